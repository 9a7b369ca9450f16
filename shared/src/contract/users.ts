import * as z from 'zod';
import { Profile } from '../model/user.ts';
import type { Endpoint } from './endpoint.ts';

export const users = {
  getMe: {
    method: 'GET',
    path: '/users/me',
    auth: 'user',
    summary: 'The signed-in person with their quizzes and recent activity',
    response: z.object({ user: Profile }),
    rights: { table: 'read' },
  },
} as const satisfies Record<string, Endpoint>;
