import { describe, expect, it } from 'vitest';
import { readJson } from './json.ts';

const TRUE_FALSE = {
  type: 'true_false',
  question: 'So?',
  options: [
    { text: 'True', isCorrect: true },
    { text: 'False', isCorrect: false },
  ],
};

describe('readJson', () => {
  it.each([
    ['a file of its own', { format: 'quizhall', version: 1, questions: [TRUE_FALSE] }],
    ['a list', [TRUE_FALSE]],
    [
      'a quiz as the API answers it',
      { success: true, data: { quiz: { title: '[', questions: [{ ...TRUE_FALSE, id: 'q1', order: 3 }] } } },
    ],
  ])('reads %s', (_case, value) => {
    for (const source of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
      expect(readJson(source)).toMatchObject([{ excerpt: 'So?', changes: [], question: TRUE_FALSE }]);
    }
  });

  it('leaves out what it does not know, at any depth, and says so', () => {
    const media = { key: 'a', alt: 'b' };
    const options = TRUE_FALSE.options.map((option) => ({ ...option, hint: 'x', media }));
    const source = JSON.stringify([{ ...TRUE_FALSE, options, owner: 'me', media }]);
    const [item] = readJson(source);
    expect(item?.question).toMatchObject(TRUE_FALSE);
    expect(JSON.stringify(item?.question)).not.toContain('media');
    expect(item?.changes).toEqual([
      'The picture was left out',
      '“hint” is not known here and was left out',
      '“owner” is not known here and was left out',
    ]);
  });

  it('gives every question its line and loses only the broken ones', () => {
    const source = `[\n${JSON.stringify(TRUE_FALSE)},\n{"type": "essay", "question": },\n7,\n{"type":"essay","question":"a ] } \\" b"},\n{"type":"essay","que`;
    expect(
      readJson(source).map(({ line, problem, question }) => [line, problem ?? question?.question]),
    ).toEqual([
      [2, 'So?'],
      [3, 'This is not valid JSON'],
      [4, 'This is not a question'],
      [5, 'a ] } " b'],
      [6, 'This is not valid JSON'],
    ]);
  });

  it.each([
    [
      'an unknown type',
      { type: 'hotspot', question: 'x' },
      'Questions of the type “hotspot” cannot be imported',
    ],
    [
      'a missing type',
      { question: 'x', options: ['a', 'b'], answer: 'a' },
      '“type” is missing: one_choice, short_answer or another type',
    ],
    [
      'points out of range',
      { ...TRUE_FALSE, points: 500 },
      'points: Points must be from 0.25 to 100, in steps of 0.25',
    ],
  ])('drops %s', (_case, value, problem) => {
    expect(readJson(JSON.stringify([value]))).toMatchObject([{ problem }]);
  });

  it('needs a list of questions', () => {
    expect(readJson('{"title": "x"}')).toMatchObject([
      { problem: 'There is no list of questions in this JSON' },
    ]);
    expect(readJson('')).toEqual([]);
  });
});
