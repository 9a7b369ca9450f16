import { queryOptions } from '@tanstack/react-query';
import { getHealth } from './health.ts';

/** Milliseconds. */
const HALF_A_MINUTE = 30_000;

/** Asked again for as long as somebody looks. What does not answer has answered: it is down. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => getHealth(signal),
  retry: false,
  staleTime: 0,
  refetchInterval: HALF_A_MINUTE,
  refetchOnWindowFocus: true,
});
