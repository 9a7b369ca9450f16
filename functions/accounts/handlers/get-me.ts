import { users } from '@quizhall/shared/contract/accounts/users';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { listOwnAttempts } from '../use-cases/own-attempts.ts';
import { PROFILE_ITEMS, toProfile } from '../use-cases/public-profile.ts';
import { findSignedInPerson } from '../model/signed-in-person.ts';
import { listNewestOwnerCards } from '../../quizzes/model/owner-quizzes.ts';
import { listAllUserAttempts } from '../../attempts/model/user-attempts.ts';
import { endpoint } from '../../http/endpoint.ts';

const distinctQuizzes = (attempts: readonly { quizId: string }[]): number =>
  new Set(attempts.map(({ quizId }) => quizId)).size;

export const handler = endpoint(
  users.getMe,
  async ({ user: { id }, person: { user, counters, own } }) => {
    const [quizzes, attempts] = await Promise.all([
      listNewestOwnerCards(id, PROFILE_ITEMS),
      listOwnAttempts(id, PROFILE_ITEMS),
    ]);
    const quizzesTaken =
      attempts.length < PROFILE_ITEMS
        ? distinctQuizzes(attempts)
        : distinctQuizzes((await listAllUserAttempts(id)).map((card) => parseAttemptId(card.id)));
    return { user: { ...toProfile(user, counters, { quizzes, attempts, quizzesTaken }), ...own } };
  },
  { findPerson: findSignedInPerson },
);
