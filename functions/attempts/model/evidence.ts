import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { BodyOf } from '@quizhall/shared/contract/endpoint';
import type { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { Behavior, Metadata, type SavedBehavior } from '@quizhall/shared/model/attempts/attempt';
import { Contradictions } from '@quizhall/shared/model/results/submission-details';
import { decodeMoves } from '@quizhall/shared/rules/attempts/move-log';
import * as z from 'zod';
import { readSaver } from './attempt-saves.ts';
import type { Attempt } from './attempts.ts';
import { readClient } from './device-info.ts';
import { decodeVarints, encodeVarints } from '../../platform/varint.ts';

/**
 * Preset dictionary (RFC 1950, section 2.2): texts that nearly every attempt's evidence has, the most frequent ones last.
 * Never change it: stored evidence is read with it.
 */
const DICTIONARY = Buffer.from(
  '"contradictions":{"time":{"claimed":"elapsed":"unsaved":blocked_keyPressed Ctrl+F' +
    'Windows"macOS"iOS"Linux"Firefox"Safari"Edge"tablet"desktop"Asia/KolkataAmerica/New_York' +
    '{"b":[0,0,0,0,0,0],"m":">1>2>3>4>5>6>7>8>9>a>b>c>d>e>f>g","c":{"1":1,"s":[["tab_hidden","' +
    '{"by":"behavior":{"tabSwitches":0,"windowBlurs":0,"fullScreenExits":0,"copyPasteAttempts":0,"rightClickAttempts":0,' +
    '"suspiciousActivity":[{"type":"tab_hidden","timestamp":"2026-01-01T00:00:00.000Z","description":"Tab hidden for 7 s",' +
    '"questionIndex":1}],"totalHiddenTime":0},"metadata":{"deviceType":"mobile","operatingSystem":"Android","browser":"Chrome",' +
    '"screenResolution":"412x915","timezone":"Europe/Berlin","language":"en"},"actions":["answer","go_to","review"],' +
    '"steps":[0,0,1,1,0,0,1,1,0,0,1,1],"changes":[1,1,2,1]}',
);

/** JSON, deflated with the dictionary. */
function packJson(value: object): Uint8Array {
  const text = Buffer.from(JSON.stringify(value));
  const windowBits = windowFor(text.length + DICTIONARY.length);
  return deflateRawSync(text, { level: 9, windowBits, dictionary: DICTIONARY });
}

/** The inverse of `packJson`. */
function unpackJson(bytes: Uint8Array): unknown {
  return JSON.parse(inflateRawSync(bytes, { dictionary: DICTIONARY }).toString());
}

/**
 * Window for this many bytes and what deflate keeps beyond them. The result is as small as with the largest window, which takes
 * half as long again because all of it is cleared first.
 */
const windowFor = (bytes: number): number => Math.min(15, Math.max(9, 32 - Math.clz32(bytes + 262)));

type Submission = BodyOf<typeof attempts.submitAttempt>;
type LogEntry = NonNullable<Submission['navigationLog']>[number];

/** Evidence of a hand-in as stored. Times of the navigation log stand in front of it, see `packEvidence`. */
const Packed = z.object({
  /** Short digest of the device that handed in. */
  by: z.string().optional(),
  behavior: Behavior.optional(),
  /** Question index and number of changes, in turns. */
  changes: z.array(z.number()).optional(),
  metadata: Metadata.optional(),
  contradictions: Contradictions.optional(),
  /** Names of actions in the navigation log. */
  actions: z.array(z.string()).optional(),
  /** For each entry of the log the position of its action and the distance from the question index before (none is -1). */
  steps: z.array(z.number()).optional(),
  /** Milliseconds since the entry before (the first: since the start). */
  delays: z.array(z.number()).optional(),
});
type Packed = z.output<typeof Packed>;

/** Evidence of an attempt in the form its readers use. */
export interface Evidence {
  behavior: Behavior;
  metadata: Metadata;
  contradictions: Contradictions | undefined;
  /** Question index → how often its answer was changed after it had been given. */
  changes: ReadonlyMap<number, number>;
  /** `at` in epoch ms. */
  navigation: { action: string; at: number; questionIndex: number | undefined }[];
}

/** The order in which counters are kept on a running attempt. */
const BEHAVIOR_COUNTERS = [
  'tabSwitches',
  'windowBlurs',
  'fullScreenExits',
  'copyPasteAttempts',
  'rightClickAttempts',
  'totalHiddenTime',
] as const satisfies (keyof Behavior)[];

const behaviorCounters = (behavior: Pick<Behavior, (typeof BEHAVIOR_COUNTERS)[number]>): number[] =>
  BEHAVIOR_COUNTERS.map((name) => Math.round(behavior[name]));

const fromCounters = (counters: readonly number[] = []): Behavior =>
  Behavior.parse(Object.fromEntries(BEHAVIOR_COUNTERS.map((name, i) => [name, counters[i] ?? 0])));

/** A log that packs larger than this is not one of going through a quiz; the counters stay. */
const MOST_BYTES = 20_000;

interface Submitter {
  startedAt: number;
  /** Short digest of the device that hands in. */
  by: string;
}

/**
 * The length of the delays, the delays as varints and the rest as packed JSON: the evidence of a person at 50 questions
 * takes some 400 bytes, and a hand-in is billed by the size of the whole attempt. Deflate does not shrink irregular times.
 */
export function packEvidence(
  submission: Submission,
  { startedAt, by }: Submitter,
  contradictions: Contradictions | undefined,
): Uint8Array<ArrayBuffer> | undefined {
  const { behavior, analytics, metadata, navigationLog } = submission;
  const changes = analytics?.answersChanged?.flatMap(({ questionIndex, changes: count }) => [
    questionIndex,
    count,
  ]);
  const evidence = { behavior, changes, metadata, contradictions };
  if (!navigationLog && Object.values(evidence).every((part) => part === undefined)) return undefined;
  const packed = packColumns({ ...evidence, by }, columnsOf(navigationLog ?? [], startedAt));
  return packed.length <= MOST_BYTES ? packed : packColumns({ ...evidence, by }, NO_COLUMNS);
}

interface Columns {
  actions: string[];
  steps: number[];
  delays: number[];
}

const NO_COLUMNS: Columns = { actions: [], steps: [], delays: [] };

function packColumns(evidence: object, { delays, ...log }: Columns): Uint8Array<ArrayBuffer> {
  const times = encodeVarints(delays);
  const rest = packJson({ ...evidence, ...(delays.length > 0 && log) });
  return Buffer.concat([encodeVarints([times.length]), times, rest]);
}

function unpackEvidence(bytes: Uint8Array): unknown {
  const lengthEnd = 1 + bytes.findIndex((byte) => byte < 0x80);
  const [length = 0] = decodeVarints(bytes.subarray(0, lengthEnd));
  const delays = decodeVarints(bytes.subarray(lengthEnd, lengthEnd + length));
  return { ...Object(unpackJson(bytes.subarray(lengthEnd + length))), delays };
}

function columnsOf(log: LogEntry[], startedAt: number): Columns {
  const actions = [...new Set(log.map(({ action }) => action))];
  const steps: number[] = [];
  const delays: number[] = [];
  let [before, index] = [startedAt, 0];
  for (const { action, timestamp, questionIndex = -1 } of log) {
    const at = new Date(timestamp).getTime();
    const delay = Number.isNaN(at) ? 0 : at - before;
    delays.push(delay);
    steps.push(actions.indexOf(action), questionIndex - index);
    [before, index] = [before + delay, questionIndex];
  }
  return { actions, steps, delays };
}

/** Navigation log of a submission; `at` in epoch ms. */
function navigationOf(handedIn: Packed, startedAt: number): Evidence['navigation'] {
  const { actions = [], steps = [], delays = [] } = handedIn;
  let [at, index] = [startedAt, 0];
  return delays.map((delay, n) => {
    at += delay;
    index += steps[2 * n + 1] ?? 0;
    return { action: actions[steps[2 * n] ?? 0] ?? '', at, questionIndex: index < 0 ? undefined : index };
  });
}

/** Number of changes of each answer. */
function changesOf({ changes = [] }: Packed): Evidence['changes'] {
  const counts = new Map<number, number>();
  for (let n = 0; n < changes.length; n += 2) counts.set(changes[n] ?? 0, changes[n + 1] ?? 0);
  return counts;
}

/** What one device has noticed, as it is packed with a save: in few bytes, because every save is billed with it. */
const Trail = z.object({
  /** Counters. */
  b: z.array(z.number()),
  /** Moves, see `rules/attempts/move-log.ts`. */
  m: z.string().optional(),
  c: z.record(z.string(), z.number()).optional(),
  /** Type, when (ISO or epoch ms), description, question index or -1. */
  s: z.array(z.tuple([z.string(), z.union([z.string(), z.number()]), z.string(), z.number()])).optional(),
});

/** More than this is nobody who takes a quiz: the log of moves goes first, then what was logged last. */
const MOST_TRAIL_BYTES = 4_000;
const MOST_LOGGED = 40;

export function packTrail(behavior: SavedBehavior): Uint8Array | undefined {
  const { moves, changes, suspiciousActivity } = behavior;
  const trail: z.output<typeof Trail> = {
    b: behaviorCounters(behavior),
    ...(moves && { m: moves }),
    ...(changes && Object.keys(changes).length > 0 && { c: changes }),
    ...(suspiciousActivity.length > 0 && {
      s: suspiciousActivity.map(({ type, timestamp, description, questionIndex = -1 }) => [
        type,
        timestamp,
        description,
        questionIndex,
      ]),
    }),
  };
  const packed = packJson(trail);
  if (packed.length <= MOST_TRAIL_BYTES) return packed;
  return packJson({ b: trail.b, s: trail.s?.slice(0, MOST_LOGGED) });
}

/** What one device noticed. */
type Noticed = Pick<Evidence, 'behavior' | 'changes' | 'navigation'>;

function noticedIn(bytes: Uint8Array, startedAt: number): Noticed {
  const { b, m = '', c = {}, s = [] } = Trail.parse(unpackJson(bytes));
  const suspiciousActivity = s.map(([type, timestamp, description, index]) => ({
    type,
    timestamp,
    description,
    ...(index >= 0 && { questionIndex: index }),
  }));
  return {
    behavior: { ...fromCounters(b), suspiciousActivity },
    changes: new Map(Object.entries(c).map(([index, count]) => [Number(index), count])),
    navigation: decodeMoves(m).map(({ at, ...move }) => ({ ...move, at: startedAt + at * 1_000 })),
  };
}

const NOTHING: Noticed = { behavior: fromCounters(), changes: new Map(), navigation: [] };

/** What two devices noticed is what happened. */
function both(one: Noticed, other: Noticed): Noticed {
  const [a, b] = [behaviorCounters(one.behavior), behaviorCounters(other.behavior)];
  const changes = new Map(one.changes);
  for (const [index, count] of other.changes) changes.set(index, (changes.get(index) ?? 0) + count);
  return {
    behavior: {
      ...fromCounters(a.map((count, i) => count + (b[i] ?? 0))),
      suspiciousActivity: [...one.behavior.suspiciousActivity, ...other.behavior.suspiciousActivity],
    },
    changes,
    navigation: [...one.navigation, ...other.navigation].toSorted((x, y) => x.at - y.at),
  };
}

/** The rest is not read, so that nothing in it keeps anybody from their result. */
const Submitter = Packed.pick({ by: true });

/** Short digest of the device that handed in, where it said anything of how that went. */
export const submitterOf = ({ evidence }: Pick<Attempt, 'evidence'>): string | undefined =>
  evidence && Submitter.safeParse(unpackEvidence(evidence)).data?.by;

type Evidenced = Pick<Attempt, 'evidence' | 'former' | 'startedAt' | 'trail' | 'earlier' | 'by' | 'client'>;

/**
 * What is known of an attempt, finished or running: what came with the hand-in, and what the other devices that saved had
 * noticed by then; without a hand-in what all of them had.
 */
export function evidenceOf(attempt: Evidenced): Evidence {
  const { evidence, startedAt, trail, earlier = [], by = '', client } = attempt;
  const handedIn = evidence && Packed.parse(unpackEvidence(evidence));
  const last: [string, Uint8Array][] = trail ? [[readSaver(by).writer, trail]] : [];
  const noticed = [...earlier, ...last]
    .filter(([device]) => device !== handedIn?.by)
    .map(([, bytes]) => noticedIn(bytes, startedAt));
  for (const before of attempt.former ?? [])
    noticed.push(noticedBy(Packed.parse(unpackEvidence(before)), startedAt));
  if (handedIn) noticed.push(noticedBy(handedIn, startedAt));
  return {
    ...noticed.reduce(both, NOTHING),
    metadata: handedIn?.metadata ?? (client === undefined ? {} : readClient(client)),
    contradictions: handedIn?.contradictions,
  };
}

const noticedBy = (handedIn: Packed, startedAt: number): Noticed => ({
  behavior: handedIn.behavior ?? fromCounters(),
  changes: changesOf(handedIn),
  navigation: navigationOf(handedIn, startedAt),
});
