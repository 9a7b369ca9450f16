import { queryOptions } from '@tanstack/react-query';
import { getInvite, listPeople } from './people-calls.ts';

/** Who works on a quiz; asked again with each look, because invitations are accepted elsewhere. */
export const peopleQuery = (id: string) =>
  queryOptions({
    queryKey: ['quizzes', 'people', id],
    queryFn: ({ signal }) => listPeople(id, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** What an invitation is about, for this person: some links work for one account alone. */
export const inviteQuery = (token: string, userId: string | undefined) =>
  queryOptions({
    queryKey: ['quiz-invite', token, userId],
    queryFn: ({ signal }) => getInvite(token, signal),
    staleTime: 0,
    retry: false,
  });
