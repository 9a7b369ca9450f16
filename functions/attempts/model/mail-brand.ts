import type { Brand } from '@quizhall/shared/model/organizations/brand';
import * as z from 'zod';
import { getQuizOrganization } from '../../quizzes/model/quiz-organization.ts';
import { findLiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { config } from '../../platform/config.ts';
import { brandOf } from './brand.ts';

const OfQuiz = z.object({ quizId: z.string() });

/**
 * The look of the organization that owns the quiz which a mail is about, as it is now. A mail to an address that nobody has proven
 * names no quiz, because it repeats nothing that somebody made.
 */
export async function brandOfMail(data: unknown): Promise<Brand | undefined> {
  const { success, data: named } = OfQuiz.safeParse(data);
  const quiz = success ? await findLiveQuiz(named.quizId) : undefined;
  const house = quiz && (await getQuizOrganization(quiz));
  if (!house) return undefined;
  const { logoUrl, ...brand } = brandOf(house);
  return { ...brand, ...(logoUrl !== undefined && { logoUrl: config.SITE_URL + logoUrl }) };
}
