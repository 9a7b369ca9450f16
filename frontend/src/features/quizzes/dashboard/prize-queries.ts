import { queryOptions } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { call } from '@/lib/api/call.ts';

/** Loads the prize status. The panel displays errors itself. */
export const prizesQuery = (id: string) =>
  queryOptions({
    queryKey: quizKeys.prizes(id),
    queryFn: ({ signal }) => call(routes.quizzes.listPrizes, { params: { id } }, { quiet: true, signal }),
    staleTime: 5_000,
  });

/** Loads the ledger of the pool. The panel displays errors itself. */
export const ledgerQuery = (id: string) =>
  queryOptions({
    queryKey: quizKeys.ledger(id),
    queryFn: ({ signal }) => call(routes.quizzes.getPrizePool, { params: { id } }, { quiet: true, signal }),
    staleTime: 5_000,
  });

/** @throws ApiError */
export const holdPrize = (id: string, prizeId: string, reason: string) =>
  call(routes.quizzes.holdPrize, { params: { id, prizeId }, body: { reason } }, { quiet: true });

/** @throws ApiError */
export const releasePrize = (id: string, prizeId: string) =>
  call(routes.quizzes.releasePrize, { params: { id, prizeId } }, { quiet: true });
