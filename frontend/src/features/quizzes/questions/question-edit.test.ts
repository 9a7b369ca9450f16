import { describe, expect, it } from 'vitest';
import {
  blankRows,
  duplicateQuestion,
  markCorrect,
  matchesSearch,
  optionsForType,
  setBlank,
} from './question-edit.ts';
import { emptyOption, emptyQuestion, type OptionForm } from '../editor/quiz-form.ts';

const options = (...correct: boolean[]): OptionForm[] =>
  correct.map((isCorrect, index) => ({ ...emptyOption(`k${index}`), text: `t${index}`, isCorrect }));
const marks = (list: OptionForm[]) => list.map(({ isCorrect }) => isCorrect);

describe('options', () => {
  it.each([
    ['one', false, [false, true, false]],
    ['many', true, [true, true, false]],
  ])('of a question with %s correct option are marked', (_, many, expected) => {
    expect(marks(markCorrect(options(true, false, false), 'k1', many))).toEqual(expected);
  });

  it('are unmarked one by one where several may be correct, and never where one must be', () => {
    expect(marks(markCorrect(options(true, true), 'k0', true))).toEqual([false, true]);
    expect(marks(markCorrect(options(true, false), 'k0', false))).toEqual([true, false]);
  });

  it('keep their first mark when only one may be correct', () => {
    expect(marks(optionsForType(options(false, true, true), 'one_choice'))).toEqual([false, true, false]);
    expect(marks(optionsForType(options(true, true), 'multiple_choice'))).toEqual([true, true]);
  });
});

describe('blanks', () => {
  it.each([
    ['no blank at all', 1],
    ['one ___ here', 1],
    ['___ and _____', 2],
  ])('"%s" has %i rows of answers', (question, rows) => {
    expect(blankRows(question, [['a']])).toHaveLength(rows);
  });

  it('keep the answers of a blank that is away for a moment', () => {
    const blanks = setBlank(setBlank([], 0, ['a']), 2, ['c']);
    expect(blanks).toEqual([['a'], [], ['c']]);
    expect(blankRows('only ___', blanks)).toEqual([['a']]);
    expect(blankRows('___ ___ ___', setBlank(blanks, 0, ['x']))).toEqual([['x'], [], ['c']]);
  });
});

describe('a duplicate', () => {
  it('has its own id and rows, and shares nothing with the original', () => {
    const original = { ...emptyQuestion('q1'), answers: ['a'] };
    const copy = duplicateQuestion(original, 'q2');
    expect(copy.id).toBe('q2');
    expect(copy.options.map(({ key }) => key)).not.toEqual(original.options.map(({ key }) => key));
    copy.answers.push('b');
    expect(original.answers).toEqual(['a']);
  });
});

describe('search', () => {
  const question = {
    ...emptyQuestion('q'),
    question: 'Which river is the longest?',
    options: [{ ...emptyOption('k'), text: 'Nile' }],
    blanks: [['Amazon']],
    tags: ['geography'],
  };
  it.each(['river', 'NILE', ' amazon ', 'geo', ''])('finds "%s"', (search) => {
    expect(matchesSearch(question, search)).toBe(true);
  });
  it('does not find what is not there', () => {
    expect(matchesSearch(question, 'mountain')).toBe(false);
  });
});
