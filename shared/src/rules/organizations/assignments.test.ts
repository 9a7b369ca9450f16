import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canBeAsked,
  isAssigned,
  movedNewsAt,
  newsAt,
  ownStateOf,
  progressOf,
  remindersOf,
  type TakenAttempt,
} from './assignments.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DUE = Date.UTC(2026, 4, 20, 12);

describe('reminders', () => {
  it.each([
    ['a week before', 7 * DAY, ['soon', 'tomorrow', 'overdue']],
    ['three days and half a day before', 3.5 * DAY, ['soon', 'tomorrow', 'overdue']],
    ['three days before', 3 * DAY, ['tomorrow', 'overdue']],
    ['a day before', DAY, ['overdue']],
    ['an hour before', HOUR, ['overdue']],
  ])('of what was told %s', (_, before, names) => {
    expect(remindersOf({ dueAt: DUE, toldAt: DUE - before }).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    [-3 * DAY - 1, undefined],
    [-3 * DAY, 'soon'],
    [-3 * DAY + 12 * HOUR, undefined],
    [-DAY + HOUR, 'tomorrow'],
    [DAY + HOUR, 'overdue'],
    [3 * DAY, undefined],
  ])('are sent for half a day from their moment on: %i', (from, name) => {
    expect(newsAt({ dueAt: DUE, toldAt: DUE - 30 * DAY }, DUE + from)?.name).toBe(name);
  });

  it('are left out right after one by hand', () => {
    const assignment = { dueAt: DUE, toldAt: DUE - 30 * DAY, askedAt: DUE - DAY - HOUR };
    expect(newsAt(assignment, DUE - DAY)).toBeUndefined();
    expect(newsAt(assignment, DUE + DAY)?.name).toBe('overdue');
  });

  it('come in their order, none twice at a time', () => {
    assert(
      property(integer({ min: 0, max: 40 * DAY }), integer({ min: -40 * DAY, max: 5 * DAY }), (told, at) => {
        const assignment = { dueAt: DUE, toldAt: DUE - told };
        const moments = remindersOf(assignment).map((one) => one.at);
        expect(moments).toEqual(moments.toSorted((a, b) => a - b));
        const sent = newsAt(assignment, DUE + at);
        if (sent) expect(sent.at <= DUE + at && sent.at >= assignment.toldAt).toBe(true);
      }),
    );
  });
});

describe('another moment', () => {
  it.each([
    ['at once', undefined, DUE, 0],
    ['at once, long after the last time', -3 * HOUR, DUE, 0],
    ['three hours after the last time', -HOUR, DUE, 2 * HOUR],
    ['with what waits to be told', HOUR, DUE, HOUR],
    ['at once where it is due before', -HOUR, 2 * HOUR, 0],
  ])('is told %s', (_, moved, due, told) => {
    const now = DUE - 7 * DAY;
    const movedAt = moved === undefined ? undefined : now + moved;
    expect(movedNewsAt({ movedAt, dueAt: due === DUE ? DUE : now + due }, now) - now).toBe(told);
  });

  it('is told late where it had to wait, and before every reminder', () => {
    const movedAt = DUE - 4 * DAY;
    const assignment = { dueAt: DUE, toldAt: movedAt, movedAt };
    expect(newsAt(assignment, movedAt - 1)).toBeUndefined();
    expect(newsAt(assignment, movedAt)).toEqual({ name: 'moved', at: movedAt });
    expect(newsAt(assignment, DUE - 3 * DAY)?.name).toBe('soon');
  });
});

describe('whom it is for', () => {
  const to = { everyone: false, departmentIds: ['d_1'], userIds: ['ada'], dueAt: DUE };
  const since = new Date(DUE - DAY).toISOString();
  it.each([
    ['somebody named', to, { userId: 'ada', since }, true],
    ['of a department', to, { userId: 'bo', departmentId: 'd_1', since }, true],
    ['of another one', to, { userId: 'bo', departmentId: 'd_2', since }, false],
    ['of none', to, { userId: 'bo', since }, false],
    ['anybody', { ...to, everyone: true }, { userId: 'bo', since }, true],
    [
      'who came after it was due',
      { ...to, everyone: true },
      { userId: 'ada', since: new Date(DUE + 1).toISOString() },
      false,
    ],
  ])('%s', (_, assignment, member, is) => {
    expect(isAssigned(assignment, member)).toBe(is);
  });
});

it.each([
  ['that is open', {}, true],
  ['that is paused', { status: 'paused' as const }, false],
  ['that costs something', { settings: { isPaid: true } }, false],
  ['that ends later', { schedule: { isScheduled: true, endDate: new Date(DUE + 1).toISOString() } }, true],
  ['that has ended', { schedule: { isScheduled: true, endDate: new Date(DUE).toISOString() } }, false],
])('whether people can be asked to take a quiz %s', (_, change, can) => {
  const quiz = {
    status: 'published' as const,
    settings: { isPaid: false },
    schedule: { isScheduled: false },
  };
  expect(canBeAsked({ ...quiz, ...change }, DUE)).toBe(can);
});

describe('progressOf', () => {
  const NOW = 1_000;
  const attempt = (more: Partial<TakenAttempt> = {}): TakenAttempt => ({
    completedAt: 5,
    deadlineAt: 9,
    isAnswered: true,
    hasRunOut: false,
    ...more,
  });
  const running = attempt({ completedAt: undefined, deadlineAt: NOW + 1 });
  const empty = attempt({ isAnswered: false });
  const emptyRanOut = attempt({ isAnswered: false, hasRunOut: true });

  it.each([
    ['no attempt', [], undefined, 'not_opened', false, false],
    ['one that runs', [running], undefined, 'in_progress', false, false],
    [
      'one that the server has not ended yet',
      [attempt({ completedAt: undefined })],
      undefined,
      'ran_out',
      false,
      false,
    ],
    ['one handed in', [attempt()], undefined, 'handed_in', false, true],
    ['one handed in too early', [attempt()], 6, 'not_opened', false, false],
    ['one handed in since then', [attempt()], 5, 'handed_in', false, true],
    ['an annulled one', [attempt({ annulled: true })], undefined, 'not_opened', false, false],
    ['one that ran out of time', [attempt({ hasRunOut: true })], undefined, 'ran_out', false, true],
    ['one that ran out without an answer', [emptyRanOut], undefined, 'ran_out', true, false],
    ['one handed in without an answer', [empty], undefined, 'handed_in', true, false],
    ['a retake that runs after an empty one', [running, empty], undefined, 'in_progress', false, false],
    ['an answered one before an empty one', [emptyRanOut, attempt()], undefined, 'handed_in', false, true],
    ['a retake that runs after a handed-in one', [running, attempt()], undefined, 'handed_in', false, true],
    ['one that runs since before', [running], NOW, 'in_progress', false, false],
  ] as const)('%s', (_, attempts, from, state, answeredNothing, isDone) => {
    const progress = progressOf(attempts, { from, now: NOW });
    expect([progress.state, progress.answeredNothing, progress.attempt !== undefined]).toEqual([
      state,
      answeredNothing,
      isDone,
    ]);
  });
});

it.each([
  [undefined, DUE, 'open'],
  [undefined, DUE + 1, 'overdue'],
  [DUE + 9, DUE + 10, 'done'],
] as const)('how it stands: done %s, now %i', (doneAt, now, state) => {
  expect(ownStateOf(DUE, doneAt, now)).toBe(state);
});
