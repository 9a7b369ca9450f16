import { CATALOGUE_SHARDS, listCatalogueEntries, putReadEntry } from '../_data/catalogue.ts';
import { entryOf } from '../_data/catalogue-entry.ts';
import { getQuizzes, scanListedIds } from '../_data/listed-quizzes.ts';
import { now } from '../_platform/clock.ts';

/**
 * Makes the entries of the catalogue of the quizzes alone, whatever stands there; what the stream says meanwhile is left as
 * it is. Answers how many quizzes are in it. The files are made of them afterwards.
 */
export async function rebuildEntries(): Promise<number> {
  const before = await standing();
  let count = 0;
  for await (const ids of scanListedIds()) {
    const quizzes = await getQuizzes(ids);
    for (const id of ids) {
      const quiz = quizzes.get(id);
      const entry = quiz && entryOf(quiz, now());
      if (!entry) continue;
      await putReadEntry({ id, entry }, before.get(id));
      before.delete(id);
      count += 1;
    }
  }
  for (const [id, sequence] of before) await putReadEntry({ id }, sequence);
  return count;
}

/** The last change of each quiz of which anything stands in the catalogue. */
async function standing(): Promise<Map<string, string>> {
  const shards = Array.from({ length: CATALOGUE_SHARDS }, (_, shard) => listCatalogueEntries(shard));
  return new Map((await Promise.all(shards)).flat().map(({ id, sequence }) => [id, sequence]));
}
