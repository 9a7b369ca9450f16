import { users } from '@quizhall/shared/contract/accounts/users';
import { type AttemptKey, parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { BONUSES } from '@quizhall/shared/model/enums';
import {
  type EarnedCertificate,
  MOST_TOLD,
  type RewardedAttempt,
  type RewardCounts,
} from '@quizhall/shared/model/accounts/own-rewards';
import { dependsOnQuiz, scoreWithheld } from '@quizhall/shared/rules/attempts/disclosure';
import { badgeName, countedPoints, firstBadges } from '@quizhall/shared/rules/accounts/rewards';
import { decodeAttemptCursor, encodeAttemptCursor } from '../model/own-attempts-cursor.ts';
import type { AttemptCard } from '../../attempts/model/attempts.ts';
import { listDisclosing } from '../../results/model/releases.ts';
import { type OwnPlace, pagesOfUserAttempts } from '../../attempts/model/user-attempts.ts';
import { endpoint } from '../../http/endpoint.ts';
import { now } from '../../platform/clock.ts';
import { codeOf } from '../../certificates/model/certificate.ts';

/** An attempt that brought something, and whose score its participant may know. */
type Rewarding = AttemptCard & AttemptKey;
interface Rewarded extends Rewarding {
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
async function listRewarded(userId: string, after?: OwnPlace): Promise<Rewarded[]> {
  const found = (await Array.fromAsync(pagesOfRewarded(userId, after))).flat();
  const points = countedPoints(found.toReversed()).toReversed();
  return found.map((card, index) => ({ ...card, points: points[index] ?? 0 }));
}

export const handler = endpoint(users.getRewards, async ({ query: { limit, cursor }, user }) => {
  if (cursor !== undefined)
    return historyOf(await listRewarded(user.id, decodeAttemptCursor(cursor, user.id)), limit);
  const all = await listRewarded(user.id);
  const badges = firstBadges(all.toReversed()).toReversed();
  const certificates = all.filter(({ passed, certificate }) => passed && certificate);
  const counts = BONUSES.map((id) => [id, badges.filter(({ bonus }) => bonus === id).length]);
  return {
    points: all.reduce((sum, { points }) => sum + points, 0),
    counts: {
      badges: Object.fromEntries(counts) as RewardCounts['badges'],
      certificates: certificates.length,
    },
    badges: badges
      .slice(0, MOST_TOLD)
      .map(({ bonus, attempt }) => ({ bonus, name: badgeName(bonus), ...earnedBy(attempt) })),
    certificates: await Promise.all(certificates.slice(0, MOST_TOLD).map(toCertificate)),
    ...historyOf(all, limit),
  };
});

const earnedBy = ({ id, quizId, quizTitle, completedAt }: Rewarded) => ({
  submissionId: id,
  quizId,
  quiz: { id: quizId, title: quizTitle },
  at: new Date(completedAt).toISOString(),
});

const toCertificate = async (card: Rewarded): Promise<EarnedCertificate> => ({
  ...earnedBy(card),
  code: await codeOf(card.id),
  score: card.percentage,
});

/** Of these, a page of those that brought points or badges. */
function historyOf(rewarded: readonly Rewarded[], limit: number) {
  const bringing = rewarded.filter(({ earned }) => earned);
  const shown = bringing.slice(0, limit);
  const last = bringing.length > limit ? shown.at(-1) : undefined;
  const history: RewardedAttempt[] = shown.map((card) => ({
    ...earnedBy(card),
    attemptNumber: card.number,
    points: card.points,
    badges: (card.earned?.badges ?? []).map((bonus) => ({ bonus, name: badgeName(bonus) })),
  }));
  return { history, nextCursor: last && encodeAttemptCursor(last) };
}
