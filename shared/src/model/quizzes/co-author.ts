import * as z from 'zod';
import { Instant } from '../common.ts';
import { CO_AUTHOR_ROLES } from '../enums.ts';

/** Somebody who works on a quiz of somebody else's. Name and address are those of the account today, if there is one. */
export const CoAuthor = z.object({
  id: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  avatarUrl: z.string().optional(),
  role: z.enum(CO_AUTHOR_ROLES),
  since: Instant,
});
export type CoAuthor = z.output<typeof CoAuthor>;

/** An invitation that nobody has answered yet. One address has at most one of a quiz. */
export const OpenInvite = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(CO_AUTHOR_ROLES),
  sentAt: Instant,
  expiresAt: Instant,
});
export type OpenInvite = z.output<typeof OpenInvite>;

/** What an invitation is about, for whoever has its link. */
export const ShownInvite = z.object({
  quizId: z.string(),
  title: z.string(),
  role: z.enum(CO_AUTHOR_ROLES),
  /** Address that the invitation was sent to. */
  email: z.string(),
  /** False for a signed-in account with another address, which cannot accept. Absent without an account. */
  own: z.boolean().optional(),
  /** Whose quiz it is; undefined once the account is deleted. */
  from: z.string().optional(),
  expiresAt: Instant,
});
export type ShownInvite = z.output<typeof ShownInvite>;

/** Follows from quiz and address, so that another invitation of the same address replaces the first. */
export const InviteId = z.string().regex(/^[\w-]{22}$/, 'Not the id of an invitation');

/**
 * What the link of an invitation ends with: the secret that was mailed, or the invitation by its name, which works for
 * the account with the invited address alone.
 */
export const InviteToken = z
  .string()
  .regex(/^(?:[\w-]{43}|q_[A-Za-z0-9]{16}\.[\w-]{22})$/, 'Not the link of an invitation');

/** In a path. */
export const PersonId = z.string().regex(/^[A-Za-z0-9]{20}$/, 'Not the id of a person');
