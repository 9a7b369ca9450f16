import type { Contract } from '@quizhall/shared/contract';
import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import type { ParticipantFilters } from './participant-filters.ts';

export type ParticipantsPage = ResponseOf<Contract['quizzes']['listParticipants']>;
export type ParticipantRow = ParticipantsPage['participants'][number];
export type Participant = ResponseOf<Contract['quizzes']['getParticipant']>;

/** The screens display errors themselves, so no toast is shown. */
const QUIET = { quiet: true } as const;

/** Page size after the first page. Large, because a new participant refetches all loaded pages. */
const FURTHER = 100;

/** Lists the participants of a quiz. @throws ApiError */
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

/** Gets the attempts of a participant. @throws ApiError */
export const getParticipant = (
  id: string,
  participantId: string,
  signal: AbortSignal,
): Promise<Participant> =>
  call(routes.quizzes.getParticipant, { params: { id, participantId } }, { ...QUIET, signal });
