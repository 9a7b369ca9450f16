import { randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { ReportReason } from '@quizhall/shared/model/explore';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import { now, nowIso, nowSeconds } from '../_platform/clock.ts';

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

/** RP1: keep what somebody reports of a quiz. */
export async function putQuizReport(report: QuizReport): Promise<void> {
  const id = ulidOf(now(), randomBytes(10));
  const Item = { ...quizReportKey(id), ...report, at: nowIso(), expiresAt: nowSeconds() + KEEP_SECONDS };
  await table.send(new PutCommand({ TableName, Item }));
}
