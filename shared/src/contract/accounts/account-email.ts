import * as z from 'zod';
import { DeviceId, Email, Otp } from '../../model/common.ts';
import { SignedInUser } from '../../model/accounts/user.ts';
import type { Endpoint } from '../endpoint.ts';

/** Changing the email address of an account: docs/product/accounts.md. */
export const accountEmail = {
  requestEmailChange: {
    method: 'POST',
    path: '/users/me/email',
    auth: 'user',
    access: 'self',
    summary: 'Mail a code to a new email address; the answer is the same if the address is taken',
    body: z.strictObject({
      email: Email,
      password: z.string().max(128).default(''),
      /** A code of the authenticator app or a recovery code, where two-factor authentication is on. */
      totp: z.string().max(40).optional(),
      deviceId: DeviceId.optional(),
    }),
    message: 'Verification code sent to your new email',
    throttle: [
      { by: 'user', limit: 20, windowSeconds: 3_600 },
      { by: 'user+email', limit: 5, windowSeconds: 3_600 },
      { by: 'email', limit: 10, windowSeconds: 3_600 },
    ],
    rights: { table: 'write', mail: true },
    memory: 1_024,
  },
  confirmEmailChange: {
    method: 'POST',
    path: '/users/me/email/confirm',
    auth: 'user',
    access: 'self',
    summary: 'Change the email address with the mailed code; sessions are kept, the old address is told',
    body: z.strictObject({ otp: Otp }),
    response: z.object({ user: SignedInUser }),
    message: 'Email address changed',
    throttle: [{ by: 'user', limit: 60, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
