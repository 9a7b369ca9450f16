import { corrected, gradesAlike, keyChangeOf, type KeyedQuestion, placesOf } from './corrections.ts';

/**
 * Ids of questions whose key was edited: an earlier version asks the same question and grades it by another key. Attempts
 * of that version keep their marks until the key is corrected for them.
 */
export const outdatedKeys = (
  newest: readonly KeyedQuestion[],
  earlier: readonly KeyedQuestion[],
): string[] => {
  const before = Map.groupBy(earlier, ({ id }) => id);
  return newest.flatMap((question) =>
    before.get(question.id)?.some((one) => hasOutdatedKey(one, question)) ? question.id : [],
  );
};

function hasOutdatedKey(before: KeyedQuestion, now: KeyedQuestion): boolean {
  const change = keyChangeOf(now);
  return (
    change !== undefined && isSameQuestion(before, now) && !gradesAlike(before, corrected(before, change))
  );
}

/**
 * A rewritten question under the same id is another question: its key says nothing about earlier answers. One with the
 * same text, or with most of its answers, was only edited.
 */
function isSameQuestion(before: KeyedQuestion, now: KeyedQuestion): boolean {
  if (answerKindOf(before) !== answerKindOf(now)) return false;
  if (before.question === now.question) return true;
  const texts = new Set(answerTextsOf(now));
  const known = answerTextsOf(before);
  return known.filter((text) => texts.has(text)).length * 2 > known.length;
}

/** A single choice that becomes a multiple choice still takes options. */
const answerKindOf = ({ type, options }: KeyedQuestion): string => (options.length > 0 ? 'options' : type);

const answerTextsOf = (question: KeyedQuestion): string[] =>
  placesOf(question) ?? [...question.options.map(({ text }) => text), ...question.correctAnswers];
