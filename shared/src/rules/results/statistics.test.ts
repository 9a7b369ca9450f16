import { describe, expect, it } from 'vitest';
import { buildQuestion } from '../../testing/factories.ts';
import * as fc from '../../testing/properties.ts';
import { storedBytes } from '../partial-sums.ts';
import {
  type AttemptFacts,
  addAttempt,
  emptyStatistics,
  limitStatistics,
  mergeStatistics,
  removeAttempt,
  toCardNumbers,
  toOverviewNumbers,
} from './statistics.ts';

const answer = fc.record({
  isCorrect: fc.boolean(),
  answered: fc.boolean(),
  pending: fc.boolean(),
  seconds: fc.double({ min: 0, max: 3_600, noNaN: true }),
  chosen: fc.subarray([0, 1, 2, 3]),
});
const attempt: fc.Arbitrary<AttemptFacts> = fc.record(
  {
    attemptNumber: fc.integer({ min: 1, max: 3 }),
    finished: fc.record({
      percentage: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      isPassing: fc.boolean(),
      totalSeconds: fc.nat(7_200),
      answers: fc
        .array(answer, { maxLength: 4 })
        .map((answers) => answers.map((one, index) => ({ ...one, questionId: `q${index}` }))),
      rating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    }),
  },
  { requiredKeys: ['attemptNumber'] },
);
const attempts = fc.array(attempt, { maxLength: 12 });

const recount = (list: readonly AttemptFacts[]) => list.reduce(addAttempt, emptyStatistics());

const finished = (
  percentage: number,
  isPassing: boolean,
  totalSeconds: number,
  correct: boolean,
): AttemptFacts => ({
  attemptNumber: 1,
  finished: {
    percentage,
    isPassing,
    totalSeconds,
    answers: [
      {
        questionId: 'q1',
        isCorrect: correct,
        answered: true,
        pending: false,
        seconds: 12,
        chosen: [correct ? 0 : 2],
      },
    ],
  },
});

describe('sums', () => {
  it('are the same in any order', () => {
    const shuffledAttempts = attempts.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffledAttempts, ([list, shuffled]) => {
        expect(recount(shuffled)).toEqual(recount(list));
      }),
    );
  });

  it('merge to a recount, however the attempts are spread over shards', () => {
    fc.assert(
      fc.property(fc.array(attempts, { maxLength: 4 }), (shards) => {
        expect(mergeStatistics(...shards.map(recount))).toEqual(recount(shards.flat()));
      }),
    );
  });

  it('forget an attempt that is removed', () => {
    fc.assert(
      fc.property(attempts, attempt, (list, one) => {
        const before = recount(list);
        expect(removeAttempt(addAttempt(before, one), one)).toEqual(before);
      }),
    );
  });

  it('come right where one part of the stream corrects what another has counted', () => {
    fc.assert(
      fc.property(attempt, attempt, (first, then) => {
        const correction = addAttempt(removeAttempt(emptyStatistics(), first), then);
        expect(mergeStatistics(recount([first]), correction)).toEqual(recount([then]));
      }),
    );
  });

  it('leave their input as it was', () => {
    const before = recount([finished(50, false, 60, true)]);
    const copy = structuredClone(before);
    addAttempt(before, finished(100, true, 30, true));
    expect(before).toEqual(copy);
  });

  it('count options and the score of those who were right', () => {
    const { questions } = recount([finished(100, true, 30, true), finished(0, false, 30, false)]);
    expect(questions.q1).toEqual({
      seen: 2,
      answers: 2,
      pending: 0,
      correct: 1,
      seconds: 24,
      scoreOfCorrect: 10_000,
      options: { 0: 1, 2: 1 },
    });
  });
});

it('of what waits for a grade nobody says that it is wrong', () => {
  const essay = buildQuestion({ type: 'essay' });
  const waiting = { questionId: essay.id, isCorrect: false, answered: true, seconds: 60, chosen: [] };
  const facts = (isCorrect: boolean, pending: boolean): AttemptFacts => ({
    attemptNumber: 1,
    finished: {
      percentage: 0,
      isPassing: false,
      totalSeconds: 60,
      answers: [{ ...waiting, isCorrect, pending }],
    },
  });
  const first = recount([facts(false, true), facts(true, false)]);
  const of = (sums: typeof first) => toOverviewNumbers(sums, [essay]).questions[0];
  expect(of(first)).toMatchObject({ seen: 2, answers: 2, pending: 1, avgCorrect: 100 });
  const graded = addAttempt(removeAttempt(first, facts(false, true)), facts(false, false));
  expect(of(graded)).toMatchObject({ seen: 2, answers: 2, pending: 0, avgCorrect: 50 });
});

describe('an attempt in which an answer waits for a grade', () => {
  const scored = finished(80, true, 60, true);
  const waits = finished(30, true, 120, true);
  const answers = (pending: boolean) =>
    waits.finished?.answers.flatMap((one) => [one, { ...one, questionId: 'e1', isCorrect: false, pending }]);
  const of = (pending: boolean): AttemptFacts => ({
    ...waits,
    finished: waits.finished && { ...waits.finished, answers: answers(pending) ?? [] },
  });

  it('is counted apart, and in no average of scores', () => {
    const sums = recount([scored, of(true)]);
    const { stats, scoreDistribution } = toOverviewNumbers(sums, []);
    expect(stats).toMatchObject({ completedAttempts: 2, waitingAttempts: 1, answersToGrade: 1 });
    expect(stats).toMatchObject({ averageScore: 80, passRate: 100, averageTimeMinutes: 1.5 });
    expect(scoreDistribution.map(({ count }) => count)).toEqual([0, 0, 0, 1, 0]);
    expect(toCardNumbers(sums)).toMatchObject({ totalResponses: 2, waitingResponses: 1, avgScore: 80 });
    expect(sums.questions['q1']).toMatchObject({ seen: 2, correct: 2, scoreOfCorrect: 8_000 });
  });

  it('enters the averages with its last grade', () => {
    const sums = addAttempt(removeAttempt(recount([scored, of(true)]), of(true)), of(false));
    expect(sums).toEqual(recount([scored, of(false)]));
    expect(toOverviewNumbers(sums, []).stats).toMatchObject({
      waitingAttempts: 0,
      answersToGrade: 0,
      averageScore: 55,
      passRate: 100,
    });
  });

  it('leaves no average where there is no other', () => {
    expect(toOverviewNumbers(recount([of(true)]), []).stats).toMatchObject({ averageScore: 0, passRate: 0 });
  });
});

describe('a quiz whose questions were replaced many times', () => {
  const chosen = Array.from({ length: 20 }, (_, index) => index);
  const answersTo = (ids: string[]) =>
    ids.map((questionId) => ({
      questionId,
      isCorrect: true,
      answered: true,
      pending: false,
      seconds: 3_000,
      chosen,
    }));
  const taken = (ids: string[]): AttemptFacts => ({
    attemptNumber: 1,
    finished: { percentage: 100, isPassing: true, totalSeconds: 60, answers: answersTo(ids) },
  });
  const ids = Array.from({ length: 2_500 }, (_, n) => `q_${String(n).padStart(18, '0')}`);
  const [former, newest] = [ids.slice(0, 2_000), ids.slice(2_000)];
  const whole = recount([taken(former), taken(newest), taken(newest)]);
  const limited = limitStatistics(whole);

  it('stays below the size of an item, and its totals as they were', () => {
    expect(storedBytes(whole)).toBeGreaterThan(400_000);
    expect(storedBytes(limited)).toBeLessThan(360_000);
    expect({ ...limited, questions: {}, otherQuestions: undefined }).toEqual({ ...whole, questions: {} });
    const singly = Object.values(limited.questions).reduce((sum, { seen }) => sum + seen, 0);
    expect(singly + (limited.otherQuestions?.seen ?? 0)).toBe(3_000);
    expect(limitStatistics(limited)).toBe(limited);
  });

  it('keeps the questions that most have seen, and leaves out the others rather than show zeros', () => {
    const { questions } = toOverviewNumbers(
      limited,
      ids.map((id) => ({ id, question: 'Which?', type: 'one_choice' })),
    );
    const shown = new Set(questions.map(({ id }) => id));
    expect(newest.every((id) => shown.has(id))).toBe(true);
    expect(shown.size).toBeLessThan(2_500);
    expect(questions.every(({ answers }) => answers > 0)).toBe(true);
  });

  it('takes back what was counted, singly or not', () => {
    const rest = removeAttempt(limited, taken(former));
    expect(rest).toMatchObject({ completed: 2, otherQuestions: { seen: 0, correct: 0 } });
    expect(rest.questions[newest[0] ?? '']).toMatchObject({ seen: 2, correct: 2 });
  });
});

describe('a question whose id every object knows', () => {
  const ids = ['constructor', '__proto__', 'toString'];
  const facts: AttemptFacts = {
    attemptNumber: 1,
    finished: {
      percentage: 100,
      isPassing: true,
      totalSeconds: 30,
      answers: ids.map((questionId) => ({
        questionId,
        isCorrect: true,
        answered: true,
        pending: false,
        seconds: 10,
        chosen: [0],
      })),
    },
  };

  it('is counted like any other', () => {
    const twice = mergeStatistics(recount([facts]), recount([facts]));
    expect(Object.keys(twice.questions).toSorted()).toEqual(ids.toSorted());
    const { questions } = toOverviewNumbers(
      twice,
      ids.map((id) => ({ id, question: 'Which?', type: 'one_choice' })),
    );
    expect(questions).toMatchObject(
      ids.map((id) => ({ id, answers: 2, avgCorrect: 100, avgTimeSeconds: 10 })),
    );
    expect(removeAttempt(recount([facts]), facts)).toEqual(emptyStatistics());
  });

  it('shows zeros before anybody answered it', () => {
    const { questions } = toOverviewNumbers(
      emptyStatistics(),
      ids.map((id) => ({ id, question: 'Which?', type: 'one_choice' })),
    );
    expect(questions).toMatchObject(ids.map((id) => ({ id, answers: 0, avgCorrect: 0, avgTimeSeconds: 0 })));
  });
});

describe('toOverviewNumbers', () => {
  const questions = [
    buildQuestion({ id: 'q1', question: 'First?' }),
    buildQuestion({ id: 'q2', question: 'Second?' }),
  ];

  it('shows zeros, not errors, before anybody took the quiz', () => {
    const numbers = toOverviewNumbers(emptyStatistics(), questions);
    expect(numbers.stats).toEqual({
      uniqueParticipants: 0,
      totalAttempts: 0,
      completedAttempts: 0,
      waitingAttempts: 0,
      answersToGrade: 0,
      averageScore: 0,
      averageTimeMinutes: 0,
      averageSeconds: 0,
      passRate: 0,
    });
    expect(numbers.rating).toEqual({ average: 0, count: 0 });
    expect(numbers.questions).toHaveLength(2);
  });

  it('averages over finished attempts', () => {
    const statistics = recount([
      finished(90, true, 120, true),
      finished(40.5, false, 60, false),
      finished(66.67, false, 90, true),
      { attemptNumber: 2 },
    ]);
    expect(toOverviewNumbers(statistics, questions)).toEqual({
      stats: {
        uniqueParticipants: 3,
        totalAttempts: 4,
        completedAttempts: 3,
        waitingAttempts: 0,
        answersToGrade: 0,
        averageScore: 65.72,
        averageTimeMinutes: 1.5,
        averageSeconds: 90,
        passRate: 33.3,
      },
      rating: { average: 0, count: 0 },
      scoreDistribution: [
        { range: '0-20', count: 0 },
        { range: '21-40', count: 0 },
        { range: '41-60', count: 1 },
        { range: '61-80', count: 1 },
        { range: '81-100', count: 1 },
      ],
      questions: [
        {
          id: 'q1',
          text: 'First?',
          type: 'one_choice',
          avgCorrect: 66.7,
          avgTimeSeconds: 12,
          seen: 3,
          answers: 3,
          pending: 0,
        },
        {
          id: 'q2',
          text: 'Second?',
          type: 'one_choice',
          avgCorrect: 0,
          avgTimeSeconds: 0,
          seen: 0,
          answers: 0,
          pending: 0,
        },
      ],
    });
    expect(toCardNumbers(statistics)).toEqual({
      totalResponses: 3,
      waitingResponses: 0,
      avgScore: 65.72,
      avgTime: 1.5,
      avgSeconds: 90,
      rating: { average: 0, count: 0 },
    });
  });

  it('leaves skipped questions out of the average time of an answer', () => {
    const took = (answered: boolean, seconds: number): AttemptFacts => ({
      attemptNumber: 1,
      finished: {
        percentage: 0,
        isPassing: false,
        totalSeconds: seconds,
        answers: [{ questionId: 'q1', isCorrect: false, answered, pending: false, seconds, chosen: [] }],
      },
    });
    const sums = recount([took(true, 20), took(false, 0), took(false, 50), took(true, 40)]);
    const [first] = toOverviewNumbers(sums, [buildQuestion({ id: 'q1' })]).questions;
    expect(first).toMatchObject({ seen: 4, answers: 2, avgTimeSeconds: 30 });
  });

  it('averages the ratings of those who gave one', () => {
    const rated = (rating?: number): AttemptFacts => {
      const one = finished(50, false, 60, true);
      return { ...one, finished: one.finished && { ...one.finished, rating } };
    };
    const statistics = recount([rated(5), rated(4), rated(4), rated(), { attemptNumber: 1 }]);
    expect(toOverviewNumbers(statistics, []).rating).toEqual({ average: 4.3, count: 3 });
    expect(toCardNumbers(statistics).rating).toEqual({ average: 4.3, count: 3 });
  });

  it('puts every finished attempt that waits for no grade into exactly one range', () => {
    fc.assert(
      fc.property(attempts, (list) => {
        const { scoreDistribution } = toOverviewNumbers(recount(list), []);
        const counted = scoreDistribution.reduce((sum, { count }) => sum + count, 0);
        const scored = list.filter((one) => one.finished?.answers.every(({ pending }) => !pending));
        expect(counted).toBe(scored.length);
      }),
    );
  });
});
