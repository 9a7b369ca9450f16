import { unwrittenKey } from '@quizhall/shared/rules/carried-key';
import { asAuthored, withCorrections, withKeyChanges } from '@quizhall/shared/rules/corrections';
import { loadContent, type QuizContent } from './quiz-content.ts';
import { loadCorrections } from './quiz-keys.ts';

interface KeyedQuiz {
  id: string;
  keyRevision?: number | undefined;
}

/**
 * The content of a version, or the draft, as authors go on with it: with the newest key, so that no save brings an old one
 * back. What no author writes stands beside the questions (`carried`): the next version goes on with it.
 */
export async function withNewestKey(
  { id, keyRevision = 0 }: KeyedQuiz,
  version: number,
  content: QuizContent,
): Promise<QuizContent> {
  if (version === 0 || keyRevision === 0) return content;
  const corrections = await loadCorrections(id, keyRevision);
  const published = withKeyChanges(content.questions, content.carried ?? []);
  const keyed = withCorrections(published, corrections, version);
  const questions = keyed.map((question, i) => asAuthored(question, content.questions[i] ?? question));
  return { ...content, questions, carried: unwrittenKey(keyed) };
}

/** C1 and C5: the same, read. */
export const loadCorrected = async (quiz: KeyedQuiz, version: number): Promise<QuizContent> =>
  withNewestKey(quiz, version, await loadContent(quiz.id, version));
