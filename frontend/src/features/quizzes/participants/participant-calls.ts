import type { Contract } from '@quizhall/shared/contract';
import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import type { ParticipantFilters } from './participant-filters.ts';

export type ParticipantsPage = ResponseOf<Contract['quizzes']['listParticipants']>;
export type ParticipantRow = ParticipantsPage['participants'][number];
export type Participant = ResponseOf<Contract['quizzes']['getParticipant']>;

/** The screens show every failure themselves, so that nothing is said twice. */
const QUIET = { quiet: true } as const;

/** Rows of each page but the first: whoever loads more wants many, and all of them are read again when somebody comes. */
const FURTHER = 100;

/** One page of who took a quiz. @throws ApiError */
export function listParticipants(
  id: string,
  { q, department, ...filters }: Omit<ParticipantFilters, 'department'> & { department?: string },
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<ParticipantsPage> {
  const further = cursor !== undefined && { cursor, limit: FURTHER };
  const query = {
    ...filters,
    ...(q && { search: q }),
    ...(department && { departmentId: department }),
    ...further,
  };
  return call(routes.quizzes.listParticipants, { params: { id }, query }, { ...QUIET, signal });
}

/** All attempts of one participant. @throws ApiError */
export const getParticipant = (
  id: string,
  participantId: string,
  signal: AbortSignal,
): Promise<Participant> =>
  call(routes.quizzes.getParticipant, { params: { id, participantId } }, { ...QUIET, signal });
