import { queryOptions } from '@tanstack/react-query';
import { getInvite, listExtraTime, listPeople } from './people-calls.ts';

/** Who works on a quiz; asked again with each look, because invitations are accepted elsewhere. */
export const peopleQuery = (id: string) =>
  queryOptions({
    queryKey: ['quizzes', 'people', id],
    queryFn: ({ signal }) => listPeople(id, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Who has extra time at a quiz. */
export const extraTimeQuery = (id: string) =>
  queryOptions({
    // Below the people's, so that every change on that page reads it again.
    queryKey: [...peopleQuery(id).queryKey, 'extra-time'],
    queryFn: ({ signal }) => listExtraTime(id, signal),
    staleTime: 0,
  });

/** What an invitation is about, for this person: some links work for one account alone. */
export const inviteQuery = (token: string, userId: string | undefined) =>
  queryOptions({
    queryKey: ['quiz-invite', token, userId],
    queryFn: ({ signal }) => getInvite(token, signal),
    staleTime: 0,
    retry: false,
  });
