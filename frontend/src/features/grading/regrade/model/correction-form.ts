import { countBlanks } from '@quizhall/shared/grading';
import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { Question } from '@quizhall/shared/model/quizzes/question';
import { choicesOf } from '@quizhall/shared/rules/quizzes/presentation';
import type { Correction } from '@quizhall/shared/model/grading/regrade';
import type { Regrades } from '../api/regrade-calls.ts';

/** Edited answer key of one question. */
export interface Edit {
  questionId: string;
  kind: 'key' | 'drop';
  /** Texts of the correct options. */
  right: string[];
  /** Accepted answers, one per line; with several blanks, one line per blank. */
  accepted: string;
  /** Correct match for each left side, empty if none; or the items in order. */
  rights: string[];
}

/** Question with its current key. */
export type KeyedQuestion = Question & {
  dropped: boolean;
  /** True if only earlier versions contain the question. */
  former: boolean;
};

export const hasOptions = ({ options }: Question): boolean => options.length > 0;
export const isWritten = ({ type }: Question): boolean => type === 'short_answer' || type === 'fill_blank';
export const isCorrectable = ({ type }: Question): boolean => type !== 'essay';
export const isSingleChoice = ({ type }: Question): boolean => type === 'one_choice' || type === 'true_false';

/** Number of blanks with their own accepted answers. */
export const blanksOf = ({ type, question }: Question): number =>
  type === 'fill_blank' ? Math.max(1, countBlanks(question)) : 1;

/**
 * Returns the questions as they are graded, including excluded questions and several correct options of a single
 * choice, which the editor does not show.
 */
export function keyedQuestions(
  { questions }: Pick<OwnQuiz, 'questions'>,
  { dropped, severalRight, former }: Pick<Regrades, 'dropped' | 'severalRight' | 'former'>,
): KeyedQuestion[] {
  return [...questions, ...former].map((question, place) => {
    const right = severalRight.find(({ questionId }) => questionId === question.id)?.texts;
    const options = right
      ? question.options.map((option) => ({ ...option, isCorrect: right.includes(option.text) }))
      : question.options;
    return {
      ...question,
      options,
      dropped: dropped.includes(question.id),
      former: place >= questions.length,
    };
  });
}

/** Returns the current key: the match for each left side, or the items in order. */
function rightsOf(question: Question): string[] {
  if (question.type === 'matching') return question.pairs.map(({ right }) => right);
  return question.type === 'ordering' ? question.items : [];
}

/** Returns the index of each text among the choices; undefined if missing. */
export const placesIn = (question: Question, texts: readonly string[]): (number | undefined)[] => {
  const choices = choicesOf(question);
  return texts.map((text) => (choices.includes(text) ? choices.indexOf(text) : undefined));
};

/** Inverse of `placesIn`. */
export const textsAt = (question: Question, places: readonly (number | undefined)[]): string[] => {
  const choices = choicesOf(question);
  return places.map((place) => (place === undefined ? '' : (choices[place] ?? '')));
};

/** Returns the current answer key of the question. */
export const editOf = (question: Question): Edit => ({
  questionId: question.id,
  kind: 'key',
  right: question.options.flatMap(({ text, isCorrect }) => (isCorrect ? text : [])),
  accepted: question.correctAnswers.join('\n'),
  rights: rightsOf(question),
});

/** Returns the edit that applies the newest version's key to earlier attempts. */
export const editOfNewest = (question: Question & { dropped?: boolean }): Edit => ({
  ...editOf(question),
  kind: question.dropped ? 'drop' : 'key',
});

/** Adds an accepted answer: to the line of its blank, or on a new line. */
function accepting(question: Question, text: string, blank: number): string {
  const { correctAnswers } = question;
  const blanks = blanksOf(question);
  if (blanks === 1) return [...correctAnswers, text].filter(Boolean).join('\n');
  return Array.from({ length: blanks }, (_, place) =>
    [correctAnswers[place] ?? '', place === blank - 1 ? text : ''].filter(Boolean).join(' | '),
  ).join('\n');
}

/**
 * Parses the edits in the URL: `?edited=1` for every question whose key was changed in the editor, or
 * `?question=<id>` with `&drop=1` or `&accept=<text>` (with several blanks also `&blank=<number>`).
 */
export function editFromAddress(
  search: URLSearchParams,
  questions: readonly (Question & { dropped?: boolean })[],
  outdated: readonly string[] = [],
): Edit[] {
  if (search.get('edited') === '1')
    return questions.filter(({ id }) => outdated.includes(id)).map(editOfNewest);
  const question = questions.find(({ id }) => id === search.get('question'));
  if (!question || !isCorrectable(question)) return [];
  const edit = editOf(question);
  if (search.get('drop') === '1') return [{ ...edit, kind: 'drop' }];
  const accept = search.get('accept')?.trim();
  if (!accept || !isWritten(question)) return [edit];
  return [{ ...edit, accepted: accepting(question, accept, Number(search.get('blank') ?? 1)) }];
}

/** Returns the texts of the correct options after marking or unmarking one. */
export const marked = (right: readonly string[], text: string, isRight: boolean): string[] => [
  ...right.filter((one) => one !== text),
  ...(isRight ? [text] : []),
];

const trimmed = (texts: readonly string[]): string[] => texts.map((text) => text.trim());
const alternatives = (line = ''): string[] => trimmed(line.split('|')).filter(Boolean);

/** Returns the added entries; undefined if any entry was removed. */
function addedTo(before: readonly string[], after: readonly string[]): string[] | undefined {
  return before.every((text) => after.includes(text))
    ? after.filter((text) => !before.includes(text))
    : undefined;
}

/** Returns purely added answers for `accept`; undefined if anything else changed. */
function acceptedBeside(question: Question, lines: readonly string[]): string[] | undefined {
  const blanks = blanksOf(question);
  const { correctAnswers } = question;
  const added =
    blanks === 1
      ? addedTo(correctAnswers, lines.filter(Boolean))
      : Array.from({ length: Math.max(blanks, lines.length) }, (_, place) =>
          addedTo(alternatives(correctAnswers[place]), alternatives(lines[place]))?.join(' | '),
        );
  const isOnlyAdded = added?.every((text) => text !== undefined) && added.some(Boolean);
  return isOnlyAdded ? added.map((text) => text ?? '') : undefined;
}

/** Returns the correction to send. Purely added answers are accepted in addition to those of other versions. */
export function toCorrection(
  { questionId, kind, right, accepted, rights }: Edit,
  question: Question,
): Correction {
  if (kind === 'drop') return { questionId, drop: true };
  if (question.type === 'matching' || question.type === 'ordering')
    return { questionId, correctAnswers: rights };
  if (hasOptions(question))
    return {
      questionId,
      options: question.options.map(({ text }) => ({ text, isCorrect: right.includes(text) })),
    };
  const lines = trimmed(accepted.split('\n'));
  const accept = acceptedBeside(question, lines);
  if (accept) return { questionId, accept };
  return { questionId, correctAnswers: blanksOf(question) > 1 ? lines : lines.filter(Boolean) };
}
