import type { MiddlewareObj } from '@middy/core';
import type { Throttle } from '@quizhall/shared/contract/endpoint';
import { addToThrottle, getThrottleCount } from '../platform/limits/throttles.ts';
import { AppError } from '../platform/errors.ts';
import { logger } from '../platform/logger.ts';
import type { HttpEvent } from './request.ts';
import { type CurrentBucket, currentBucket, toNetwork } from '../platform/limits/throttle-bucket.ts';
import { sha256 } from '../platform/security/tokens.ts';

const looksOnly = (rule: Throttle) => rule.countFailures && rule.by === 'address';
const takesPlace = (rule: Throttle) => rule.countFailures && rule.by !== 'address';

/**
 * Counts requests per subject in fixed windows. A rule that counts failures per account takes a place before the
 * handler and gives it back unless the handler refused: guesses sent at the same moment cannot pass together. Per
 * address it only looks before and counts after, because a whole school may sign in at the same moment.
 * @throws AppError TOO_MANY with the seconds until the window ends
 */
export function throttle(rules: readonly Throttle[]): MiddlewareObj<HttpEvent> {
  const admitted = new WeakSet<HttpEvent>();
  const places = new WeakMap<HttpEvent, CurrentBucket[]>();
  return {
    before: async ({ event }) => {
      const taken: CurrentBucket[] = [];
      places.set(event, taken);
      for (const rule of rules) {
        const bucket = bucketOf(rule, event);
        const count = looksOnly(rule) ? await getThrottleCount(bucket) : (await addToThrottle(bucket, 1)) - 1;
        if (count >= rule.limit) throw new AppError('TOO_MANY', { retryAfterSeconds: bucket.secondsLeft });
        if (takesPlace(rule)) taken.push(bucket);
      }
      admitted.add(event);
    },
    after: ({ event }) => giveBack(places.get(event)),
    onError: async ({ event, error }) => {
      const isRefused = admitted.has(event) && error instanceof AppError && error.status < 500;
      if (!isRefused) return giveBack(places.get(event));
      for (const rule of rules) if (looksOnly(rule)) await addToThrottle(bucketOf(rule, event), 1);
    },
  };
}

/** Where it fails, the count stays one too high until the window ends: no reason to fail the request. */
async function giveBack(buckets: readonly CurrentBucket[] = []): Promise<void> {
  for (const bucket of buckets) {
    await addToThrottle(bucket, -1).catch((error: unknown) => {
      logger.warn('throttle place not given back', {
        name: error instanceof Error ? error.name : String(error),
      });
    });
  }
}

function bucketOf(rule: Throttle, { state }: HttpEvent): CurrentBucket {
  return currentBucket(state.route, `${rule.by}:${sha256(subjectOf(rule, state))}`, rule.windowSeconds);
}

function subjectOf(rule: Throttle, state: HttpEvent['state']): string {
  const email = () => (state.body as { email?: string }).email ?? '';
  if (rule.by === 'path+address')
    return `${Object.values(state.params ?? {}).join(' ')} ${toNetwork(state.address)}`;
  if (rule.by === 'email') return email();
  if (rule.by === 'email+address') return `${email()} ${toNetwork(state.address)}`;
  const user = () => state.user?.id ?? toNetwork(state.address);
  if (rule.by === 'user') return user();
  if (rule.by === 'user+email') return `${user()} ${email()}`;
  return toNetwork(state.address);
}
