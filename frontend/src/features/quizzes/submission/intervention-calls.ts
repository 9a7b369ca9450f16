import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

interface Said {
  reason: string;
  minutes: number;
  /** True for a final end: later answers are rejected. */
  final: boolean;
  /** Idempotency key. */
  key: string;
}

const QUIET = { quiet: true } as const;

/** Interventions for one attempt. Each throws ApiError. */
export const INTERVENTIONS = {
  reopen: (id: string, { reason, minutes }: Said) =>
    call(routes.quizzes.reopenSubmission, { params: { id }, body: { reason, minutes } }, QUIET),
  grant: (id: string, { key }: Said) =>
    call(routes.quizzes.grantAttempt, { params: { id }, body: {} }, { ...QUIET, idempotencyKey: key }),
  finish: (id: string, { reason, final }: Said) =>
    call(routes.quizzes.finishSubmission, { params: { id }, body: { reason, final } }, QUIET),
  annul: (id: string, { reason }: Said) =>
    call(routes.quizzes.annulSubmission, { params: { id }, body: { reason } }, QUIET),
  reinstate: (id: string, { reason }: Said) =>
    call(routes.quizzes.reinstateSubmission, { params: { id }, body: { reason } }, QUIET),
} satisfies Record<string, (id: string, said: Said) => Promise<unknown>>;
export type InterventionName = keyof typeof INTERVENTIONS;
