import { expect, it } from 'vitest';
import { buildQuestion } from '../../testing/factories.ts';
import { normalisePassages, passagesOf, withKnownPassages, withPassageTexts } from './passages.ts';

const a = { id: 'a', title: 'A', text: 'First.' };
const b = { id: 'b', title: '', text: 'Second.' };
const about = (passageId?: string) => buildQuestion({ description: 'Own.', ...(passageId && { passageId }) });

it('keeps each passage once, and none that is empty', () => {
  expect(normalisePassages([a, { ...b, text: '' }, { ...a, text: 'Again.' }, b])).toEqual([a, b]);
});

it('leaves alone the questions of a passage that is gone', () => {
  expect(withKnownPassages([about('a'), about('x')], [a]).map(({ passageId }) => passageId)).toEqual([
    'a',
    undefined,
  ]);
});

it('finds the passages that questions are about', () => {
  expect(passagesOf([a, b], [about('b'), about()])).toEqual([b]);
  expect(passagesOf(undefined, [about('b')])).toEqual([]);
});

it('writes a passage before the description of each question, or of the first of neighbours', () => {
  const questions = [about('a'), about('a'), about('b'), about('a'), about()];
  const texts = (once: boolean) =>
    withPassageTexts(questions, [a, b], { once }).map(({ description }) => description);
  expect(texts(false)).toEqual([
    'A\n\nFirst.\n\nOwn.',
    'A\n\nFirst.\n\nOwn.',
    'Second.\n\nOwn.',
    'A\n\nFirst.\n\nOwn.',
    'Own.',
  ]);
  expect(texts(true)).toEqual([
    'A\n\nFirst.\n\nOwn.',
    'Own.',
    'Second.\n\nOwn.',
    'A\n\nFirst.\n\nOwn.',
    'Own.',
  ]);
});
