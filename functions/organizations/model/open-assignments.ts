import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { MOST_ASSIGNMENTS } from '@quizhall/shared/model/organizations/assignment-limits';
import * as z from 'zod';
import { getItem } from '../../platform/dynamodb/commands.ts';
import { openAssignmentsKey } from '../../platform/dynamodb/keys.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';

/** An assignment and when it is due (epoch ms). */
interface Due {
  organizationId: string;
  id: string;
  dueAt: number;
}

/** Each is told together with its moment, so that one that was moved meanwhile is another entry. */
const entryOf = ({ dueAt, id }: Due): string => `${String(dueAt)}#${id}`;
const isPast = (entry: string, now: number): boolean => Number(entry.split('#')[0]) <= now;

const Entries = z.object({ entries: z.set(z.string()).default(new Set()) });

const withEntry = (one: Due) => ({
  TableName,
  Key: openAssignmentsKey(one.organizationId),
  UpdateExpression: 'ADD #entries :entry',
  ExpressionAttributeNames: { '#entries': 'entries' },
  ExpressionAttributeValues: { ':entry': new Set([entryOf(one)]) },
});

/**
 * The write that counts one more of those that are due later, unless there are so many already, for the transaction that adds it. The
 * entries themselves are counted, so of two at once the second is refused. Those that were due stay until there is no room (`removePastAssignments`).
 */
export function addOpenAssignmentItem(one: Due) {
  const { ExpressionAttributeValues, ...update } = withEntry(one);
  return {
    Update: {
      ...update,
      ConditionExpression: 'attribute_not_exists(#entries) OR size(#entries) < :most',
      ExpressionAttributeValues: { ...ExpressionAttributeValues, ':most': MOST_ASSIGNMENTS },
    },
  };
}

/** Write that stores the new due time of an open assignment. Another write removes the former one. */
export const moveOpenAssignmentItem = (one: Due) => ({ Update: withEntry(one) });

const without = (organizationId: string, entries: readonly string[]) => ({
  TableName,
  Key: openAssignmentsKey(organizationId),
  UpdateExpression: 'DELETE #entries :gone',
  ExpressionAttributeNames: { '#entries': 'entries' },
  ExpressionAttributeValues: { ':gone': new Set(entries) },
});

/** Write that removes an open assignment from the count. */
export const removeOpenAssignmentItem = (one: Due) => ({
  Update: without(one.organizationId, [entryOf(one)]),
});

/** Removes past assignments from the count. True if there were any. */
export async function removePastAssignments(organizationId: string, now: number): Promise<boolean> {
  const item = await getItem(openAssignmentsKey(organizationId));
  const past = [...Entries.parse(item ?? {}).entries].filter((entry) => isPast(entry, now));
  if (past.length === 0) return false;
  await table.send(new UpdateCommand(without(organizationId, past)));
  return true;
}
