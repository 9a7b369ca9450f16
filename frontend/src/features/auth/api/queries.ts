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
