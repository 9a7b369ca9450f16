import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { hasAddress, getOpenInvite } from '../use-cases/co-authors.ts';
import { inviteExpiresAt } from '../model/co-invites.ts';
import { getQuiz } from '../model/quizzes.ts';
import { listNames } from '../../accounts/model/users.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = endpoint(quizzes.getInvite, async ({ params, user }) => {
  const invite = await getOpenInvite(params.token, user);
  const { quizId, ownerId, role, email } = invite;
  const [quiz, names, own] = await Promise.all([
    getQuiz(quizId),
    listNames([ownerId]),
    user && hasAddress(user, email),
  ]);
  if (quiz?.ownerId !== ownerId) throw new AppError('INVALID_LINK');
  const expiresAt = new Date(inviteExpiresAt(invite)).toISOString();
  return { invite: { quizId, title: quiz.title, role, email, own, from: names.get(ownerId), expiresAt } };
});
