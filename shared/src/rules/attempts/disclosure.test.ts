import { describe, expect, it } from 'vitest';
import { buildSettings } from '../../testing/factories.ts';
import * as fc from '../../testing/properties.ts';
import { deadlineOf, LATE_SYNC_MS } from './deadline.ts';
import {
  type AnsweringQuiz,
  type AttemptsOfOne,
  answerDisclosure,
  dependsOnQuiz,
  type FinishedAttempt,
  heldWhole,
  isScoreSettled,
  releaseWithheld,
  scoreWithheld,
  waitsForOwner,
} from './disclosure.ts';

const NOW = Date.parse('2026-05-01T12:00:00.000Z');
const HOUR = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();

const finished = (over: Partial<FinishedAttempt> = {}): FinishedAttempt => ({
  status: 'completed',
  completedAt: NOW - HOUR,
  scores: 'at_once',
  ...over,
});

const quizOf = (over: Partial<AnsweringQuiz> = {}, settings = {}): AnsweringQuiz => ({
  schedule: { isScheduled: false },
  settings: buildSettings(settings),
  extraTime: [],
  ...over,
});

describe('a paid prize', () => {
  const answers = (pool: AnsweringQuiz['pool'], attempt: AttemptsOfOne['attempt']) =>
    answerDisclosure(
      { showCorrectAnswers: true, allowResultsReview: true, disclosure: 'at_once' },
      { attempt, latest: { number: 1, card: attempt } },
      quizOf({ pool }),
      NOW,
    );
  it.each([
    [undefined, { shown: true }],
    [{}, { shown: false, reason: 'prize_open' }],
    [{ settled: true as const }, { shown: true }],
  ])('with %o', (pool, expected) => {
    expect(answers(pool, { ...finished(), percentage: 100 })).toEqual(expected);
  });
});

describe('the score while a paid prize is open', () => {
  const anyAttempt = fc.record({
    status: fc.constantFrom('completed', 'timed_out', 'pending_review'),
    completedAt: fc.constant(NOW - HOUR),
    finalAt: fc.option(fc.constantFrom(NOW - 1, NOW + 1), { nil: undefined }),
    scores: fc.constantFrom('at_once', 'on_release', undefined),
    released: fc.constantFrom(true, undefined),
    prize: fc.constantFrom(true, undefined),
  });
  const anyQuiz = fc.record({ isReleased: fc.boolean(), showResultsImmediately: fc.boolean() });

  it('is withheld from the participant, and as before once the winners are decided', () => {
    fc.assert(
      fc.property(anyAttempt, anyQuiz, (attempt, { isReleased, showResultsImmediately }) => {
        const releasedAt = isReleased ? iso(NOW) : undefined;
        const quiz = quizOf({ releasedAt }, { showResultsImmediately });
        expect(scoreWithheld(attempt, { ...quiz, pool: {} }, NOW)).toBeDefined();
        const before = scoreWithheld({ ...attempt, prize: undefined }, quiz, NOW);
        expect(scoreWithheld(attempt, { ...quiz, pool: { settled: true } }, NOW)).toBe(before);
        expect(releaseWithheld(attempt, { ...quiz, pool: {} }, NOW)).toBe(before);
      }),
    );
  });

  it('is withheld and never summed where the quiz is not read', () => {
    fc.assert(
      fc.property(anyAttempt, (attempt) => {
        const played = { ...attempt, prize: true as const };
        expect(dependsOnQuiz(played)).toBe(true);
        expect(isScoreSettled(played)).toBe(false);
        expect(scoreWithheld(played, undefined, NOW)).toBeDefined();
      }),
    );
  });
});

describe('the score', () => {
  it.each([
    ['is shown at once', {}, {}, undefined],
    ['waits for grading', { status: 'pending_review' }, {}, 'pending_review'],
    ['waits for late answers', { finalAt: NOW }, {}, 'provisional'],
    ['is shown when nothing can change it', { finalAt: NOW - 1 }, {}, undefined],
    ['waits for the release', { scores: 'on_release' }, {}, 'not_released'],
    [
      'waits as it was taken, whatever the quiz says now',
      { scores: 'on_release' },
      { settings: buildSettings({ showResultsImmediately: true }) },
      'not_released',
    ],
    ['is released', { scores: 'on_release' }, { releasedAt: iso(NOW - HOUR) }, undefined],
    ['is released by itself', { scores: 'on_release', released: true }, {}, undefined],
    [
      'released by itself waits for grading',
      { status: 'pending_review', released: true },
      {},
      'pending_review',
    ],
    [
      'of a later attempt waits for the next release',
      { scores: 'on_release' },
      { releasedAt: iso(NOW - HOUR - 1) },
      'not_released',
    ],
    [
      'is not released while late answers count',
      { scores: 'on_release', finalAt: NOW },
      { releasedAt: iso(NOW) },
      'provisional',
    ],
    [
      'of an older card goes by the quiz',
      { scores: undefined },
      { settings: buildSettings({ showResultsImmediately: false }) },
      'not_released',
    ],
    ['of an older card goes by the quiz that shows it', { scores: undefined }, {}, undefined],
  ] as const)('%s', (_, attempt, quiz, expected) => {
    expect(scoreWithheld(finished(attempt), quizOf(quiz), NOW)).toBe(expected);
  });

  it('is withheld without the quiz wherever it depends on it', () => {
    for (const scores of ['on_release', 'at_once', undefined] as const) {
      const attempt = finished({ scores });
      expect(scoreWithheld(attempt, undefined, NOW)).toBe(
        dependsOnQuiz(attempt) ? 'not_released' : undefined,
      );
    }
  });
});

const one = (
  over: Partial<AttemptsOfOne['latest']> = {},
  attempt: Partial<AttemptsOfOne['attempt']> = {},
) => {
  const own = { ...finished(), percentage: 50, ...attempt };
  return { attempt: own, latest: { number: 1, card: own, ...over } };
};

const answers = (
  settings: object,
  attempts: AttemptsOfOne,
  quiz: AnsweringQuiz = quizOf({}, { maxAttempts: 3, allowRetake: true }),
) => answerDisclosure(buildSettings(settings), attempts, quiz, NOW);

describe('the answers', () => {
  it.each([{ showCorrectAnswers: false }, { allowResultsReview: false }])('never come with %j', (off) => {
    expect(answers({ ...off, disclosure: 'at_once' }, one())).toEqual({ shown: false, reason: 'never' });
  });

  it('never come before the score', () => {
    for (const disclosure of ['at_once', 'after_last_attempt', 'on_release'] as const) {
      const attempts = one({}, { scores: 'on_release' });
      expect(answers({ disclosure }, attempts)).toEqual({ shown: false, reason: 'no_score' });
    }
  });

  it('come at once, or with the release', () => {
    expect(answers({ disclosure: 'at_once' }, one()).shown).toBe(true);
    expect(answers({ disclosure: 'on_release' }, one())).toEqual({ shown: false, reason: 'not_released' });
    const released = quizOf({ releasedAt: iso(NOW) });
    expect(answers({ disclosure: 'on_release' }, one(), released).shown).toBe(true);
  });

  it('come by default when nothing is left to try for', () => {
    const single = quizOf();
    expect(answers({}, one(), single).shown).toBe(true);
    expect(answers({}, one())).toEqual({ shown: false, reason: 'attempts_left', attemptsLeft: 2 });
    expect(answers({}, one({ number: 3 })).shown, 'the last is used').toBe(true);
    expect(answers({}, one({ number: 3, counted: 1 })).attemptsLeft, 'practice uses none').toBe(2);
    expect(answers({}, one({}, { percentage: 100 })).shown, 'nothing was wrong').toBe(true);
    expect(answers({}, one({ doneAt: NOW })).shown, 'given up').toBe(true);
  });

  it('are counted in no number where retakes are not limited, and come with the end of the quiz', () => {
    const unlimited = { maxAttempts: 1, allowRetake: true };
    expect(answers({}, one({ number: 40 }), quizOf({}, unlimited))).toEqual({
      shown: false,
      reason: 'attempts_left',
    });
    const ending = (end: number) => quizOf({ schedule: { isScheduled: true, endDate: iso(end) } }, unlimited);
    const endsAt = NOW;
    expect(answers({}, one(), ending(NOW - LATE_SYNC_MS))).toEqual({
      shown: false,
      reason: 'attempts_left',
      endsAt,
    });
    expect(answers({}, one(), ending(NOW - LATE_SYNC_MS - 1)).shown).toBe(true);
  });

  it.each([
    [[], 0],
    [[{ minutes: 20 }], 20],
    [[{ factor: 1.25 }], 15],
    [[{ factor: 2 }, { minutes: 5 }, { factor: 1.5 }], 65],
  ])('wait for everybody with extra time: %j', (extraTime, minutes) => {
    const schedule = { isScheduled: true, endDate: iso(NOW - LATE_SYNC_MS - minutes * 60_000) };
    const over = (at: number) =>
      answerDisclosure(
        buildSettings(),
        one(),
        quizOf({ schedule, extraTime }, { maxAttempts: 3, timeLimit: 60 }),
        at,
      );
    expect(over(NOW)).toMatchObject({ shown: false, reason: 'attempts_left', endsAt: NOW });
    expect(over(NOW + 1).shown).toBe(true);
  });

  it('wait for the longest limit that any version had, where a factor makes more of it', () => {
    const schedule = { isScheduled: true, endDate: iso(NOW - LATE_SYNC_MS - 30 * 60_000) };
    const shortened = quizOf(
      { schedule, extraTime: [{ factor: 1.5 }], longestTimeLimit: 60 },
      { maxAttempts: 3, timeLimit: 10 },
    );
    expect(answerDisclosure(buildSettings(), one(), shortened, NOW)).toMatchObject({
      shown: false,
      endsAt: NOW,
    });
    expect(answerDisclosure(buildSettings(), one(), shortened, NOW + 1).shown).toBe(true);
  });

  it('come after the deadline of every attempt that could begin', () => {
    const extra = fc.record({
      factor: fc.constantFrom(undefined, 1, 1.25, 2, 4),
      minutes: fc.option(fc.integer({ min: 0, max: 90 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(
        fc.array(extra, { maxLength: 4 }),
        fc.integer({ min: 0, max: 180 }),
        fc.integer({ min: 0, max: 5 * HOUR }),
        (extraTime, timeLimit, before) => {
          const schedule = { isScheduled: true, endDate: iso(NOW) };
          const quiz = quizOf({ schedule, extraTime }, { maxAttempts: 3, timeLimit });
          for (const own of [undefined, ...extraTime]) {
            const deadline = deadlineOf(NOW - before, timeLimit, schedule, own);
            expect(answerDisclosure(buildSettings(), one(), quiz, deadline + LATE_SYNC_MS).shown).toBe(false);
          }
        },
      ),
    );
  });

  it('stay hidden while another attempt runs or may still change, even the last', () => {
    const open = { shown: false, reason: 'attempt_open' };
    const released = quizOf({ releasedAt: iso(NOW) });
    expect(answers({ disclosure: 'on_release' }, one({ number: 2, card: undefined }), released)).toEqual(
      open,
    );
    expect(answers({}, one({ number: 3, card: undefined }))).toEqual(open);
    expect(answers({}, one({ number: 3, card: finished({ finalAt: NOW }) }))).toEqual(open);
  });

  it('are shown only with a score that is, whatever else is so', () => {
    const flag = fc.boolean();
    const time = fc.integer({ min: NOW - 2 * HOUR, max: NOW + 2 * HOUR });
    fc.assert(
      fc.property(
        fc.record({
          showCorrectAnswers: flag,
          allowResultsReview: flag,
          disclosure: fc.constantFrom('at_once', 'after_last_attempt', 'on_release'),
        }),
        fc.record({
          status: fc.constantFrom('completed', 'timed_out', 'pending_review'),
          completedAt: time,
          finalAt: fc.option(time, { nil: undefined }),
          scores: fc.constantFrom('at_once', 'on_release', undefined),
          released: fc.constantFrom(true, undefined),
          percentage: fc.constantFrom(0, 50, 100),
        }),
        fc.record({ number: fc.integer({ min: 1, max: 5 }), doneAt: fc.option(time, { nil: undefined }) }),
        fc.record({ releasedAt: fc.option(time.map(iso), { nil: undefined }), atOnce: flag, retake: flag }),
        (settings, attempt, latest, { releasedAt, atOnce, retake }) => {
          const quiz = quizOf({ releasedAt }, { showResultsImmediately: atOnce, allowRetake: retake });
          const { shown, reason } = answers(
            settings,
            { attempt, latest: { ...latest, card: attempt } },
            quiz,
          );
          expect(shown).toBe(reason === undefined);
          if (shown) expect(scoreWithheld(attempt, quiz, NOW)).toBeUndefined();
          if (shown) expect(settings.showCorrectAnswers && settings.allowResultsReview).toBe(true);
        },
      ),
    );
  });
});

describe('what waits for the owner', () => {
  it.each([
    [{}, false],
    [{ showResultsImmediately: false }, true],
    [{ disclosure: 'on_release' }, true],
    [{ disclosure: 'on_release', showCorrectAnswers: false }, false],
    [{ disclosure: 'on_release', allowResultsReview: false }, false],
  ] as const)('with %j: %s', (settings, expected) => {
    expect(waitsForOwner(buildSettings(settings))).toBe(expected);
  });
});

describe('what is written of when results come', () => {
  const held = { showResultsImmediately: false, disclosure: 'on_release' };
  it.each([
    [true, 'at_once', { showResultsImmediately: true, disclosure: 'at_once' }],
    [true, 'after_last_attempt', { showResultsImmediately: true, disclosure: 'after_last_attempt' }],
    [true, 'on_release', held],
    [false, 'at_once', held],
    [false, 'after_last_attempt', held],
    [false, 'on_release', held],
  ] as const)('at once %s and %s is kept as %j', (showResultsImmediately, disclosure, kept) => {
    expect(heldWhole({ showResultsImmediately, disclosure })).toEqual(kept);
    expect(heldWhole(heldWhole({ showResultsImmediately, disclosure }))).toEqual(kept);
  });
});

describe('what a quiz has apart from before', () => {
  const apart = { showResultsImmediately: true, disclosure: 'on_release' } as const;
  const odd = { showResultsImmediately: false, disclosure: 'at_once' } as const;
  const held = { showResultsImmediately: false, disclosure: 'on_release' };
  it('stays so until something else is written', () => {
    expect(heldWhole(apart, apart)).toEqual(apart);
    expect(heldWhole(odd, odd)).toEqual(odd);
    expect(heldWhole(odd, apart)).toEqual(held);
    expect(heldWhole(apart, { showResultsImmediately: true, disclosure: 'at_once' })).toEqual(held);
  });
});

describe('what a participant sees, by what the quiz says', () => {
  const before = quizOf({}, { maxAttempts: 1 });
  const released = quizOf({ releasedAt: iso(NOW) }, { maxAttempts: 1 });
  /** Review allowed, correct answers shown, held back: what is seen before a release, and after it. */
  it.each([
    [true, true, false, 'score and answers', 'score and answers'],
    [true, false, false, 'score', 'score'],
    [false, true, false, 'score', 'score'],
    [false, false, false, 'score', 'score'],
    [true, true, true, 'nothing', 'score and answers'],
    [true, false, true, 'nothing', 'score'],
    [false, true, true, 'nothing', 'score'],
    [false, false, true, 'nothing', 'score'],
  ])('review %s, correct answers %s, held back %s', (review, correct, isHeld, first, then) => {
    const settings = heldWhole(
      buildSettings({
        allowResultsReview: review,
        showCorrectAnswers: correct,
        showResultsImmediately: !isHeld,
      }),
    );
    const attempts = one({}, { scores: isHeld ? 'on_release' : 'at_once' });
    const seen = (quiz: AnsweringQuiz) => {
      if (scoreWithheld(attempts.attempt, quiz, NOW)) return 'nothing';
      return answerDisclosure(settings, attempts, quiz, NOW).shown ? 'score and answers' : 'score';
    };
    expect([seen(before), seen(released)]).toEqual([first, then]);
  });
});
