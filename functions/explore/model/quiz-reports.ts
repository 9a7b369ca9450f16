import { randomBytes } from 'node:crypto';
import { Instant } from '@quizhall/shared/model/common';
import { REPORT_REASONS, type ReportReason } from '@quizhall/shared/model/explore/explore-enums';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import * as z from 'zod';
import { now, nowIso, nowSeconds } from '../../platform/clock.ts';
import { getItem, queryPages, putItem } from '../../platform/dynamodb/commands.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { quizReportIndex, quizReportKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

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
  sk: z.string(),
  quizId: z.string(),
  reason: z.enum(REPORT_REASONS),
  details: z.string(),
  by: z.string().optional(),
  at: Instant,
  /** What came of it, by whoever runs the site. */
  settled: z.string().optional(),
});
export type StoredReport = Omit<z.output<typeof StoredReport>, 'sk'> & { id: string };

/** A report as stored. */
export function toReport(item: unknown): StoredReport {
  const { sk: id, ...report } = StoredReport.parse(item);
  return { id, ...report };
}

/** Reports, newest first: open ones or all. */
export async function listQuizReports(limit: number, which: 'open' | 'all'): Promise<StoredReport[]> {
  const found: StoredReport[] = [];
  const pages = queryPages({
    KeyConditionExpression: 'pk = :pk',
    ...(which === 'open' && { FilterExpression: 'attribute_not_exists(settled)' }),
    ExpressionAttributeValues: { ':pk': quizReportKey('').pk },
    ScanIndexForward: false,
  });
  for await (const items of pages) {
    found.push(...items.map(toReport));
    if (found.length >= limit) break;
  }
  return found.slice(0, limit);
}

/** One of them. */
export async function getQuizReport(id: string): Promise<StoredReport | undefined> {
  const item = await getItem(quizReportKey(id));
  return item && toReport(item);
}

/** Settles a report, together with its notifications. False: it is deleted or settled already. */
export const settleQuizReport = async (id: string, settled: string, beside: Writes): Promise<boolean> =>
  !(await transactWrite({
    quizReport: {
      Update: {
        TableName,
        Key: quizReportKey(id),
        UpdateExpression: 'SET settled = :settled',
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(settled)',
        ExpressionAttributeValues: { ':settled': settled },
      },
    },
    beside,
  }));

/** Keep what somebody reports of a quiz. */
export async function putQuizReport(report: QuizReport): Promise<void> {
  const id = ulidOf(now(), randomBytes(10));
  const Item = {
    ...quizReportKey(id),
    ...(report.by !== undefined && quizReportIndex(report.by, id)),
    ...report,
    at: nowIso(),
    expiresAt: nowSeconds() + KEEP_SECONDS,
  };
  await putItem(Item);
}
