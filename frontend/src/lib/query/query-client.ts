import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/errors.ts';
import { onPersonArrived, onPersonChanged, onPersonLeft } from '../api/session-events.ts';

const RETRIES = 2;
const LONGEST_WAIT = 8_000;
/** Seconds. For a longer wait, the user sees an error instead of a skeleton. */
const LONGEST_ASKED = 30;

/** Returns whether a retry may help: no response, or a busy or failing server. */
function mayRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError) || !error.isTemporary) return false;
  return failures < RETRIES && (error.retryAfter ?? 0) <= LONGEST_ASKED;
}

/**
 * Retry delay in milliseconds. Never shorter than the server asks, and with jitter so that a classroom of browsers
 * does not retry in step.
 */
function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return asked
    ? asked * 1_000 * (1 + Math.random() * 0.5)
    : Math.random() * Math.min(LONGEST_WAIT, 1_000 * 2 ** failures);
}

/**
 * Creates the query client. It is the only place that retries reads; writes are never retried automatically. A
 * user's data is dropped before the next user signs in. Lives as long as the site is open.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // Always: browsers report "offline" if the only network is the loopback, and pausing would show a skeleton
        // instead of an error with a retry.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        staleTime: 30_000,
        retry: mayRetry,
        retryDelay,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  onPersonLeft(() => client.clear());
  onPersonArrived(() => void client.invalidateQueries());
  onPersonChanged(() => void client.invalidateQueries());
  return client;
}
