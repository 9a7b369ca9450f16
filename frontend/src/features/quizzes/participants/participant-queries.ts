import { queryOptions } from '@tanstack/react-query';
import { cursorQuery } from '@/lib/list/cursor-list.ts';
import type { ParticipantFilters } from './participant-filters.ts';
import { getParticipant, listParticipants } from './participant-calls.ts';

/**
 * Participants of a quiz, paginated. Invalidated with the other queries of the quiz, whose id is the third part of
 * the key.
 */
export const participantsQuery = (id: string, filters: ParticipantFilters) =>
  cursorQuery({
    queryKey: ['quizzes', 'participants', id, filters],
    read: (cursor, signal) => listParticipants(id, filters, cursor, signal),
    // New participants can arrive at any time.
    staleTime: 5_000,
  });

/** Participant with all attempts. */
export const participantQuery = (id: string, participantId: string) =>
  queryOptions({
    queryKey: ['quizzes', 'participant', id, participantId],
    queryFn: ({ signal }) => getParticipant(id, participantId, signal),
  });

/** Number of graded results that are not released. */
export const readyQuery = (id: string) =>
  queryOptions({
    queryKey: ['quizzes', 'ready', id],
    queryFn: async ({ signal }) => {
      const { counts } = await listParticipants(
        id,
        { q: '', status: 'graded', sort: 'recent' },
        undefined,
        signal,
      );
      return counts.graded;
    },
    staleTime: 5_000,
  });
