import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { BodyOf } from '@quizhall/shared/contract/endpoint';
import type { attempts } from '@quizhall/shared/contract/attempts';
import { Behavior, Metadata, type SavedBehavior } from '@quizhall/shared/model/attempt';
import { Contradictions } from '@quizhall/shared/model/submission-details';
import { decodeMoves } from '@quizhall/shared/rules/move-log';
import * as z from 'zod';
import { readSaver } from '../_data/attempt-saves.ts';
import type { Attempt } from '../_data/attempts.ts';
import { readClient } from '../_data/device.ts';

type Submission = BodyOf<typeof attempts.submitAttempt>;
type LogEntry = NonNullable<Submission['navigationLog']>[number];

/** What the browser observed during an attempt, as it is packed. */
const Packed = z.object({
  /** Short digest of the device that handed in. */
  by: z.string().optional(),
  behavior: Behavior.optional(),
  analytics: z
    .object({
      answersChanged: z.array(z.object({ questionIndex: z.number(), changes: z.number() })).optional(),
    })
    .optional(),
  metadata: Metadata.optional(),
  contradictions: Contradictions.optional(),
  /** Action, milliseconds since the entry before (the first: since the start), question index or -1. */
  navigation: z.array(z.tuple([z.string(), z.number(), z.number()])).optional(),
});

/** The same as whoever reads it needs it. */
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

export const behaviorCounters = (behavior: Pick<Behavior, (typeof BEHAVIOR_COUNTERS)[number]>): number[] =>
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

/** Deflated JSON: a long log of a 50-question quiz stays below one kilobyte, so that the submit stays cheap. */
export function packEvidence(
  submission: Submission,
  { startedAt, by }: Submitter,
  contradictions: Contradictions | undefined,
): Uint8Array | undefined {
  const { behavior, analytics, metadata, navigationLog } = submission;
  const evidence = {
    behavior,
    analytics,
    metadata,
    contradictions,
    navigation: navigationLog && compact(navigationLog, startedAt),
  };
  if (Object.values(evidence).every((part) => part === undefined)) return undefined;
  const packed = packJson({ ...evidence, by });
  return packed.length <= MOST_BYTES ? packed : packJson({ ...evidence, by, navigation: undefined });
}

function packJson(value: object): Uint8Array {
  const text = Buffer.from(JSON.stringify(value));
  return deflateRawSync(text, { level: 9, windowBits: windowFor(text.length) });
}

/**
 * The window that holds so many bytes and what deflate keeps beyond them: the same result as of the largest, which takes half
 * as long again because all of it is cleared first.
 */
const windowFor = (bytes: number): number => Math.min(15, Math.max(9, 32 - Math.clz32(bytes + 262)));

const unpackJson = (bytes: Uint8Array): unknown => JSON.parse(inflateRawSync(bytes).toString());

/** What one device has noticed, as it is packed with a save: in few bytes, because every save is billed with it. */
const Trail = z.object({
  /** Counters. */
  b: z.array(z.number()),
  /** Moves, see `rules/move-log.ts`. */
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

function compact(log: LogEntry[], startedAt: number): [string, number, number][] {
  let before = startedAt;
  return log.map(({ action, timestamp, questionIndex }) => {
    const at = new Date(timestamp).getTime();
    const delay = Number.isNaN(at) ? 0 : at - before;
    before += delay;
    return [action, delay, questionIndex ?? -1];
  });
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
  evidence && Submitter.safeParse(unpackJson(evidence)).data?.by;

type Evidenced = Pick<
  Attempt,
  'evidence' | 'former' | 'behavior' | 'startedAt' | 'trail' | 'earlier' | 'by' | 'client'
>;

/**
 * What is known of an attempt, finished or running: what came with the hand-in, and what the other devices that saved had
 * noticed by then; without a hand-in what all of them had.
 */
export function evidenceOf(attempt: Evidenced): Evidence {
  const { evidence, behavior, startedAt, trail, earlier = [], by = '', client } = attempt;
  const handedIn = evidence && Packed.parse(unpackJson(evidence));
  const last: [string, Uint8Array][] = trail ? [[readSaver(by).writer, trail]] : [];
  const noticed = [...earlier, ...last]
    .filter(([device]) => device !== handedIn?.by)
    .map(([, bytes]) => noticedIn(bytes, startedAt));
  for (const before of attempt.former ?? [])
    noticed.push(noticedBy(Packed.parse(unpackJson(before)), startedAt));
  if (handedIn) noticed.push(noticedBy(handedIn, startedAt));
  // Attempts from before there were trails have counters alone.
  else if (!trail) noticed.push({ ...NOTHING, behavior: fromCounters(behavior) });
  return {
    ...noticed.reduce(both, NOTHING),
    metadata: handedIn?.metadata ?? (client === undefined ? {} : readClient(client)),
    contradictions: handedIn?.contradictions,
  };
}

function noticedBy(handedIn: z.output<typeof Packed>, startedAt: number): Noticed {
  let at = startedAt;
  return {
    behavior: handedIn.behavior ?? fromCounters(),
    changes: new Map(
      handedIn.analytics?.answersChanged?.map(({ questionIndex, changes }) => [questionIndex, changes]),
    ),
    navigation: (handedIn.navigation ?? []).map(([action, delay, index]) => {
      at += delay;
      return { action, at, questionIndex: index < 0 ? undefined : index };
    }),
  };
}
