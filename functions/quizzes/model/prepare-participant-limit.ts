import { participantLimit } from '@quizhall/shared/rules/attempts/entry';
import type { Quiz } from './quizzes.ts';
import { fitSeats } from '../../attempts/model/seats.ts';
import { logger } from '../../platform/logger.ts';

/**
 * Creates the counters of the participant limit ahead of a crowd. After an error the first start creates
 * them.
 */
export async function prepareParticipantLimit({ id, version, settings }: Quiz): Promise<void> {
  if (version === 0 || participantLimit(settings) === 0) return;
  try {
    await fitSeats(id);
  } catch (error) {
    logger.error('seats not ready', { quizId: id, name: String(error) });
  }
}
