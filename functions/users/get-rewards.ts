import { users } from '@quizhall/shared/contract/users';
import { BONUSES } from '@quizhall/shared/model/enums';
import {
  type EarnedCertificate,
  MOST_TOLD,
  type RewardedAttempt,
  type RewardCounts,
} from '@quizhall/shared/model/own-rewards';
import { badgeName, firstBadges } from '@quizhall/shared/rules/rewards';
import { readPlace, writePlace } from '../_accounts/own-place.ts';
import { listRewarded, type Rewarded } from '../_accounts/own-rewards.ts';
import { endpoint } from '../_http/endpoint.ts';
import { codeOf } from '../_taking/certificate.ts';

export const handler = endpoint(users.getRewards, async ({ query: { limit, cursor }, user }) => {
  if (cursor !== undefined) return historyOf(await listRewarded(user.id, readPlace(cursor, user.id)), limit);
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
  return { history, nextCursor: last && writePlace(last) };
}
