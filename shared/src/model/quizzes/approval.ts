import * as z from 'zod';
import { AuditReason } from '../results/audit.ts';
import { Instant } from '../common.ts';
import { GIVEN_ROLES, JOIN_WAYS } from '../organizations/organization-enums.ts';

/** A ULID: ids sort as the approvals were asked for. */
export const ApprovalId = z.string().regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, 'Not an approval id');

/** Something that waits for whoever manages the organization. */
export const Approval = z.object({
  id: ApprovalId,
  type: z.enum(['quiz', 'member']),
  /** The quiz, or the person who wants to come in. */
  subject: z.string(),
  title: z.string(),
  /** Of a quiz, by which its page is opened. */
  code: z.string().optional(),
  /** Whether participants take an earlier version meanwhile. */
  isLive: z.boolean().optional(),
  /** Who asks; without a name there is no such account any more. */
  by: z.object({ id: z.string(), name: z.string().optional() }),
  /** Of somebody who wants to come in: their name is what they say, this is what they are known by. */
  person: z
    .object({
      email: z.string(),
      by: z.enum(JOIN_WAYS).optional(),
      /** The invitation they used, which was sent to another address. */
      invitation: z.object({ email: z.string(), role: z.enum(GIVEN_ROLES) }).optional(),
      /** Somebody has taken them out of the organization before. */
      wasRemoved: z.boolean(),
      /** When their account was created. */
      accountCreatedAt: Instant,
      /** Department they join on approval; absent without one. */
      department: z.string().optional(),
    })
    .optional(),
  askedAt: Instant,
});
export type Approval = z.output<typeof Approval>;

export const Decision = z
  .strictObject({
    id: ApprovalId,
    decision: z.enum(['approve', 'reject']),
    /** Told to whoever asked; needed to reject. */
    reason: AuditReason.optional(),
  })
  .refine(({ decision, reason }) => decision === 'approve' || reason !== undefined, {
    path: ['reason'],
    message: 'A reason is required',
  });
