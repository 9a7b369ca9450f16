import type { QuizExportFormat } from '@quizhall/shared/contract/exports/quiz-exports';
import { Question } from '@quizhall/shared/model/quizzes/question';
import * as fc from 'fast-check';

const trimmed = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  text.map((value) => value.trim()).filter(Boolean);

/** Pieces that mean something in one of the formats, among words and arbitrary characters. */
/** Signs of the formats, separated by spaces. */
const SIGNS =
  '~ = # { } : \\ :: -> => #### %50% | ; , " \' * ? [html] [plain] // <b> &amp; & < > ]]> <![CDATA[ A. B) ANSWER: #Q ' +
  '{1:SHORTANSWER:=x} $CATEGORY: 1..5 2:0.1 @ + - **bold** `code` ^ _ _x0041_ _x005F_';

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('one', 'Two', 'drei', 'é', '日本', '🎉', ' ') },
  { weight: 4, arbitrary: fc.constantFrom('\n', '\n\n', '  ', ...SIGNS.split(' ')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
);

const anyText = trimmed(fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join('')));
const word = fc.stringMatching(/^[a-zA-Zäé]{1,8}$/);
const words = fc.array(word, { minLength: 2, maxLength: 6 }).map((all) => all.join(' '));

const withoutBlank = (text: fc.Arbitrary<string>) => text.filter((value) => !value.includes('___'));

const rarely = <A, B>(arbitrary: fc.Arbitrary<A>, usual: B) =>
  fc.oneof({ weight: 1, arbitrary }, { weight: 9, arbitrary: fc.constant(usual) });

/** What all types have; `text` makes its texts. */
const common = (text: fc.Arbitrary<string>) => ({
  question: withoutBlank(text),
  // Mostly as they are when nobody says otherwise: few formats hold more.
  description: rarely(text, ''),
  explanation: fc.option(text, { nil: '' }),
  points: rarely(
    fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 4),
    10,
  ),
  timeLimit: rarely(fc.constant(30), 0),
  difficulty: rarely(fc.constantFrom('easy' as const, 'hard' as const), 'medium' as const),
  tags: rarely(fc.uniqueArray(word, { maxLength: 2 }), []),
  pool: rarely(text.map((name) => Array.from(name).slice(0, 20).join('').trim()).filter(Boolean), undefined),
});

const nothingMore = (text: fc.Arbitrary<string>) => ({
  question: withoutBlank(text),
  timeLimit: fc.constant(0),
});

type Base = { question: fc.Arbitrary<string>; points?: fc.Arbitrary<number> };

const texts = (text: fc.Arbitrary<string>, minLength: number) =>
  fc.uniqueArray(text, { minLength, maxLength: 5 });

const options = (text: fc.Arbitrary<string>) =>
  fc.record({ texts: texts(text, 2), pick: fc.nat(), explain: fc.option(text, { nil: '' }) });

const oneChoice = (base: Base, text: fc.Arbitrary<string>) =>
  fc.record({ ...base, type: fc.constant('one_choice'), options: options(text) }).map((question) => ({
    ...question,
    options: question.options.texts.map((value, index, all) => ({
      text: value,
      isCorrect: index === question.options.pick % all.length,
      explanation: index === 0 ? question.options.explain : '',
    })),
  }));

const multipleChoice = (base: Base, text: fc.Arbitrary<string>) =>
  fc
    .record({ ...base, type: fc.constant('multiple_choice'), options: options(text), partial: fc.boolean() })
    .map(({ partial, ...question }) => ({
      ...question,
      options: question.options.texts.map((value, index, all) => ({
        text: value,
        isCorrect: index === 0 || index % (1 + (question.options.pick % all.length)) === 0,
      })),
      ...(partial && { grading: { partialCredit: true } }),
    }));

const trueFalse = (base: Base) =>
  fc
    .record({ ...base, type: fc.constant('true_false'), isTrue: fc.boolean() })
    .map(({ isTrue, ...question }) => ({
      ...question,
      options: [
        { text: 'True', isCorrect: isTrue },
        { text: 'False', isCorrect: !isTrue },
      ],
    }));

const number = fc.constantFrom('3', '-2.5', '3.14:0.005', '1..5', '0', '1e3');

const tolerance = rarely(fc.constantFrom(0.5, 0.001, 2), undefined);
const pattern = fc.constantFrom('colo?r', 'Par*', '\\*', '[ab]c', 'a#', 'one*two');

/** Answers that are compared as something else than texts. */
const numbersOrPatterns = fc.oneof(
  fc.record({ accepted: fc.uniqueArray(number, { minLength: 1, maxLength: 3 }), tolerance }).map((own) => ({
    correctAnswers: own.accepted,
    grading: { match: 'number', ...(own.tolerance !== undefined && { tolerance: own.tolerance }) },
  })),
  fc
    .uniqueArray(pattern, { minLength: 1, maxLength: 2 })
    .map((correctAnswers) => ({ correctAnswers, grading: { match: 'pattern' } })),
);

const written = (base: Base, text: fc.Arbitrary<string>) =>
  fc
    .record({
      ...base,
      type: fc.constantFrom('short_answer', 'fill_blank'),
      correctAnswers: texts(text, 1),
      accepted: fc.option(numbersOrPatterns, { nil: undefined }),
      foldAccents: rarely(fc.constant(true), undefined),
    })
    .map(({ accepted, foldAccents, ...question }) => ({
      ...question,
      question: question.type === 'fill_blank' ? `${question.question} ___ x` : question.question,
      ...accepted,
      ...((accepted || foldAccents !== undefined) && {
        grading: { ...accepted?.grading, ...(foldAccents !== undefined && { foldAccents }) },
      }),
    }));

/** Alternatives of one of several blanks, none of them empty or repeated. */
const alternatives = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  text
    .map((value) => [...new Set(value.split('|').map((part) => part.trim()))].filter(Boolean).join('|'))
    .filter(Boolean);

const blanks = (base: Base, text: fc.Arbitrary<string>) =>
  fc
    .record({
      ...base,
      accepted: fc.array(alternatives(text), { minLength: 2, maxLength: 4 }),
      partial: fc.boolean(),
    })
    .map(({ accepted, partial, ...question }) => ({
      ...question,
      type: 'fill_blank',
      question: `${question.question} ${accepted.map(() => '___').join(' and ')}.`,
      points: accepted.length,
      correctAnswers: accepted,
      ...(partial && { grading: { partialCredit: true } }),
    }));

const matching = (base: Base, text: fc.Arbitrary<string>) =>
  fc
    .record({
      ...base,
      type: fc.constant('matching'),
      left: texts(text, 4),
      right: texts(text, 4),
      partial: fc.boolean(),
    })
    .map(({ left, right, partial, ...question }) => ({
      ...question,
      pairs: [0, 1, 2].map((index) => ({ left: left[index], right: right[index] })),
      distractors: right.slice(3, 4),
      ...(partial && { grading: { partialCredit: true } }),
    }));

const ordering = (base: Base, text: fc.Arbitrary<string>) =>
  fc.record({ ...base, type: fc.constant('ordering'), items: texts(text, 2) });

const essay = (base: Base) => fc.record({ ...base, type: fc.constant('essay') });

const parse = (question: fc.Arbitrary<unknown>): fc.Arbitrary<Question> =>
  question.map((value) => Question.parse({ id: 'same', ...(value as object) }));

/** A question of any type with texts that hurt. */
export const anyQuestion: fc.Arbitrary<Question> = parse(
  fc.oneof(
    ...[oneChoice, multipleChoice, trueFalse, written, blanks, matching, ordering, essay].map((make) =>
      make(common(anyText), anyText),
    ),
  ),
);

const partial = (question: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  question.map((value) => ({ ...value, grading: { partialCredit: true } }));

const plain = nothingMore(words);

const CHOICES = [
  oneChoice(plain, words).map((question) => ({
    ...question,
    options: question.options.map((option) => ({ ...option, explanation: '' })),
  })),
  trueFalse(plain),
];
const WRITTEN = [
  fc.record({ ...plain, type: fc.constant('short_answer'), correctAnswers: texts(words, 1) }),
  fc
    .record({ ...plain, type: fc.constant('fill_blank'), correctAnswers: texts(words, 1) })
    .map((question) => ({
      ...question,
      question: `${question.question} ___ so`,
    })),
];
const PARTS = [partial(matching(plain, words)), ordering(plain, words), essay(plain)];
const ALL = [
  ...CHOICES,
  ...WRITTEN,
  ...PARTS,
  blanks(plain, words).map((question) => ({ ...question, grading: { partialCredit: true } })),
];

/** A question of nothing but words, of a type that the format knows. */
export function plainQuestion(format: QuizExportFormat): fc.Arbitrary<Question> {
  if (format === 'aiken') return parse(fc.oneof(...CHOICES));
  return parse(fc.oneof(...(format === 'gift' ? [...CHOICES, ...WRITTEN, ...PARTS] : ALL)));
}

/** Questions as an import reads them, with ids. */
export const withQuestionIds = (questions: readonly object[]): Question[] =>
  questions.map((question, index) => Question.parse({ ...question, id: `q${index + 1}` }));
