import {
  DEFAULT_TIME_LIMIT_MINUTES,
  arrivalOf,
  START_LEAD_MS,
} from '@quizhall/shared/rules/attempts/deadline';
import { MOST_START_TRIES, SAVE_BACKOFF, START_BACKOFF } from '@quizhall/shared/rules/backoff';
import { mostSaves, saveEveryMs } from '@quizhall/shared/rules/attempts/save-pace';
import {
  DEFAULT_SPREAD_SECONDS,
  handInAfterMs,
  lastSaveBeforeMs,
  LEAST_SPREAD_SECONDS,
  turnAfterMs,
} from '@quizhall/shared/rules/attempts/jitter';
import type { Job, Quotas } from './simulate.ts';
import { NEW_TABLE } from './table.ts';

/** Published quotas of a new account and region: API Gateway, Lambda and DynamoDB, November 2026. */
const DEFAULTS: Quotas = {
  api: { rate: 10_000, burst: 5_000 },
  lambda: { concurrency: 1_000, rampPerTenSeconds: 1_000 },
  table: NEW_TABLE,
  indexes: NEW_TABLE,
  provisioned: {},
};

/** The same after the steps of docs/operations.md, "Before a large scheduled start". */
const PREWARMED: Quotas = {
  ...DEFAULTS,
  table: { reads: 40_000, writes: 20_000 },
  indexes: { reads: 12_000, writes: 10_000 },
  // All but the 100 environments that AWS keeps unreserved: one serves ten requests a second at most.
  provisioned: { getPredata: 210, startAttempt: 690 },
};

/** Quotas that are raised on request, and what a start of 500,000 provisions. */
const RAISED: Quotas = {
  api: { rate: 60_000, burst: 30_000 },
  lambda: { concurrency: 10_000, rampPerTenSeconds: 1_000 },
  table: { reads: 120_000, writes: 60_000 },
  indexes: { reads: 60_000, writes: 30_000 },
  provisioned: { getPredata: 3_600, startAttempt: 3_600, saveProgress: 1_000, submitAttempt: 1_000 },
};

export interface Profile {
  name: string;
  what: string;
  quotas: Quotas;
  /** `random` in [0, 1); of those who come so many are `signedIn`. */
  jobs: (participants: number, random: () => number, signedIn?: number) => Job[];
}

const LIMIT_MS = DEFAULT_TIME_LIMIT_MINUTES * 60_000;
const ATTEMPT_MS = START_LEAD_MS + LIMIT_MS;
/** `Date` and `Age` of the card count whole seconds: the clocks of guests are up to so much behind. */
const CLOCK_BEHIND_MS = 2_000;
/** So many participants are signed in and ask for their own view of the page, unless told. */
const SIGNED_IN = 0.3;
/** Until the first answer of an attempt is given, ms. */
const FIRST_ANSWER_MS = 36_000;

const people = <T>(participants: number, each: (participant: number) => T[]): T[] =>
  Array.from({ length: participants }, (_, participant) => each(participant)).flat();

const opening =
  (seconds: number): Profile['jobs'] =>
  (participants, random, share = SIGNED_IN) =>
    people(participants, (participant): Job[] => {
      const patience = { backoff: START_BACKOFF, mostTries: MOST_START_TRIES };
      const turn = turnAfterMs(random(), seconds);
      const signedIn = random() < share;
      const at = signedIn ? turn : turn + random() * CLOCK_BEHIND_MS;
      const start: Job = { participant, call: 'startAttempt', at, ...patience };
      if (!signedIn) return [start];
      return [
        start,
        { participant, call: 'getPredata', at: (random() - 0.5) * seconds * 1_000, ...patience },
      ];
    });

const untilSaved = { backoff: SAVE_BACKOFF, mostTries: Number.POSITIVE_INFINITY };

const saves: Profile['jobs'] = (participants, random) =>
  people(participants, (participant): Job[] => {
    const begun = turnAfterMs(random(), DEFAULT_SPREAD_SECONDS) + random() * FIRST_ANSWER_MS;
    return Array.from({ length: mostSaves(LIMIT_MS) - 1 }, (_, n): Job => {
      const at = begun + (n + 1) * saveEveryMs(ATTEMPT_MS);
      return { participant, call: 'saveProgress', at, ...untilSaved };
    });
  });

/** Everybody's time is over at the same second: one last save before it, and the hand-in after it. */
const commonEnd: Profile['jobs'] = (participants, random) => {
  const deadlineAt = 120_000;
  const spreadSeconds = DEFAULT_SPREAD_SECONDS;
  const isLate = (now: number) =>
    arrivalOf(now, { deadlineAt, completedAt: deadlineAt, spreadSeconds }) !== 'in_time';
  return people(participants, (participant): Job[] => {
    const place = random();
    return [
      {
        participant,
        call: 'saveProgress',
        at: deadlineAt - lastSaveBeforeMs(place, spreadSeconds),
        ...untilSaved,
      },
      {
        participant,
        call: 'submitAttempt',
        at: deadlineAt + handInAfterMs(place, spreadSeconds),
        isLate,
        ...untilSaved,
      },
    ];
  });
};

const DEFAULT_QUOTAS = 'new account, new table, nothing warm';

export const PROFILES: readonly Profile[] = [
  { name: 'opening 60 s', what: DEFAULT_QUOTAS, quotas: DEFAULTS, jobs: opening(DEFAULT_SPREAD_SECONDS) },
  { name: 'opening 15 s', what: 'pre-warmed', quotas: PREWARMED, jobs: opening(LEAST_SPREAD_SECONDS) },
  { name: 'saves', what: DEFAULT_QUOTAS, quotas: DEFAULTS, jobs: saves },
  { name: 'common end', what: DEFAULT_QUOTAS, quotas: DEFAULTS, jobs: commonEnd },
];

/** The same on raised quotas, for crowds beyond what a new account carries. */
export const RAISED_PROFILES: readonly Profile[] = PROFILES.map((profile) => ({
  ...profile,
  what: 'raised quotas',
  quotas: RAISED,
}));

/**
 * For members of an organization, who are all signed in: each asks for their own view of the page as well, which
 * is more requests within 15 s than a new account lets through.
 */
export const MEMBER_PROFILES: readonly Profile[] = PROFILES.map((profile) => {
  return profile.name === 'opening 15 s' ? { ...profile, what: 'raised quotas', quotas: RAISED } : profile;
});
