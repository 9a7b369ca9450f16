import { MOST_START_TRIES, SAVE_BACKOFF, START_BACKOFF } from '@quizhall/shared/rules/backoff';
import { describe, expect, it } from 'vitest';
import { feeds, timings } from '../feeds/feeds.ts';
import { PROFILES, RAISED_PROFILES } from './profiles.ts';
import { broken, simulate } from './run.ts';
import { type Job, type Quotas, type Report, Simulation } from './simulate.ts';
import { NEW_TABLE } from './table.ts';

const SEED = '00112233445566778899aabbccddeeff';
const AMPLE: Quotas = {
  api: { rate: 10_000, burst: 5_000 },
  lambda: { concurrency: 1_000, rampPerTenSeconds: 1_000 },
  table: NEW_TABLE,
  indexes: NEW_TABLE,
  provisioned: {},
};

/** Guests, or people with accounts, whose attempts are listed beside them as well. */
const listed = (submitIndexWrites: number) => ({ ...feeds, submitIndexWrites });

/** So many starts and hand-ins at the same moment. */
const atOnce = (participants: number, mostTries = Number.POSITIVE_INFINITY): Job[] =>
  Array.from({ length: participants }, (_, participant) =>
    (['startAttempt', 'submitAttempt'] as const).map((call) => ({
      participant,
      call,
      at: 0,
      backoff: call === 'startAttempt' ? START_BACKOFF : SAVE_BACKOFF,
      mostTries,
    })),
  ).flat();

const run = (jobs: readonly Job[], quotas: Partial<Quotas> = {}, seed = SEED, fed = feeds): Report =>
  new Simulation({
    jobs,
    quotas: { ...AMPLE, ...quotas },
    feeds: fed,
    cpuMs: timings.cpuMs,
    seed,
    shards: 64,
  }).run();

const runAt = (quizzes: number): Report =>
  new Simulation({
    jobs: atOnce(500),
    quotas: AMPLE,
    feeds,
    cpuMs: timings.cpuMs,
    seed: SEED,
    shards: 64,
    quizzes,
  }).run();

const TIGHT: [cause: keyof Report['refused'], quotas: Partial<Quotas>][] = [
  ['api', { api: { rate: 50, burst: 50 } }],
  ['account', { lambda: { concurrency: 20, rampPerTenSeconds: 1_000 } }],
  ['ramp', { lambda: { concurrency: 1_000, rampPerTenSeconds: 30 } }],
  ['table', { table: { reads: 100, writes: 100 } }],
  ['table', { indexes: { reads: 100, writes: 20 } }],
];

describe.each(TIGHT)('where the %s is short (%j)', (cause, quotas) => {
  const report = run(atOnce(300), quotas);

  it('it refuses, and it alone', () => {
    const { [cause]: refused, ...others } = report.refused;
    expect(refused).toBeGreaterThan(0);
    expect(Object.values(others)).toEqual([0, 0, 0]);
  });

  it('everybody ends exactly once, and is counted once', () => {
    expect(report).toMatchObject({ jobs: 600, lost: 0, counted: { begun: 300, finished: 300 } });
    expect(report.requests).toBe(report.jobs + report.retries);
    expect(report.waitMs.max).toBeLessThan(Number.POSITIVE_INFINITY);
  });
});

it('what is refused as often as a person has patience is lost, and nothing else', () => {
  const report = run(atOnce(300, MOST_START_TRIES), { api: { rate: 2, burst: 2 } });
  const { jobs, lost, retries, requests, counted } = report;
  expect(jobs).toBe(600);
  expect(lost).toBeGreaterThan(0);
  expect(counted.begun + counted.finished).toBe(600 - lost);
  expect(requests).toBe(jobs + retries);
});

it('with room for all nobody is refused, and a cold start is the longest wait', () => {
  const report = run(atOnce(50));
  expect(report).toMatchObject({ jobs: 100, requests: 100, firstTryErrors: 0, retries: 0, lost: 0, late: 0 });
  expect(report.waitMs.p50).toBeGreaterThan(500);
  expect(report.peaks.environments).toBeLessThanOrEqual(50);
});

it('late is what arrives after its time', () => {
  const [start] = atOnce(1);
  expect(start && run([{ ...start, isLate: () => true }]).late).toBe(1);
});

it('the same seed gives the same figures, another one others', () => {
  const tight = { api: { rate: 50, burst: 50 } };
  expect(run(atOnce(200), tight)).toEqual(run(atOnce(200), tight));
  expect(run(atOnce(200), tight).waitMs).not.toEqual(
    run(atOnce(200), tight, SEED.toUpperCase().replace('0', '1')).waitMs,
  );
});

it.each([...PROFILES, ...RAISED_PROFILES])(
  '$name ($what) keeps to its budget for a small crowd',
  (profile) => {
    const report = simulate(profile, 2_000, SEED);
    expect(broken(report)).toEqual([]);
  },
);

it('a broken budget is named', () => {
  const [profile] = PROFILES;
  if (!profile) throw new Error('No profile');
  const report = simulate(profile, 100, SEED);
  expect(broken({ ...report, firstTryErrors: 1, lost: 2, late: 3 })).toEqual([
    expect.stringContaining('first-try errors'),
    'lost: 2 > 0',
    'late: 3 > 0',
  ]);
});

it('the entry beside a person weighs on an index of its own, and not on the key of the quiz', () => {
  const keyWritesOf = (entries: number) => run(atOnce(300), {}, SEED, listed(entries)).peaks.index.writes.key;
  expect(keyWritesOf(2)).toBe(keyWritesOf(1));
});

it.each(PROFILES)(
  '$name ($what) keeps to its budget for a small crowd that spreads over many quizzes',
  (profile) => {
    const report = simulate(profile, 2_000, SEED, { feeds, timings }, 500);
    expect(broken(report)).toEqual([]);
  },
);

it('a crowd that spreads over many quizzes writes more in the background, and no key takes more', () => {
  const [spread, together] = [500, 1].map((quizzes) => runAt(quizzes).peaks.table.writes);
  expect(spread?.whole).toBeGreaterThan(together?.whole ?? 0);
  expect(spread?.key).toBeLessThanOrEqual(together?.key ?? 0);
});
