import type { Question, UserAnswer } from '../../model/quizzes/question.ts';
import { matchesAny } from './accepted.ts';
import { countBlanks } from './blanks.ts';
import { acceptedPerBlank, fillBlank } from './fill-blank.ts';
import type { Mark } from './marks.ts';
import { comparable } from './text.ts';

/**
 * What was written in an answer that is wrong, in the form in which grading compares: the whole answer (0), or each
 * blank of several (from 1) that the key of this question does not accept.
 */
export function wrongTexts(
  question: Question,
  answer: UserAnswer,
  { isCorrect, pending }: Pick<Mark, 'isCorrect' | 'pending'>,
): { blank: number; text: string }[] {
  if (isCorrect || pending) return [];
  if (question.type !== 'short_answer' && question.type !== 'fill_blank') return [];
  const written = (blank: number, given: string) => {
    const text = comparable(given, question.grading?.foldAccents);
    return text === '' ? [] : [{ blank, text }];
  };
  if (question.type === 'short_answer' || countBlanks(question.question) < 2) {
    return written(0, [answer ?? []].flat()[0] ?? '');
  }
  const parts = fillBlank.judge(question, answer)?.parts ?? [];
  return parts.flatMap(({ given, isCorrect: isRight }, index) => (isRight ? [] : written(index + 1, given)));
}

/** Whether today's key does not accept a text that was wrong when it was graded. */
export function stillWrong(question: Question, { blank, text }: { blank: number; text: string }): boolean {
  if (question.type === 'short_answer') return !matchesAny(question.correctAnswers, text, question.grading);
  if (question.type !== 'fill_blank') return false;
  const accepted = acceptedPerBlank(question)[Math.max(0, blank - 1)];
  return accepted !== undefined && !matchesAny(accepted, text, question.grading);
}
