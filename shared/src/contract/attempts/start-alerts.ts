import * as z from 'zod';
import { QuizRef } from '../../model/common.ts';
import type { Endpoint } from '../endpoint.ts';

const OfQuiz = {
  path: '/quizzes/{id}/start-alert',
  auth: 'user',
  // Everybody may wait for a quiz that is published; the wish itself carries the caller's id.
  access: 'anyone',
  params: z.strictObject({ id: QuizRef }),
  response: z.object({ asked: z.boolean() }),
} as const;

/** “Tell me when it starts”: whether the caller wants a notification of it. Apart from the burst path, which reads none of it. */
export const startAlerts = {
  getStartAlert: {
    ...OfQuiz,
    method: 'GET',
    summary: 'Whether the caller hears when a quiz starts; `id` may be the id, the code or the link',
    rights: { table: 'read' },
  },
  askStartAlert: {
    ...OfQuiz,
    method: 'PUT',
    summary: 'Hear when a quiz starts, once; 409 INVALID_STATE where it waits for no start',
    rights: { table: 'write' },
  },
  dropStartAlert: {
    ...OfQuiz,
    method: 'DELETE',
    summary: 'Not hear when a quiz starts; repeated, it changes nothing',
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
