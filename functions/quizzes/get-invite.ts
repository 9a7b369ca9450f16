import { quizzes } from '@quizhall/shared/contract/quizzes';
import { hasAddress, openInvite } from '../_authoring/co-authors.ts';
import { inviteEnds } from '../_data/co-invites.ts';
import { getQuiz } from '../_data/quizzes.ts';
import { listNames } from '../_data/users.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = endpoint(quizzes.getInvite, async ({ params, user }) => {
  const invite = await openInvite(params.token, user);
  const { quizId, ownerId, role, email } = invite;
  const [quiz, names, own] = await Promise.all([
    getQuiz(quizId),
    listNames([ownerId]),
    user && hasAddress(user, email),
  ]);
  if (quiz?.ownerId !== ownerId) throw new AppError('INVALID_LINK');
  const expiresAt = new Date(inviteEnds(invite)).toISOString();
  return { invite: { quizId, title: quiz.title, role, email, own, from: names.get(ownerId), expiresAt } };
});
