import { routes } from 'virtual:contract-routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';

export const SIGN_IN_METHODS = 'sign-in-methods';

/** How the account is opened. Asked for again whenever it is looked at: a recovery code may have been used. */
export const signInMethodsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId, SIGN_IN_METHODS],
    staleTime: 0,
    queryFn: ({ signal }) => call(routes.users.getSignInMethods, {}, { quiet: true, signal }),
  });
