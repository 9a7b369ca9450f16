import { routes } from 'virtual:contract-routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';

/** What deleting the account waits for, and who could take the quizzes over. Asked for whenever the dialog opens. */
export const deletionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId, 'deletion'],
    staleTime: 0,
    queryFn: ({ signal }) => call(routes.users.getDeletion, {}, { quiet: true, signal }),
  });
