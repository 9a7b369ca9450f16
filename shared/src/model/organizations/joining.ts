import * as z from 'zod';
import { Instant } from '../common.ts';

/** Domains of one organization. */
export const MOST_DOMAINS = 20;

/** A domain whose people may join, once it is proven that it is the organization's. */
export const OrganizationDomain = z.object({
  domain: z.string(),
  state: z.enum(['waiting', 'proven']),
  /** The TXT record that proves it. */
  record: z.object({ name: z.string(), value: z.string() }),
  addedAt: Instant,
  provenAt: Instant.optional(),
  /** Its record is missing: then it is proven no longer. */
  endsAt: Instant.optional(),
});
export type OrganizationDomain = z.output<typeof OrganizationDomain>;

/** What the link to join an organization ends with. */
export const JoinKey = z.string().regex(/^[\w-]{43}$/, 'Not a link to join');

/** How somebody stands who could join: `open` they may, `waiting` they have asked. */
export const JOIN_STATES = ['open', 'waiting', 'member'] as const;

/** An organization that somebody could join, and how they stand to it. */
export const JoinOffer = z.object({
  organization: z.object({ id: z.string(), name: z.string(), logoUrl: z.string().optional() }),
  /** Somebody has to approve it. */
  waits: z.boolean(),
  state: z.enum(JOIN_STATES),
});
export type JoinOffer = z.output<typeof JoinOffer>;
