import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/errors.ts';
import { onPersonArrived, onPersonChanged, onPersonLeft } from '../api/session-events.ts';

const RETRIES = 2;
const LONGEST_WAIT = 8_000;
/** Seconds. Whoever is asked to wait longer is told so, instead of looking at a skeleton. */
const LONGEST_ASKED = 30;

/** Only what may be different in a moment: no answer, a server that is busy or failing. */
function mayRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError) || !error.isTemporary) return false;
  return failures < RETRIES && (error.retryAfter ?? 0) <= LONGEST_ASKED;
}

/**
 * Milliseconds. Never before the server asks for it, and always with jitter, so that a room full of browsers does not
 * come back in step.
 */
function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return asked
    ? asked * 1_000 * (1 + Math.random() * 0.5)
    : Math.random() * Math.min(LONGEST_WAIT, 1_000 * 2 ** failures);
}

/**
 * Reads are repeated here and nowhere else; writes are never repeated unasked. What was read for one person is dropped
 * before the next one comes. Lives as long as the site is open.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // Always: browsers report "offline" on machines whose only network is the loopback, and pausing would leave
        // a skeleton standing where an error with a retry belongs.
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
