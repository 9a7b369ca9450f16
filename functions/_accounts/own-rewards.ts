import { type AttemptKey, parseAttemptId } from '@quizhall/shared/model/attempt-id';
import { dependsOnQuiz, scoreWithheld } from '@quizhall/shared/rules/disclosure';
import type { AttemptCard } from '../_data/attempts.ts';
import { listDisclosing } from '../_data/releases.ts';
import { type OwnPlace, pagesOfUserAttempts } from '../_data/user-attempts.ts';
import { now } from '../_platform/clock.ts';

/** An attempt that brought something, and whose score its participant may know. */
export type Rewarded = AttemptCard & AttemptKey;

/** Those of a person, newest first, page by page. */
async function* pagesOfRewarded(userId: string, after?: OwnPlace): AsyncGenerator<Rewarded[]> {
  for await (const cards of pagesOfUserAttempts(userId, { after })) {
    const bringing = cards
      .filter(({ earned, passed, certificate }) => earned || (passed && certificate))
      .map((card) => ({ ...card, ...parseAttemptId(card.id) }));
    const quizzes = await listDisclosing(bringing.filter(dependsOnQuiz).map(({ quizId }) => quizId));
    yield bringing.filter((card) => !scoreWithheld(card, quizzes.get(card.quizId), now()));
  }
}

/** All of them: every attempt of the person is looked at, so that sums are exact whatever was released or marked since. */
export const listRewarded = async (userId: string): Promise<Rewarded[]> =>
  (await Array.fromAsync(pagesOfRewarded(userId))).flat();

/** Some more after a place, of those that brought points or badges. */
export async function moreRewarded(userId: string, after: OwnPlace, most: number): Promise<Rewarded[]> {
  const found: Rewarded[] = [];
  for await (const page of pagesOfRewarded(userId, after)) {
    found.push(...page.filter(({ earned }) => earned));
    if (found.length >= most) break;
  }
  return found.slice(0, most);
}
