import * as z from 'zod';
import { ExtraTime } from '../attempts/accommodation.ts';
import { Instant } from '../common.ts';
import { LIMITS } from '../limits.ts';
import { RETURN_REASONS } from '../payments/prize.ts';

const event = <Kind extends string, Data extends z.ZodRawShape>(kind: Kind, data: Data) =>
  z.object({ kind: z.literal(kind), data: z.object(data) });

const Percentage = z.number();
/** Why somebody took something away or gave it back. */
export const AuditReason = z.string().trim().min(1, 'A reason is required').max(LIMITS.auditReason);

/** Points that a person gave to one answer; `before`: what it had earned until then, absent where it waited for a grade. */
const GivenPoints = z.object({ questionId: z.string(), points: z.number(), before: z.number().optional() });

/**
 * Everything that may be told of what was done to a quiz's attempts, and to the money of its prize: a closed list, each kind with its data. Ids of people and
 * never names or addresses. To add a kind: one line here and its sentence on the screen.
 */
export const AuditEvent = z.discriminatedUnion('kind', [
  /** Somebody gave points by hand. `points` names at most 50 answers, `questions` says how many there were. */
  event('graded', {
    questions: z.number(),
    points: z.array(GivenPoints).max(50),
    before: Percentage,
    percentage: Percentage,
    pending: z.number(),
  }),
  event('released', { percentage: Percentage }),
  event('releasedAll', {}),
  /** The key of questions was corrected: how many attempts have other marks now. */
  event('regraded', { questionIds: z.array(z.string()).max(LIMITS.questions), changed: z.number() }),
  event('reopened', { reason: AuditReason, minutes: z.number(), before: Percentage }),
  event('granted', { attempts: z.number() }),
  event('forcedIn', { reason: AuditReason, percentage: Percentage }),
  event('annulled', { reason: AuditReason }),
  event('reinstated', { reason: AuditReason }),
  /** Extra time of one participant; without any: it was taken away. */
  event('extraTime', { extra: ExtraTime.optional(), userId: z.string().optional() }),
  /** Money of a prize pool, in cents: `amount` came or went, `total` is what winners get since. */
  event('prizeFunded', { amount: z.number(), total: z.number() }),
  event('prizeRaised', { amount: z.number(), total: z.number() }),
  /** `refunded`: what went back, with its part of the fee. */
  event('prizeLowered', { amount: z.number(), total: z.number(), refunded: z.number() }),
  /** What somebody paid for the entry went back: cents. */
  event('entryRefunded', { cents: z.number() }),
  /** Data that was kept long enough was deleted. */
  event('retention', { attempts: z.number(), until: Instant }),
  /** The winners of its prize pool were decided; cents. */
  event('prizesDecided', { winners: z.number(), cents: z.number() }),
  event('prizeHeld', { reason: AuditReason, place: z.number(), cents: z.number() }),
  /** Also by the product, when the time to hold it was over. */
  event('prizeReleased', { place: z.number(), cents: z.number() }),
  /** By whoever runs the site, whose name is not told. */
  event('takenDown', { reason: AuditReason }),
  event('putBack', {}),
  event('prizeReturned', { why: z.enum(RETURN_REASONS), place: z.number(), cents: z.number() }),
]);
export type AuditEvent = z.output<typeof AuditEvent>;

/** One entry as it is shown, with the names of today: `name` is absent where there is no such account any more. */
export const AuditEntry = z.intersection(
  z.object({
    id: z.string(),
    at: Instant,
    /** Absent where the product did it by itself. */
    by: z.object({ id: z.string(), name: z.string().optional() }).optional(),
    submissionId: z.string().optional(),
    /** Whose submission it is, as the attempt says. */
    participantName: z.string().optional(),
  }),
  AuditEvent,
);
export type AuditEntry = z.output<typeof AuditEntry>;
