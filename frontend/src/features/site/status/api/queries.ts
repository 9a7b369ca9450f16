import { queryOptions } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

/** What the service says of itself. @throws ApiError where it does not answer */
const getHealth = (signal: AbortSignal) => call(routes.system.getHealth, {}, { quiet: true, signal });

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
