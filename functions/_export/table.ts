import { countBlanks } from '@quizhall/shared/grading';
import type { QuestionType } from '@quizhall/shared/model/enums';
import type { Question, QuestionOf } from '@quizhall/shared/model/question';
import { PAIR_SIGN } from '../_import/csv-answers.ts';
import { readKey } from '../_import/csv-key.ts';
import { CannotHold, cleanQuestion, extrasLost, type Part, requireComplete, writeEach } from './parts.ts';

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

const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index]);

function readsAs(correct: string, texts: readonly string[], expected: readonly string[]): boolean {
  try {
    return sameTexts(
      readKey(correct, { options: texts, numbers: texts.map((_, index) => index + 1) }),
      expected,
    );
  } catch {
    // A cell that cannot be read is no way to write the answer.
    return false;
  }
}

const CODE_OF_A = 'A'.charCodeAt(0);

/** The key as text where that is clear, else as letters or numbers: whatever is read back as the same options. */
function correctCell(options: readonly { text: string; isCorrect: boolean }[]): string {
  const texts = options.map(({ text }) => text);
  const right = options.flatMap(({ isCorrect }, index) => (isCorrect ? [index] : []));
  const expected = right.map((index) => texts[index] ?? '');
  const spellings = [
    expected.join('; '),
    right.map((index) => String.fromCharCode(CODE_OF_A + index)).join(';'),
    right.map((index) => String(index + 1)).join(';'),
    right.map((index) => `#${index + 1}`).join(';'),
  ];
  const spelling = spellings.find((cell) => readsAs(cell, texts, expected));
  if (spelling === undefined) throw new CannotHold('No column entry can name the correct options clearly');
  return spelling;
}

const choice = ({ options }: Pick<Question, 'options'>): Own => ({
  options: options.map(({ text }) => text),
  feedback: options.map(({ explanation }) => explanation),
  correct: correctCell(options),
});

const escape = (text: string, separators: RegExp): string => text.replace(separators, '\\$&');

function written({
  type,
  question,
  correctAnswers,
}: QuestionOf<'short_answer'> | QuestionOf<'fill_blank'>): Own {
  if (type === 'fill_blank' && countBlanks(question) > 1) {
    return { correct: correctAnswers.map((text) => escape(text, /;/g)).join(' ; ') };
  }
  return {
    correct: correctAnswers
      .filter(Boolean)
      .map((text) => escape(text, /[;|]/g))
      .join(' | '),
  };
}

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
    options: [
      ...pairs.map(({ left, right }) => `${left} ${PAIR_SIGN} ${right}`),
      ...distractors.map((right) => `${PAIR_SIGN} ${right}`),
    ],
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

function gradingCell(question: Question): string {
  if (!('grading' in question) || !question.grading) return '';
  const { partialCredit, match, tolerance, foldAccents } = {
    match: undefined,
    tolerance: undefined,
    foldAccents: undefined,
    partialCredit: undefined,
    ...question.grading,
  };
  return [
    partialCredit === undefined ? '' : partialCredit ? 'partial credit' : 'all or nothing',
    match ?? '',
    tolerance === undefined ? '' : `tolerance ${tolerance}`,
    foldAccents === undefined ? '' : foldAccents ? 'ignore accents' : 'count accents',
  ]
    .filter(Boolean)
    .join('; ');
}

function tagsCell(tags: readonly string[]): string {
  return tags.map((tag) => escape(tag, /[;|,]/g)).join(' ; ');
}

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
        tags: tagsCell(question.tags),
        description: question.description,
        grading: gradingCell(question),
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
