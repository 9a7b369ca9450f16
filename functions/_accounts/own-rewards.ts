import { type AttemptKey, parseAttemptId } from '@quizhall/shared/model/attempt-id';
import { dependsOnQuiz, scoreWithheld } from '@quizhall/shared/rules/disclosure';
import { countedPoints } from '@quizhall/shared/rules/rewards';
import type { AttemptCard } from '../_data/attempts.ts';
import { listDisclosing } from '../_data/releases.ts';
import { type OwnPlace, pagesOfUserAttempts } from '../_data/user-attempts.ts';
import { now } from '../_platform/clock.ts';

/** An attempt that brought something, and whose score its participant may know. */
type Rewarding = AttemptCard & AttemptKey;
export interface Rewarded extends Rewarding {
  /** What it adds to the points of its person. */
  points: number;
}

/** Those of a person, newest first, page by page. */
async function* pagesOfRewarded(userId: string, after?: OwnPlace): AsyncGenerator<Rewarding[]> {
  for await (const cards of pagesOfUserAttempts(userId, { after })) {
    const bringing = cards
      .filter(
        ({ uncounted, earned, passed, certificate }) => !uncounted && (earned || (passed && certificate)),
      )
      .map((card) => ({ ...card, ...parseAttemptId(card.id) }));
    const quizzes = await listDisclosing(bringing.filter(dependsOnQuiz).map(({ quizId }) => quizId));
    yield bringing.filter((card) => !scoreWithheld(card, quizzes.get(card.quizId), now()));
  }
}

/**
 * All of them, or those after a place, newest first: every attempt is looked at, so that sums are exact whatever was released
 * or marked since. What an attempt adds depends on older ones alone, so it is the same from every place.
 */
export async function listRewarded(userId: string, after?: OwnPlace): Promise<Rewarded[]> {
  const found = (await Array.fromAsync(pagesOfRewarded(userId, after))).flat();
  const points = countedPoints(found.toReversed()).toReversed();
  return found.map((card, index) => ({ ...card, points: points[index] ?? 0 }));
}
