import { describe, expect, it } from 'vitest';
import { anyQuestion, answerTo } from '../../testing/arbitraries.ts';
import { buildQuestion } from '../../testing/factories.ts';
import * as fc from '../../testing/properties.ts';
import { BY_MACHINE, decodeMarks, encodeMarks, type Mark, markAnswers, markByHand, remark } from './index.ts';

const hundredths = fc.oneof(fc.constantFrom(0, 1_000), fc.nat(10_000));
const person = fc.option(fc.stringMatching(/^[0-9A-Za-z]{20}$/), { nil: undefined });
const states = [
  { answered: true, isCorrect: true },
  { answered: true, isCorrect: false },
  { answered: false, isCorrect: false },
  { answered: false, isCorrect: true },
];
const given: fc.Arbitrary<Mark> = fc
  .tuple(hundredths, fc.constantFrom(...states), person)
  .map(([points, state, by]) => ({ hundredths: points, ...state, pending: false, ...(by && { by }) }));
const waiting: Mark = { hundredths: 0, isCorrect: false, answered: true, pending: true };
const marks = fc.record({
  revision: fc.nat(50),
  each: fc.array(fc.oneof(given, fc.constant(waiting)), { maxLength: 60 }),
});

const fifty = Array.from({ length: 50 }, (_, n) => buildQuestion({ id: `q${n}` }));

describe('packed marks', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(marks, (each) => {
        expect(decodeMarks(encodeMarks(each))).toEqual(each);
      }),
    );
  });

  it('read as documented', () => {
    const full: Mark = { hundredths: 1_000, isCorrect: true, answered: true, pending: false };
    const wrong: Mark = { hundredths: 0, isCorrect: false, answered: true, pending: false };
    const none: Mark = { ...wrong, answered: false };
    const each = [full, wrong, full, none, { ...wrong, hundredths: 342 }, waiting];
    expect(encodeMarks({ revision: 0, each })).toBe('0::rs+-+.9i-?');
    const byHand = [...each.slice(0, 5), { ...wrong, hundredths: 580, by: 'mP4' }];
    expect(encodeMarks({ revision: 1, each: byHand })).toBe('1:mP4:rs+-+.9i-0@g4-');
  });

  it('take about a byte for each of fifty questions', () => {
    const answers = new Map(fifty.map(({ id }, n) => [id, n % 2 ? 'Paris' : 'Lyon']));
    const text = encodeMarks({ revision: 0, each: markAnswers(fifty, answers) });
    expect(text.length).toBeLessThanOrEqual(60);
    expect(text.includes(BY_MACHINE)).toBe(true);
  });

  it.each(['', 'rs+', '0:', '0::x', '0::rs', '0:a:1@+', '-1::+', '0::+ '])(
    'are not read from "%s"',
    (text) => {
      expect(decodeMarks(text)).toBeUndefined();
    },
  );
});

const paper = fc
  .array(anyQuestion, { minLength: 1, maxLength: 6 })
  .map((list) => list.map((question, n) => ({ ...question, id: `q${n}` })))
  .chain((list) => fc.tuple(fc.constant(list), fc.tuple(...list.map(answerTo))))
  .map(([list, texts]) => ({
    questions: list,
    answers: new Map(list.map(({ id }, n) => [id, texts[n] ?? null])),
  }));

describe('a mark by hand', () => {
  const essay = buildQuestion({ type: 'essay', points: 20 });
  const handedIn = { revision: 0, each: markAnswers([essay], new Map([[essay.id, 'Because …']])) };
  const give = (points: number) =>
    markByHand(handedIn, { position: 0, question: essay, hundredths: points, by: 'ada' }).each[0];

  it.each([
    [1_250, { hundredths: 1_250, isCorrect: false }],
    [2_000, { hundredths: 2_000, isCorrect: true }],
    [2_500, { hundredths: 2_000, isCorrect: true }],
    [-500, { hundredths: 0, isCorrect: false }],
    [0, { hundredths: 0, isCorrect: false }],
    [333.3, { hundredths: 333, isCorrect: false }],
  ])('of %d hundredths stays within what the question gives', (points, mark) => {
    expect(give(points)).toEqual({ ...mark, answered: true, pending: false, by: 'ada' });
  });

  it('changes no other mark', () => {
    fc.assert(
      fc.property(paper, fc.nat(5), fc.nat(10_000), ({ questions, answers }, at, points) => {
        const position = at % questions.length;
        const question = questions[position];
        if (!question) throw new Error('No question');
        const before = { revision: 0, each: markAnswers(questions, answers) };
        const after = markByHand(before, { position, question, hundredths: points, by: 'ada' });
        expect(after.each.toSpliced(position, 1)).toEqual(before.each.toSpliced(position, 1));
      }),
    );
  });
});

describe('a regrade', () => {
  it('marks anew what the machine marked, and leaves what a person gave', () => {
    const questions = fifty.slice(0, 3);
    const answers = new Map(questions.map(({ id }) => [id, 'Lyon']));
    const wrong = { revision: 0, each: markAnswers(questions, answers) };
    const [first = buildQuestion()] = questions;
    const handed = markByHand(wrong, { position: 0, question: first, hundredths: 400, by: 'ada' });
    const corrected = questions.map((question) => ({
      ...question,
      options: question.options.map((option) => ({ ...option, isCorrect: option.text === 'Lyon' })),
    }));
    const { revision, each } = remark(handed, corrected, answers, 1);
    expect(revision).toBe(1);
    expect(each[0]).toEqual(handed.each[0]);
    expect(each.slice(1)).toEqual(markAnswers(corrected, answers).slice(1));
    expect(each[1]).toMatchObject({ hundredths: 1_000, isCorrect: true });
  });

  it('with the same key changes nothing', () => {
    fc.assert(
      fc.property(paper, ({ questions, answers }) => {
        const marked = { revision: 0, each: markAnswers(questions, answers) };
        expect(remark(marked, questions, answers, 0)).toEqual(marked);
      }),
    );
  });
});
