import * as z from 'zod';
import { AuditReason } from '../../model/results/audit.ts';
import { AttemptId, Instant } from '../../model/common.ts';
import { ATTEMPT_STATUSES } from '../../model/enums.ts';
import { LIMITS } from '../../model/limits.ts';
import type { Endpoint } from '../endpoint.ts';

const Because = z.strictObject({ reason: AuditReason });

/** How the attempt stands after it. */
const Stands = z.object({
  submissionId: z.string(),
  status: z.enum(ATTEMPT_STATUSES),
  /** Until when it goes on, where it does. */
  deadlineAt: Instant.optional(),
});

const intervening = <Path extends string, Body extends z.ZodObject>(
  path: Path,
  summary: string,
  body: Body,
) =>
  ({
    method: 'POST',
    path,
    auth: 'user',
    access: { action: 'quiz.intervene', on: 'quiz', id: 'id' },
    summary,
    params: z.strictObject({ id: AttemptId }),
    body,
    response: Stands,
    throttle: [{ by: 'user', limit: 600, windowSeconds: 3_600 }],
    rights: { table: 'write' },
    memory: 1_024,
  }) as const satisfies Endpoint;

/** What whoever decides on results may do to one attempt: docs/decisions/0059-audit-and-interventions.md. */
export const interventions = {
  reopenSubmission: intervening(
    '/submissions/{id}/reopen',
    'Let a finished attempt go on, with the time that was left or so many minutes more; its result is gone until it is handed in again',
    Because.extend({ minutes: z.number().int().min(0).max(LIMITS.extraMinutes).default(0) }),
  ),
  grantAttempt: {
    ...intervening(
      '/submissions/{id}/grant',
      'Give the participant of this submission one attempt more than the quiz allows',
      z.strictObject({}),
    ),
    idempotent: true,
  },
  finishSubmission: intervening(
    '/submissions/{id}/finish',
    'End a running attempt now with its saved answers; questions without one may be filled for ten minutes unless `final`',
    Because.extend({ final: z.boolean().default(false) }),
  ),
  annulSubmission: intervening(
    '/submissions/{id}/annul',
    'Let a finished attempt count nowhere; its participant reads that and why',
    Because,
  ),
  reinstateSubmission: intervening(
    '/submissions/{id}/reinstate',
    'Let an annulled attempt count again',
    Because,
  ),
} as const satisfies Record<string, Endpoint>;
