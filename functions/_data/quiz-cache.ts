import { parseRef } from '@quizhall/shared/rules/quiz-code';
import { AppError } from '../_platform/errors.ts';
import { Memory } from './memory.ts';
import { loadContent, type QuizContent } from './quiz-content.ts';
import { findQuizId, getRecentQuiz, type RecentQuiz } from './quizzes.ts';

/** What entry rules, the page before the start and the start itself need of a quiz. */
export type LiveQuiz = RecentQuiz;
export type QuizVersion = QuizContent;

/** A code or link belongs to one quiz for ever. */
const ids = new Memory<string>({ most: 5_000 });
/** Versions never change; 40 of the largest fit easily into the smallest function. */
const versions = new Memory<QuizVersion>({ most: 40 });

/**
 * A quiz by its id, its code in any case, or its link, with no table read when warm. Also a deleted one, because its
 * attempts go on: the entry rules keep everybody else out, and `getShownQuiz` shows it to nobody.
 * @throws AppError QUIZ_NOT_FOUND
 */
export async function getLiveQuiz(ref: string): Promise<LiveQuiz> {
  const reference = parseRef(ref);
  if (!reference) throw new AppError('QUIZ_NOT_FOUND');
  if (reference.kind === 'id') return getRecentQuiz(reference.value);
  const id = await ids.get(reference.value, async () => {
    const found = await findQuizId(reference);
    if (!found) throw new AppError('QUIZ_NOT_FOUND');
    return found;
  });
  return getRecentQuiz(id);
}

/** The same for background work, which may come when the quiz is gone. */
export async function findLiveQuiz(id: string): Promise<LiveQuiz | undefined> {
  try {
    return await getLiveQuiz(id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'QUIZ_NOT_FOUND') return undefined;
    throw error;
  }
}

/** A published version, with no table read when warm. */
export function getVersion(quizId: string, version: number): Promise<QuizVersion> {
  return versions.get(`${quizId}#${version}`, () => loadContent(quizId, version));
}
