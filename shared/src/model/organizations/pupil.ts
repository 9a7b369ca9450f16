import * as z from 'zod';
import { DepartmentId } from './organization.ts';
import { NewPassword } from '../accounts/user.ts';
import { isUserName, normalizeClassCode, normalizeUserName, USER_NAME_LENGTH } from './pupil-account.ts';
import { FIELD_MESSAGES } from '../field-messages.ts';

/** Accounts made by one call: each password takes time to hash. */
export const MOST_PUPILS = 40;

const UserName = z
  .string()
  .max(4 * USER_NAME_LENGTH.max)
  .trim()
  .overwrite(normalizeUserName)
  .refine(
    isUserName,
    `Please use ${USER_NAME_LENGTH.min} to ${USER_NAME_LENGTH.max} letters, digits, dots, hyphens or underscores`,
  );

const Name = z.string().trim().min(1, FIELD_MESSAGES.nameRequired).max(100);

/** POST /organization/{id}/pupils: accounts without email for a class. */
export const NewPupils = z.strictObject({
  departmentId: DepartmentId,
  pupils: z
    .array(
      z.strictObject({
        name: Name,
        /** Proposed from the name where it is left out. */
        userName: UserName.optional(),
        /** Generated where it is left out. */
        password: NewPassword.optional(),
      }),
    )
    .min(1, 'Please enter at least one pupil')
    .max(MOST_PUPILS, `Please enter at most ${MOST_PUPILS} pupils at once`),
});
export type NewPupils = z.output<typeof NewPupils>;

/** Card of an account without email. The password is told once. */
export const PupilCard = z.object({
  name: z.string(),
  classCode: z.string(),
  userName: z.string(),
  password: z.string(),
});
export type PupilCard = z.output<typeof PupilCard>;

export const PUPIL_REFUSALS = ['taken', 'common_password', 'plan_limit'] as const;

/** Accounts that were made, and rows that were not, with the reason. */
export const PupilsAnswer = z.object({
  classCode: z.string(),
  pupils: z.array(PupilCard.extend({ id: z.string() })),
  refused: z.array(z.object({ name: z.string(), userName: z.string(), reason: z.enum(PUPIL_REFUSALS) })),
});
export type PupilsAnswer = z.output<typeof PupilsAnswer>;

/** POST /organization/{id}/pupils/cards */
export const CardsToPrint = z.strictObject({
  title: z.string().trim().max(100).default(''),
  cards: z
    .array(
      z.strictObject({
        name: z.string().max(100),
        classCode: z.string().max(20),
        userName: z.string().max(USER_NAME_LENGTH.max),
        password: z.string().max(128),
      }),
    )
    .min(1)
    .max(400),
});
export type CardsToPrint = z.output<typeof CardsToPrint>;

/** Sign-in with a class code. */
export const ClassCode = z
  .string({ error: 'Class code is required' })
  .trim()
  .overwrite(normalizeClassCode)
  .min(1, 'Class code is required')
  .max(20);
export const TypedUserName = z
  .string({ error: 'User name is required' })
  .trim()
  .overwrite(normalizeUserName)
  .min(1, 'User name is required')
  .max(60);
