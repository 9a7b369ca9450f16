import * as fc from 'fast-check';
import type { QuestionType } from '../model/enums.ts';
import type { Question, QuestionOf, UserAnswer } from '../model/quizzes/question.ts';
import { buildQuestion } from './factories.ts';

const optionText = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter((text) => text.trim() === text && text !== '');

const optionTexts = fc.uniqueArray(optionText, { minLength: 2, maxLength: 20 });

const points = fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 4);
const grading = fc.constantFrom(undefined, { partialCredit: true }, { partialCredit: false });

/** A choice question with distinct options of which at least one is correct. */
export const choiceQuestion: fc.Arbitrary<QuestionOf<'one_choice' | 'multiple_choice'>> = fc
  .tuple(
    fc.constantFrom('one_choice' as const, 'multiple_choice' as const),
    optionTexts,
    fc.nat(),
    fc.integer(),
    grading,
  )
  .map(([type, texts, pick, mask, credit]) => {
    const options = texts.map((text, index) => ({
      text,
      isCorrect: index === pick % texts.length || (type === 'multiple_choice' && ((mask >> index) & 1) === 1),
    }));
    const common = { points: (1 + (pick % 400)) / 4, options };
    return type === 'one_choice'
      ? buildQuestion({ type, ...common })
      : buildQuestion({ type, ...common, grading: credit });
  });

export const multipleChoiceQuestion = choiceQuestion.filter(
  (question): question is QuestionOf<'multiple_choice'> => question.type === 'multiple_choice',
);

const blanks: fc.Arbitrary<QuestionOf<'fill_blank'>> = fc
  .tuple(fc.array(optionText, { minLength: 1, maxLength: 5 }), points, grading)
  .map(([correctAnswers, worth, credit]) =>
    buildQuestion({
      type: 'fill_blank',
      points: worth,
      question: correctAnswers.map(() => '___').join(' and '),
      correctAnswers,
      grading: credit,
    }),
  );

/** Distinct left sides; right sides may repeat. */
export const matchingQuestion: fc.Arbitrary<QuestionOf<'matching'>> = fc
  .tuple(optionTexts, fc.array(optionText, { minLength: 20, maxLength: 20 }), optionTexts, points, grading)
  .map(([lefts, rights, others, worth, credit]) =>
    buildQuestion({
      type: 'matching',
      points: worth,
      pairs: lefts.map((left, index) => ({ left, right: rights[index] ?? 'right' })),
      distractors: others.slice(0, 10),
      grading: credit,
    }),
  );

export const orderingQuestion: fc.Arbitrary<QuestionOf<'ordering'>> = fc
  .tuple(optionTexts, points, grading)
  .map(([items, worth, credit]) =>
    buildQuestion({ type: 'ordering', points: worth, items, grading: credit }),
  );

/** A question of any type. */
export const anyQuestion: fc.Arbitrary<Question> = fc.oneof(
  choiceQuestion,
  fc.constant(buildQuestion({ type: 'true_false' })),
  fc.constant(buildQuestion({ type: 'essay' })),
  fc
    .array(optionText, { minLength: 1, maxLength: 5 })
    .map((correctAnswers) => buildQuestion({ type: 'short_answer', correctAnswers })),
  blanks,
  matchingQuestion,
  orderingQuestion,
);

type Answers = { [Type in QuestionType]: (question: QuestionOf<Type>) => fc.Arbitrary<UserAnswer> };

const oneOption = ({ options }: Pick<Question, 'options'>) =>
  fc.constantFrom(...options.map(({ text }) => text));

const ANSWERS: Answers = {
  one_choice: oneOption,
  true_false: oneOption,
  multiple_choice: ({ options }) => fc.shuffledSubarray(options.map(({ text }) => text)),
  short_answer: ({ correctAnswers }) => fc.oneof(fc.string(), fc.constantFrom(...correctAnswers)),
  essay: () => fc.string(),
  fill_blank({ question, correctAnswers }) {
    const count = question.split('___').length - 1;
    return fc.oneof(
      fc.string(),
      fc.array(fc.string(), { maxLength: count }),
      fc.constant(correctAnswers.slice(0, count)),
    );
  },
  matching: ({ pairs, distractors }) =>
    fc.tuple(
      ...pairs.map(({ right }) =>
        fc.constantFrom(right, '', ...pairs.map((pair) => pair.right), ...distractors),
      ),
    ),
  ordering: ({ items }) => fc.shuffledSubarray(items, { minLength: items.length }),
};

/** An answer that fits the question's type: right, wrong or none. */
export function answerTo(question: Question): fc.Arbitrary<UserAnswer> {
  const answers = ANSWERS[question.type] as (question: Question) => fc.Arbitrary<UserAnswer>;
  return fc.option(answers(question), { nil: null });
}
