import { answerTo, changedAnswers, isUnsent, type LocalAnswer, saysAnything } from './answers.ts';
import type { SyncState } from './sync-types.ts';

/** Bytes of texts that one request carries, out of the megabyte that the server takes: ten of the longest essays in any script. */
const PART_BYTES = 600_000;

/** An answer never changes, a new one takes its place: each is measured once. */
const measured = new WeakMap<LocalAnswer, number>();

/** Bytes of a text on its way. */
function bytesOf(answer: LocalAnswer): number {
  const known = measured.get(answer);
  if (known !== undefined) return known;
  // Without the quotation marks around it.
  const bytes = new TextEncoder().encode(JSON.stringify(answer.userAnswer)).length - 2;
  measured.set(answer, bytes);
  return bytes;
}

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
    const isText = state.essays?.has(id) && isUnsent(answer) && typeof answer.userAnswer === 'string';
    const size = isText ? bytesOf(answer) : 0;
    const fits = i === 0 || size <= room;
    if (fits) room -= size;
    return fits;
  });
}

/** Whether anything is left after that. */
export const hasMoreParts = (state: Parted): boolean => partOf(state).length < changedAnswers(state).length;

/** Texts for which a hand-in has no room. Where saves are taken, they go out before it; after the end they stay behind. */
export function leftBehind(state: Parted): string[] {
  const carried = new Set(partOf(state).map(([id]) => id));
  return [...(state.essays ?? [])].filter((id) => isUnsent(answerTo(state.answers, id)) && !carried.has(id));
}

/** Everything of this device that the server never took: somebody else had handed in before. */
export const neverTaken = ({ answers }: Pick<Parted, 'answers'>): string[] =>
  Object.entries(answers).flatMap(([id, answer]) =>
    isUnsent(answer) && saysAnything(answer.userAnswer) ? [id] : [],
  );

/** What a hand-in does not carry: the texts that the server has, and what found no room when it could not be saved any more. */
export const goesWithout = (state: Parted, id: string): boolean =>
  state.essays?.has(id) === true && (isKept(state, id) || leftBehind(state).includes(id));
