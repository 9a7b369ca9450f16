import { createHash } from 'node:crypto';
import { OrganizationEvent } from '@quizhall/shared/model/organization-audit';
import { ulidFloor, ulidOf, ulidTime } from '@quizhall/shared/rules/ulid';
import * as z from 'zod';
import { now } from '../_platform/clock.ts';
import { randomText } from '../_platform/random.ts';
import { pageOf } from './idioms.ts';
import { organizationAuditKey } from './keys.ts';
import { TableName } from './table.ts';

const KEEP_MS = 2 * 365 * 24 * 3_600_000;

/** `by`: the id of whoever did it, absent where the product did. */
const Kept = z.intersection(z.object({ by: z.string().optional() }), OrganizationEvent);
export type NewOrganizationEvent = z.input<typeof Kept> & { cause?: string };

/**
 * U1: the write that keeps what was done in an organization, for the transaction of what it tells of. Without a `cause` that names it for
 * ever it is told as often as it is done.
 */
export function organizationEvent(
  organizationId: string,
  { cause = randomText(20), ...entry }: NewOrganizationEvent,
) {
  const at = now();
  const id = ulidOf(at, createHash('sha256').update(`${entry.kind}#${cause}`).digest());
  return {
    Put: {
      TableName,
      Item: {
        ...organizationAuditKey(organizationId, id),
        ...Kept.parse(entry),
        expiresAt: Math.ceil((at + KEEP_MS) / 1_000),
      },
    },
  };
}

const Stored = z.intersection(z.object({ sk: z.string() }), Kept);
export type StoredOrganizationEvent = z.output<typeof Kept> & { id: string; at: number };

interface Span {
  /** Epoch ms, both included. */
  from?: number | undefined;
  to?: number | undefined;
  limit: number;
  /** The id of the last entry that was answered. */
  after?: string | undefined;
}

/** U2: what was done in an organization, the newest first. */
export async function listOrganizationAudit(
  organizationId: string,
  { from = 0, to = now(), limit, after }: Span,
): Promise<{ entries: StoredOrganizationEvent[]; next: string | undefined }> {
  const floor = ulidFloor(Math.max(from, now() - KEEP_MS));
  const { items, last } = await pageOf(
    {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':pk': organizationAuditKey(organizationId, '').pk,
        ':from': floor,
        ':to': ulidFloor(to + 1),
      },
      ScanIndexForward: false,
      Limit: limit,
      ConsistentRead: true,
    },
    after === undefined ? undefined : { ...organizationAuditKey(organizationId, after) },
  );
  const entries = items.map((item) => {
    const { sk, ...kept } = Stored.parse(item);
    return { ...kept, id: sk, at: ulidTime(sk) };
  });
  return { entries, next: last && entries.at(-1)?.id };
}
