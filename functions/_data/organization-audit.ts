import { createHash } from 'node:crypto';
import { OrganizationEvent } from '@quizhall/shared/model/organization-audit';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import * as z from 'zod';
import { now } from '../_platform/clock.ts';
import { randomText } from '../_platform/random.ts';
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
