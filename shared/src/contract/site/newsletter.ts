import * as z from 'zod';
import { Email } from '../../model/common.ts';
import { InterfaceLanguage } from '../../model/accounts/user.ts';
import type { Endpoint } from '../endpoint.ts';
import { perAddress } from '../throttles.ts';

/** The token of a link in a newsletter mail. */
const ByToken = z.strictObject({ token: z.string().min(1).max(200) });

/** The newsletter, with double opt-in: nobody gets it who did not confirm by mail. */
export const newsletter = {
  subscribeToNewsletter: {
    method: 'POST',
    path: '/newsletter',
    auth: 'public',
    access: 'anyone',
    summary:
      'Ask for the newsletter: a link to confirm is mailed (7 days); the answer is the same whether or not the address is known',
    body: z.strictObject({ email: Email, language: InterfaceLanguage.optional() }),
    message: 'Please check your inbox to confirm your subscription.',
    throttle: [
      { by: 'address', limit: 60, windowSeconds: 3_600 },
      { by: 'email', limit: 3, windowSeconds: 3_600 },
      { by: 'email', limit: 5, windowSeconds: 86_400 },
    ],
    rights: { table: 'write', mail: true, derivationKey: true },
  },
  confirmNewsletter: {
    method: 'POST',
    path: '/newsletter/confirm',
    auth: 'public',
    access: 'anyone',
    summary: 'Confirm a subscription with the token of the mailed link; repeated, it changes nothing',
    body: ByToken,
    message: 'You are subscribed to the Quizhall newsletter.',
    throttle: [perAddress],
    rights: { table: 'write' },
  },
  unsubscribeFromNewsletter: {
    method: 'POST',
    path: '/newsletter/unsubscribe',
    auth: 'public',
    access: 'anyone',
    summary:
      'End a subscription with the token of the link in any newsletter mail; repeated, it changes nothing',
    body: ByToken,
    message: 'You are unsubscribed from the Quizhall newsletter.',
    throttle: [perAddress],
    rights: { table: 'write', derivationKey: true },
  },
  unsubscribeByMail: {
    method: 'POST',
    path: '/newsletter/unsubscribe/{token}',
    auth: 'public',
    access: 'anyone',
    summary: 'The same as one click in a mail program sends it (RFC 8058); the body says nothing',
    params: ByToken,
    message: 'You are unsubscribed from the Quizhall newsletter.',
    // Mail programs ask from a few addresses for everybody.
    throttle: [{ by: 'path+address', limit: 20, windowSeconds: 3_600 }],
    rights: { table: 'write', derivationKey: true },
  },
} as const satisfies Record<string, Endpoint>;
