import { Rejection } from '@quizhall/shared/model/quizzes/waiting-quiz';
import * as z from 'zod';
import { queryAll, getItem, type Item, withPrefix } from '../../platform/dynamodb/commands.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { quizPk, PENDING_CONTENT_PREFIX, pendingContentKey } from '../../platform/dynamodb/keys.ts';
import { Chunk, packChunks, unpackChunks } from './quiz-content.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const Head = z.object({
  approvalId: z.string(),
  by: z.string(),
  /** Of the quiz when it was asked for. */
  revision: z.number(),
  /** It waits no more; its author goes on with it, or lets it go. */
  rejected: Rejection.optional(),
});
export type PendingHead = z.output<typeof Head>;

/** Content that waits for approval. */
export type PendingContent = PendingHead & {
  /** The draft as it would be saved, of a quiz whose present version stays live; undefined: the quiz as it is. */
  draft: unknown;
  chunks: number;
};

const readItems = (quizId: string): Promise<Item[]> =>
  queryAll({
    ...withPrefix(quizPk(quizId), PENDING_CONTENT_PREFIX),
    ConsistentRead: true,
  });

/** The pending content of a quiz. Strongly consistent. */
export async function getPendingContent(quizId: string): Promise<PendingContent | undefined> {
  const [head, ...rest] = await readItems(quizId);
  if (!head) return undefined;
  const chunks = rest.map((item) => Chunk.parse(item).data);
  return {
    ...Head.parse(head),
    draft: chunks.length > 0 ? unpackChunks(chunks) : undefined,
    chunks: rest.length,
  };
}

/** The pending request without its content. */
export async function getPendingHead(quizId: string): Promise<PendingHead | undefined> {
  const Key = pendingContentKey(quizId, 0);
  const item = await getItem(Key);
  return item && Head.parse(item);
}

/** The update that rejects pending content. The content stays for its author. */
export const rejectPendingItem = (
  quizId: string,
  approvalId: string,
  rejected: Rejection,
): Writes[number] => ({
  Update: {
    TableName,
    Key: pendingContentKey(quizId, 0),
    UpdateExpression: 'SET rejected = :rejected',
    ConditionExpression: 'approvalId = :id',
    ExpressionAttributeValues: { ':id': approvalId, ':rejected': rejected },
  },
});

/** The puts of pending content, replacing earlier pending content. */
export function pendingContentItems(
  quizId: string,
  { draft, ...head }: Omit<PendingContent, 'chunks' | 'rejected'>,
  before: PendingContent | undefined,
): Writes {
  const chunks = draft === undefined ? [] : packChunks(draft);
  const condition = before
    ? {
        ConditionExpression: 'approvalId = :before',
        ExpressionAttributeValues: { ':before': before.approvalId },
      }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  return [
    { Put: { TableName, Item: { ...pendingContentKey(quizId, 0), ...head }, ...condition } },
    ...chunks.map((data, n) => ({ Put: { TableName, Item: { ...pendingContentKey(quizId, n + 1), data } } })),
    ...removals(quizId, chunks.length + 1, before?.chunks ?? 0),
  ];
}

/** The deletes of pending content. Fail if other content is pending. */
export const deletePendingItems = (quizId: string, { approvalId, chunks }: PendingContent): Writes => [
  {
    Delete: {
      TableName,
      Key: pendingContentKey(quizId, 0),
      ConditionExpression: 'approvalId = :seen',
      ExpressionAttributeValues: { ':seen': approvalId },
    },
  },
  ...removals(quizId, 1, chunks),
];

/** The check that the pending content is the one that was read. */
export const pendingCheckItem = (quizId: string, waiting: PendingHead | undefined): Writes[number] => ({
  ConditionCheck: {
    TableName,
    Key: pendingContentKey(quizId, 0),
    ...(waiting
      ? {
          ConditionExpression: 'approvalId = :seen',
          ExpressionAttributeValues: { ':seen': waiting.approvalId },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
});

const removals = (quizId: string, from: number, to: number): Writes =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => ({
    Delete: { TableName, Key: pendingContentKey(quizId, from + n) },
  }));
