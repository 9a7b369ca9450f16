import { asAuthored, withCorrections } from '@quizhall/shared/rules/corrections';
import { loadContent, type QuizContent } from './quiz-content.ts';
import { loadCorrections } from './quiz-keys.ts';

interface KeyedQuiz {
  id: string;
  keyRevision?: number | undefined;
}

/**
 * The content of a version, or the draft, as authors go on with it: with the newest key, so that no save brings an old one
 * back. What was dropped or accepts several options of a single choice is not marked: that belongs to the scores of this
 * version, and the next one is graded as its author writes it.
 */
export async function withNewestKey(
  { id, keyRevision = 0 }: KeyedQuiz,
  version: number,
  content: QuizContent,
): Promise<QuizContent> {
  if (version === 0 || keyRevision === 0) return content;
  const corrections = await loadCorrections(id, keyRevision);
  const keyed = withCorrections(content.questions, corrections, version);
  const questions = keyed.map((question, i) => asAuthored(question, content.questions[i] ?? question));
  return { ...content, questions };
}

/** C1 and C5: the same, read. */
export const loadCorrected = async (quiz: KeyedQuiz, version: number): Promise<QuizContent> =>
  withNewestKey(quiz, version, await loadContent(quiz.id, version));
