import { ApiError } from '@/lib/api/errors.ts';

/** Returns the problems that prevent a publish, without duplicates; undefined for other errors. */
export function publishObstacles(error: Error): string[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'NOT_PUBLISHABLE') return undefined;
  return [...new Set(Object.values(error.errors ?? {}))];
}
