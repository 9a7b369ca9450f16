import type { QuizExportFormat } from '@quizhall/shared/contract/quiz-exports';
import { rememberedUser } from '@/lib/api/tokens.ts';
import { readStored, removeStored, writeStored } from '@/lib/storage.ts';

/** A background export that was begun here. */
export interface KeptRun {
  runId: string;
  format: QuizExportFormat;
  /** When it was asked for, by the clock of this device. */
  askedAt: string;
}

/** Of one person: somebody else at this device can neither fetch nor see it. */
const nameOf = (quizId: string) => `quizhall.export.${rememberedUser()?.id ?? ''}.${quizId}`;

const isKept = (value: unknown): value is KeptRun =>
  typeof value === 'object' &&
  value !== null &&
  ['runId', 'format', 'askedAt'].every((field) => typeof Reflect.get(value, field) === 'string');

/** The background export of a quiz that this person began here, so that a reload finds it again. */
export function readKeptRun(quizId: string): KeptRun | undefined {
  try {
    const kept: unknown = JSON.parse(readStored(nameOf(quizId)) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    // Nothing of this product wrote it.
    return undefined;
  }
}

export const keepRun = (quizId: string, run: KeptRun): void =>
  writeStored(nameOf(quizId), JSON.stringify(run));
export const forgetRun = (quizId: string): void => removeStored(nameOf(quizId));
