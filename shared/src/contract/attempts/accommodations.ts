import * as z from 'zod';
import { Accommodated, Accommodation, ExtraTime } from '../../model/attempts/accommodation.ts';
import { QuizId } from '../../model/common.ts';
import type { Endpoint } from '../endpoint.ts';

const ById = z.strictObject({ id: QuizId });
const editing = { action: 'quiz.edit', on: 'quiz', id: 'id' } as const;
const byHand = { by: 'user', limit: 600, windowSeconds: 3_600 } as const;

const nameOne = ({ email, userId }: { email?: string | undefined; userId?: string | undefined }) =>
  (email === undefined) !== (userId === undefined);
const NAME_ONE = { path: ['email'], error: 'Please give an address or a person' };

/** Extra time of single participants: docs/decisions/0049-extra-time.md. */
export const accommodations = {
  listAccommodations: {
    method: 'GET',
    path: '/quizzes/{id}/accommodations',
    auth: 'user',
    access: editing,
    summary: 'Who has extra time at a quiz',
    params: ById,
    response: z.object({ accommodations: z.array(Accommodation) }),
    rights: { table: 'read' },
  },
  putAccommodation: {
    method: 'PUT',
    path: '/quizzes/{id}/accommodations',
    auth: 'user',
    access: editing,
    summary:
      'Give somebody extra time at a quiz, also while their attempt runs; whoever has some gets this instead. By address it is for the account with it, and for guests who prove it',
    params: ById,
    body: z
      .strictObject({ ...Accommodated, ...ExtraTime.shape })
      .refine(nameOne, NAME_ONE)
      .refine(({ factor = 1, minutes = 0 }) => factor > 1 || minutes > 0, {
        path: ['minutes'],
        error: 'Please say how much extra time',
      }),
    response: z.object({ accommodation: Accommodation }),
    throttle: [byHand],
    rights: { table: 'write' },
  },
  removeAccommodation: {
    method: 'DELETE',
    path: '/quizzes/{id}/accommodations',
    auth: 'user',
    access: editing,
    summary: 'Attempts that begin from now on have no extra time; a running one keeps it',
    params: ById,
    query: z.strictObject(Accommodated).refine(nameOne, NAME_ONE),
    throttle: [byHand],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
