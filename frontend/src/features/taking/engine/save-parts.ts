import { answerTo, changedAnswers, isUnsent, type LocalAnswer } from './answers.ts';
import type { SyncState } from './sync-types.ts';

/** Bytes of texts that one request carries, out of the megabyte that the server takes: ten of the longest essays. */
const PART_BYTES = 600_000;
/** No character of a text is longer in UTF-8; of a pair that makes one, each counts. */
const BYTES = 3;

type Parted = Pick<SyncState, 'answers' | 'essays' | 'partBytes'>;

/** The server has this very text of an essay: it does not go out again when only its time has passed. */
export const isKept = ({ answers, essays }: Parted, id: string): boolean => {
  const answer = answerTo(answers, id);
  return (
    essays?.has(id) === true && !isUnsent(answer) && answer.known > 0 && typeof answer.userAnswer === 'string'
  );
};

/** Of what the server has not acknowledged, as much as one request carries: nearly always all of it. */
export function partOf(state: Parted): [string, LocalAnswer][] {
  let room = state.partBytes ?? PART_BYTES;
  return changedAnswers(state).filter(([id, answer], i) => {
    const { userAnswer } = answer;
    const isText = state.essays?.has(id) && isUnsent(answer) && typeof userAnswer === 'string';
    const size = isText ? userAnswer.length * BYTES : 0;
    const fits = i === 0 || size <= room;
    if (fits) room -= size;
    return fits;
  });
}

/** Whether anything is left after that. */
export const hasMoreParts = (state: Parted): boolean => partOf(state).length < changedAnswers(state).length;

/** What a hand-in does not carry: the texts that the server has, and what found no room when it could not be saved any more. */
export function goesWithout(state: Parted, id: string): boolean {
  if (!state.essays?.has(id)) return false;
  const isLeft = isUnsent(answerTo(state.answers, id)) && !partOf(state).some(([carried]) => carried === id);
  return isLeft || isKept(state, id);
}
