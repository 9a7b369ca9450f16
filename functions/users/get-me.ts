import { users } from '@quizhall/shared/contract/users';
import { parseAttemptId } from '@quizhall/shared/model/attempt-id';
import { listOwnAttempts } from '../_accounts/own-attempts.ts';
import { NEWEST, toProfile } from '../_accounts/profile.ts';
import { findSignedInPerson } from '../_accounts/signed-in-person.ts';
import { listNewestOwnerCards } from '../_data/owner-quizzes.ts';
import { listAllUserAttempts } from '../_data/user-attempts.ts';
import { endpoint } from '../_http/endpoint.ts';

const distinctQuizzes = (attempts: readonly { quizId: string }[]): number =>
  new Set(attempts.map(({ quizId }) => quizId)).size;

export const handler = endpoint(
  users.getMe,
  async ({ user: { id }, person: { user, counters, own } }) => {
    const [quizzes, attempts] = await Promise.all([
      listNewestOwnerCards(id, NEWEST),
      listOwnAttempts(id, NEWEST),
    ]);
    const quizzesTaken =
      attempts.length < NEWEST
        ? distinctQuizzes(attempts)
        : distinctQuizzes((await listAllUserAttempts(id)).map((card) => parseAttemptId(card.id)));
    return { user: { ...toProfile(user, counters, { quizzes, attempts, quizzesTaken }), ...own } };
  },
  { findPerson: findSignedInPerson },
);
