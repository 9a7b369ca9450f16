import { createHash } from 'node:crypto';
import { OrganizationEvent } from '@quizhall/shared/model/organizations/organization-audit';
import { ulidFloor, ulidOf, ulidTime } from '@quizhall/shared/rules/ulid';
import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { queryPage } from '../../platform/dynamodb/commands.ts';
import { organizationAuditKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const KEEP_MS = 2 * 365 * 24 * 3_600_000;

/** `by`: the id of whoever did it, absent where the product did. */
const Kept = z.intersection(z.object({ by: z.string().optional() }), OrganizationEvent);
export type NewOrganizationEvent = z.input<typeof Kept> & { cause?: string };

/**
 * The write that keeps what was done in an organization, for the transaction of what it tells of. Without a `cause` that names it for
 * ever it is told as often as it is done.
 */
export function organizationEventItem(
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
  /** The id of the last entry that was looked at. */
  after?: string | undefined;
  /** Done by this person; of this kind. */
  by?: string | undefined;
  kind?: OrganizationEvent['kind'] | undefined;
  /** Look no further than at so many entries. */
  within?: number | undefined;
}

/** So many entries are looked at for a page, whatever is found among them. */
const MOST_LOOKED_AT = 2_000;

/** Audit entries of an organization, newest first. A filtered page can be shorter than asked for although another follows. */
export async function listOrganizationAudit(
  organizationId: string,
  { from = 0, to = now(), limit, after, by, kind, within = MOST_LOOKED_AT }: Span,
): Promise<{ entries: StoredOrganizationEvent[]; next: string | undefined }> {
  const isFiltered = by !== undefined || kind !== undefined;
  const [oldest, newest] = [ulidFloor(Math.max(from, now() - KEEP_MS)), ulidFloor(Math.max(to, 0) + 1)];
  // The table takes no span that ends before it begins, and no place outside of one.
  if (newest < oldest || (after !== undefined && after < oldest)) return { entries: [], next: undefined };
  const query = {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':pk': organizationAuditKey(organizationId, '').pk,
      ':from': oldest,
      ':to': newest,
    },
    ScanIndexForward: false,
    Limit: Math.min(isFiltered ? Math.max(limit, 500) : limit, within),
    ConsistentRead: true,
  };
  const found: StoredOrganizationEvent[] = [];
  let place = after !== undefined && after > newest ? undefined : after;
  for (let looked = 0; looked < within; looked += query.Limit) {
    const start = place === undefined ? undefined : { ...organizationAuditKey(organizationId, place) };
    const { items, last } = await queryPage(query, start);
    for (const entry of items.map(toEvent)) {
      if (found.length === limit) return { entries: found, next: found.at(-1)?.id };
      if ((by === undefined || entry.by === by) && (kind === undefined || entry.kind === kind))
        found.push(entry);
      place = entry.id;
    }
    if (!last) return { entries: found, next: undefined };
    if (found.length === limit) break;
  }
  return { entries: found, next: place };
}

function toEvent(item: unknown): StoredOrganizationEvent {
  const { sk, ...kept } = Stored.parse(item);
  return { ...kept, id: sk, at: ulidTime(sk) };
}
