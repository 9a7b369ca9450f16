import { deflateRawSync } from 'node:zlib';
import type { BodyOf } from '@quizhall/shared/contract/endpoint';
import type { attempts } from '@quizhall/shared/contract/attempts';
import type { Behavior } from '@quizhall/shared/model/attempt';
import type { Contradictions } from './contradictions.ts';

type Submission = BodyOf<typeof attempts.submitAttempt>;
type LogEntry = NonNullable<Submission['navigationLog']>[number];

/** What the browser observed during an attempt, as the owner may read it later. */
export interface Evidence {
  behavior?: Behavior | undefined;
  analytics?: Submission['analytics'];
  metadata?: Submission['metadata'];
  /** What the browser reports and the server's clock cannot both be true of, see `contradictionsOf`. */
  contradictions?: Contradictions | undefined;
  /** Action, milliseconds since the entry before, question index. */
  navigation?: [action: string, delay: number, questionIndex: number][] | undefined;
}

/** The order in which counters are kept on a running attempt. */
export const BEHAVIOR_COUNTERS = [
  'tabSwitches',
  'windowBlurs',
  'fullScreenExits',
  'copyPasteAttempts',
  'rightClickAttempts',
  'totalHiddenTime',
] as const satisfies (keyof Behavior)[];

export const behaviorCounters = (behavior: Behavior): number[] =>
  BEHAVIOR_COUNTERS.map((name) => Math.round(behavior[name]));

/** A log that packs larger than this is not one of going through a quiz; the counters stay. */
const MOST_BYTES = 20_000;

/** Deflated JSON: a long log of a 50-question quiz stays below one kilobyte, so that the submit stays cheap. */
export function packEvidence(
  submission: Submission,
  contradictions: Contradictions | undefined,
): Uint8Array | undefined {
  const { behavior, analytics, metadata, navigationLog } = submission;
  const evidence: Evidence = {
    behavior,
    analytics,
    metadata,
    contradictions,
    navigation: navigationLog && compact(navigationLog),
  };
  const json = JSON.stringify(evidence);
  if (json === '{}') return undefined;
  const packed = deflateRawSync(json, { level: 9 });
  return packed.length <= MOST_BYTES
    ? packed
    : deflateRawSync(JSON.stringify({ ...evidence, navigation: undefined }));
}

function compact(log: LogEntry[]): Evidence['navigation'] {
  let before: number | undefined;
  return log.map(({ action, timestamp, questionIndex }) => {
    const at = new Date(timestamp).getTime();
    const delay = before === undefined || Number.isNaN(at) ? 0 : at - before;
    before = Number.isNaN(at) ? before : at;
    return [action, delay, questionIndex ?? -1];
  });
}
