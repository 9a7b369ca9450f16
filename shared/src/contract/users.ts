import * as z from 'zod';
import { Profile, SessionPerson } from '../model/user.ts';
import type { Endpoint } from './endpoint.ts';

export const users = {
  getSession: {
    method: 'GET',
    path: '/users/me/session',
    auth: 'user',
    access: 'self',
    summary: 'Who is signed in, in one read of the table: what the site asks when it opens',
    response: z.object({ session: SessionPerson }),
    // Counts once for an account from before there were counters.
    rights: { table: 'write' },
  },
  getMe: {
    method: 'GET',
    path: '/users/me',
    auth: 'user',
    access: 'self',
    summary: 'The signed-in person with their quizzes and recent activity',
    response: z.object({ user: Profile }),
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
