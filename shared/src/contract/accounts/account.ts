import * as z from 'zod';
import { DeviceId, Instant } from '../../model/common.ts';
import {
  InterfaceLanguage,
  NewPassword,
  Profile,
  ProfileFields,
  SignedInUser,
} from '../../model/accounts/user.ts';
import type { Endpoint } from '../endpoint.ts';
import { FIELD_MESSAGES } from '../../model/field-messages.ts';

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

/** A profile without what was made and taken. */
const OwnFields = SignedInUser.extend(ProfileFields.shape).extend({
  avatarUrl: Profile.shape.avatarUrl,
  language: InterfaceLanguage.optional(),
});

/** What people change about their own account: docs/product/accounts.md. */
export const account = {
  changeProfile: {
    method: 'PATCH',
    path: '/users/me',
    auth: 'user',
    access: 'self',
    summary:
      'Change what the profile says, each field that is sent; `avatar` names a picture that was uploaded, or takes it away',
    body: ProfileFields.partial().extend({
      avatar: z
        .strictObject({ key: z.string().max(200) })
        .nullable()
        .optional(),
      /** Mails speak it. */
      language: InterfaceLanguage.optional(),
    }),
    response: z.object({ user: OwnFields }),
    message: 'Profile updated!',
    throttle: [{ by: 'user', limit: 100, windowSeconds: 3_600 }],
    rights: { table: 'write', media: ['avatar'] },
  },
  becomeCreator: {
    method: 'POST',
    path: '/users/me/become-creator',
    auth: 'user',
    access: 'self',
    summary: 'Create quizzes with this account, too; who may already, still may',
    response: z.object({ user: SignedInUser }),
    message: 'You can create quizzes now',
    rights: { table: 'write' },
  },
  changePassword: {
    method: 'POST',
    path: '/users/me/change-password',
    auth: 'user',
    access: 'self',
    summary:
      'Another password in place of the present one, which counts as a guess when it is wrong; every other session of the account ends',
    body: z.strictObject({
      currentPassword: z
        .string({ error: FIELD_MESSAGES.passwordRequired })
        .min(1, FIELD_MESSAGES.passwordRequired)
        .max(128),
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
    body: z.strictObject({ deviceId: DeviceId.optional() }),
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
