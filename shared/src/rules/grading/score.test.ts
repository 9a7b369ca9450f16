import { describe, expect, it } from 'vitest';
import type { Question, UserAnswer } from '../../model/quizzes/question.ts';
import { anyQuestion, answerTo } from '../../testing/arbitraries.ts';
import { buildQuestion, oneOfEachType } from '../../testing/factories.ts';
import * as fc from '../../testing/properties.ts';
import { gradeBand, markAnswers, markByHand, scoreOf } from './index.ts';

const questions = oneOfEachType();
const answers = (given: Record<string, UserAnswer>) => new Map(Object.entries(given));

function gradeAttempt(paper: readonly Question[], given: ReadonlyMap<string, UserAnswer>, passing: number) {
  const marks = markAnswers(paper, given);
  return { marks, score: scoreOf(paper, marks, passing) };
}

describe('the score', () => {
  it('sums points, counts right answers and rounds to two decimals', () => {
    const three = [1, 2, 3].map((number) => buildQuestion({ id: `q${number}`, points: 10 }));
    const { score, marks } = gradeAttempt(three, answers({ q1: 'Paris', q2: 'Lyon' }), 30);
    expect(score).toEqual({
      totalScore: 10,
      totalPossibleScore: 30,
      percentage: 33.33,
      correctAnswers: 1,
      totalQuestions: 3,
      isPassing: true,
      grade: 'F',
    });
    expect(marks).toEqual([
      { hundredths: 1_000, isCorrect: true, answered: true, pending: false },
      { hundredths: 0, isCorrect: false, answered: true, pending: false },
      { hundredths: 0, isCorrect: false, answered: false, pending: false },
    ]);
  });

  it('passes at exactly the passing score', () => {
    const right = answers({ q1: 'Paris', q2: ['2', '3'], q3: 'True', q4: 'Goethe' });
    expect(gradeAttempt(questions, right, 80).score).toMatchObject({
      percentage: 80,
      isPassing: true,
      grade: 'B',
    });
    expect(gradeAttempt(questions, right, 80.01).score.isPassing).toBe(false);
  });

  it('weighs by points', () => {
    const unequal = [buildQuestion({ id: 'a', points: 90 }), buildQuestion({ id: 'b', points: 10 })];
    expect(gradeAttempt(unequal, answers({ a: 'Paris' }), 70).score.percentage).toBe(90);
  });

  it('ignores answers to questions that are not in the quiz', () => {
    expect(gradeAttempt(questions, answers({ other: 'Paris' }), 0).score.totalScore).toBe(0);
  });

  it('adds hundredths of points without a rest', () => {
    const items = ['1', '2', '3', '4'];
    const thirds = [1, 2, 3].map((number) =>
      buildQuestion({
        id: `q${number}`,
        type: 'ordering',
        points: 10,
        items,
        grading: { partialCredit: true },
      }),
    );
    const swapped = ['2', '1', '3', '4'];
    const { score } = gradeAttempt(thirds, answers({ q1: swapped, q2: swapped, q3: swapped }), 66.7);
    expect(score).toMatchObject({
      totalScore: 20.01,
      percentage: 66.7,
      isPassing: true,
      correctAnswers: 0,
      grade: 'D',
    });
  });

  it('leaves essays to a person and names them until they are graded', () => {
    const paper = [
      buildQuestion({ id: 'q1', points: 10 }),
      buildQuestion({ id: 'q2', type: 'essay', points: 10 }),
      buildQuestion({ id: 'q3', type: 'essay', points: 10 }),
    ];
    const given = answers({ q1: 'Paris', q2: 'Because …' });
    const handedIn = gradeAttempt(paper, given, 50);
    expect(handedIn.marks.map(({ pending }) => pending)).toEqual([false, true, false]);
    expect(handedIn.score).toMatchObject({ totalScore: 10, percentage: 33.33, isPassing: false });
    const [, question = paper[0]] = paper;
    const marks = { revision: 0, each: handedIn.marks };
    const { each } = markByHand(marks, {
      position: 1,
      question: question as Question,
      hundredths: 750,
      by: 'ada',
    });
    expect(each.some(({ pending }) => pending)).toBe(false);
    expect(scoreOf(paper, each, 50)).toMatchObject({ totalScore: 17.5, percentage: 58.33, isPassing: true });
  });

  it('gives 0 percent for a quiz without questions', () => {
    expect(gradeAttempt([], new Map(), 70).score).toMatchObject({ percentage: 0, isPassing: false });
  });

  it('stays between 0 and 100 and equals the sum of its parts', () => {
    const paper = fc
      .array(anyQuestion, { maxLength: 8 })
      .map((list) => list.map((question, index) => ({ ...question, id: `q${index}` })))
      .chain((list) => fc.tuple(fc.constant(list), fc.tuple(...list.map(answerTo))));
    fc.assert(
      fc.property(paper, ([list, given]) => {
        const byId = new Map(list.map((question, index) => [question.id, given[index] ?? null]));
        const { score, marks } = gradeAttempt(list, byId, 70);
        expect(score.percentage).toBeGreaterThanOrEqual(0);
        expect(score.percentage).toBeLessThanOrEqual(100);
        const total = marks.reduce((sum, { hundredths }) => sum + hundredths, 0);
        expect(score.totalScore).toBe(total / 100);
        expect(marks.every(({ answered, isCorrect }) => answered || !isCorrect)).toBe(true);
      }),
    );
  });
});

describe('gradeBand', () => {
  it.each([
    [100, 'A'],
    [90, 'A'],
    [89.99, 'B'],
    [80, 'B'],
    [70, 'C'],
    [60, 'D'],
    [59.99, 'F'],
    [0, 'F'],
  ])('%d percent is %s', (percentage, grade) => {
    expect(gradeBand(percentage)).toBe(grade);
  });
});

describe('the percentage', () => {
  it('is 100 for all of the points only', () => {
    const questions = Array.from({ length: 202 }, (_, n) =>
      buildQuestion({ id: `q${n}`, points: n === 0 ? 1 : 100 }),
    );
    const answers = new Map(questions.slice(1).map(({ id }) => [id, 'Paris']));
    expect(gradeAttempt(questions, answers, 100).score).toMatchObject({
      percentage: 99.99,
      isPassing: false,
    });
  });
});
