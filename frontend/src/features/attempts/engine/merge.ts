import type { HeldAnswers } from '@quizhall/shared/model/attempts/attempt';
import { answerTo, type Answers, isUnsent, type LocalAnswer } from './answers.ts';

type Held = HeldAnswers[string];

/** True if the local change builds on the answer the server stores, or that answer is this device's own. */
const buildsOn = (mine: LocalAnswer, held: Held): boolean => held.own || held.seq === mine.known;

/**
 * Merges local and server answers per question. An unacknowledged local change wins only if it builds on the server's
 * answer. Otherwise the server's answer wins and the local one is kept in `overruled`. Answers checked in practice
 * always stand. Time spent never decreases.
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

/** Number of answers changed by another device since the last refresh. */
export function changedElsewhere(local: Answers, server: HeldAnswers): number {
  return Object.entries(server).filter(([id, held]) => !held.own && held.seq > answerTo(local, id).known)
    .length;
}
