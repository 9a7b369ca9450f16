import { routes } from 'virtual:contract-routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';

/** Whether the token of a reset link still works. Asked once a visit: the answer cannot become better. */
export const resetTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-token', token],
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await call(routes.auth.validateResetToken, { body: { token } }, { signal, quiet: true })).valid,
  });

/** Which other providers sign people in here. Nobody waits for it, and it does not change during a visit. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) =>
    (await call(routes.auth.listProviders, {}, { signal, quiet: true })).providers,
});
