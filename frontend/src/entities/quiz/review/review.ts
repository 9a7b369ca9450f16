import type { ReviewedAnswer } from '@quizhall/shared/model/attempts/attempt-result';
import type { UserAnswer } from '@quizhall/shared/model/quizzes/question';

export type Verdict = 'correct' | 'partly' | 'wrong' | 'skipped' | 'graded' | 'pending';

/** An essay is graded by a person, who gives points and no verdict. */
export function verdictOf({
  isCorrect,
  skipped,
  type,
  pending,
  points = 0,
}: Pick<ReviewedAnswer, 'isCorrect' | 'skipped'> &
  Partial<Pick<ReviewedAnswer, 'type' | 'pending' | 'points'>>): Verdict {
  if (pending) return 'pending';
  if (isCorrect) return 'correct';
  if (skipped) return 'skipped';
  if (type === 'essay') return 'graded';
  return points > 0 ? 'partly' : 'wrong';
}

const listOf = (answer: UserAnswer | undefined): string[] => {
  if (answer === null || answer === undefined) return [];
  return Array.isArray(answer) ? answer : [answer];
};

export interface ReviewedOption {
  text: string;
  media: ReviewedAnswer['media'];
  explanation: string | undefined;
  chosen: boolean;
  /** Undefined where the quiz keeps the key to itself. */
  correct: boolean | undefined;
}

/** The options of a choice question with what was chosen and what was right; empty for written answers. */
export function reviewedOptions({ options, userAnswer, correctAnswer }: ReviewedAnswer): ReviewedOption[] {
  const chosen = listOf(userAnswer);
  const correct = correctAnswer === undefined ? undefined : listOf(correctAnswer);
  return options.map(({ text, explanation, media }) => ({
    text,
    media,
    explanation,
    chosen: chosen.includes(text),
    correct: correct?.includes(text),
  }));
}

/** A written answer in one line; blanks that were left empty show as such. */
export function writtenAnswer(answer: UserAnswer): string {
  return listOf(answer)
    .map((text) => text.trim() || '…')
    .join(' · ');
}

/** Every accepted spelling. */
export const acceptedAnswers = ({ correctAnswer }: ReviewedAnswer): string[] => listOf(correctAnswer);

export const REVIEW_FILTERS = ['all', 'wrong', 'flagged'] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

/** What was right needs no second look, unless a person looked at it: it stands in one line. */
export const isFolded = ({ isCorrect, type }: Pick<ReviewedAnswer, 'isCorrect' | 'type'>): boolean =>
  isCorrect && type !== 'essay';

/** What a person wants to see first: where they can learn something, if anywhere. */
export const initialFilter = (answers: readonly ReviewedAnswer[]): ReviewFilter =>
  answers.some((answer) => !answer.isCorrect) ? 'wrong' : 'all';

const KEEPS: Record<ReviewFilter, (answer: ReviewedAnswer) => boolean> = {
  all: () => true,
  wrong: (answer) => !isFolded(answer),
  flagged: ({ flagged }) => flagged,
};

/** The answers that a filter shows, each with its number in the whole list. */
export function filterReview(answers: readonly ReviewedAnswer[], filter: ReviewFilter) {
  return answers.map((answer, index) => ({ answer, index })).filter(({ answer }) => KEEPS[filter](answer));
}
