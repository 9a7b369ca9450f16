import { describe, expect, it } from 'vitest';
import type { Question, UserAnswer } from '../../model/quizzes/question.ts';
import {
  answerTo,
  anyQuestion,
  choiceQuestion,
  matchingQuestion,
  orderingQuestion,
} from '../../testing/arbitraries.ts';
import { buildQuestion } from '../../testing/factories.ts';
import * as fc from '../../testing/properties.ts';
import { correctAnswerOf, gradeQuestion } from './index.ts';

const oneChoice = buildQuestion({ type: 'one_choice' });
const trueFalse = buildQuestion({ type: 'true_false' });
const primes = buildQuestion({ type: 'multiple_choice' });
const author = buildQuestion({ type: 'short_answer' });
const gold = buildQuestion({ type: 'fill_blank' });
const twoBlanks = buildQuestion({
  type: 'fill_blank',
  question: 'The ___ of France is _____.',
  correctAnswers: ['capital| capital city |', 'Paris'],
});
const noBlank = buildQuestion({
  type: 'fill_blank',
  question: 'The capital of France:',
  correctAnswers: ['Paris'],
});

describe('gradeQuestion', () => {
  it.each<[string, Question, UserAnswer, boolean]>([
    ['the correct option', oneChoice, 'Paris', true],
    ['a wrong option', oneChoice, 'Lyon', false],
    ['an unknown option', oneChoice, 'paris', false],
    ['a list where one text is due', oneChoice, ['Paris'], false],
    ['no answer', oneChoice, null, false],
    ['true', trueFalse, 'True', true],
    ['false', trueFalse, 'False', false],
    ['all correct options in another order', primes, ['3', '2'], true],
    ['a repeated option', primes, ['2', '3', '3'], true],
    ['a part of the correct options', primes, ['2'], false],
    ['one option too many', primes, ['2', '3', '4'], false],
    ['nothing chosen', primes, [], false],
    ['a text where a list is due', primes, '2', false],
    ['an accepted answer', author, 'Goethe', true],
    [
      'another accepted answer in other case with outer spaces',
      author,
      '  johann wolfgang VON goethe ',
      true,
    ],
    ['inner spaces', author, 'Johann  Wolfgang von\tGoethe', true],
    ['spaces only', author, '   ', false],
    ['a filled blank', gold, 'au', true],
    ['a filled blank as a list', gold, [' AU '], true],
    ['a wrong blank', gold, 'Ag', false],
    ['more texts than blanks', gold, ['Au', 'Ag'], false],
    ['all blanks right, first through an alternative', twoBlanks, ['Capital City', 'paris'], true],
    ['blanks in the wrong order', twoBlanks, ['Paris', 'capital'], false],
    ['one blank of two', twoBlanks, ['capital'], false],
    ['a text for two blanks', twoBlanks, 'capital', false],
    ['an empty alternative is not accepted', twoBlanks, ['', 'Paris'], false],
    ['no blank marked', noBlank, 'Paris', true],
  ])('%s', (_case, question, answer, isCorrect) => {
    expect(gradeQuestion(question, answer)).toMatchObject({
      isCorrect,
      hundredths: isCorrect ? 100 * question.points : 0,
    });
  });

  it('takes composed and decomposed accents for the same letter', () => {
    const question = buildQuestion({ type: 'short_answer', correctAnswers: ['Café'.normalize('NFC')] });
    expect(gradeQuestion(question, 'café'.normalize('NFD')).isCorrect).toBe(true);
  });

  it('gives nothing for a choice question without a correct option', () => {
    const question = buildQuestion({ type: 'multiple_choice', options: [{ text: 'a' }, { text: 'b' }] });
    expect(gradeQuestion(question, []).isCorrect).toBe(false);
  });

  it('gives 0 to all points, all or nothing without partial credit, and always the same', () => {
    fc.assert(
      fc.property(
        anyQuestion.chain((question) => fc.tuple(fc.constant(question), answerTo(question))),
        ([question, answer]) => {
          const grade = gradeQuestion(question, answer);
          expect(grade.hundredths).toBeGreaterThanOrEqual(0);
          expect(Number.isSafeInteger(grade.hundredths)).toBe(true);
          expect(grade.hundredths).toBeLessThanOrEqual(100 * question.points);
          expect(grade.isCorrect).toBe(grade.hundredths === 100 * question.points);
          const strict = gradeQuestion({ ...question, grading: undefined } as Question, answer);
          expect([0, 100 * question.points]).toContain(strict.hundredths);
          expect(strict.isCorrect).toBe(grade.isCorrect);
          expect(gradeQuestion(structuredClone(question), structuredClone(answer))).toEqual(grade);
        },
      ),
    );
  });

  it('does not depend on the order of the options', () => {
    const shuffled = choiceQuestion.chain((question) =>
      fc.tuple(
        fc.constant(question),
        fc.shuffledSubarray(question.options, { minLength: question.options.length }),
        answerTo(question),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([question, options, answer]) => {
        const { parts = [], ...grade } = gradeQuestion(question, answer);
        const { parts: others = [], ...other } = gradeQuestion({ ...question, options }, answer);
        expect(other).toEqual(grade);
        expect(new Set(others)).toEqual(new Set(parts));
      }),
    );
  });
});

describe('correctAnswerOf', () => {
  it.each([
    ['one_choice', oneChoice, 'Paris'],
    ['true_false', trueFalse, 'True'],
    ['no correct option', buildQuestion({ options: [{ text: 'a' }, { text: 'b' }] }), ''],
    [
      'one_choice whose corrected key accepts several',
      buildQuestion({
        options: [
          { text: 'a', isCorrect: true },
          { text: 'b', isCorrect: true },
        ],
      }),
      ['a', 'b'],
    ],
    ['multiple_choice', primes, ['2', '3']],
    ['short_answer', author, author.correctAnswers],
    ['fill_blank', gold, ['Au']],
    ['fill_blank with two blanks', twoBlanks, ['capital | capital city', 'Paris']],
    ['matching', buildQuestion({ type: 'matching' }), ['Paris', 'Rome', 'Madrid']],
    ['ordering', buildQuestion({ type: 'ordering', items: ['x', 'y'] }), ['x', 'y']],
  ])('%s', (_type, question, expected) => {
    expect(correctAnswerOf(question)).toEqual(expected);
  });

  it('is itself a right answer wherever it has one text per part', () => {
    fc.assert(
      fc.property(fc.oneof(choiceQuestion, matchingQuestion, orderingQuestion), (question) => {
        expect(gradeQuestion(question, correctAnswerOf(question)).isCorrect).toBe(true);
      }),
    );
  });
});
