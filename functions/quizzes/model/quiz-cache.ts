import { parseRef } from '@quizhall/shared/rules/quizzes/quiz-code';
import { AppError } from '../../platform/errors.ts';
import { FunctionCache } from '../../platform/dynamodb/function-cache.ts';
import {
  type KeyedQuestion,
  withCorrections,
  withKeyChanges,
} from '@quizhall/shared/rules/quizzes/corrections';
import { getContent, type QuizContent } from './quiz-content.ts';
import { getCorrections } from './answer-key-corrections.ts';
import { findQuizId, getRecentQuiz, type RecentQuiz } from './quizzes.ts';

/** What entry rules, the page before the start and the start itself need of a quiz. */
export type LiveQuiz = RecentQuiz;
/** A published version with one of its keys. */
export type QuizVersion = Omit<QuizContent, 'questions'> & {
  questions: KeyedQuestion[];
  /** Which corrections of the key it has; absent: as it was published. */
  key?: number;
};

/** A code or link belongs to one quiz for ever. */
const ids = new FunctionCache<string>({ most: 5_000 });
/**
 * Versions and keys never change, so bytes alone bound them: a thousand quizzes of 50 questions, or some of the largest. In memory
 * they take about four times their JSON, a fifth of the smallest function.
 */
const versions = new FunctionCache<QuizVersion>({
  most: 5_000,
  bytes: { most: 24_000_000, of: (version) => JSON.stringify(version).length },
});

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

/** A published version with the key of a revision, 0 for the one it was published with; no table read when warm. */
export function getVersion(quizId: string, version: number, key = 0): Promise<QuizVersion> {
  return versions.get(`${quizId}#${version}#${key}`, async () => {
    if (key === 0) {
      const content = await getContent(quizId, version);
      return { ...content, questions: withKeyChanges(content.questions, content.carried ?? []) };
    }
    const [content, corrections] = await Promise.all([
      getVersion(quizId, version),
      getCorrections(quizId, key),
    ]);
    return { ...content, key, questions: withCorrections(content.questions, corrections, version) };
  });
}

/** The same with the key by which whoever finishes now is marked. */
export const getKeyedVersion = (
  { id, keyRevision }: Pick<LiveQuiz, 'id' | 'keyRevision'>,
  version: number,
): Promise<QuizVersion> => getVersion(id, version, keyRevision);
