import { expect, it } from 'vitest';
import type { Question, UserAnswer } from '../model/question.ts';
import { buildQuestion } from '../testing/factories.ts';
import { wrongTexts } from './wrong-texts.ts';

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
