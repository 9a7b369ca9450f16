import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** How an answer went, in one word. */
export const verdicts = catalogue('verdicts', {
  isCorrect: 'Correct',
  isPartly: 'Partly correct',
  isWrong: 'Incorrect',
  isSkipped: 'Not Answered',
  isGraded: 'Graded',
  isPending: 'Waiting for review',
  /** Beside it: the owner took the question out of everybody's score. */
  notCounted: 'Not counted',
});

/** What is said around an answer. */
export interface ReviewWords {
  comment: string;
  answer: string;
  chosen: string;
  nothing: string;
  right: string;
  accepted: string;
  explanation: string;
  media: (values: { question: number }) => string;
}

const EVERYBODY = {
  nothing: 'Not Answered',
  right: 'Correct answer',
  accepted: 'Accepted answers',
  explanation: 'Explanation',
};

/** To whoever gave the answer. */
export const own: ReviewWords = catalogue('reviewOwn', {
  ...EVERYBODY,
  media: text<{ question: number }>('Media of question {question}'),
  comment: 'Comment on your answer',
  answer: 'Your answer',
  chosen: 'Your answer',
});

/** To whoever decides on it. */
export const theirs: ReviewWords = {
  ...EVERYBODY,
  media: ({ question }) => `Media of question ${question}`,
  comment: 'Comment on this answer',
  answer: 'Answer',
  chosen: 'Chosen',
};
