import { Instant } from '@quizhall/shared/model/common';
import type { DisclosingQuiz } from '@quizhall/shared/rules/disclosure';
import * as z from 'zod';
import { getMany } from './get-many.ts';
import { quizKey } from './keys.ts';

/** A deleted quiz has no code any more. */
type CodedQuiz = DisclosingQuiz & { code: string | undefined };

const PROJECTION = 'card.id, card.code, releasedAt, deletedAt, settings.showResultsImmediately';

const Disclosing = z
  .object({
    card: z.object({ id: z.string(), code: z.string() }),
    releasedAt: Instant.optional(),
    deletedAt: Instant.optional(),
    settings: z.object({ showResultsImmediately: z.boolean() }),
  })
  .transform(({ card, deletedAt, ...quiz }): [string, CodedQuiz] => [
    card.id,
    { ...quiz, code: deletedAt ? undefined : card.code },
  ]);

/** Q8: what several quizzes say of disclosing results, and their codes, by their ids; at half price, so a release may show a second later. */
export async function listDisclosing(quizIds: readonly string[]): Promise<Map<string, CodedQuiz>> {
  const items = await getMany([...new Set(quizIds)].map(quizKey), { projection: PROJECTION });
  return new Map(items.map((item) => Disclosing.parse(item)));
}
