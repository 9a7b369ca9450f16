import { ulidTime } from '@quizhall/shared/rules/ulid';
import * as z from 'zod';
import { queryAll, countItems, getItem } from '../../platform/dynamodb/commands.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { approvalKey, joinRequestIndex, pendingIndex } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const Card = z.object({
  type: z.enum(['quiz', 'member']),
  /** A quiz or a person, by id. */
  subject: z.string(),
  by: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
});
const Item = z.object({ sk: z.string(), card: Card });
export type StoredApproval = z.output<typeof Card> & { id: string; organizationId: string; askedAt: number };

/** An approval from its item, in the table or in a stream record. */
export const toApproval = (organizationId: string, item: unknown): StoredApproval => {
  const { sk: id, card } = Item.parse(item);
  return { ...card, id, organizationId, askedAt: ulidTime(id) };
};

/** Pending approvals of an organization, oldest first. Read from the index: a change can show a second later. */
export async function listPendingApprovals(organizationId: string): Promise<StoredApproval[]> {
  const { gsi1pk } = pendingIndex(organizationId, '');
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pending',
    ExpressionAttributeValues: { ':pending': gsi1pk },
  });
  return items.map((item) => toApproval(organizationId, item));
}

/** Number of pending approvals. */
export const countPendingApprovals = (organizationId: string): Promise<number> =>
  countItems({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pending',
    ExpressionAttributeValues: { ':pending': pendingIndex(organizationId, '').gsi1pk },
  });

/** One approval. Strongly consistent. */
export async function getApproval(organizationId: string, id: string): Promise<StoredApproval | undefined> {
  const Key = approvalKey(organizationId, id);
  const item = await getItem(Key);
  return item && toApproval(organizationId, item);
}

/** The put of a new approval. */
export const newApprovalItem = ({
  id,
  organizationId,
  type,
  subject,
  by,
}: Pick<StoredApproval, 'id' | 'organizationId' | 'type' | 'subject' | 'by'>): Writes[number] => ({
  Put: {
    TableName,
    Item: {
      ...approvalKey(organizationId, id),
      ...pendingIndex(organizationId, id),
      // It goes with the account of whoever wants to come in.
      ...(type === 'member' && joinRequestIndex(subject, `${organizationId}#approval`)),
      card: { type, subject, by, status: 'pending' },
    },
  },
});

/** The delete of an approval whose author requests another one. Fails once the approval is decided. */
export const withdrawApprovalItem = (organizationId: string, id: string): Writes[number] => ({
  Delete: {
    TableName,
    Key: approvalKey(organizationId, id),
    ConditionExpression: 'card.#status = :pending',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':pending': 'pending' },
  },
});

/** The update that decides an approval, once. */
export const decideApprovalItem = (
  { organizationId, id }: StoredApproval,
  decided: { status: 'approved' | 'rejected'; by: string; reason?: string | undefined },
): Writes[number] => ({
  Update: {
    TableName,
    Key: approvalKey(organizationId, id),
    UpdateExpression: `SET card.#status = :status, decidedBy = :by${decided.reason === undefined ? '' : ', reason = :reason'} REMOVE gsi1pk, gsi1sk, gsi2pk, gsi2sk`,
    ConditionExpression: 'card.#status = :pending',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':status': decided.status,
      ':by': decided.by,
      ':pending': 'pending',
      ...(decided.reason !== undefined && { ':reason': decided.reason }),
    },
  },
});
