import { queryOptions } from '@tanstack/react-query';
import { getInvite, listExtraTime, listPeople } from './people-calls.ts';

/** Co-authors of a quiz. Always refetched, because invitations are accepted elsewhere. */
export const peopleQuery = (id: string) =>
  queryOptions({
    queryKey: ['quizzes', 'people', id],
    queryFn: ({ signal }) => listPeople(id, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Participants with extra time. */
export const extraTimeQuery = (id: string) =>
  queryOptions({
    // Nested below the people's key, so that every change on that page invalidates it.
    queryKey: [...peopleQuery(id).queryKey, 'extra-time'],
    queryFn: ({ signal }) => listExtraTime(id, signal),
    staleTime: 0,
  });

/** Invitation, as visible to this user: some links work for one account only. */
export const inviteQuery = (token: string, userId: string | undefined) =>
  queryOptions({
    queryKey: ['quiz-invite', token, userId],
    queryFn: ({ signal }) => getInvite(token, signal),
    staleTime: 0,
    retry: false,
  });
