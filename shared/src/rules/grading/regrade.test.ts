import { describe, expect, it } from 'vitest';
import type { Correction } from '../../model/grading/regrade.ts';
import { buildQuestion } from '../../testing/factories.ts';
import { readCorrections } from './regrade.ts';

const LETTERS = ['a', 'b', 'c'];
const options = LETTERS.map((text, n) => ({ text, isCorrect: n === 0 }));
const QUESTIONS = [
  buildQuestion({ id: 'one', options }),
  buildQuestion({ id: 'several', type: 'multiple_choice', options }),
  buildQuestion({ id: 'short', type: 'short_answer', options: [], correctAnswers: ['gold'] }),
  buildQuestion({
    id: 'blanks',
    type: 'fill_blank',
    question: '___ and ___',
    options: [],
    correctAnswers: ['salt', 'pepper'],
  }),
  buildQuestion({ id: 'essay', type: 'essay', options: [] }),
  buildQuestion({ id: 'order', type: 'ordering', options: [], items: ['1', '2'] }),
  buildQuestion({
    id: 'match',
    type: 'matching',
    pairs: [
      { left: 'l', right: 'x' },
      { left: 'm', right: 'y' },
    ],
    distractors: ['z'],
  }),
];
const read = (...corrections: Correction[]) => readCorrections(QUESTIONS, corrections);
const marked = (...right: string[]) => LETTERS.map((text) => ({ text, isCorrect: right.includes(text) }));

describe('a correction', () => {
  it.each<[string, Correction, object]>([
    [
      'of options names all of them',
      {
        questionId: 'one',
        options: [
          { text: 'a', isCorrect: false },
          { text: 'b', isCorrect: true },
        ],
      },
      { options: marked('b') },
    ],
    [
      'by right answers is one of options',
      { questionId: 'several', correctAnswers: ['a', 'c'] },
      { options: marked('a', 'c') },
    ],
    [
      'replaces accepted answers',
      { questionId: 'short', correctAnswers: ['Au'] },
      { correctAnswers: ['Au'] },
    ],
    [
      'may accept several options of a single choice',
      { questionId: 'one', options: marked('a', 'b') },
      { options: marked('a', 'b') },
    ],
    ['accepts more', { questionId: 'blanks', accept: ['', 'poivre'] }, { accept: ['', 'poivre'] }],
    [
      'puts items in another order',
      { questionId: 'order', correctAnswers: ['2', '1'] },
      { correctAnswers: ['2', '1'], places: ['1', '2'] },
    ],
    [
      'says what belongs to each left side',
      { questionId: 'match', correctAnswers: ['z', 'z'] },
      { correctAnswers: ['z', 'z'], places: ['l', 'm'] },
    ],
    ['drops whatever has a key', { questionId: 'order', drop: true }, { drop: true }],
  ])('%s', (_, correction, change) => {
    const { questionId } = correction;
    expect(read(correction)).toEqual({ errors: {}, changes: [{ questionId, ...change }] });
  });

  it.each<[string, string, Correction]>([
    ['questionId', 'not part', { questionId: 'other', drop: true }],
    ['questionId', 'one change', { questionId: 'one' }],
    ['questionId', 'one change', { questionId: 'one', drop: true, correctAnswers: ['b'] }],
    ['questionId', 'Essays', { questionId: 'essay', drop: true }],
    ['questionId', 'already', { questionId: 'one', correctAnswers: ['a'] }],
    ['questionId', 'already', { questionId: 'short', accept: ['gold'] }],
    ['options.0.text', 'option', { questionId: 'one', options: [{ text: 'z', isCorrect: true }] }],
    ['options', 'at least one right', { questionId: 'one', options: marked() }],
    ['options', 'no options', { questionId: 'short', options: marked('a') }],
    ['correctAnswers.1', 'option', { questionId: 'several', correctAnswers: ['a', 'z'] }],
    ['correctAnswers', 'at least one right', { questionId: 'short', correctAnswers: [''] }],
    ['correctAnswers', 'each of the 2 blanks', { questionId: 'blanks', correctAnswers: ['salt'] }],
    ['questionId', 'already', { questionId: 'order', correctAnswers: ['1', '2'] }],
    ['correctAnswers', 'once', { questionId: 'order', correctAnswers: ['1', '1'] }],
    ['correctAnswers.1', 'not part', { questionId: 'order', correctAnswers: ['1', '3'] }],
    ['questionId', 'already', { questionId: 'match', correctAnswers: ['x', 'y'] }],
    ['correctAnswers', '2 left sides', { questionId: 'match', correctAnswers: ['x'] }],
    ['correctAnswers.0', 'not part', { questionId: 'match', correctAnswers: ['l', 'm'] }],
    ['accept', 'written', { questionId: 'match', accept: ['x'] }],
    ['accept', 'written', { questionId: 'one', accept: ['b'] }],
    ['accept', 'enter', { questionId: 'short', accept: [''] }],
    ['accept', '2 blanks', { questionId: 'blanks', accept: ['', '', 'x'] }],
    ['accept', 'at most 50', { questionId: 'short', accept: Array.from({ length: 50 }, (__, n) => `x${n}`) }],
  ])('is refused at %s: %s', (field, message, correction) => {
    const { errors } = read(correction);
    expect(errors).toEqual({ [`corrections.0.${field}`]: expect.stringContaining(message) });
  });

  it('is one for each question', () => {
    const twice = read({ questionId: 'one', drop: true }, { questionId: 'one', correctAnswers: ['b'] });
    expect(Object.keys(twice.errors)).toEqual(['corrections.1.questionId']);
  });

  it('is of a former question, too, which alone counts for nobody who comes', () => {
    const [one, several] = QUESTIONS;
    const drop = (questionId: string) =>
      readCorrections(one ? [one] : [], [{ questionId, drop: true }], { former: several ? [several] : [] })
        .errors;
    expect(drop('several')).toEqual({});
    expect(Object.keys(drop('one'))).toEqual(['corrections']);
    expect(Object.keys(drop('short'))).toEqual(['corrections.0.questionId']);
  });

  it('leaves something that counts', () => {
    const [one] = QUESTIONS;
    const { errors } = readCorrections(one ? [one] : [], [{ questionId: 'one', drop: true }]);
    expect(errors).toEqual({ corrections: 'At least one question has to count' });
  });
});
