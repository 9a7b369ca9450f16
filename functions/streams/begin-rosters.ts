import type { DynamoDBRecord } from 'aws-lambda';
import { markRosterWhole } from '../_data/roster.ts';

/** Marks the rosters of new quizzes as complete: the stream sees everything that will ever happen in them. */
export async function beginRosters(records: readonly DynamoDBRecord[]): Promise<void> {
  const ids = records.flatMap(({ eventName, dynamodb }) => {
    const { pk, sk } = dynamodb?.Keys ?? {};
    const isNew = eventName === 'INSERT' && pk?.S?.startsWith('QUIZ#') && sk?.S === 'META';
    return isNew ? (pk?.S?.slice('QUIZ#'.length) ?? []) : [];
  });
  await Promise.all(ids.map(markRosterWhole));
}
