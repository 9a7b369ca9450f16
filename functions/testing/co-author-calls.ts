import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import type { CoAuthorRole } from '@quizhall/shared/model/enums';
import { listNotifications } from '../notifications/model/notifications.ts';
import { type User } from '../accounts/model/users.ts';
import { invokeEndpoint } from './invoke.ts';
import { publishedQuiz, signedIn } from './scenarios.ts';
import { handler as acceptInvite } from '../quizzes/handlers/accept-invite.ts';
import { handler as declineInvite } from '../quizzes/handlers/decline-invite.ts';
import { handler as getInvite } from '../quizzes/handlers/get-invite.ts';
import { handler as inviteCoAuthor } from '../quizzes/handlers/invite-co-author.ts';
import { handler as listCoAuthors } from '../quizzes/handlers/list-co-authors.ts';
import { handler as listQuizzes } from '../quizzes/handlers/list-quizzes.ts';

/** What the owner of a quiz and whoever is invited to it call. */

export const people = (token: string, id: string) =>
  invokeEndpoint(listCoAuthors, quizzes.listCoAuthors, { token, params: { id } });
export const invite = (token: string, id: string, email: string, role: CoAuthorRole = 'editor') =>
  invokeEndpoint(inviteCoAuthor, quizzes.inviteCoAuthor, { token, params: { id }, body: { email, role } });
export const look = (link: string, token?: string) =>
  invokeEndpoint(getInvite, quizzes.getInvite, { params: { token: link }, ...(token && { token }) });
export const accept = (link: string, token?: string) =>
  invokeEndpoint(acceptInvite, quizzes.acceptInvite, { params: { token: link }, ...(token && { token }) });
export const decline = (link: string, token?: string) =>
  invokeEndpoint(declineInvite, quizzes.declineInvite, { params: { token: link }, ...(token && { token }) });
export const shared = (token: string) =>
  invokeEndpoint(listQuizzes, quizzes.listQuizzes, { token, query: { scope: 'shared' } });
export const notesOf = async ({ id }: User) => (await listNotifications(id, { limit: 10 })).notifications;
export const endOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** A published quiz and its owner. */
export async function owned() {
  const { user, token } = await signedIn({ name: 'Ada Lovelace' });
  return { owner: user, token, quiz: await publishedQuiz({ quiz: { ownerId: user.id, title: 'Capitals' } }) };
}
