import type { HeldAnswers } from '@quizhall/shared/model/attempts/attempt';
import { answerTo, type Answers, isUnsent, type LocalAnswer } from './answers.ts';

type Held = HeldAnswers[string];

/** The change made here was made to the very answer that the server holds, or to this device's own. */
const buildsOn = (mine: LocalAnswer, held: Held): boolean => held.own || held.seq === mine.known;

/**
 * Brings together what this device and the server hold, question by question. A change that the server has not
 * acknowledged wins if it was made to what the server holds. Where another device answered unseen, its answer stands:
 * the server has acknowledged it, and nothing acknowledged is replaced by what does not know it. The change made here is
 * kept beside it. What was checked in practice stands, whoever changed it. Everything else is as the server has it; time only grows.
 */
export function mergeServerAnswers(local: Answers, server: HeldAnswers): Answers {
  const merged: Record<string, LocalAnswer> = { ...local };
  for (const [id, held] of Object.entries(server)) merged[id] = mergeAnswer(answerTo(local, id), held);
  return merged;
}

function mergeAnswer(mine: LocalAnswer, held: Held): LocalAnswer {
  const timeSpent = Math.max(mine.timeSpent, held.timeSpent);
  const times = { timeSpent, savedTime: Math.max(mine.savedTime, held.timeSpent), known: held.seq };
  if (held.checked) {
    const { userAnswer, flagged } = held;
    const checked = mine.checked ?? true;
    const stands = { userAnswer, flagged, checked, checking: undefined, overruled: undefined };
    return { ...mine, ...times, ...stands, saved: mine.edit };
  }
  const differs = !isSame(mine, held);
  if (isUnsent(mine) && buildsOn(mine, held)) {
    return { ...mine, ...times, saved: differs ? mine.saved : mine.edit };
  }
  const theirs = { ...mine, ...times, userAnswer: held.userAnswer, flagged: held.flagged, saved: mine.edit };
  const answers = differs && JSON.stringify(mine.userAnswer) !== JSON.stringify(held.userAnswer);
  return isUnsent(mine) && answers ? { ...theirs, overruled: mine.userAnswer } : theirs;
}

const isSame = (mine: LocalAnswer, { userAnswer, flagged }: Held): boolean =>
  mine.flagged === flagged && JSON.stringify(mine.userAnswer) === JSON.stringify(userAnswer);

/** How many answers another device has changed since this one last looked. */
export function changedElsewhere(local: Answers, server: HeldAnswers): number {
  return Object.entries(server).filter(([id, held]) => !held.own && held.seq > answerTo(local, id).known)
    .length;
}
