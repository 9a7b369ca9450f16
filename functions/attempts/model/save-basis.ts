import { type HeldAnswers, StaleProgress } from '@quizhall/shared/model/attempts/attempt';
import type { Question } from '@quizhall/shared/model/quizzes/question';
import { type Basis, readSaver } from './attempt-saves.ts';
import type { Attempt } from './attempts.ts';
import { AppError } from '../../platform/errors.ts';
import { type AttemptTicket, keyedDigest } from '../../platform/security/tokens.ts';
import { decodeAnswers } from '../../grading/model/stored-answers.ts';
import { withTexts } from '../../grading/model/essay-texts.ts';

/** 48 bits tell the devices of one participant apart. Clients that name no device are one device. */
export const writerOf = async (deviceId: string | undefined): Promise<string> =>
  (await keyedDigest('writer', deviceId ?? '')).slice(0, 8);

interface Declared {
  baseSeq?: number | undefined;
  sentSeqs?: number[] | undefined;
  deviceId?: string | undefined;
}

/** What a save or a submit says that it builds on. */
export async function basisOf(
  { baseSeq, sentSeqs, deviceId }: Declared,
  { writer, opened, label }: Pick<AttemptTicket, 'writer' | 'opened' | 'label'>,
): Promise<Basis> {
  return {
    writer: deviceId === undefined ? writer : await writerOf(deviceId),
    opened,
    label,
    base: baseSeq,
    sent: sentSeqs ?? [],
  };
}

/** Whether the save with a number came from this device. What is older than the attempt remembers counts as not. */
function isOwn({ by, turns }: Pick<Attempt, 'by' | 'turns'>, writer: string): (seq: number) => boolean {
  const runs = turns ?? (by === undefined ? [] : [[0, by] as const]);
  return (seq) => {
    const run = runs.findLast(([from]) => from <= seq);
    return run !== undefined && readSaver(run[1]).writer === writer;
  };
}

/** The answers that the server holds (an attempt with its texts, see `withTexts`), as a device needs them to go on. */
export function heldAnswers(attempt: Attempt, questions: readonly Question[], writer: string): HeldAnswers {
  const own = isOwn(attempt, writer);
  const checked = decodeAnswers(questions, attempt.checked ?? {});
  const held: HeldAnswers = {};
  for (const [id, { seq = 0, ...answer }] of [...decodeAnswers(questions, attempt.answers), ...checked])
    held[id] = { ...answer, seq, own: own(seq), ...(checked.has(id) && { checked: true }) };
  return held;
}

const toIso = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());

/** The refusal of a save or a submit that does not know what another device has saved. */
export async function staleProgress(
  stands: Attempt,
  questions: readonly Question[],
  basis: Basis,
): Promise<AppError> {
  const attempt = await withTexts(stands, questions);
  const last = readSaver(attempt.by ?? '');
  const isOther = last.writer !== basis.writer;
  const data = StaleProgress.parse({
    seq: attempt.seq,
    currentIndex: attempt.index,
    elsewhere: isOther && last.opened > basis.opened,
    other: isOther ? { device: last.label, savedAt: toIso(attempt.savedAt) } : undefined,
    answers: heldAnswers(attempt, questions, basis.writer),
  });
  return new AppError('STALE_PROGRESS', { data });
}
