import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { BodyOf } from '@quizhall/shared/contract/endpoint';
import type { attempts } from '@quizhall/shared/contract/attempts';
import { Behavior, Metadata } from '@quizhall/shared/model/attempt';
import { Contradictions } from '@quizhall/shared/model/submission-details';
import * as z from 'zod';
import type { Attempt } from '../_data/attempts.ts';

type Submission = BodyOf<typeof attempts.submitAttempt>;
type LogEntry = NonNullable<Submission['navigationLog']>[number];

/** What the browser observed during an attempt, as it is packed. */
const Packed = z.object({
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

export const behaviorCounters = (behavior: Behavior): number[] =>
  BEHAVIOR_COUNTERS.map((name) => Math.round(behavior[name]));

const fromCounters = (counters: readonly number[] = []): Behavior =>
  Behavior.parse(Object.fromEntries(BEHAVIOR_COUNTERS.map((name, i) => [name, counters[i] ?? 0])));

/** A log that packs larger than this is not one of going through a quiz; the counters stay. */
const MOST_BYTES = 20_000;

/** Deflated JSON: a long log of a 50-question quiz stays below one kilobyte, so that the submit stays cheap. */
export function packEvidence(
  submission: Submission,
  startedAt: number,
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
  const json = JSON.stringify(evidence);
  if (json === '{}') return undefined;
  const packed = deflateRawSync(json, { level: 9 });
  return packed.length <= MOST_BYTES
    ? packed
    : deflateRawSync(JSON.stringify({ ...evidence, navigation: undefined }));
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

/** What is known of an attempt, finished or running. */
export function evidenceOf({ evidence, behavior, startedAt }: Attempt): Evidence {
  const read = evidence ? Packed.parse(JSON.parse(inflateRawSync(evidence).toString())) : {};
  let at = startedAt;
  return {
    behavior: read.behavior ?? fromCounters(behavior),
    metadata: read.metadata ?? {},
    contradictions: read.contradictions,
    changes: new Map(
      read.analytics?.answersChanged?.map(({ questionIndex, changes }) => [questionIndex, changes]),
    ),
    navigation: (read.navigation ?? []).map(([action, delay, index]) => {
      at += delay;
      return { action, at, questionIndex: index < 0 ? undefined : index };
    }),
  };
}
