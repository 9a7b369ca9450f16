import { KeyCorrection } from '@quizhall/shared/model/grading/regrade';
import * as z from 'zod';
import { getItem } from '../../platform/dynamodb/commands.ts';
import { answerKeyKey } from '../../platform/dynamodb/keys.ts';
import { Chunk, packChunks, unpackChunks } from './quiz-content.ts';

const Corrections = z.array(KeyCorrection);

/** Packs all corrections up to a revision. */
export const packCorrections = (corrections: readonly KeyCorrection[]): Uint8Array[] =>
  packChunks(Corrections.parse(corrections));

export const unpackCorrections = (data: Uint8Array): KeyCorrection[] =>
  Corrections.parse(unpackChunks([data]));

/**
 * Corrections of the answer key up to a revision, cached in the function's memory.
 * @throws Error for an unknown revision
 */
export async function getCorrections(quizId: string, revision: number): Promise<KeyCorrection[]> {
  const Key = answerKeyKey(quizId, revision);
  const item = await getItem(Key);
  if (!item) throw new Error(`Quiz ${quizId} has no key ${revision}`);
  return unpackCorrections(Chunk.parse(item).data);
}
