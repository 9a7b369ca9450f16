import type { KeyCorrection } from '@quizhall/shared/model/grading/regrade';
import { unwrittenKey } from '@quizhall/shared/rules/quizzes/carried-key';
import { asAuthored, withCorrections, withKeyChanges } from '@quizhall/shared/rules/quizzes/corrections';
import { goesOnWith } from '@quizhall/shared/rules/quizzes/quiz-changes';
import { getContent, type QuizContent } from './quiz-content.ts';
import { getCorrections } from './answer-key-corrections.ts';

interface KeyedQuiz {
  id: string;
  keyRevision?: number | undefined;
}

/**
 * The content of a version or the draft with the newest answer key, so that no save restores an old key. Data
 * no author writes is returned beside the questions (`carried`) for the next version.
 */
export async function withNewestKey(
  { id, keyRevision = 0 }: KeyedQuiz,
  version: number,
  content: QuizContent,
): Promise<QuizContent> {
  if (version === 0 || keyRevision === 0) return content;
  return keyedWith(content, await getCorrections(id, keyRevision), version);
}

/**
 * Applies corrections made between the keys `then` and `today` to content based on a version. A rewritten
 * question keeps its own key.
 */
export async function withKeySince<Content extends Keyed>(
  then: KeyedQuiz & { version: number },
  { keyRevision = 0 }: KeyedQuiz,
  content: Content,
): Promise<Content> {
  if (keyRevision === (then.keyRevision ?? 0)) return content;
  const [corrections, earlier, live] = await Promise.all([
    getCorrections(then.id, keyRevision),
    then.keyRevision ? getCorrections(then.id, then.keyRevision) : [],
    getCorrectedContent(then, then.version),
  ]);
  const known = new Map(live.questions.map((question) => [question.id, question]));
  const kept = new Map(content.questions.map((question) => [question.id, question]));
  const about = corrections.slice(earlier.length).filter(({ questionId }) => {
    const [before, after] = [known.get(questionId), kept.get(questionId)];
    return before && after && goesOnWith(before, after);
  });
  return keyedWith(content, about, then.version);
}

type Keyed = Pick<QuizContent, 'questions' | 'carried'>;

function keyedWith<Content extends Keyed>(
  content: Content,
  corrections: readonly KeyCorrection[],
  version: number,
): Content {
  const published = withKeyChanges(content.questions, content.carried ?? []);
  const keyed = withCorrections(published, corrections, version);
  const questions = keyed.map((question, i) => asAuthored(question, content.questions[i] ?? question));
  return { ...content, questions, carried: unwrittenKey(keyed) };
}

/** A version or the draft with the newest answer key. */
export const getCorrectedContent = async (quiz: KeyedQuiz, version: number): Promise<QuizContent> =>
  withNewestKey(quiz, version, await getContent(quiz.id, version));
