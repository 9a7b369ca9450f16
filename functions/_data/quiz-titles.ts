import * as z from 'zod';
import { getMany } from './get-many.ts';
import { quizKey } from './keys.ts';

const Titled = z.object({ card: z.object({ id: z.string(), title: z.string() }) });

/** Q20: the titles of quizzes, by their ids; at half price. */
export async function listQuizTitles(ids: readonly string[]): Promise<Map<string, string>> {
  const items = await getMany(ids.map(quizKey), { projection: 'card.id, card.title' });
  return new Map(items.map((item) => Titled.parse(item).card).map(({ id, title }) => [id, title]));
}
