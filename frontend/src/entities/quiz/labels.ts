import {
  type Category,
  type Language,
  LANGUAGES,
  type QuestionType,
  type QuizDifficulty,
  type QuizStatus,
} from '@quizhall/shared/model/enums';
import type { Withheld } from '@quizhall/shared/rules/attempts/disclosure';
import { catalogue } from '@/lib/language.ts';

/** How the enumerations of the product are written on the owner's screens. Their order is the order of the choices. */
export const CATEGORY_LABELS: Record<Category, string> = catalogue('categories', {
  general: 'General',
  business: 'Business',
  science: 'Science',
  art: 'Art',
  mathematics: 'Mathematics',
  technology: 'Technology',
  history: 'History',
  geography: 'Geography',
  entertainment: 'Entertainment',
  sports: 'Sports',
  literature: 'Literature',
});

export const DIFFICULTY_LABELS: Record<QuizDifficulty, string> = catalogue('difficulties', {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  mixed: 'Mixed',
});

export const STATUS_LABELS: Record<QuizStatus | 'deleted' | 'takenDown', string> = {
  draft: 'Draft',
  published: 'Published',
  paused: 'Paused',
  archived: 'Archived',
  takenDown: 'Taken down',
  deleted: 'Deleted',
};

export const QUESTION_TYPE_LABELS: Record<QuestionType, string> = {
  one_choice: 'Single choice',
  multiple_choice: 'Multiple choice',
  true_false: 'True / False',
  short_answer: 'Short answer',
  essay: 'Essay',
  fill_blank: 'Fill in the blank',
  matching: 'Matching',
  ordering: 'Ordering',
};

/** What stands in the place of a score that may not be known yet. */
export const WITHHELD_LABELS: Record<Withheld, string> = catalogue('withheld', {
  pending_review: 'Waiting for review',
  not_released: 'Waiting for release',
  provisional: 'Not final yet',
  prize_open: 'After the prize is decided',
});

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** ISO 639-1 code → English name, in the order of the names. */
export const LANGUAGE_LABELS = Object.fromEntries(
  LANGUAGES.map((code) => [code, LANGUAGE_NAMES.of(code) ?? code] as const).toSorted(([, a], [, b]) =>
    a.localeCompare(b, 'en'),
  ),
) as Record<Language, string>;

/** How the questions of a quiz went. */
export const PERFORMANCE_LABELS = {
  title: 'Question Performance',
  correctRate: 'Correct Rate',
  averagePoints: 'Average points',
  avgTimeSeconds: 'Avg Time',
  answersOf: (answers: string, seen: string) => `Answers ${answers} of ${seen}`,
  noData: 'No Data Yet',
  toGrade: 'To Grade',
  allToGrade: 'Waiting for a grade',
  noText: 'No question text yet',
} as const;

/** A label table as the options of a `Select` or of radio cards. */
export function optionsOf<Value extends string>(
  labels: Record<Value, string>,
): { value: Value; label: string }[] {
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
}
