import { KeyCorrection } from '@quizhall/shared/model/grading/regrade';
import * as z from 'zod';
import { getItem } from '../../platform/dynamodb/commands.ts';
import { quizKeyKey } from '../../platform/dynamodb/keys.ts';
import { Chunk, packed, unpacked } from './quiz-content.ts';

const Corrections = z.array(KeyCorrection);

/** Every correction up to this revision, packed; it never changes. */
export const packedCorrections = (corrections: readonly KeyCorrection[]): Uint8Array[] =>
  packed(Corrections.parse(corrections));

export const readPacked = (data: Uint8Array): KeyCorrection[] => Corrections.parse(unpacked([data]));

/**
 * The corrections of the key of a quiz up to a revision, which a function reads once.
 * @throws Error when there is no such revision
 */
export async function loadCorrections(quizId: string, revision: number): Promise<KeyCorrection[]> {
  const Key = quizKeyKey(quizId, revision);
  const item = await getItem(Key);
  if (!item) throw new Error(`Quiz ${quizId} has no key ${revision}`);
  return readPacked(Chunk.parse(item).data);
}
