import * as z from 'zod';
import { DeviceId, Instant } from '../../model/common.ts';
import { SIGN_IN_PROVIDERS } from '../../model/enums.ts';
import { JobId } from '../../model/job.ts';
import type { Endpoint } from '../endpoint.ts';

const RecoveryCodes = z.object({
  /** Each opens the account once, in place of a code of the app. Never answered again. */
  recoveryCodes: z.array(z.string()).length(10),
});

/**
 * Who changes how an account is opened proves to be its owner once more: by the password, or, where the account has none, by
 * having signed in with another provider at most ten minutes ago.
 */
const Confirmed = z.strictObject({
  password: z.string().max(128).default(''),
  /** Of this browser: guesses of strangers do not slow down one that has signed in before. */
  deviceId: DeviceId.optional(),
});

const Deletion = Confirmed.extend({
  /** The address of the account, typed once more. */
  confirm: z.string().trim().toLowerCase().max(254),
  /** A code of the authenticator app or a recovery code, where two-factor authentication is on. */
  totp: z.string().max(40).optional(),
  /** A co-author by id: gets the own quizzes that they work on; the others are archived. */
  transferTo: z.string().max(64).optional(),
});

/** How an account is opened and closed: docs/product/accounts.md. */
export const signInMethods = {
  getSignInMethods: {
    method: 'GET',
    path: '/users/me/sign-in-methods',
    auth: 'user',
    access: 'self',
    summary: 'How the own account is opened: password, other providers, and codes of an authenticator app',
    response: z.object({
      hasPassword: z.boolean(),
      /** Other providers that open the account. */
      providers: z.array(z.enum(SIGN_IN_PROVIDERS)),
      /** The same, and since when; absent for a link from before that was noted. */
      links: z.array(z.object({ provider: z.enum(SIGN_IN_PROVIDERS), since: Instant.optional() })),
      /** Whether this sign-in is new enough to prove who it is, where there is no password. */
      fresh: z.boolean(),
      twoFactor: z.object({
        enabled: z.boolean(),
        since: Instant.optional(),
        /** How many are left. */
        recoveryCodes: z.number(),
      }),
    }),
    rights: { table: 'read' },
  },
  unlinkProvider: {
    method: 'DELETE',
    path: '/users/me/sign-in-methods/{provider}',
    auth: 'user',
    access: 'self',
    summary:
      'End the link with another provider, and every other session; 409 INVALID_STATE for the last way into the account',
    params: z.strictObject({ provider: z.enum(SIGN_IN_PROVIDERS) }),
    body: Confirmed,
    rights: { table: 'write' },
    memory: 1_024,
  },
  setupTwoFactor: {
    method: 'POST',
    path: '/users/me/two-factor/setup',
    auth: 'user',
    access: 'self',
    summary:
      'Begin two-factor authentication: a secret for an authenticator app, in base32 and as a link for a QR code; it counts once a code of it was entered, within an hour',
    response: z.object({ secret: z.string(), otpauthUrl: z.string() }),
    throttle: [{ by: 'user', limit: 60, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
  enableTwoFactor: {
    method: 'POST',
    path: '/users/me/two-factor/enable',
    auth: 'user',
    access: 'self',
    summary:
      'Switch two-factor authentication on with a code of the app; answers the recovery codes, once, and ends every other session',
    body: Confirmed.extend({ code: z.string().max(20) }),
    response: RecoveryCodes,
    throttle: [{ by: 'user', limit: 60, windowSeconds: 3_600 }],
    rights: { table: 'write' },
    memory: 1_024,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/users/me/two-factor/recovery-codes',
    auth: 'user',
    access: 'self',
    summary: 'Make new recovery codes; those from before no longer work',
    body: Confirmed,
    response: RecoveryCodes,
    rights: { table: 'write' },
    memory: 1_024,
  },
  disableTwoFactor: {
    method: 'POST',
    path: '/users/me/two-factor/disable',
    auth: 'user',
    access: 'self',
    summary: 'Switch two-factor authentication off',
    body: Confirmed,
    rights: { table: 'write' },
    memory: 1_024,
  },
  getDeletion: {
    method: 'GET',
    path: '/users/me/deletion',
    auth: 'user',
    access: 'self',
    summary: 'What deleting the own account waits for, and who could take the own quizzes over',
    response: z.object({
      /** In words, what has to be settled first. */
      unsettled: z.array(z.string()),
      quizzes: z.number(),
      /** Co-authors of own quizzes, and of how many. */
      heirs: z.array(z.object({ id: z.string(), name: z.string(), quizzes: z.number() })),
    }),
    rights: { table: 'read' },
  },
  exportAccount: {
    method: 'GET',
    path: '/users/me/export',
    auth: 'user',
    access: 'self',
    summary:
      'Everything that the own account holds, as one JSON file; EXPORT_TOO_LARGE where it takes a run. Scores only as far as they may be known',
    file: true,
    throttle: [{ by: 'user', limit: 20, windowSeconds: 3_600 }],
    rights: { table: 'write' },
    memory: 1_024,
  },
  beginTakeout: {
    method: 'POST',
    path: '/users/me/exports',
    auth: 'user',
    access: 'self',
    summary: 'Write that file in the background, however large; GET /exports/{id} answers a link to it',
    response: z.object({ runId: JobId }),
    status: 202,
    idempotent: true,
    throttle: [{ by: 'user', limit: 20, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/users/me',
    auth: 'user',
    access: 'self',
    summary:
      'Delete the own account: ends every sign-in and frees the address at once; a background run deletes the rest',
    body: Deletion,
    rights: { table: 'write' },
    memory: 1_024,
  },
} as const satisfies Record<string, Endpoint>;
