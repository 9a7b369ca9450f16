import { acceptedPerBlank } from '../grading/fill-blank.ts';
import type { CorrectedRights } from '../grading/grader.ts';
import { rightOfEach, rightSides } from '../grading/matching.ts';
import { inRightOrder } from '../grading/ordering.ts';
import { LIMITS } from '../../model/limits.ts';
import type { Question, QuestionOf } from '../../model/quizzes/question.ts';
import type { KeyCorrection } from '../../model/grading/regrade.ts';

/** A question with the key that counts. */
export type KeyedQuestion = Question &
  CorrectedRights & {
    /** Counts for nobody any more. */
    dropped?: true | undefined;
  };

/** A correction without the versions that it is about. */
export type KeyChange = Omit<KeyCorrection, 'upTo'>;
type Change = Omit<KeyChange, 'questionId'>;
type Options = NonNullable<Change['options']>;

/** Which options are right: found by their text, or by their place where only texts were changed between two versions. */
function markedOptions(options: Question['options'], marked: Options): Question['options'] {
  const texts = new Set(options.map(({ text }) => text));
  const right = new Map(marked.map(({ text, isCorrect }) => [text, isCorrect]));
  return options.map((option, place) => {
    const same = marked.length === options.length ? marked[place] : undefined;
    const renamed = same && !texts.has(same.text) ? same.isCorrect : undefined;
    return { ...option, isCorrect: right.get(option.text) ?? renamed ?? option.isCorrect };
  });
}

/** Left sides, or items: what the key of a question is about, in the order in which it is stored. */
export const placesOf = (question: Question): string[] | undefined => {
  if (question.type === 'matching') return question.pairs.map(({ left }) => left);
  return question.type === 'ordering' ? question.items : undefined;
};

/** What is right at each of them. */
export const rightsOf = (question: KeyedQuestion): string[] | undefined => {
  if (question.type === 'matching') return rightOfEach(question);
  return question.type === 'ordering' ? inRightOrder(question) : undefined;
};

/**
 * What is right in this version, of sides and items found by their text, or by their place where only texts were changed;
 * a left side that is new, or whose right side is none here, keeps its own. Undefined where an order has other items.
 */
function correctedRights(
  question: QuestionOf<'matching' | 'ordering'> & CorrectedRights,
  places: readonly string[],
  rights: readonly string[],
): string[] | undefined {
  const own = placesOf(question) ?? [];
  const here = new Map(
    places.map((text, place) => {
      const renamed = own.length === places.length && !places.includes(own[place] ?? '');
      return [text, own.includes(text) || !renamed ? text : (own[place] ?? '')];
    }),
  );
  if (question.type === 'ordering') {
    const order = rights.map((text) => here.get(text) ?? '');
    return order.length === own.length && own.every((text) => order.includes(text)) ? order : undefined;
  }
  const known = rightSides(question);
  const named = new Map(places.map((left, place) => [here.get(left), rights[place] ?? '']));
  return rightOfEach(question).map((right, place) => {
    const next = named.get(own[place]);
    return next !== undefined && known.includes(next) ? next : right;
  });
}

const withTexts = (texts: readonly string[], more: readonly string[]): string[] => [
  ...new Set([...texts, ...more.filter(Boolean)]),
];

/** Accepted answers with more of them; of several blanks the entry of each. */
function withAccepted(question: Question, accept: readonly string[]): string[] {
  if (acceptedPerBlank(question).length === 1) return withTexts(question.correctAnswers, accept);
  return acceptedPerBlank(question).map((texts, blank) => {
    const more = withTexts(texts, [accept[blank] ?? '']);
    return more.length > texts.length ? more.join(' | ') : (question.correctAnswers[blank] ?? '');
  });
}

const hasKey = ({ type, options, correctAnswers }: Question): boolean => {
  if (type === 'short_answer' || type === 'fill_blank') return correctAnswers.some(Boolean);
  return options.length === 0 || options.some(({ isCorrect }) => isCorrect);
};

/**
 * A question with a corrected key. What was dropped counts again once its key is corrected. Where the question reads so
 * differently that nothing of it would be right, its key stays.
 */
export function corrected(
  before: KeyedQuestion,
  { drop, options, correctAnswers, places, accept, grading }: Change,
): KeyedQuestion {
  const { dropped: _, ...rest } = before;
  if (drop) return { ...rest, dropped: true };
  const question =
    grading && TYPES_WITH_GRADING.has(rest.type) ? ({ ...rest, grading } as typeof rest) : rest;
  if (question.type === 'matching' || question.type === 'ordering') {
    const rights = places && correctedRights(question, places, correctAnswers ?? []);
    return rights ? { ...question, rights } : question;
  }
  const next = {
    ...question,
    ...(options && { options: markedOptions(question.options, options) }),
    ...(correctAnswers && { correctAnswers }),
  };
  const keyed = accept ? { ...next, correctAnswers: withAccepted(next, accept) } : next;
  return hasKey(keyed) ? keyed : question;
}

export const isSingleChoice = ({ type }: Question): boolean => type === 'one_choice' || type === 'true_false';

/** The texts of what is right. */
export const rightTexts = ({ options }: Question): string[] =>
  options.flatMap(({ text, isCorrect }) => (isCorrect ? text : []));

/**
 * A question with a corrected key as its author goes on with it: nothing says there that it was dropped, and a single
 * choice has one right option, the published one where that still is.
 */
export function asAuthored(keyed: KeyedQuestion, published: Question): Question {
  const { dropped: _, rights: __, ...question } = keyed;
  if (question.type === 'matching')
    return withPairs(question, rightOfEach({ ...question, rights: keyed.rights }));
  if (question.type === 'ordering') return { ...question, items: [...(keyed.rights ?? question.items)] };
  const right = rightTexts(question);
  if (!isSingleChoice(question) || right.length < 2) return question;
  const kept = rightTexts(published).find((text) => right.includes(text)) ?? right[0];
  const options = question.options.map((option) => ({ ...option, isCorrect: option.text === kept }));
  return { ...question, options };
}

/** What belongs to no left side any more can still be chosen, as far as there is room. */
function withPairs(question: QuestionOf<'matching'>, rights: readonly string[]): Question {
  const pairs = question.pairs.map(({ left }, place) => ({ left, right: rights[place] ?? '' }));
  const distractors = rightSides(question).filter((text) => !rights.includes(text));
  return { ...question, pairs, distractors: distractors.slice(0, LIMITS.distractors) };
}

/** The question's key as a change that brings it to another version of the question; undefined for an essay. */
export function keyChangeOf(question: KeyedQuestion): KeyChange | undefined {
  const { id: questionId, type, dropped, options, correctAnswers } = question;
  if (dropped) return { questionId, drop: true };
  if (type === 'essay') return undefined;
  const grading = gradingOf(question);
  const places = placesOf(question);
  if (places) return { questionId, places, correctAnswers: rightsOf(question), grading };
  if (options.length === 0) return { questionId, correctAnswers, grading };
  return { questionId, options: options.map(({ text, isCorrect }) => ({ text, isCorrect })), grading };
}

/** Whether both states of a question give every answer the same marks, apart from points. */
export const gradesAlike = (a: KeyedQuestion, b: KeyedQuestion): boolean =>
  JSON.stringify(keyOf(a)) === JSON.stringify(keyOf(b));

const keyOf = (question: KeyedQuestion): unknown => [
  question.dropped,
  question.options.map(({ text, isCorrect }) => [text, isCorrect]),
  acceptedPerBlank(question).map((texts) => texts.toSorted()),
  rightsOf(question),
  Object.entries(gradingOf(question) ?? {}).toSorted(([a], [b]) => Number(a > b) - Number(a < b)),
];

/** Options for comparing and crediting answers; undefined for a type that has none. */
export const gradingOf = (question: Question): KeyChange['grading'] =>
  TYPES_WITH_GRADING.has(question.type) ? ('grading' in question && question.grading) || {} : undefined;

const TYPES_WITH_GRADING = new Set<Question['type']>([
  'multiple_choice',
  'short_answer',
  'fill_blank',
  'matching',
  'ordering',
]);

/** Questions with the changes of their key, one after the other. */
export const withKeyChanges = (
  questions: readonly KeyedQuestion[],
  changes: readonly KeyChange[],
): KeyedQuestion[] =>
  questions.map((question) =>
    changes.filter(({ questionId }) => questionId === question.id).reduce(corrected, question),
  );

/** The questions of a version with the corrections that are about it, one after the other. */
export const withCorrections = (
  questions: readonly KeyedQuestion[],
  corrections: readonly KeyCorrection[],
  version: number,
): KeyedQuestion[] =>
  withKeyChanges(
    questions,
    corrections.filter(({ upTo }) => version <= upTo),
  );
