import * as z from 'zod';
import { allOf, type Item, type Writes } from './idioms.ts';
import { quizPk, WAITING_PREFIX, waitingKey } from './keys.ts';
import { Chunk, packed, unpacked } from './quiz-content.ts';
import { TableName } from './table.ts';

const Head = z.object({
  approvalId: z.string(),
  by: z.string(),
  /** Of the quiz when it was asked for. */
  revision: z.number(),
});

/** What an author wants published. */
export type Waiting = z.output<typeof Head> & {
  /** The draft as it would be saved, of a quiz whose present version stays live; undefined: the quiz as it is. */
  draft: unknown;
  chunks: number;
};

const readItems = (quizId: string): Promise<Item[]> =>
  allOf({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :waiting)',
    ExpressionAttributeValues: { ':pk': quizPk(quizId), ':waiting': WAITING_PREFIX },
    ConsistentRead: true,
  });

/** V5: what waits of a quiz, with every change that was acknowledged. */
export async function getWaiting(quizId: string): Promise<Waiting | undefined> {
  const [head, ...rest] = await readItems(quizId);
  if (!head) return undefined;
  const chunks = rest.map((item) => Chunk.parse(item).data);
  return {
    ...Head.parse(head),
    draft: chunks.length > 0 ? unpacked(chunks) : undefined,
    chunks: rest.length,
  };
}

/** V6: the writes that keep it, in place of what waited before. */
export function keptWaiting(
  quizId: string,
  { draft, ...head }: Omit<Waiting, 'chunks'>,
  before: Waiting | undefined,
): Writes {
  const chunks = draft === undefined ? [] : packed(draft);
  const condition = before
    ? {
        ConditionExpression: 'approvalId = :before',
        ExpressionAttributeValues: { ':before': before.approvalId },
      }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  return [
    { Put: { TableName, Item: { ...waitingKey(quizId, 0), ...head }, ...condition } },
    ...chunks.map((data, n) => ({ Put: { TableName, Item: { ...waitingKey(quizId, n + 1), data } } })),
    ...removals(quizId, chunks.length + 1, before?.chunks ?? 0),
  ];
}

/** V7: the writes after which nothing of it waits. */
export const droppedWaiting = (quizId: string, { chunks }: Waiting): Writes => removals(quizId, 0, chunks);

const removals = (quizId: string, from: number, to: number): Writes =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => ({
    Delete: { TableName, Key: waitingKey(quizId, from + n) },
  }));
