import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markAnswers } from '../grading/marks.ts';
import type { Question, QuestionOf } from '../../model/quizzes/question.ts';
import { anyQuestion, answerTo } from '../../testing/arbitraries.ts';
import { buildQuestion } from '../../testing/factories.ts';
import { corrected, type KeyedQuestion, keyChangeOf } from './corrections.ts';
import { outdatedKeys } from './outdated-keys.ts';
import { readCorrections } from '../grading/regrade.ts';

const cities = (...right: string[]) =>
  ['Paris', 'Lyon', 'Nice'].map((text) => ({ text, isCorrect: right.includes(text) }));
const choice = (...right: string[]) => buildQuestion({ id: 'q', options: cities(...right) });
const short = (more: Partial<QuestionOf<'short_answer'>>) =>
  buildQuestion({ id: 'q', type: 'short_answer', correctAnswers: ['gold'], ...more });
const blanks = (...correctAnswers: string[]) =>
  buildQuestion({ id: 'q', type: 'fill_blank', question: '___ and ___', correctAnswers });
const match = (...rights: string[]) =>
  buildQuestion({
    id: 'q',
    type: 'matching',
    pairs: ['France', 'Italy'].map((left, n) => ({ left, right: rights[n] ?? '' })),
    distractors: [],
  });
const order = (...items: string[]) => buildQuestion({ id: 'q', type: 'ordering', items });
const dropped = (question: Question): KeyedQuestion => ({ ...question, dropped: true });

describe('a key edited in the editor is outdated in an earlier version', () => {
  it.each<[string, KeyedQuestion, KeyedQuestion]>([
    ['another right option', choice('Paris'), choice('Lyon')],
    ['one more right option', choice('Paris'), { ...choice('Paris', 'Lyon'), type: 'multiple_choice' }],
    [
      'another right option and a corrected typo',
      choice('Paris'),
      { ...choice('Lyon'), question: 'Other words' },
    ],
    ['another accepted answer', short({}), short({ correctAnswers: ['Au'] })],
    ['one more accepted answer', short({}), short({ correctAnswers: ['gold', 'Au'] })],
    ['accents ignored', short({}), short({ grading: { foldAccents: true } })],
    ['another answer in one of two blanks', blanks('salt', 'pepper'), blanks('salt', 'chili | pepper')],
    ['pairs swapped', match('Paris', 'Rome'), match('Rome', 'Paris')],
    ['another order', order('1', '2', '3'), order('3', '2', '1')],
    ['dropped before, counted now', dropped(choice('Paris')), choice('Paris')],
    ['dropped now', choice('Paris'), dropped(choice('Paris'))],
  ])('%s', (_, before, now) => {
    expect(outdatedKeys([now], [before])).toEqual(['q']);
  });

  it.each<[string, KeyedQuestion, KeyedQuestion]>([
    ['the same key', choice('Paris'), choice('Paris')],
    [
      'options in another order',
      choice('Paris'),
      buildQuestion({ id: 'q', options: cities('Paris').toReversed() }),
    ],
    [
      'points, tags and explanation',
      choice('Paris'),
      { ...choice('Paris'), points: 3, tags: ['x'], explanation: 'y' },
    ],
    [
      'accepted answers in another order',
      short({ correctAnswers: ['a', 'b'] }),
      short({ correctAnswers: ['b', 'a'] }),
    ],
    ['another question under its id', short({}), short({ question: 'Who?', correctAnswers: ['Ada'] })],
    ['another type', choice('Paris'), short({})],
    [
      'an essay',
      buildQuestion({ id: 'q', type: 'essay' }),
      buildQuestion({ id: 'q', type: 'essay', explanation: 'x' }),
    ],
    ['no grading options and empty ones', short({}), short({ grading: {} })],
  ])('but not with %s', (_, before, now) => {
    expect(outdatedKeys([now], [before])).toEqual([]);
  });

  it('in any of them, and in none once it is corrected there', () => {
    expect(outdatedKeys([choice('Lyon')], [choice('Lyon'), choice('Paris')])).toEqual(['q']);
    const change = keyChangeOf(choice('Lyon'));
    expect(change && outdatedKeys([choice('Lyon')], [corrected(choice('Paris'), change)])).toEqual([]);
  });
});

it('a correction with the key of the newest version is new where an earlier version has another key', () => {
  const [now, before] = [choice('Lyon'), choice('Paris')];
  const correction = { questionId: 'q', options: cities('Lyon') };
  expect(readCorrections([now], [correction]).errors).toHaveProperty(['corrections.0.questionId']);
  const earlier = new Map([['q', [before]]]);
  expect(readCorrections([now], [correction], { earlier })).toEqual({ changes: [correction], errors: {} });
  const known = { earlier: new Map([['q', [now]]]) };
  expect(readCorrections([now], [correction], known).errors).toHaveProperty(['corrections.0.questionId']);
  expect(readCorrections([now], [correction], { ...known, isPartial: true }).errors).toEqual({});
});

it('a correction brings the grading options of the newest version along', () => {
  const [now, before] = [short({ grading: { foldAccents: true } }), short({})];
  const correction = { questionId: 'q', correctAnswers: ['gold'] };
  const { changes, errors } = readCorrections([now], [correction], { earlier: new Map([['q', [before]]]) });
  expect(errors).toEqual({});
  const marks = (question: Question) => markAnswers([question], new Map([['q', 'góld']]))[0]?.isCorrect;
  expect([marks(before), ...changes.map((change) => marks(corrected(before, change)))]).toEqual([
    false,
    true,
  ]);
});

it('the key of any question grades the question itself as before', () => {
  const question = anyQuestion.chain((one) => fc.tuple(fc.constant(one), answerTo(one)));
  fc.assert(
    fc.property(question, ([one, answer]) => {
      const change = keyChangeOf(one);
      const answers = new Map([[one.id, answer]]);
      const next = change ? corrected(one, change) : one;
      expect(markAnswers([next], answers)).toEqual(markAnswers([one], answers));
      expect(outdatedKeys([one], [one])).toEqual([]);
    }),
  );
});
