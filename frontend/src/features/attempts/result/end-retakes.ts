import { routes } from 'virtual:contract-routes';
import type { AttemptResult } from '@quizhall/shared/model/attempts/attempt-result';
import { call } from '@/lib/api/call.ts';
import { asParticipant } from './as-participant.ts';

/** Gives up further attempts; answers the result with the correct answers. @throws ApiError */
export function endRetakes(submissionId: string, sessionToken: string | undefined): Promise<AttemptResult> {
  const input = { params: { id: submissionId } };
  return asParticipant(sessionToken, (headers) =>
    call(routes.attempts.endRetakes, input, { headers, quiet: true }),
  );
}
