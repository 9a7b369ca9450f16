import { translated } from '@/lib/language.ts';

/** How an answer went, in one word. */
export const verdicts = translated('verdicts', {
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
  /** Of a question, by its number. */
  media: (question: number) => string;
}

const EVERYBODY = {
  nothing: verdicts.isSkipped,
  right: 'Correct answer',
  accepted: 'Accepted answers',
  explanation: 'Explanation',
  media: (question: number) => `Media of question ${question}`,
};

/** To whoever gave the answer. */
export const own: ReviewWords = translated('reviewOwn', {
  ...EVERYBODY,
  comment: 'Comment on your answer',
  answer: 'Your answer',
  chosen: 'Your answer',
});

/** To whoever decides on it. */
export const theirs: ReviewWords = {
  ...EVERYBODY,
  comment: 'Comment on this answer',
  answer: 'Answer',
  chosen: 'Chosen',
};
