import { countBlanks } from '@quizhall/shared/grading';
import { QUESTION_DIFFICULTIES, type QuestionType } from '@quizhall/shared/model/enums';
import { LIMITS } from '@quizhall/shared/model/limits';
import type { QuestionInput } from '@quizhall/shared/model/quizzes/question';
import { readGrading, readPairs, readTags as tagsOf } from '@quizhall/shared/rules/imports/cell-answers';
import type { Row } from '@quizhall/shared/rules/imports/cell-columns';
import { foldWord } from '@quizhall/shared/rules/imports/cell-headings';
import type { KeyStyle } from '@quizhall/shared/rules/imports/cell-key';
import { type Reading, same } from '@quizhall/shared/rules/imports/cell-text';
import { readType } from '@quizhall/shared/rules/imports/cell-type';
import { acceptedAnswers, choiceOptions, trueFalseOptions } from './csv-answers.ts';
import { excerptOf, ItemProblem, type Made } from '../item.ts';
import { readPoints } from '../import-points.ts';

function readTimeLimit(cell: string): Reading<number> {
  if (!cell) return { value: 0 };
  const value = Number(cell);
  if (Number.isInteger(value) && value >= 0 && value <= 86_400) return { value };
  return { value: 0, change: `Time limit “${excerptOf(cell)}” was replaced by 0` };
}

/** In German, French and Spanish, as `foldWord` writes them. */
const DIFFICULTY_WORDS = new Map<string, (typeof QUESTION_DIFFICULTIES)[number]>(
  Object.entries({
    easy: 'leicht einfach facile facil',
    medium: 'mittel mittelschwer moyen moyenne medio media intermedio',
    hard: 'schwer schwierig difficile dificil',
  } as const).flatMap(([difficulty, words]) =>
    words.split(' ').map((word) => [word, difficulty as 'easy' | 'medium' | 'hard'] as const),
  ),
);

function readDifficulty(cell: string): Reading<QuestionInput['difficulty']> {
  const known =
    QUESTION_DIFFICULTIES.find((difficulty) => same(difficulty, cell)) ??
    DIFFICULTY_WORDS.get(foldWord(cell));
  if (known || !cell) return { value: known ?? 'medium' };
  return { value: 'medium', change: `Difficulty “${excerptOf(cell)}” was replaced by medium` };
}

function readTags(cell: string): Reading<string[]> {
  const all = tagsOf(cell);
  const value = all.filter((tag) => tag.length <= LIMITS.tagLength).slice(0, LIMITS.tags);
  return {
    value,
    ...(value.length < all.length && { change: 'Tags that are too long or too many were removed' }),
  };
}

function readPool(cell: string): Reading<{ pool?: string }> {
  if (cell.length <= LIMITS.poolName) return { value: cell ? { pool: cell } : {} };
  return { value: {}, change: `The pool “${excerptOf(cell)}” has too long a name and was left out` };
}

/** What a type has beside the columns that all have. */
type Own = (row: Row, style?: KeyStyle) => Reading<object>;

const withKey =
  (read: Own): Own =>
  (row, style) => {
    if (!row.correct) throw new ItemProblem('There is no correct answer');
    return read(row, style);
  };

const withOptions = (read: (row: Row, style?: KeyStyle) => Reading<object>): Own =>
  withKey((row, style) => {
    const { value, ...change } = read(row, style);
    return { value: { options: value }, ...change };
  });

const writtenAs =
  (type: QuestionType): Own =>
  (row, style) => {
    const { value, ...change } = acceptedAnswers(row, type, style);
    if (value.length === 0) throw new ItemProblem('There is no correct answer');
    return { value: { correctAnswers: value }, ...change };
  };

const OWN: Record<QuestionType, Own> = {
  one_choice: withOptions(choiceOptions),
  multiple_choice: withOptions(choiceOptions),
  true_false: withOptions(trueFalseOptions),
  short_answer: writtenAs('short_answer'),
  fill_blank: writtenAs('fill_blank'),
  essay: () => ({ value: {} }),
  matching: ({ options }) => ({ value: readPairs(options.filter(Boolean)) }),
  ordering: ({ options }) => ({ value: { items: options.filter(Boolean) } }),
};

/** Other platforms put the blank below the text. */
function withoutMissingBlank(type: QuestionType, { question }: Row): Reading<QuestionType> {
  if (type !== 'fill_blank' || countBlanks(question) > 0) return { value: type };
  return { value: 'short_answer', change: 'It became a short answer, because the text has no blank' };
}

function unknownColumns({ unknown }: Row): { change?: string } {
  if (unknown.length === 0) return {};
  const names = unknown.map((name) => `“${excerptOf(name)}”`).join(', ');
  return {
    change: unknown.length === 1 ? `The column ${names} was left out` : `The columns ${names} were left out`,
  };
}

/** The question of a row; `style` says how the rows of this table name their right options, if that is clear. */
export function readRow(row: Row, style?: KeyStyle): Made {
  if (!row.question) throw new ItemProblem('There is no question text');
  const type = withoutMissingBlank(readType(row, style), row);
  const own = OWN[type.value](row, style);
  const points = readPoints(row.points);
  const timeLimit = readTimeLimit(row.timeLimit);
  const difficulty = readDifficulty(row.difficulty);
  const tags = readTags(row.tags);
  const pool = readPool(row.pool);
  const { grading, ...unknown } = readGrading(row.grading);
  const question = {
    type: type.value,
    question: row.question,
    description: row.description,
    explanation: row.explanation,
    ...own.value,
    ...(Object.keys(grading).length > 0 && { grading }),
    points: points.points ?? 10,
    timeLimit: timeLimit.value,
    difficulty: difficulty.value,
    tags: tags.value,
    ...pool.value,
    // Each type's own fields come from the table above; the schema checks them like any other question.
  } as QuestionInput;
  return {
    question,
    changes: [
      ...[type, own].flatMap(({ change }) => change ?? []),
      ...points.changes,
      ...[timeLimit, difficulty, tags, pool, unknown, unknownColumns(row)].flatMap(
        ({ change }) => change ?? [],
      ),
    ],
  };
}
