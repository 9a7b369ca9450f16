import type { QuestionType } from '@quizhall/shared/model/enums';
import type { Question, QuestionOf } from '@quizhall/shared/model/quizzes/question';
import {
  PAIR_SIGN,
  writeAccepted,
  writeGrading,
  writePair,
  writeTags,
} from '@quizhall/shared/rules/imports/cell-answers';
import { writeKey } from '@quizhall/shared/rules/imports/cell-key';
import {
  CannotHold,
  cleanQuestion,
  extrasLost,
  type Part,
  requireComplete,
  writeEach,
} from './export-parts.ts';

/** A question as cells of a table; options and feedback take as many columns as the widest question has. */
interface Row {
  cells: Record<string, string>;
  options: string[];
  feedback: string[];
}

interface Own {
  options?: string[];
  feedback?: string[];
  correct?: string;
}

function keyOf(options: Question['options']): string {
  const key = writeKey(options);
  if (key === undefined) throw new CannotHold('No column entry can name the correct options clearly');
  return key;
}

const choice = ({ options }: Pick<Question, 'options'>): Own => ({
  options: options.map(({ text }) => text),
  feedback: options.map(({ explanation }) => explanation),
  correct: keyOf(options),
});

const written = (question: QuestionOf<'short_answer'> | QuestionOf<'fill_blank'>): Own => ({
  correct: writeAccepted(question),
});

function trueFalse(question: QuestionOf<'true_false'>): Own {
  const [yes, no] = question.options;
  if (yes?.text !== 'True' || no?.text !== 'False')
    throw new CannotHold('The options are not True and False');
  return choice(question);
}

function matching({ pairs, distractors }: QuestionOf<'matching'>): Own {
  if (pairs.some(({ left }) => left.includes(PAIR_SIGN))) {
    throw new CannotHold(`A left side contains “${PAIR_SIGN}”, which means a pair in a table`);
  }
  return {
    options: [...pairs.map(writePair), ...distractors.map((right) => writePair({ left: '', right }))],
  };
}

const OWN: { [Type in QuestionType]: (question: QuestionOf<Type>) => Own } = {
  one_choice: choice,
  multiple_choice: choice,
  true_false: trueFalse,
  short_answer: written,
  fill_blank: written,
  essay: () => ({}),
  matching,
  ordering: ({ items }) => ({ options: items }),
};

const HELD = ['description', 'points', 'timeLimit', 'difficulty', 'tags', 'pool'] as const;

function toRow(given: Question): Part<Row> {
  const { question, losses } = cleanQuestion(given);
  requireComplete(question);
  const {
    options = [],
    feedback = [],
    correct = '',
  } = (OWN[question.type] as (question: Question) => Own)(question);
  return {
    content: {
      cells: {
        question: question.question,
        type: question.type,
        correct,
        points: String(question.points),
        timeLimit: String(question.timeLimit),
        explanation: question.explanation,
        difficulty: question.difficulty,
        tags: writeTags(question.tags),
        description: question.description,
        grading: 'grading' in question && question.grading ? writeGrading(question.grading) : '',
        pool: question.pool ?? '',
      },
      options,
      feedback,
    },
    losses: [...losses, ...extrasLost(question, HELD)],
  };
}

const BEFORE = ['question', 'type'];
const AFTER = [
  'correct',
  'points',
  'timeLimit',
  'explanation',
  'difficulty',
  'tags',
  'description',
  'grading',
  'pool',
];

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1}`);

/** The questions as rows under a header, as the import of CSV and Excel reads them. */
export function writeTable(
  questions: readonly Question[],
  lossesOf: (question: Question) => string[] = () => [],
) {
  const { parts, report } = writeEach(questions, (question) => {
    const part = toRow(question);
    return { ...part, losses: [...part.losses, ...lossesOf(question)] };
  });
  const widest = (of: 'options' | 'feedback') =>
    Math.max(0, ...parts.map((row) => (row[of].some(Boolean) ? row[of].length : 0)));
  const [options, feedback] = [widest('options'), widest('feedback')];
  const header = [...BEFORE, ...numbered('option', options), ...AFTER, ...numbered('feedback', feedback)];
  const rows = parts.map((row) => [
    ...BEFORE.map((name) => row.cells[name] ?? ''),
    ...numbered('', options).map((_, index) => row.options[index] ?? ''),
    ...AFTER.map((name) => row.cells[name] ?? ''),
    ...numbered('', feedback).map((_, index) => row.feedback[index] ?? ''),
  ]);
  return { rows: [header, ...rows], report };
}
