import * as z from 'zod';
import { withNewestKey } from './corrected-content.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { type Key, quizKey } from '../../platform/dynamodb/keys.ts';
import { CHUNK_BYTES, Chunk, chunkKey, getContent, QuizContent, unpackChunks } from './quiz-content.ts';

const FirstChunk = Chunk.extend({ pk: z.string(), sk: z.string() });
const Meta = z.object({
  card: z.object({ id: z.string() }),
  version: z.number(),
  keyRevision: z.number().optional(),
});
/** The contents of quizzes as they are now, by the quizzes' ids: a call more, for up to a hundred. */
export async function listCurrentContents(quizIds: readonly string[]): Promise<Map<string, QuizContent>> {
  const projection = 'card, version, keyRevision';
  const found = (await getItems(quizIds.map(quizKey), { projection })).map((item) => Meta.parse(item));
  return listContents(found.map(({ card, ...quiz }) => ({ id: card.id, ...quiz })));
}

const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/**
 * The contents of quizzes at these versions by the quizzes' ids, a hundred in one call, with every write that was
 * acknowledged and with the newest key; a content of several items takes a call of its own. Apart from the reading of one, which the burst path
 * bundles. Missing: the draft was published or the quiz deleted meanwhile.
 */
export async function listContents(
  quizzes: readonly { id: string; version: number; keyRevision?: number | undefined }[],
): Promise<Map<string, QuizContent>> {
  const wanted = new Map(quizzes.map((quiz) => [nameOf(chunkKey(quiz.id, quiz.version, 0)), quiz]));
  const keys = quizzes.map(({ id, version }) => chunkKey(id, version, 0));
  const items = await getItems(keys, { consistent: true });
  const found = items.map(async (item): Promise<[string, QuizContent][]> => {
    const first = FirstChunk.parse(item);
    const quiz = wanted.get(nameOf(first));
    if (!quiz) return [];
    const isWhole = first.data.length < CHUNK_BYTES;
    const content = isWhole
      ? QuizContent.parse(unpackChunks([first.data]))
      : await getContent(quiz.id, quiz.version);
    return [[quiz.id, await withNewestKey(quiz, quiz.version, content)]];
  });
  return new Map((await Promise.all(found)).flat());
}
