import type { Question, QuestionOf } from '../../model/quizzes/question.ts';
import { matchesAny } from './accepted.ts';
import { countBlanks } from './blanks.ts';
import type { Grader } from './grader.ts';

const alternatives = (entry: string): string[] =>
  entry
    .split('|')
    .map((text) => text.trim())
    .filter(Boolean);

/**
 * The accepted answers of each blank. A question with one blank (or none: the answer then follows the text) accepts
 * every entry; with several blanks entry n belongs to blank n and `|` separates its alternatives.
 */
export function acceptedPerBlank(question: Pick<Question, 'question' | 'correctAnswers'>): string[][] {
  const blanks = countBlanks(question.question);
  if (blanks < 2) return [question.correctAnswers];
  return Array.from({ length: blanks }, (_, index) => alternatives(question.correctAnswers[index] ?? ''));
}

/** Every blank is a part. A text stands for a list of one. */
export const fillBlank: Grader<QuestionOf<'fill_blank'>> = {
  judge(question, answer) {
    const given = [answer ?? []].flat();
    const accepted = acceptedPerBlank(question);
    const parts = accepted.map((texts, index) => ({
      part: String(index + 1),
      given: given[index] ?? '',
      expected: texts,
      isCorrect: matchesAny(texts, given[index] ?? '', question.grading),
    }));
    const right = parts.filter(({ isCorrect }) => isCorrect).length;
    return { earned: given.length > accepted.length ? 0 : right, of: accepted.length, parts };
  },
  correctAnswer(question) {
    const accepted = acceptedPerBlank(question);
    return accepted.length === 1 ? question.correctAnswers : accepted.map((texts) => texts.join(' | '));
  },
};
