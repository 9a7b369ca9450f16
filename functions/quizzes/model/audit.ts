import { createHash } from 'node:crypto';
import { AuditEvent } from '@quizhall/shared/model/results/audit';
import { ulidFloor, ulidOf, ulidTime } from '@quizhall/shared/rules/ulid';
import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { queryPage, putIf } from '../../platform/dynamodb/commands.ts';
import { auditIndex, auditKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const KEEP_MS = 2 * 365 * 24 * 3_600_000;

const Kept = z.intersection(
  z.object({
    /** The id of whoever did it; absent where the product did. Names are read when they are shown. */
    by: z.string().optional(),
    submissionId: z.string().optional(),
  }),
  AuditEvent,
);

/** An entry as stored: lies in `card`, because an index has it, too. */
const StoredEntry = z.object({ sk: z.string(), card: Kept });
export type StoredAuditEntry = z.output<typeof Kept> & { id: string; at: number };

/**
 * What happened, and why this is one thing that happened: `cause` and `at` (epoch ms) give the entry its id, so that the
 * same cause at the same instant is kept once. `kind` and `data` are those of `AuditEvent`.
 */
export type NewAuditEntry = z.input<typeof Kept> & { quizId: string; cause: string; at: number };

/** The put of an audit entry, for the transaction it describes. */
export function auditEntryItem({ quizId, cause, at, ...entry }: NewAuditEntry) {
  const id = ulidOf(at, createHash('sha256').update(`${entry.kind}#${cause}`).digest());
  return {
    TableName,
    Item: {
      ...auditKey(quizId, id),
      card: Kept.parse(entry),
      ...(entry.submissionId && auditIndex(entry.submissionId, id)),
      expiresAt: Math.ceil((at + KEEP_MS) / 1_000),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  };
}

/** Writes an audit entry outside a transaction. Returns false if it exists. */
export const putAuditEntry = (entry: NewAuditEntry): Promise<boolean> => putIf(auditEntryItem(entry));

/**
 * Audit entries of the attempts of a quiz, newest first. Entries of one attempt come from the index, which can be a
 * second late. `after` is the id of the last entry that was answered.
 */
export async function listAudit(
  quizId: string,
  {
    submissionId,
    limit,
    after,
  }: { submissionId?: string | undefined; limit: number; after?: string | undefined },
): Promise<{ entries: StoredAuditEntry[]; next: string | undefined }> {
  const oldest = ulidFloor(now() - KEEP_MS);
  if (after !== undefined && after < oldest) return { entries: [], next: undefined };
  const index = submissionId === undefined ? '' : 'gsi1';
  const { items, last } = await queryPage(
    {
      ...(submissionId !== undefined && { IndexName: 'gsi1' }),
      KeyConditionExpression: `${index}pk = :pk AND ${index}sk >= :oldest`,
      ExpressionAttributeValues: {
        ':pk': submissionId === undefined ? auditKey(quizId, '').pk : auditIndex(submissionId, '').gsi1pk,
        ':oldest': oldest,
      },
      ScanIndexForward: false,
      Limit: limit,
      ConsistentRead: submissionId === undefined,
    },
    after === undefined
      ? undefined
      : { ...auditKey(quizId, after), ...(submissionId !== undefined && auditIndex(submissionId, after)) },
  );
  const entries = items.map((item) => {
    const { sk, card } = StoredEntry.parse(item);
    return { ...card, id: sk, at: ulidTime(sk) };
  });
  return { entries, next: last && entries.at(-1)?.id };
}
