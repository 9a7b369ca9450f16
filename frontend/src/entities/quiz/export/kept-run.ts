import { readStored, removeStored, writeStored } from '@/lib/storage.ts';

const nameOf = (quizId: string) => `quizhall.export.${quizId}`;

/** The background export of a quiz that was begun here, so that a reload finds it again. */
export const readKeptRun = (quizId: string): string | undefined => readStored(nameOf(quizId));
export const keepRun = (quizId: string, runId: string): void => writeStored(nameOf(quizId), runId);
export const forgetRun = (quizId: string): void => removeStored(nameOf(quizId));
