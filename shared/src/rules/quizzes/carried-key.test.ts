import { describe, expect, it } from 'vitest';
import { Question } from '../../model/quizzes/question.ts';
import { carriedOver, droppedBy, unwrittenKey } from './carried-key.ts';

const option = (text: string, isCorrect = false) => ({ text, isCorrect });
const choice = (wish: object = {}) =>
  Question.parse({
    id: 'a',
    type: 'one_choice',
    question: 'Capital?',
    options: [option('Paris', true), option('Lyon')],
    ...wish,
  });
const DROP = { questionId: 'a', drop: true as const };

describe('a key that no author writes', () => {
  it('is several right options of a single choice, and a drop', () => {
    const options = [option('Paris', true), option('Lyon', true)];
    expect(unwrittenKey([{ ...choice({ options }), dropped: true }, choice({ id: 'b' })])).toEqual([
      { questionId: 'a', options },
      DROP,
    ]);
    expect(unwrittenKey([choice({ type: 'multiple_choice', options })])).toEqual([]);
    expect(droppedBy([{ questionId: 'b', options }, DROP])).toEqual(['a']);
  });

  it.each([
    ['nothing', {}, true],
    ['points', { points: 3 }, true],
    ['tags and time', { tags: ['x'], timeLimit: 0 }, true],
    ['an explanation', { explanation: 'Because' }, true],
    ['formulas', { formulas: { x: 'y' } }, true],
    ['the text', { question: 'Which capital?' }, false],
    ['the key', { options: [option('Paris'), option('Lyon', true)] }, false],
    ['an option', { options: [option('Paris', true), option('Nice')] }, false],
    ['a picture', { media: { key: 'm/1.png', alt: '' } }, false],
    ['the type', { type: 'multiple_choice' }, false],
    ['its passage', { passageId: 'p' }, false],
  ])('after a change of %s', (_, change, holds) => {
    expect(carriedOver([DROP], [choice()], [choice(change)])).toEqual(holds ? [DROP] : []);
  });

  it('ends with its question', () => {
    expect(carriedOver([DROP], [choice()], [choice({ id: 'b' })])).toEqual([]);
  });
});
