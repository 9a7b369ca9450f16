import { routes } from 'virtual:contract-routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';

/** A new secret for each time that a setup is opened; it is nowhere once that is closed. */
export const twoFactorSetupQuery = (opening: string) =>
  queryOptions({
    queryKey: ['two-factor-setup', opening],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    queryFn: () => call(routes.users.setupTwoFactor, {}, { quiet: true }),
  });
