import { ApiError } from '@/lib/api/errors.ts';

/** What stands in the way of a publish, each message once; undefined for every other failure. */
export function publishObstacles(error: Error): string[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'NOT_PUBLISHABLE') return undefined;
  return [...new Set(Object.values(error.errors ?? {}))];
}
