import type { Category, QuizDifficulty } from '@quizhall/shared/model/enums';
import type { QuestionInput } from '@quizhall/shared/model/quizzes/question';

/** A starter quiz. */
export interface Template {
  /** Stays, because links name it. */
  id: string;
  title: string;
  description: string;
  category: Category;
  difficulty: QuizDifficulty;
  tags: string[];
  /** Minutes; 0 = none. */
  timeLimit: number;
  questions: QuestionInput[];
}

type More = Partial<Pick<QuestionInput, 'difficulty' | 'explanation' | 'points'>>;

/** The right option among the wrong ones: at a place that follows from the words, so that it is not always the same. */
const optionsOf = (question: string, right: readonly string[], wrong: readonly string[]) => {
  const options = wrong.map((text) => ({ text, isCorrect: false }));
  for (const text of right) {
    options.splice((question.length + text.length) % (options.length + 1), 0, { text, isCorrect: true });
  }
  return options;
};

export const singleChoice = (
  question: string,
  right: string,
  wrong: string[],
  more: More = {},
): QuestionInput => ({
  ...more,
  type: 'one_choice',
  question,
  options: optionsOf(question, [right], wrong),
});

export const multipleChoice = (
  question: string,
  right: string[],
  wrong: string[],
  more: More = {},
): QuestionInput => ({
  ...more,
  type: 'multiple_choice',
  question,
  options: optionsOf(question, right, wrong),
  grading: { partialCredit: true },
});

export const trueFalse = (question: string, isTrue: boolean, more: More = {}): QuestionInput => ({
  ...more,
  type: 'true_false',
  question,
  options: ['True', 'False'].map((text) => ({ text, isCorrect: (text === 'True') === isTrue })),
});

export const shortAnswer = (question: string, correctAnswers: string[], more: More = {}): QuestionInput => ({
  ...more,
  type: 'short_answer',
  question,
  correctAnswers,
});

/** Answers like `3.14`, `3.14:0.005` or `1..5`. */
export const numeric = (question: string, correctAnswers: string[], more: More = {}): QuestionInput => ({
  ...more,
  type: 'short_answer',
  question,
  correctAnswers,
  grading: { match: 'number' },
});

/** One entry for each blank, alternatives separated by `|`; of a single blank one entry for each answer. */
export const fillBlank = (question: string, correctAnswers: string[], more: More = {}): QuestionInput => ({
  ...more,
  type: 'fill_blank',
  question,
  correctAnswers,
});

export const matching = (
  question: string,
  pairs: Record<string, string>,
  distractors: string[] = [],
): QuestionInput => ({
  type: 'matching',
  question,
  pairs: Object.entries(pairs).map(([left, right]) => ({ left, right })),
  distractors,
  grading: { partialCredit: true },
});

/** Items in the right order. */
export const ordering = (question: string, items: string[]): QuestionInput => ({
  type: 'ordering',
  question,
  items,
  grading: { partialCredit: true },
});

/** With the rubric by which it is graded. */
export const essay = (question: string, explanation: string, more: More = {}): QuestionInput => ({
  points: 20,
  ...more,
  type: 'essay',
  question,
  explanation,
});
