import * as z from 'zod';
import { ItemPlace, pageOfPersonal } from '../_data/personal-items.ts';
import { loadCorrected } from '../_data/corrected-content.ts';
import { loadContent } from '../_data/quiz-content.ts';
import { listVersionNotes } from '../_data/quiz-versions.ts';
import { getStoredQuiz } from '../_data/quizzes.ts';
import type { Holder, Told } from './holder.ts';

/** Versions are read whole, each with all of its questions. */
const VERSIONS = 5;

const Card = z.object({ card: z.object({ id: z.string() }) });
const Place = z.object({
  /** Behind which quizzes of the list. */
  at: ItemPlace.optional(),
  /** Of the quiz that is being told: the oldest version that was. */
  version: z.number().optional(),
});

/** A quiz with its questions as they stand, then its versions, the newest first, some in each page. */
export async function readQuizzes(holder: Holder, after: unknown): Promise<Told> {
  const { at, version } = Place.parse(after ?? {});
  const { items, next } = await pageOfPersonal('quizzes', holder, { limit: 1, after: at });
  const [item] = items;
  const onward = next && { at: next };
  if (!item) return { told: [], next: onward };
  const { id } = Card.parse(item).card;
  const quiz = await getStoredQuiz(id);
  if (!quiz || quiz.ownerId !== holder.id) return { told: [], next: onward };
  const first = version === undefined ? [{ quiz, content: await loadCorrected(quiz, quiz.version) }] : [];
  const { notes, last } = await listVersionNotes(id, { limit: VERSIONS, before: version });
  const told = await Promise.all(
    notes.map(async (note) => ({ quizId: id, version: note, content: await loadContent(id, note.number) })),
  );
  return { told: [...first, ...told], next: last === undefined ? onward : { at, version: last } };
}
