import { countBlanks } from '../grading/index.ts';
import { QUESTION_TYPES, type QuestionType } from '../model/enums.ts';
import { type Choices, type KeyStyle, readKey } from './cell-key.ts';
import { CellProblem, excerptOf, same } from './cell-text.ts';

const TYPES: Record<QuestionType, string[]> = {
  one_choice: ['onechoice', 'single', 'singlechoice', 'singleanswer', 'oneanswer', 'radio'],
  multiple_choice: [
    'multiple',
    'multi',
    'multipleanswers',
    'multianswer',
    'multipleresponse',
    'checkbox',
    'checkboxes',
  ],
  true_false: ['truefalse', 'tf', 'boolean', 'trueorfalse', 'yesno'],
  short_answer: ['shortanswer', 'short', 'text', 'open'],
  essay: ['essay', 'longanswer', 'freetext', 'paragraph', 'openended'],
  fill_blank: ['fillblank', 'fillintheblank', 'fillintheblanks', 'fillin', 'blank', 'cloze', 'gap'],
  matching: ['matching', 'match', 'pairs'],
  ordering: ['ordering', 'order', 'sequence', 'sorting'],
};
/** Platforms call any question with options so; the key tells how many may be chosen. */
const ANY_CHOICE = ['multiplechoice', 'choice', 'mcq', 'mc', 'quiz'];

/** What of a row tells its type. */
export interface TypedRow extends Choices {
  type: string;
  question: string;
  correct: string;
}

const byKey = (row: TypedRow, style?: KeyStyle): QuestionType =>
  row.correct && readKey(row.correct, row, style).length > 1 ? 'multiple_choice' : 'one_choice';

/** The type that a row names, or that its cells show. @throws CellProblem */
export function readType(row: TypedRow, style?: KeyStyle): QuestionType {
  const { type, question, options: cells } = row;
  if (type) {
    const own = QUESTION_TYPES.find((name) => same(name, type));
    if (own) return own;
    const wanted = type.toLowerCase().replace(/[^a-z]/g, '');
    if (ANY_CHOICE.includes(wanted)) return byKey(row, style);
    const known = QUESTION_TYPES.find((name) => TYPES[name].includes(wanted));
    if (!known) throw new CellProblem(`Questions of the type “${excerptOf(type)}” cannot be imported`);
    return known;
  }
  const options = cells.filter(Boolean);
  if (options.length === 0) return countBlanks(question) > 0 ? 'fill_blank' : 'short_answer';
  return isTrueFalse(row) ? 'true_false' : byKey(row, style);
}

/** Whether the options are True and False and nothing else. */
export function isTrueFalse({ options }: Pick<Choices, 'options'>): boolean {
  const filled = options.filter(Boolean);
  return (
    filled.length === 2 && ['true', 'false'].every((text) => filled.some((option) => same(option, text)))
  );
}
