import * as z from 'zod';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { quizKey } from '../../platform/dynamodb/keys.ts';

const Titled = z.object({
  ownerId: z.string(),
  deletedAt: z.string().optional(),
  card: z.object({ id: z.string(), title: z.string() }),
});

/** Titles of an owner's quizzes by id. Eventually consistent. */
export async function listQuizTitles(ownerId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const items = await getItems(ids.map(quizKey), { projection: 'card.id, card.title, ownerId, deletedAt' });
  return new Map(
    items
      .map((item) => Titled.parse(item))
      .filter((quiz) => quiz.ownerId === ownerId && quiz.deletedAt === undefined)
      .map(({ card: { id, title } }) => [id, title]),
  );
}
