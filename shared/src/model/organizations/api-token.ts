import * as z from 'zod';
import { Instant } from '../common.ts';

/** What a token is in its organization, as a member would be: `creator` reads, `admin` manages as well. Never its owner. */
export const API_TOKEN_ROLES = ['creator', 'admin'] as const;
export type ApiTokenRole = (typeof API_TOKEN_ROLES)[number];

/** Days for which a token may be good; absent: until it is revoked. */
export const API_TOKEN_DAYS = [30, 90, 365] as const;

/** Of one organization. */
export const MOST_API_TOKENS = 20;
export const API_TOKEN_NAME = 60;

export const ApiTokenId = z.string().regex(/^k_[A-Za-z0-9]{12}$/, 'Not a token id');

/** POST /organization/{id}/api-tokens */
export const NewApiToken = z.strictObject({
  name: z
    .string({ error: 'Please say what it is for' })
    .trim()
    .min(1, 'Please say what it is for')
    .max(API_TOKEN_NAME, `Please use at most ${API_TOKEN_NAME} characters`),
  role: z.enum(API_TOKEN_ROLES),
  days: z.literal(API_TOKEN_DAYS).optional(),
});
export type NewApiToken = z.output<typeof NewApiToken>;

/** A token as those who manage the organization see it: the token itself is told once, when it is made. */
export const ApiToken = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(API_TOKEN_ROLES),
  createdAt: Instant,
  /** Without a name there is no such account any more. */
  createdBy: z.object({ id: z.string(), name: z.string().optional() }),
  expiresAt: Instant.optional(),
  /** A day late at most. */
  lastUsedAt: Instant.optional(),
});
export type ApiToken = z.output<typeof ApiToken>;
