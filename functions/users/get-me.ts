import { users } from '@quizhall/shared/contract/users';
import { firstBadges } from '@quizhall/shared/rules/rewards';
import { listOwnAttempts } from '../_accounts/own-attempts.ts';
import { NEWEST, toProfile } from '../_accounts/profile.ts';
import { listRewarded } from '../_accounts/own-rewards.ts';
import { findSignedInPerson } from '../_accounts/signed-in-person.ts';
import { listNewestOwnerCards } from '../_data/owner-quizzes.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(
  users.getMe,
  async ({ user: { id }, person: { user, counters } }) => {
    const [quizzes, attempts] = await Promise.all([
      listNewestOwnerCards(id, NEWEST),
      listOwnAttempts(id, NEWEST),
    ]);
    // Of whoever has taken more than that, all have to be looked at.
    const rewarded = attempts.length < NEWEST ? attempts : await listRewarded(id);
    const badges = firstBadges<(typeof rewarded)[number]>(rewarded).length;
    return { user: toProfile(user, counters, { quizzes, attempts, badges }) };
  },
  { findPerson: findSignedInPerson },
);
