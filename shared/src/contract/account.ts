import * as z from 'zod';
import { DeviceId, Instant } from '../model/common.ts';
import { NewPassword } from '../model/user.ts';
import type { Endpoint } from './endpoint.ts';

const SessionId = z.string().regex(/^\w{1,64}$/, 'Not a sign-in');

/** One place where the person is signed in. */
const OwnSession = z.object({
  id: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
  /** In a few words: “Chrome on Windows”. */
  device: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type OwnSession = z.output<typeof OwnSession>;

/** What people change about their own account: docs/product/accounts.md. */
export const account = {
  changePassword: {
    method: 'POST',
    path: '/users/me/change-password',
    auth: 'user',
    access: 'self',
    summary:
      'Another password in place of the present one, which counts as a guess when it is wrong; every other session of the account ends',
    body: z.strictObject({
      currentPassword: z.string({ error: 'Password is required' }).min(1, 'Password is required').max(128),
      newPassword: NewPassword,
      deviceId: DeviceId.optional(),
    }),
    message: 'Password changed',
    rights: { table: 'write' },
    memory: 1_024,
  },
  listSessions: {
    method: 'GET',
    path: '/users/me/sessions',
    auth: 'user',
    access: 'self',
    summary: 'Where the person is signed in, the latest used first',
    response: z.object({ sessions: z.array(OwnSession) }),
    rights: { table: 'read' },
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/users/me/sessions',
    auth: 'user',
    access: 'self',
    summary: 'Sign out everywhere but here',
    rights: { table: 'write' },
  },
  endSession: {
    method: 'DELETE',
    path: '/users/me/sessions/{id}',
    auth: 'user',
    access: 'self',
    summary: 'Sign out in one place',
    params: z.strictObject({ id: SessionId }),
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
