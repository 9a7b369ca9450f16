import type { HeldAnswers, StaleProgress } from '@quizhall/shared/model/attempts/attempt';
import { answerTo, type Answers, isUnsent, type LocalAnswer } from './answers.ts';
import { changedElsewhere, mergeServerAnswers } from './merge.ts';
import type { InFlight, SyncState } from './sync-types.ts';

/** Maximum number of unacknowledged saves the API accepts; older ones are dropped. */
const MOST_SENT = 60;

/**
 * Numbers a new save. A change keeps the number of the first save that carried it, so that a retry does not look like
 * another change.
 */
export function withNumber(state: SyncState, ids: readonly string[]): SyncState {
  const { base, sent } = state;
  const seq = state.seq + 1;
  const answers = Object.fromEntries(
    Object.entries(state.answers).map(([id, answer]) => {
      if (!ids.includes(id) || !isUnsent(answer) || (answer.sentAs ?? 0) > base) return [id, answer];
      return [id, { ...answer, sentAs: seq }];
    }),
  );
  return { ...state, seq, sent: [...sent, seq].slice(-MOST_SENT), answers };
}

/** Marks the answers of a stored save as acknowledged, in the version that was sent. */
export function acknowledged(answers: Answers, { edits }: InFlight): Answers {
  const next: Record<string, LocalAnswer> = { ...answers };
  for (const [id, { edit, timeSpent, changedBy = 0 }] of Object.entries(edits)) {
    const answer = answerTo(answers, id);
    next[id] = {
      ...answer,
      saved: Math.max(answer.saved, edit),
      savedTime: Math.max(answer.savedTime, timeSpent),
      known: Math.max(answer.known, changedBy),
    };
  }
  return next;
}

/** Records that the server's state up to this number is known. */
export function seen(state: SyncState, number: number): SyncState {
  if (number < state.base) return state;
  return {
    ...state,
    base: number,
    seq: Math.max(state.seq, number),
    sent: state.sent.filter((own) => own > number),
  };
}

/** The other device that continued the attempt. */
export const otherOf = ({ other, answers }: StaleProgress): SyncState['other'] => ({
  ...other,
  answers: Object.values(answers).filter(({ own, userAnswer }) => !own && userAnswer !== null).length,
});

interface Copy {
  seq: number;
  currentIndex: number;
  answers?: HeldAnswers | undefined;
}

/** Merges the server's copy into the state. */
export function absorb(state: SyncState, { seq, currentIndex, answers = {} }: Copy): SyncState {
  if (seq < state.base) return state;
  return {
    ...seen(state, seq),
    answers: mergeServerAnswers(state.answers, answers),
    changedElsewhere: state.changedElsewhere + changedElsewhere(state.answers, answers),
    currentIndex: state.forwardOnly ? Math.max(state.currentIndex, currentIndex) : state.currentIndex,
  };
}
