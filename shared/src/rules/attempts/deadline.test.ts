import { array, assert, double, integer, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  START_LEAD_MS,
  arrivalOf,
  closingTimes,
  deadlineOf,
  dueMinute,
  effectiveTimeLimit,
  endOfAttempt,
  extraTimeOf,
  minuteBucket,
  questionDeadline,
  questionTimeLimit,
  secondsTaken,
  wholeTimeLimit,
} from './deadline.ts';

const START = Date.parse('2026-05-01T20:00:00.000Z');
const minutes = (count: number) => count * 60_000;
const iso = (at: number) => new Date(at).toISOString();

describe('closingTimes', () => {
  const limits = array(integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 20 });

  it('leave each question its limit and end with the attempt', () => {
    assert(
      property(limits, integer({ min: 0, max: 90 }), (seconds, extra) => {
        const times = closingTimes(0, seconds, { minutes: extra });
        const opened = [0, ...times];
        seconds.forEach((limit, place) =>
          expect(times[place]).toBeGreaterThanOrEqual((opened[place] ?? 0) + limit * 1_000),
        );
        expect(times.at(-1)).toBe(deadlineOf(0, 10_080, { isScheduled: false }, { minutes: extra }, seconds));
      }),
    );
  });

  it('have no bound from the first question without a limit on', () => {
    expect(closingTimes(0, [10, 0, 10])).toEqual([50_000, Infinity, Infinity]);
  });
});

describe('deadlineOf', () => {
  it.each([
    ['the author’s limit', 10, { isScheduled: false }, minutes(10) + START_LEAD_MS],
    ['half an hour without a limit', 0, { isScheduled: false }, minutes(30) + START_LEAD_MS],
    [
      'the end of the quiz, if earlier',
      60,
      { isScheduled: true, endDate: iso(START + minutes(5)) },
      minutes(5),
    ],
    [
      'the limit, if earlier than the end',
      3,
      { isScheduled: true, endDate: iso(START + minutes(5)) },
      minutes(3) + START_LEAD_MS,
    ],
    [
      'the end of the quiz, within the lead',
      5,
      { isScheduled: true, endDate: iso(START + minutes(5) + 1) },
      minutes(5) + 1,
    ],
    [
      'the limit, if the schedule is off',
      60,
      { isScheduled: false, endDate: iso(START) },
      minutes(60) + START_LEAD_MS,
    ],
  ])('%s', (_case, timeLimit, schedule, expected) => {
    expect(deadlineOf(START, timeLimit, schedule) - START).toBe(expected);
  });
});

describe('the sum of the question limits', () => {
  const open = { isScheduled: false };
  const lasts = (limits: number[], extra = {}, timeLimit = 20) =>
    (deadlineOf(START, timeLimit, open, extra, limits) - START - START_LEAD_MS) / 1_000;

  it.each([
    ['four questions of ten seconds', [10, 10, 10, 10], {}, 40 + 30 + 20],
    ['a question without a limit takes as long as the attempt', [10, 0], {}, 1_200],
    ['no questions', [], {}, 1_200],
    ['more than the attempt allows', [600, 600, 600], {}, 1_200],
    ['minutes of one participant', [10, 10], { minutes: 2 }, 20 + 30 + 10 + 120],
    ['a factor is in the limits', [15, 15], { factor: 1.5 }, 30 + 30 + 10],
  ])('bounds the attempt: %s', (_, limits, extra, seconds) => {
    expect(lasts(limits, extra)).toBe(seconds);
  });

  it('never shortens what the limits allow, nor lengthens the attempt', () => {
    assert(
      property(array(integer({ min: 1, max: 600 }), { minLength: 1 }), (limits) => {
        const sum = limits.reduce((total, limit) => total + limit, 0);
        expect(lasts(limits)).toBeGreaterThanOrEqual(Math.min(sum, 1_200));
        expect(lasts(limits)).toBeLessThanOrEqual(1_200);
      }),
    );
  });
});

describe('extra time', () => {
  const open = { isScheduled: false };
  const endsAfter = (count: number) => ({ isScheduled: true, endDate: iso(START + minutes(count)) });
  it.each([
    ['a quarter more', 40, open, { factor: 1.25 }, minutes(50) + START_LEAD_MS],
    ['minutes more', 40, open, { minutes: 7 }, minutes(47) + START_LEAD_MS],
    ['both', 40, open, { factor: 1.5, minutes: 5 }, minutes(65) + START_LEAD_MS],
    ['a factor on the default limit', 0, open, { factor: 2 }, minutes(60) + START_LEAD_MS],
    ['a third, rounded up to a millisecond', 10, open, { factor: 4 / 3 }, 800_000 + START_LEAD_MS],
    ['never less than the others', 40, open, { factor: 0.5, minutes: -10 }, minutes(40) + START_LEAD_MS],
    ['beyond the end of the quiz', 60, endsAfter(60), { factor: 1.25 }, minutes(75)],
    ['after a late start', 60, endsAfter(20), { factor: 1.25 }, minutes(35)],
    ['none', 60, endsAfter(20), {}, minutes(20)],
  ])('%s', (_case, timeLimit, schedule, extra, expected) => {
    expect(deadlineOf(START, timeLimit, schedule, extra) - START).toBe(expected);
  });
});

describe('questionTimeLimit', () => {
  it.each([
    [30, 0, {}, 30],
    [30, 60, {}, 30],
    [0, 60, {}, 60],
    [0, 0, { factor: 2 }, 0],
    [30, 0, { factor: 1.25 }, 38],
    [30, 0, { factor: 0.5 }, 30],
    [30, 0, { minutes: 10 }, 30],
  ])('own %d, quiz %d, extra %o: %d', (own, ofQuiz, extra, expected) => {
    expect(questionTimeLimit(own, ofQuiz, extra)).toBe(expected);
  });

  it('is the same for everyone unless somebody has extra time', () => {
    expect(questionTimeLimit(30, 60)).toBe(30);
  });
});

describe('secondsTaken', () => {
  it.each([
    [0, 10, 0],
    [90_499, 10, 90],
    [minutes(10) + START_LEAD_MS, 10, 600],
    [minutes(30) + START_LEAD_MS, 0, 1_800],
    [-1, 10, 0],
  ])('%d ms of %d minutes: %d s', (ms, timeLimit, expected) => {
    expect(secondsTaken(START, START + ms, timeLimit)).toBe(expected);
  });
});

describe('questionDeadline', () => {
  it.each([
    [30, minutes(10), 30_000],
    [0, minutes(10), minutes(10)],
    [900, minutes(10), minutes(10)],
  ])('%d s in an attempt with %d ms left', (seconds, left, expected) => {
    expect(questionDeadline(START, seconds, START + left) - START).toBe(expected);
  });
});

describe('effectiveTimeLimit', () => {
  it('is 30 minutes when the author set none', () => {
    expect([effectiveTimeLimit(0), effectiveTimeLimit(45)]).toEqual([30, 45]);
  });
});

describe('arrivalOf', () => {
  it.each([
    [-1, undefined, 'in_time'],
    [5_000, undefined, 'in_time'],
    [5_000, 4_000, 'in_time'],
    [5_001, undefined, 'over'],
    [5_001, 1, 'over'],
    [5_001, 0, 'in_time'],
    [75_000, 0, 'in_time'],
    [75_001, 0, 'late_sync'],
    [minutes(10), -1, 'late_sync'],
    [minutes(10) + 1, -1, 'over'],
  ])('%d ms late, complete %s ms after the deadline: %s', (late, complete, expected) => {
    const completedAt = complete === undefined ? undefined : START + complete;
    expect(arrivalOf(START + late, { deadlineAt: START, completedAt, spreadSeconds: 60 })).toBe(expected);
  });

  it('takes hand-ins for as long as they are spread, and for their way', () => {
    const handedIn = { deadlineAt: START, completedAt: START, spreadSeconds: 20 };
    expect(arrivalOf(START + 35_000, handedIn)).toBe('in_time');
    expect(arrivalOf(START + 35_001, handedIn)).toBe('late_sync');
  });
});

describe('endOfAttempt', () => {
  const STARTED = START - minutes(30);
  const received = { startedAt: STARTED, deadlineAt: START, claimedAt: STARTED + 1_000, savedAt: undefined };
  const open = { ...received, addsNothing: false, endedByOwner: false };
  it.each([
    ['before the deadline', -1_000, open, -1_000, -1_000, false],
    ['within the grace', 2_000, open, 0, 0, false],
    ['after it', 6_000, open, STARTED + 1_000 - START, 0, true],
    ['after it, with nothing new', 6_000, { ...open, addsNothing: true }, 0, 0, false],
    ['after a save', 6_000, { ...open, savedAt: START - 9_000 }, -9_000, 0, true],
    ['after a save in the grace', 6_000, { ...open, savedAt: START + 2_000 }, 0, 0, true],
    ['without a claim', 6_000, { ...open, claimedAt: undefined }, 0, 0, true],
    ['with a claim before the start', 6_000, { ...open, claimedAt: 0 }, STARTED - START, 0, true],
    ["after the owner's end", 1_000, { ...open, endedByOwner: true, addsNothing: true }, 0, 0, true],
  ])('%s', (_, now, how, completedAt, timedUntil, late) => {
    expect(endOfAttempt(START + now, how)).toEqual({
      completedAt: START + completedAt,
      timedUntil: START + timedUntil,
      late,
    });
  });
});

describe('dueMinute', () => {
  it('names the minute in UTC', () => {
    expect(minuteBucket(START + 59_999)).toBe('2026-05-01T20:00');
  });

  it.each([
    [0, '2026-05-01T20:02'],
    [minutes(1) - 15_000, '2026-05-01T20:02'],
    [minutes(1) - 14_999, '2026-05-01T20:03'],
  ])('waits until no hand-in is on its way any more: %d', (offset, expected) => {
    expect(dueMinute(START + offset, 60)).toBe(expected);
  });
});

describe('extraTimeOf', () => {
  const list = [
    { userId: 'ada', factor: 1.25 },
    { email: 'ada@example.com', factor: 1.1, minutes: 10 },
    { email: 'bo@example.com', minutes: 5 },
  ];
  it.each([
    [
      'the account and its address, the more of each',
      { userId: 'ada', email: 'ada@example.com' },
      { factor: 1.25, minutes: 10 },
    ],
    ['the account alone', { userId: 'ada', email: 'new@example.com' }, { factor: 1.25, minutes: 0 }],
    ['a proven address in any case', { email: ' Bo@Example.com ' }, { factor: 1, minutes: 5 }],
    ['somebody else', { userId: 'eve', email: 'eve@example.com' }, undefined],
    ['nothing proven', {}, undefined],
    ['an empty address', { email: '' }, undefined],
  ])('is that of %s', (_, who, expected) => {
    expect(extraTimeOf(list, who)).toEqual(expected);
  });
});

describe('extra time, whatever the limits', () => {
  const Extra = record(
    { factor: double({ min: 1, max: 10, noNaN: true }), minutes: nat({ max: 10_080 }) },
    { requiredKeys: [] },
  );
  it('takes nothing away from anybody: neither the deadline nor a question ends earlier', () => {
    assert(
      property(
        Extra,
        nat({ max: 600 }),
        nat({ max: 600 }),
        nat({ max: 1_000 }),
        (extra, limit, seconds, endMinutes) => {
          const schedule = { isScheduled: true, endDate: new Date(endMinutes * 60_000).toISOString() };
          expect(deadlineOf(0, limit, schedule, extra)).toBeGreaterThanOrEqual(
            deadlineOf(0, limit, schedule),
          );
          expect(questionTimeLimit(seconds, 0, extra)).toBeGreaterThanOrEqual(seconds);
        },
      ),
    );
  });

  it('moves the end of the attempt, of the schedule and of the time that counts by the same', () => {
    assert(
      property(Extra, nat({ max: 600 }), nat({ max: 1_000 }), (extra, limit, endMinutes) => {
        const schedule = { isScheduled: true, endDate: new Date(endMinutes * 60_000).toISOString() };
        const own = (wholeTimeLimit(limit, extra) - wholeTimeLimit(limit)) * 60_000;
        const moved = deadlineOf(0, limit, schedule, extra) - deadlineOf(0, limit, schedule);
        expect(moved).toBeCloseTo(own, 3);
      }),
    );
  });
});

describe('a factor of extra time', () => {
  it('gives what it says, not a unit more', () => {
    expect(questionTimeLimit(100, 0, { factor: 1.1 })).toBe(110);
    expect(deadlineOf(0, 30, { isScheduled: false }, { factor: 1.1 })).toBe(33 * 60_000 + START_LEAD_MS);
  });
});
