import * as z from 'zod';
import { Email } from '../common.ts';
import { ACCOUNT_TYPES, ORGANIZATION_ROLES, SITE_LANGUAGES } from '../enums.ts';
import { LIMITS } from '../limits.ts';
import { FIELD_MESSAGES } from '../field-messages.ts';

/** A new password: length only; `rules/accounts/password.ts` refuses the common ones. */
export const NewPassword = z
  .string({ error: FIELD_MESSAGES.passwordRequired })
  .min(1, FIELD_MESSAGES.passwordRequired)
  .min(LIMITS.passwordMin, FIELD_MESSAGES.passwordShort)
  .max(LIMITS.passwordMax, FIELD_MESSAGES.passwordLong);

/** What the site speaks to somebody; mails speak it, too. */
export const InterfaceLanguage = z.enum(SITE_LANGUAGES);

/** The signup form that register and verify-email share. */
export const Signup = z.strictObject({
  name: z
    .string({ error: FIELD_MESSAGES.nameRequired })
    .trim()
    .min(1, FIELD_MESSAGES.nameRequired)
    .max(LIMITS.name),
  email: Email,
  password: NewPassword,
  accountType: z.enum(ACCOUNT_TYPES, { error: FIELD_MESSAGES.accountTypeRequired }),
  organizationName: z.string().trim().max(LIMITS.name).optional(),
  language: InterfaceLanguage.optional(),
});
export type Signup = z.output<typeof Signup>;

/** Somebody was born on it: no day to come, wherever it is tomorrow already, and none of nobody alive. */
function isBirthDate(text: string): boolean {
  const day = Date.parse(`${text}T00:00:00Z`);
  const isDay = z.iso.date().safeParse(text).success;
  return isDay && day >= Date.UTC(1900, 0) && day < Date.now() + 86_400_000;
}

const atMost = (most: number) => z.string().trim().max(most, `Please use at most ${most} characters`);

/** What people tell of themselves; whatever is empty is not told. */
export const ProfileFields = z.strictObject({
  fullName: atMost(LIMITS.name).min(1, FIELD_MESSAGES.nameRequired),
  dateOfBirth: z
    .string()
    .max('2000-01-31'.length, 'Please enter a date in the past')
    .refine((text) => text === '' || isBirthDate(text), 'Please enter a date in the past'),
  location: atMost(LIMITS.location),
  phone: atMost(LIMITS.phone).regex(/^(\+?\d[\d ()./-]{3,})?$/, 'Please enter a phone number'),
  bio: atMost(LIMITS.bio),
});
export type ProfileFields = z.output<typeof ProfileFields>;

/** An organization account names its organization. Zod changes the object that `refine` gets: pass a copy of `issue`. */
export const organizationNamed = {
  check: (form: Pick<Signup, 'accountType' | 'organizationName'>) =>
    form.accountType !== 'organization' || Boolean(form.organizationName),
  issue: { path: ['organizationName'], message: FIELD_MESSAGES.organizationNameRequired },
};

/** What login and verify-email answer about the person. */
export const SignedInUser = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  userType: z.enum(ACCOUNT_TYPES),
  isEmailVerified: z.boolean(),
  canCreateQuizzes: z.boolean(),
  /** Sign-in of an account without email, whose `email` is empty. */
  classLogin: z.object({ classCode: z.string(), userName: z.string() }).optional(),
});
export type SignedInUser = z.output<typeof SignedInUser>;

export const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.output<typeof Tokens>;

const Named = z.object({ id: z.string(), title: z.string() });

/** GET /users/me/session: who is signed in, and what bar and guards decide by. */
export const SessionPerson = SignedInUser.extend({
  avatarUrl: z.string().optional(),
  /** Unread notifications, counted up to 100. */
  unread: z.number(),
  organizations: z.array(Named.extend({ role: z.enum(ORGANIZATION_ROLES) })),
  organizationId: z.string().optional(),
  /** As named at the signup of an account for an organization. */
  organizationName: z.string().optional(),
  plan: z.string(),
  /** Own quizzes, whatever their status. */
  quizCount: z.number(),
});
export type SessionPerson = z.output<typeof SessionPerson>;

/** Why there is no score: `rules/attempts/disclosure.ts`. */
export const Withheld = z.enum(['pending_review', 'provisional', 'prize_open', 'not_released']);

/** GET /users/me. Lists hold the newest 50, sums everything. */
export const Profile = SignedInUser.extend({
  avatarUrl: z.string().optional(),
  myQuizzes: z.array(Named.extend({ status: z.string() })),
  organizations: SessionPerson.shape.organizations,
  organizationId: z.string().optional(),
  phone: z.string(),
  location: z.string(),
  bio: z.string(),
  dateOfBirth: z.string(),
  joinedDate: z.string(),
  passwordChangedAt: z.string(),
  stats: z.object({
    totalQuizzesTaken: z.number(),
    totalQuizzesCreated: z.number(),
    /**
     * Over the scores that the person may know; `scores` says how many those are. Scores that had to be waited for
     * (a release, a person who grades, late answers) count as long as they are among the newest 50 attempts.
     */
    averageScore: z.number(),
    scores: z.number(),
    badges: z.number(),
    /** They are those of the newest 50 attempts: `GET /users/me/rewards` counts all. */
    badgesOfNewest: z.literal(true).optional(),
  }),
  quizzesCreated: z.array(Named),
  /** Of a quiz taken, `id` is the attempt, whose result stands under `quizId`. */
  recentActivity: z.array(
    Named.extend({
      type: z.string(),
      date: z.string(),
      score: z.number().optional(),
      quizId: z.string().optional(),
      withheld: Withheld.optional(),
    }),
  ),
  plan: z.string(),
});
export type Profile = z.output<typeof Profile>;
