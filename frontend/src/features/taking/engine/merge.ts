import type { StartedAttempt } from '@quizhall/shared/model/attempt';
import { answerTo, type Answers, isUnsent, type LocalAnswer } from './answers.ts';

type ServerAnswers = NonNullable<StartedAttempt['answers']>;

/**
 * Brings together what this device and the server hold, question by question: a change that the server has not
 * acknowledged wins, everything else is as the server has it. Time only grows.
 */
export function mergeServerAnswers(local: Answers, server: ServerAnswers): Answers {
  const merged: Record<string, LocalAnswer> = { ...local };
  for (const [id, held] of Object.entries(server)) {
    const mine = answerTo(local, id);
    const timeSpent = Math.max(mine.timeSpent, held.timeSpent);
    const times = { timeSpent, savedTime: Math.max(mine.savedTime, held.timeSpent) };
    merged[id] = isUnsent(mine)
      ? { ...mine, ...times }
      : { ...mine, ...times, userAnswer: held.userAnswer, flagged: held.flagged };
  }
  return merged;
}
