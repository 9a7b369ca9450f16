import { rememberedUser } from '@/lib/api/tokens.ts';
import { readStored, removeStored, writeStored } from '@/lib/storage.ts';
import type { Exported, ExportFormat } from './formats.ts';

/** A background export that was begun here. */
export interface KeptRun {
  runId: string;
  format: ExportFormat;
  /** When it was asked for, by the clock of this device. */
  askedAt: string;
}

/** Of one person: somebody else at this device can neither fetch nor see it. */
const nameOf = (quizId: string, of: Exported) =>
  `quizhall.${of === 'results' ? 'results' : 'export'}.${rememberedUser()?.id ?? ''}.${quizId}`;

const isKept = (value: unknown): value is KeptRun =>
  typeof value === 'object' &&
  value !== null &&
  ['runId', 'format', 'askedAt'].every((field) => typeof Reflect.get(value, field) === 'string');

/** The background export of a quiz that this person began here, so that a reload finds it again. */
export function readKeptRun(quizId: string, of: Exported = 'questions'): KeptRun | undefined {
  try {
    const kept: unknown = JSON.parse(readStored(nameOf(quizId, of)) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    // Nothing of this product wrote it.
    return undefined;
  }
}

export const keepRun = (quizId: string, run: KeptRun, of: Exported = 'questions'): void =>
  writeStored(nameOf(quizId, of), JSON.stringify(run));
export const forgetRun = (quizId: string, of: Exported): void => removeStored(nameOf(quizId, of));
