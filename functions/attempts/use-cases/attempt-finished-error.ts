import type { CalledIn } from '@quizhall/shared/model/attempts/attempt';
import { isCalledIn } from '../model/attempt-saves.ts';
import type { Attempt } from '../model/attempts.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';

/** The refusal of what comes to a finished attempt. It says when its owner ended it, as long as what was answered by then may come. */
export function attemptFinished(stands: Attempt): AppError {
  const { card } = stands;
  if (!card || !isCalledIn(stands, now())) return new AppError('ATTEMPT_FINISHED');
  const data: CalledIn = { endedAt: new Date(card.completedAt).toISOString() };
  return new AppError('ATTEMPT_FINISHED', { data });
}
