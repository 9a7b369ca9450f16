import type { PayoutInput } from '@quizhall/shared/model/payments/prize';
import { queryOptions } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

const PRIZES = ['prizes'] as const;

/** What proves a winner who has no account. */
const proof = (token: string) => (token ? { headers: { 'x-session-token': token } } : {});

/** A prize, for its winner; `token` of the mail's link, empty for an account. The page shows a failure itself. */
export const prizeQuery = (id: string, token: string) =>
  queryOptions({
    queryKey: [...PRIZES, 'one', id, token],
    queryFn: ({ signal }) =>
      call(routes.payments.getPrize, { params: { id } }, { quiet: true, signal, ...proof(token) }),
    // What is claimed is sent within seconds.
    refetchInterval: ({ state }) => (state.data?.prize.status === 'claimed' ? 3_000 : false),
    staleTime: 0,
  });

/** Says where the money goes. @throws ApiError, which the form shows */
export const claimPrize = (id: string, token: string, body: PayoutInput) =>
  call(routes.payments.claimPrize, { params: { id }, body }, { quiet: true, ...proof(token) });

/** What the person has won. The page shows a failure itself. */
export const ownPrizesQuery = queryOptions({
  queryKey: [...PRIZES, 'own'],
  queryFn: ({ signal }) => call(routes.payments.listOwnPrizes, {}, { quiet: true, signal }),
  staleTime: 0,
});
