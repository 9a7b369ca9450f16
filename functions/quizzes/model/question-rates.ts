import type { QuestionRate } from '@quizhall/shared/model/quizzes/creator-analytics';
import { plainText } from '@quizhall/shared/rules/text/markdown-plain';
import { correctRateOf } from '@quizhall/shared/rules/quizzes/question-rates';
import { listQuestionSums } from '../../results/model/question-sums.ts';
import { listCurrentContents } from './quiz-contents.ts';

/** What a line holds. */
const LONGEST_TEXT = 160;

const shortened = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).trimEnd()}…` : text;

/**
 * How the questions that these quizzes ask today go, of those that enough people have answered: four steps of reading,
 * whatever their number, and one more for each content that takes several items.
 */
export async function listQuestionRates(quizIds: readonly string[]): Promise<Map<string, QuestionRate[]>> {
  const [contents, sumsOf] = await Promise.all([listCurrentContents(quizIds), listQuestionSums(quizIds)]);
  return new Map(
    [...contents].map(([quizId, { questions }]) => [
      quizId,
      questions.flatMap(({ id, question }, n): QuestionRate[] => {
        const rate = correctRateOf(sumsOf(quizId, id));
        if (!rate) return [];
        return [{ quizId, questionId: id, number: n + 1, text: shortened(plainText(question)), ...rate }];
      }),
    ]),
  );
}
