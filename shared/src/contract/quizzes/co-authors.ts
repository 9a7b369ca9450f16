import * as z from 'zod';
import {
  CoAuthor,
  InviteId,
  InviteToken,
  OpenInvite,
  PersonId,
  ShownInvite,
} from '../../model/quizzes/co-author.ts';
import { Email, QuizId } from '../../model/common.ts';
import { CO_AUTHOR_ROLES } from '../../model/enums.ts';
import type { Endpoint } from '../endpoint.ts';

const ById = z.strictObject({ id: QuizId });
const ByToken = z.strictObject({ token: InviteToken });
const Role = z.enum(CO_AUTHOR_ROLES, { error: 'Please choose what they may do' });
const sharing = { action: 'quiz.share', on: 'quiz', id: 'id' } as const;
const byHand = { by: 'user', limit: 600, windowSeconds: 3_600 } as const;

/** Who works on a quiz beside its owner: docs/decisions/0042-co-authors.md. */
export const coAuthors = {
  listCoAuthors: {
    method: 'GET',
    path: '/quizzes/{id}/co-authors',
    auth: 'user',
    access: sharing,
    summary: 'Who works on a quiz beside its owner, and who is invited to',
    params: ById,
    response: z.object({ title: z.string(), coAuthors: z.array(CoAuthor), invites: z.array(OpenInvite) }),
    rights: { table: 'read' },
  },
  inviteCoAuthor: {
    method: 'POST',
    path: '/quizzes/{id}/invites',
    auth: 'user',
    access: sharing,
    summary:
      'Mail somebody a link with which they come to work on a quiz: once, within 7 days. Invited again, they get a new link, and the one before works no longer',
    params: ById,
    body: z.strictObject({ email: Email, role: Role }),
    response: z.object({ invite: OpenInvite }),
    status: 201,
    // An address is spared, and no stranger can use it up for the others who invite it.
    throttle: [
      { by: 'user', limit: 60, windowSeconds: 3_600 },
      { by: 'user+email', limit: 10, windowSeconds: 86_400 },
      { by: 'email', limit: 20, windowSeconds: 3_600 },
    ],
    rights: { table: 'write', mail: true },
  },
  cancelInvite: {
    method: 'DELETE',
    path: '/quizzes/{id}/invites/{inviteId}',
    auth: 'user',
    access: sharing,
    summary: 'Withdraw an invitation: its link works no longer',
    params: ById.extend({ inviteId: InviteId }),
    throttle: [byHand],
    rights: { table: 'write' },
  },
  changeCoAuthor: {
    method: 'PATCH',
    path: '/quizzes/{id}/co-authors/{userId}',
    auth: 'user',
    access: sharing,
    summary: 'Let somebody who works on a quiz do something else with it',
    params: ById.extend({ userId: PersonId }),
    body: z.strictObject({ role: Role }),
    throttle: [byHand],
    rights: { table: 'write' },
  },
  removeCoAuthor: {
    method: 'DELETE',
    path: '/quizzes/{id}/co-authors/{userId}',
    auth: 'user',
    access: sharing,
    summary: 'Let somebody work on a quiz no longer',
    params: ById.extend({ userId: PersonId }),
    throttle: [byHand],
    rights: { table: 'write' },
  },
  leaveQuiz: {
    method: 'POST',
    path: '/quizzes/{id}/leave',
    auth: 'user',
    access: { action: 'quiz.leave', on: 'quiz', id: 'id' },
    summary: 'Work on somebody else’s quiz no longer',
    params: ById,
    throttle: [byHand],
    rights: { table: 'write' },
  },
  getInvite: {
    method: 'GET',
    path: '/quiz-invites/{token}',
    auth: 'optional',
    access: 'anyone',
    summary: 'What an invitation is about, for whoever has its link',
    params: ByToken,
    response: z.object({ invite: ShownInvite }),
    throttle: [{ by: 'address', limit: 300, windowSeconds: 900 }],
    rights: { table: 'write' },
  },
  acceptInvite: {
    method: 'POST',
    path: '/quiz-invites/{token}/accept',
    auth: 'user',
    access: 'anyone',
    summary: 'Accept an invitation to a quiz with the account of the invited address',
    params: ByToken,
    response: z.object({ quizId: z.string(), role: z.enum(CO_AUTHOR_ROLES) }),
    throttle: [byHand],
    rights: { table: 'write' },
  },
  declineInvite: {
    method: 'POST',
    path: '/quiz-invites/{token}/decline',
    auth: 'optional',
    access: 'anyone',
    summary: 'Turn an invitation down: its link works no longer',
    params: ByToken,
    throttle: [{ by: 'address', limit: 300, windowSeconds: 900 }],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
