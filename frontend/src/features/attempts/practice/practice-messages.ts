import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** Texts of an attempt in practice, which others do not load. */
export const practice = catalogue('takingPractice', {
  check: 'Check answer',
  /** What the key is said to do. */
  enter: 'check',
  skip: 'Skip',
  next: 'Next question',
  toReview: 'Review & Submit',
  verdicts: { right: 'Correct', partly: 'Partly correct', wrong: 'Not correct' },
  points: text<{ points: number; most: number }>(
    '{points} of {most, plural, one {# point} other {# points}}',
  ),
  answer: text<{ count: number }>('{count, plural, one {Right answer} other {Right answers}}'),
  chosen: 'Your answer',
  why: 'Explanation',
  loading: 'This answer is checked. Loading what came of it…',
  again: 'Try again',
  /** Why there is no feedback. */
  troubles: {
    empty: 'Answer the question first, or skip it.',
    offline:
      'You are offline. Your answer is kept on this device; check it when you are back, or skip it for now.',
    failed: 'Your answer could not be checked. It is kept; please try again, or skip it for now.',
    closed:
      'This quiz is no longer for practice, so answers are not checked any more. Go on and hand in: your answers are kept.',
  },
});
