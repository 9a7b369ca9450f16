import type { SubscriptionAnswer } from '@quizhall/shared/contract/payments/subscription';
import { queryOptions } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

/** The page shows every failure itself. */
const QUIET = { quiet: true } as const;

export type Subscribed = SubscriptionAnswer;
export type BillingCycle = Subscribed['offers'][number]['billingCycle'];

/** The own plan, what others cost now, and how much of it is used. */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: ['subscription'],
    queryFn: ({ signal }) => call(routes.users.getSubscription, {}, { ...QUIET, signal }),
    // What is not used of a plan is worth less every hour.
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });

/** What was paid for it. */
export const invoicesQuery = () =>
  queryOptions({
    queryKey: ['subscription', 'invoices'],
    queryFn: async ({ signal }) => (await call(routes.users.listInvoices, {}, { ...QUIET, signal })).invoices,
    staleTime: 10_000,
  });
