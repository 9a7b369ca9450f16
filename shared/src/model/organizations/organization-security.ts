import * as z from 'zod';
import { Instant } from '../common.ts';

/** Hours after which the sign-ins of members may end: an hour, a working day, a day, a week, 30 days. */
export const SESSION_HOURS = [1, 8, 24, 168, 720] as const;
const SessionHours = z.literal(SESSION_HOURS);

/** What an organization asks of the accounts of its members. */
export const OrganizationSecurity = z.object({
  /** From when on they need a second factor; absent where they need none. */
  twoFactorFrom: Instant.optional(),
  /** So long after it began a sign-in ends, however often it is used. */
  sessionHours: SessionHours.optional(),
});
export type OrganizationSecurity = z.output<typeof OrganizationSecurity>;

/** What its settings send of it; `null` takes the length away. */
export const SecurityChange = z.strictObject({
  requireTwoFactor: z.boolean().optional(),
  sessionHours: SessionHours.nullable().optional(),
});
export type SecurityChange = z.output<typeof SecurityChange>;
