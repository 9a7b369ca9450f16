import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { localAttemptQuery } from '../shared/queries.ts';
import { useParticipantId } from '../shared/use-participant-id.ts';

/** What the result page hands over to whoever takes the quiz again: the attempt that they come from. */
type ComingFrom = { again?: string } | null;

/** What this browser holds of the person's attempts at a quiz. */
export function useLocalAttempt(ref: string) {
  const userId = useParticipantId();
  const again = (useLocation().state as ComingFrom)?.again;
  return useQuery(localAttemptQuery(ref, userId, again));
}
