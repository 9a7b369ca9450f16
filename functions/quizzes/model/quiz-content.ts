import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { CATEGORIES, LANGUAGES, QUIZ_DIFFICULTIES } from '@quizhall/shared/model/enums';
import { Passage, Question } from '@quizhall/shared/model/quizzes/question';
import { OwnQuiz, Rewards, StoredSettings } from '@quizhall/shared/model/quizzes/quiz';
import { KeyCorrection } from '@quizhall/shared/model/grading/regrade';
import * as z from 'zod';
import { queryAll, withPrefix } from '../../platform/dynamodb/commands.ts';
import {
  DRAFT_PREFIX,
  draftKey,
  type Key,
  quizPk,
  versionKey,
  versionPrefix,
} from '../../platform/dynamodb/keys.ts';

/** A cover as META and versions name it: keys in the media bucket, other sizes and tint where it came with them. */
export const StoredCover = z.object({
  coverKey: z.string().optional(),
  coverSizes: z.array(z.object({ width: z.number(), key: z.string() })).optional(),
  coverTint: z.string().optional(),
});

/** What else its author wrote: no attempt needs it, a version that is looked at or restored does. */
export const About = z.object({
  ...StoredCover.shape,
  description: z.string(),
  category: z.enum(CATEGORIES),
  customCategory: z.string().optional(),
  difficulty: z.enum(QUIZ_DIFFICULTIES),
  tags: z.array(z.string()),
  language: z.enum(LANGUAGES),
  schedule: OwnQuiz.shape.schedule,
});

/** What an attempt is pinned to: the questions with their key, the settings under which they are taken, the rewards. */
export const QuizContent = z.object({
  title: z.string(),
  settings: StoredSettings,
  rewards: Rewards,
  totalPoints: z.number(),
  questions: z.array(Question),
  /** Absent where there are none. */
  passages: z.array(Passage).optional(),
  /** What was corrected of its questions before it was published and no author writes: `rules/quizzes/carried-key.ts`. Absent: nothing. */
  carried: z.array(KeyCorrection.omit({ upTo: true })).optional(),
  /** Published versions only; a draft's is in META. */
  about: About.optional(),
});
export type QuizContent = z.output<typeof QuizContent>;

/** DynamoDB refuses items above 400 KB; the rest is room for keys. */
export const CHUNK_BYTES = 380_000;

export const Chunk = z.object({ data: z.instanceof(Uint8Array) });

export interface ChunkItem extends Key {
  data: Uint8Array;
}

/** Version 0 is the draft, which is overwritten; from 1 on a version never changes. */
export const chunkKey = (quizId: string, version: number, chunk: number): Key =>
  version === 0 ? draftKey(quizId, chunk) : versionKey(quizId, version, chunk);

/** Items of a content; about a fifth of its size. */
export function contentItems(quizId: string, version: number, content: QuizContent): ChunkItem[] {
  return packChunks(content).map((data, chunk) => ({ ...chunkKey(quizId, version, chunk), data }));
}

/** Deflated JSON, split below the item limit. */
export function packChunks(value: unknown): Uint8Array[] {
  const bytes = new Uint8Array(deflateRawSync(JSON.stringify(value)));
  return Array.from({ length: Math.ceil(bytes.length / CHUNK_BYTES) }, (_, chunk) =>
    bytes.slice(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES),
  );
}

/** JSON of all chunks in order. */
export const inflateChunks = (chunks: readonly Uint8Array[]): string =>
  inflateRawSync(Buffer.concat(chunks)).toString('utf8');

export const unpackChunks = (chunks: readonly Uint8Array[]): unknown => JSON.parse(inflateChunks(chunks));

/** The keys of draft chunks `from` (inclusive) to `to` (exclusive), for removing them. */
export const draftKeys = (quizId: string, from: number, to: number): Key[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => draftKey(quizId, from + index));

/**
 * The draft (version 0) or a published version of a quiz. A version never changes, so it is read at half price.
 * @throws Error when the quiz has no such version
 */
export async function getContent(quizId: string, version: number): Promise<QuizContent> {
  const prefix = version === 0 ? DRAFT_PREFIX : versionPrefix(version);
  const items = await queryAll({
    ...withPrefix(quizPk(quizId), prefix),
    ConsistentRead: version === 0,
  });
  const chunks = items.map((item) => Chunk.parse(item).data);
  if (chunks.length === 0) throw new Error(`Quiz ${quizId} has no version ${version}`);
  return QuizContent.parse(unpackChunks(chunks));
}
