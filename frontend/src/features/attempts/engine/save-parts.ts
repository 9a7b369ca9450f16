import { answerTo, changedAnswers, isUnsent, type LocalAnswer, saysAnything } from './answers.ts';
import type { SyncState } from './sync-types.ts';

/** Maximum bytes of text per request, below the server's 1 MB limit: ten of the longest essays in any script. */
const PART_BYTES = 600_000;

/** Cache of text sizes. Answers are immutable, so each is measured once. */
const measured = new WeakMap<LocalAnswer, number>();

/** Size of a text in bytes as sent. */
function bytesOf(answer: LocalAnswer): number {
  const known = measured.get(answer);
  if (known !== undefined) return known;
  // Without the surrounding quotation marks.
  const bytes = new TextEncoder().encode(JSON.stringify(answer.userAnswer)).length - 2;
  measured.set(answer, bytes);
  return bytes;
}

type Parted = Pick<SyncState, 'answers' | 'essays' | 'partBytes'>;

/** True if the server stores this exact essay text, so that a time-only change need not resend it. */
export const isKept = ({ answers, essays }: Parted, id: string): boolean => {
  const answer = answerTo(answers, id);
  return (
    essays?.has(id) === true && !isUnsent(answer) && answer.known > 0 && typeof answer.userAnswer === 'string'
  );
};

/** Unacknowledged answers that fit into one request, usually all. */
export function partOf(state: Parted): [string, LocalAnswer][] {
  let room = state.partBytes ?? PART_BYTES;
  return changedAnswers(state).filter(([id, answer], i) => {
    const isText = state.essays?.has(id) && isUnsent(answer) && typeof answer.userAnswer === 'string';
    const size = isText ? bytesOf(answer) : 0;
    const fits = i === 0 || size <= room;
    if (fits) room -= size;
    return fits;
  });
}

/** True if unacknowledged answers remain after the next request. */
export const hasMoreParts = (state: Parted): boolean => partOf(state).length < changedAnswers(state).length;

/**
 * Essays that do not fit into the submit. They are saved before it; once saves have ended, they stay on this device.
 */
export function leftBehind(state: Parted): string[] {
  const carried = new Set(partOf(state).map(([id]) => id));
  return [...(state.essays ?? [])].filter((id) => isUnsent(answerTo(state.answers, id)) && !carried.has(id));
}

/** Answers of this device that the server never accepted because the attempt was submitted elsewhere. */
export const neverTaken = ({ answers }: Pick<Parted, 'answers'>): string[] =>
  Object.entries(answers).flatMap(([id, answer]) =>
    isUnsent(answer) && saysAnything(answer.userAnswer) ? [id] : [],
  );

/** True if the submit omits the text: the server stores it already, or it does not fit and saves have ended. */
export const goesWithout = (state: Parted, id: string): boolean =>
  state.essays?.has(id) === true && (isKept(state, id) || leftBehind(state).includes(id));
