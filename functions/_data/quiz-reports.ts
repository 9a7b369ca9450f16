import { randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { Instant } from '@quizhall/shared/model/common';
import { REPORT_REASONS, type ReportReason } from '@quizhall/shared/model/explore';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import * as z from 'zod';
import { now, nowIso, nowSeconds } from '../_platform/clock.ts';
import { pageOf } from './idioms.ts';
import { quizReportKey } from './keys.ts';
import { TableName, table } from './table.ts';

/** 13 months, as with everything that people write to the site. */
const KEEP_SECONDS = 395 * 24 * 3_600;

interface QuizReport {
  quizId: string;
  reason: ReportReason;
  details: string;
  /** Who reports it, if somebody is signed in. */
  by?: string | undefined;
}

const StoredReport = z.object({
  quizId: z.string(),
  reason: z.enum(REPORT_REASONS),
  details: z.string(),
  by: z.string().optional(),
  at: Instant,
});

/** RP2: what was reported last, newest first. */
export async function listQuizReports(limit: number): Promise<z.output<typeof StoredReport>[]> {
  const { items } = await pageOf({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': quizReportKey('').pk },
    ScanIndexForward: false,
    Limit: limit,
  });
  return items.map((item) => StoredReport.parse(item));
}

/** RP1: keep what somebody reports of a quiz. */
export async function putQuizReport(report: QuizReport): Promise<void> {
  const id = ulidOf(now(), randomBytes(10));
  const Item = { ...quizReportKey(id), ...report, at: nowIso(), expiresAt: nowSeconds() + KEEP_SECONDS };
  await table.send(new PutCommand({ TableName, Item }));
}
