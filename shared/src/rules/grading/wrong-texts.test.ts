import { expect, it } from 'vitest';
import type { Question, UserAnswer } from '../../model/quizzes/question.ts';
import { buildQuestion } from '../../testing/factories.ts';
import { stillWrong, wrongTexts } from './wrong-texts.ts';

const WRONG = { isCorrect: false, pending: false };
const short = buildQuestion({ type: 'short_answer', correctAnswers: ['Ag'], grading: { foldAccents: true } });
const blank = buildQuestion({ type: 'fill_blank', question: 'It is ___.', correctAnswers: ['one'] });
const blanks = buildQuestion({ type: 'fill_blank', question: '___ and ___', correctAnswers: ['a|b', 'c'] });

it.each<[string, Question, UserAnswer, { isCorrect: boolean; pending: boolean }, unknown[]]>([
  ['the answer as grading compares it', short, ' Érgent ', WRONG, [{ blank: 0, text: 'ergent' }]],
  ['nothing of a right one', short, 'Ag', { isCorrect: true, pending: false }, []],
  ['nothing of one that waits for a person', short, 'Au', { isCorrect: false, pending: true }, []],
  ['nothing where nothing was written', short, '  ', WRONG, []],
  ['what stands in the only blank', blank, ['Two'], WRONG, [{ blank: 0, text: 'two' }]],
  ['the blanks that are wrong', blanks, ['B', 'D'], WRONG, [{ blank: 2, text: 'd' }]],
  ['every blank that is wrong and filled', blanks, ['x', ''], WRONG, [{ blank: 1, text: 'x' }]],
  ['nothing of what was chosen', buildQuestion(), 'Nice', WRONG, []],
])('are %s', (_what, question, answer, mark, expected) => {
  expect(wrongTexts(question, answer, mark)).toEqual(expected);
});

it.each<[string, Question, number, string, boolean]>([
  ['another text', short, 0, 'au', true],
  ['a text that is accepted by now', short, 0, 'ag', false],
  ['what the only blank accepts by now', blank, 0, 'one', false],
  ['what another blank accepts', blanks, 2, 'a', true],
  ['what this blank accepts', blanks, 1, 'b', false],
  ['a blank that is there no more', blanks, 3, 'c', false],
  ['a question that is no longer written', buildQuestion(), 0, 'x', false],
])('of %s, whether it is still wrong', (_what, question, number, text, expected) => {
  expect(stillWrong(question, { blank: number, text })).toBe(expected);
});
