import { expect, it } from 'vitest';
import { joinedAnswers, splitAnswers } from './split-answers.ts';

it.each([
  ['3,14', ['3,14']],
  ['1,250,000', ['1,250,000']],
  ['3,14, 2,71', ['3,14', '2,71']],
  ['3, 14', ['3', '14']],
  ['Washington, D.C.', ['Washington, D.C.']],
  ['King, Martin Luther', ['King, Martin Luther']],
  ['red, white and blue', ['red, white and blue']],
  ['"Paris, Texas"', ['Paris, Texas']],
  ['\u201eParis, Texas\u201c', ['Paris, Texas']],
  ['"quoted"', ['"quoted"']],
  ['Paris, Lutetia', ['Paris', 'Lutetia']],
  ['colour,color', ['colour', 'color']],
  ['Paris,', ['Paris']],
  [' , ,', []],
  ['New York\nNew York, NY\tNYC', ['New York', 'New York, NY', 'NYC']],
  ['x = 5;', ['x = 5;']],
])('%j gives %j', (text, answers) => {
  expect(splitAnswers(text)).toEqual(answers);
});

it('finds the answers that may be several', () => {
  expect(joinedAnswers(['3,14', 'Washington, D.C.', 'Paris'])).toEqual(['Washington, D.C.']);
});
