import type { MiddlewareObj } from '@middy/core';
import type { Throttle } from '@quizhall/shared/contract/endpoint';
import { addToThrottle, readThrottle } from '../_data/throttles.ts';
import { now } from './clock.ts';
import { AppError } from './errors.ts';
import type { HttpEvent } from './request.ts';
import { sha256 } from './tokens.ts';

const looksOnly = (rule: Throttle) => rule.countFailures && rule.by === 'address';
const takesPlace = (rule: Throttle) => rule.countFailures && rule.by !== 'address';

/**
 * Counts requests per subject in fixed windows. A rule that counts failures per account takes a place before the
 * handler and gives it back unless the request was refused: guesses sent at the same moment cannot pass together.
 * Per address it only looks before and counts after, because a whole school may sign in at the same moment.
 * @throws AppError TOO_MANY with the seconds until the window ends
 */
export function throttle(rules: readonly Throttle[]): MiddlewareObj<HttpEvent> {
  const admitted = new WeakSet<HttpEvent>();
  const add = async (event: HttpEvent, hits: 1 | -1, isMeant: (rule: Throttle) => boolean | undefined) => {
    for (const rule of rules) if (isMeant(rule)) await addToThrottle(bucketOf(rule, event), hits);
  };
  return {
    before: async ({ event }) => {
      for (const rule of rules) {
        const bucket = bucketOf(rule, event);
        const count = looksOnly(rule) ? await readThrottle(bucket) : (await addToThrottle(bucket, 1)) - 1;
        if (count >= rule.limit) throw new AppError('TOO_MANY', { retryAfterSeconds: bucket.secondsLeft });
      }
      admitted.add(event);
    },
    after: ({ event }) => add(event, -1, takesPlace),
    onError: async ({ event, error }) => {
      if (!admitted.has(event)) return;
      const isRefused = error instanceof AppError && error.status < 500;
      await (isRefused ? add(event, 1, looksOnly) : add(event, -1, takesPlace));
    },
  };
}

function bucketOf(rule: Throttle, { state }: HttpEvent) {
  const seconds = Math.floor(now() / 1_000);
  const window = Math.floor(seconds / rule.windowSeconds);
  const endsAt = (window + 1) * rule.windowSeconds;
  return {
    route: state.route.replace(/^\w+ /, ''),
    subject: `${rule.by}:${sha256(subjectOf(rule, state))}`,
    window,
    endsAt,
    secondsLeft: Math.max(1, endsAt - seconds),
  };
}

function subjectOf(rule: Throttle, state: HttpEvent['state']): string {
  if (rule.by === 'email') return (state.body as { email?: string }).email ?? '';
  if (rule.by === 'user') return state.user?.id ?? state.address;
  return state.address;
}
