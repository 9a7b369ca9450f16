import { Instant } from '@quizhall/shared/model/common';
import type { DisclosingQuiz } from '@quizhall/shared/rules/disclosure';
import * as z from 'zod';
import { getMany } from './get-many.ts';
import { quizKey } from './keys.ts';

const PROJECTION = 'card.id, releasedAt, settings.showResultsImmediately';

const Disclosing = z
  .object({
    card: z.object({ id: z.string() }),
    releasedAt: Instant.optional(),
    settings: z.object({ showResultsImmediately: z.boolean() }),
  })
  .transform(({ card, ...quiz }): [string, DisclosingQuiz] => [card.id, quiz]);

/** Q8: what several quizzes say of disclosing results, by their ids; at half price, so a release may show a second later. */
export async function listDisclosing(quizIds: readonly string[]): Promise<Map<string, DisclosingQuiz>> {
  const items = await getMany([...new Set(quizIds)].map(quizKey), PROJECTION);
  return new Map(items.map((item) => Disclosing.parse(item)));
}
