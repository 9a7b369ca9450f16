import type { Contradictions } from '@quizhall/shared/model/results/submission-details';

type Answer = { questionId: string; timeSpent: number; userAnswer: unknown };

interface Report {
  answers: readonly Answer[];
  /** Seconds by the server's clock. */
  elapsed: number;
  /** Those of them whose questions had locked before the end. */
  locked: readonly Answer[];
  /** Ids of the questions that saves had brought; undefined where nobody looked. */
  saved: ReadonlySet<string> | undefined;
}

/** Each question's seconds are rounded, and a question may go on for a moment after its lock. */
const ROUNDING_SECONDS = 5;

/** The question on screen and the one that was left a moment ago may be unsaved. */
const STILL_OPEN = 2;

/**
 * What cannot be true of an honest report; for the owner to look into, never a penalty.
 * @returns undefined where nothing contradicts the rest
 */
export function contradictionsOf({ answers, elapsed, locked, saved }: Report): Contradictions | undefined {
  const claimed = answers.reduce((sum, { timeSpent }) => sum + timeSpent, 0);
  const fresh = saved
    ? locked.filter(({ questionId, userAnswer }) => userAnswer !== null && !saved.has(questionId)).length
    : 0;
  const found: Contradictions = {
    ...(claimed > elapsed + ROUNDING_SECONDS && { time: { claimed: Math.round(claimed), elapsed } }),
    ...(fresh > STILL_OPEN && { unsaved: fresh }),
  };
  return Object.keys(found).length > 0 ? found : undefined;
}
