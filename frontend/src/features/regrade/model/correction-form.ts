import type { Question } from '@quizhall/shared/model/question';
import type { Correction } from '@quizhall/shared/model/regrade';

/** What somebody wants to change in the key of one question. */
export interface Edit {
  questionId: string;
  kind: 'key' | 'drop';
  /** Texts of the right options. */
  right: string[];
  /** Accepted answers, one a line; of several blanks a line for each. */
  accepted: string;
}

export const hasOptions = ({ options }: Question): boolean => options.length > 0;
export const isWritten = ({ type }: Question): boolean => type === 'short_answer' || type === 'fill_blank';
/** Matching and ordering can only be dropped, an essay has no key. */
export const hasKey = (question: Question): boolean => hasOptions(question) || isWritten(question);
export const isCorrectable = ({ type }: Question): boolean => type !== 'essay';
export const takesSeveral = ({ type }: Question): boolean => type === 'multiple_choice';

/** As the question is graded today. */
export const editOf = (question: Question): Edit => ({
  questionId: question.id,
  kind: hasKey(question) ? 'key' : 'drop',
  right: question.options.flatMap(({ text, isCorrect }) => (isCorrect ? text : [])),
  accepted: question.correctAnswers.join('\n'),
});

/** What the address asks for: `?question=<id>`, and with it `&accept=<text>` or `&drop=1`. */
export function editFromAddress(search: URLSearchParams, questions: readonly Question[]): Edit[] {
  const question = questions.find(({ id }) => id === search.get('question'));
  if (!question || !isCorrectable(question)) return [];
  const edit = editOf(question);
  const accept = search.get('accept')?.trim();
  if (search.get('drop') === '1') return [{ ...edit, kind: 'drop' }];
  if (!accept || !isWritten(question)) return [edit];
  return [{ ...edit, accepted: [edit.accepted, accept].filter(Boolean).join('\n') }];
}

/** The texts of the right options once this one is right, or no more. */
export const marked = (right: readonly string[], text: string, isRight: boolean): string[] => [
  ...right.filter((one) => one !== text),
  ...(isRight ? [text] : []),
];

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim());

/** As the server is asked; answers that are only added are accepted beside those that other versions have. */
export function toCorrection({ questionId, kind, right, accepted }: Edit, question: Question): Correction {
  if (kind === 'drop') return { questionId, drop: true };
  if (hasOptions(question))
    return {
      questionId,
      options: question.options.map(({ text }) => ({ text, isCorrect: right.includes(text) })),
    };
  const lines = linesOf(accepted);
  const texts = lines.filter(Boolean);
  const added = texts.filter((text) => !question.correctAnswers.includes(text));
  const isAdded = question.correctAnswers.every((text) => texts.includes(text)) && added.length > 0;
  return question.type === 'short_answer' && isAdded
    ? { questionId, accept: added }
    : { questionId, correctAnswers: question.type === 'short_answer' ? texts : lines };
}
