import type { Contract } from '@quizhall/shared/contract';
import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { Accommodation, ExtraTime } from '@quizhall/shared/model/attempts/accommodation';
import type { OpenInvite, ShownInvite } from '@quizhall/shared/model/quizzes/co-author';
import type { CoAuthorRole } from '@quizhall/shared/model/enums';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

export type People = ResponseOf<Contract['quizzes']['listCoAuthors']>;

/** The screens display errors themselves. */
const QUIET = { quiet: true } as const;

/** Lists the co-authors of a quiz and its pending invitations. @throws ApiError */
export const listPeople = (id: string, signal: AbortSignal): Promise<People> =>
  call(routes.quizzes.listCoAuthors, { params: { id } }, { ...QUIET, signal });

/** Sends an invitation. A repeated one replaces the previous link. @throws ApiError */
export async function invite(id: string, body: { email: string; role: CoAuthorRole }): Promise<OpenInvite> {
  return (await call(routes.quizzes.inviteCoAuthor, { params: { id }, body }, QUIET)).invite;
}

/** @throws ApiError */
export const cancelInvite = (id: string, inviteId: string) =>
  call(routes.quizzes.cancelInvite, { params: { id, inviteId } }, QUIET);

/** @throws ApiError */
export const changeRole = (id: string, userId: string, role: CoAuthorRole) =>
  call(routes.quizzes.changeCoAuthor, { params: { id, userId }, body: { role } }, QUIET);

/** @throws ApiError */
export const removePerson = (id: string, userId: string) =>
  call(routes.quizzes.removeCoAuthor, { params: { id, userId } }, QUIET);

/** Lists the participants with extra time. @throws ApiError */
export async function listExtraTime(id: string, signal: AbortSignal): Promise<Accommodation[]> {
  const { accommodations } = await call(
    routes.quizzes.listAccommodations,
    { params: { id } },
    { ...QUIET, signal },
  );
  return accommodations;
}

/** @throws ApiError */
export const giveExtraTime = (id: string, body: ({ email: string } | { userId: string }) & ExtraTime) =>
  call(routes.quizzes.putAccommodation, { params: { id }, body }, QUIET);

/** @throws ApiError */
export const removeExtraTime = (id: string, { email, userId }: Pick<Accommodation, 'email' | 'userId'>) =>
  call(
    routes.quizzes.removeAccommodation,
    { params: { id }, query: userId === undefined ? { email } : { userId } },
    QUIET,
  );

/** Gets an invitation. @throws ApiError */
export async function getInvite(token: string, signal: AbortSignal): Promise<ShownInvite> {
  return (await call(routes.quizzes.getInvite, { params: { token } }, { ...QUIET, signal })).invite;
}

/** @throws ApiError */
export const acceptInvite = (token: string) =>
  call(routes.quizzes.acceptInvite, { params: { token } }, QUIET);

/** @throws ApiError */
export const declineInvite = (token: string) =>
  call(routes.quizzes.declineInvite, { params: { token } }, QUIET);
