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

/** A new secret for each time that a setup is opened; it is nowhere once that is closed. */
export const twoFactorSetupQuery = (opening: string) =>
  queryOptions({
    queryKey: ['two-factor-setup', opening],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    queryFn: () => call(routes.users.setupTwoFactor, {}, { quiet: true }),
  });
