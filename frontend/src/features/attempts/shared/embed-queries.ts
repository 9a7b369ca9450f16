import { queryOptions } from '@tanstack/react-query';
import { getCard } from './attempts.ts';

/** What a quiz shows to everybody: also whether another site may show it. */
export const cardQuery = (ref: string) =>
  queryOptions({
    queryKey: ['taking', 'card', ref],
    queryFn: async ({ signal }) => (await getCard(ref, signal)).data,
  });
