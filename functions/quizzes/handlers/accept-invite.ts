import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { hasAddress, getOpenInvite } from '../use-cases/co-authors.ts';
import { getCoAuthor } from '../model/co-authors.ts';
import { acceptCoInvite } from '../model/co-invites.ts';
import { getQuiz } from '../model/quizzes.ts';
import { getUser } from '../../accounts/model/users.ts';
import { endpoint } from '../../http/endpoint.ts';
import { inviteAccepted } from '../../notifications/model/notification-content.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = endpoint(quizzes.acceptInvite, async ({ params, user }) => {
  const invite = await getOpenInvite(params.token, user);
  const { quizId, role, ownerId } = invite;
  if (ownerId === user.id) throw new AppError('INVALID_STATE', { message: 'This quiz is yours already.' });
  // The link may have been forwarded or leaked: the owner agrees to another account by inviting its address.
  if (!(await hasAddress(user, invite.email)))
    throw new AppError('FORBIDDEN', {
      message: 'This invitation is for another address. Ask the owner of the quiz to invite yours.',
    });
  const quiz = await getQuiz(quizId);
  if (!quiz) throw new AppError('INVALID_LINK');
  const account = await getUser(user.id);
  if (!(await acceptCoInvite(invite, user.id, inviteAccepted(quiz, invite, account?.name)))) {
    if (!(await getCoAuthor(quizId, user.id))) throw new AppError('INVALID_LINK');
    throw new AppError('INVALID_STATE', { message: 'You work on this quiz already.' });
  }
  return { quizId, role };
});
