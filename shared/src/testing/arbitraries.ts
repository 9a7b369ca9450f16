import * as fc from 'fast-check';
import type { Question, UserAnswer } from '../model/question.ts';
import { buildQuestion } from './factories.ts';

const optionText = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter((text) => text.trim() === text && text !== '');

const optionTexts = fc.uniqueArray(optionText, { minLength: 2, maxLength: 20 });

/** A choice question with distinct options of which at least one is correct. */
export const choiceQuestion: fc.Arbitrary<Question> = fc
  .tuple(
    fc.constantFrom('one_choice' as const, 'multiple_choice' as const),
    optionTexts,
    fc.nat(),
    fc.integer(),
  )
  .map(([type, texts, pick, mask]) =>
    buildQuestion({
      type,
      points: 1 + (pick % 100),
      options: texts.map((text, index) => ({
        text,
        isCorrect:
          index === pick % texts.length || (type === 'multiple_choice' && ((mask >> index) & 1) === 1),
      })),
    }),
  );

/** A question of any type. */
export const anyQuestion: fc.Arbitrary<Question> = fc.oneof(
  choiceQuestion,
  fc.constant(buildQuestion({ type: 'true_false' })),
  fc
    .array(optionText, { minLength: 1, maxLength: 5 })
    .map((correctAnswers) => buildQuestion({ type: 'short_answer', correctAnswers })),
  fc.array(optionText, { minLength: 1, maxLength: 5 }).map((correctAnswers) =>
    buildQuestion({
      type: 'fill_blank',
      question: correctAnswers.map(() => '___').join(' and '),
      correctAnswers,
    }),
  ),
);

/** An answer that fits the question's type: right, wrong or none. */
export function answerTo(question: Question): fc.Arbitrary<UserAnswer> {
  const texts = question.options.map(({ text }) => text);
  const given: Record<Question['type'], () => fc.Arbitrary<UserAnswer>> = {
    one_choice: () => fc.constantFrom(...texts),
    true_false: () => fc.constantFrom(...texts),
    multiple_choice: () => fc.shuffledSubarray(texts),
    short_answer: () => fc.oneof(fc.string(), fc.constantFrom(...question.correctAnswers)),
    fill_blank: () =>
      fc.oneof(
        fc.string(),
        fc.array(fc.string(), { maxLength: question.question.split('___').length - 1 }),
        fc.constant(question.correctAnswers.slice(0, question.question.split('___').length - 1)),
      ),
  };
  return fc.option(given[question.type](), { nil: null });
}
