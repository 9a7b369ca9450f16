import { alarmsOf } from '@quizhall/infra/constructs/metrics.ts';
import { parseStage, type Stage, stageNamed } from '@quizhall/infra/stages.ts';
import { type Topic, TOPICS } from '@quizhall/functions/entry/topics.ts';
import { contract } from '@quizhall/shared/contract';
import type { Endpoint } from '@quizhall/shared/contract/endpoint';
import { type BatchFeed, type CallName, CALLS, type Feeds, type Timings } from '../feeds/feeds.ts';
import { CDN_ALLOWANCE, FREE_FOR_ALL, type Priced, PRICES } from './prices.ts';

/** What is assumed beside what is counted; printed with the figures. */
export const ASSUMED = {
  /** Milliseconds of one call of the table, and MB of memory that come with one processor like the measuring one. */
  tableMs: 9,
  processorMb: 1_769,
  /** Of those who come so many have an account and ask for predata. */
  signedIn: 0.3,
  /** Files of a first visit up to the result, and their kB as they are sent, counted in a browser (docs/performance.md). */
  files: 26,
  fileKilobytes: 378,
  /** Of them the page, the theme and the icon, asked for twice, run through a function at the edge; scripts, style and font do not. */
  filesThroughEdge: 4,
  /** Answers of the API as they are sent, against what they weigh. */
  compressed: 0.3,
  /** A line of the function and one of the API for each request. */
  logBytes: 650,
  /** Attempts whose records stand in one batch of the stream. */
  streamBatch: 400,
  /** Messages in one call of a function behind a queue; a request to a queue takes ten. */
  queueBatch: 100,
  /** Requests of Lambda to each queue that is empty. */
  pollsAMinute: 15,
  backgroundMs: 200,
} as const;

type Amounts = Partial<Record<Priced, number>>;

const MINUTES_A_MONTH = 30 * 24 * 60;
const GIGABYTE = 1e9;

/** How often one participant makes each call. Of the card hardly any request reaches a function. */
const timesOf = ({ saves, signedIn = ASSUMED.signedIn }: Feeds): Record<CallName, number> => ({
  getCard: 0,
  getPredata: signedIn,
  startAttempt: 1,
  saveProgress: saves,
  submitAttempt: 1,
  getResult: 1,
});

/** GB-seconds of one warm call: processor time as far as the memory buys it, and the wait for the table. */
function gigabyteSecondsOf(call: CallName, feeds: Feeds, cpuMs: Timings['cpuMs']): number {
  const { memory = 512 }: Endpoint = contract.attempts[call];
  const ms = cpuMs[call] * (ASSUMED.processorMb / memory) + feeds.calls[call].warm.trips * ASSUMED.tableMs;
  return (ms / 1_000) * (memory / 1_024);
}

/** What a batch reads however many attempts are in it. */
const sharedReads = ({ read, attempts, ownReads = 0 }: BatchFeed): number => read - ownReads * attempts;

/** Background units of so many attempts that are all at different quizzes: nothing is shared but what is due. */
function apartUnits({ background: { apart, dueBytes } }: Feeds, attempts: number) {
  if (!apart) throw new Error('Not counted for this crowd');
  const each = attempts / apart.attempts;
  return {
    writes: each * (apart.begun.write + apart.finished.write) + (attempts * dueBytes) / 1_024,
    reads: each * (apart.begun.read + apart.finished.read),
  };
}

/**
 * Everything that so many attempts use, background work included. `apart`: they spread over so many quizzes that a batch of the
 * stream never holds two of one.
 */
export function useOfBurst(
  feeds: Feeds,
  cpuMs: Timings['cpuMs'],
  attempts: number,
  { apart = false } = {},
): Required<Amounts> {
  const times = timesOf(feeds);
  const sum = (each: (call: CallName) => number) =>
    CALLS.reduce((total, call) => total + times[call] * each(call), 0) * attempts;
  const requests = sum(() => 1);
  const { begun, finished, swept, dueBytes } = feeds.background;
  const batches = (2 * attempts) / ASSUMED.streamBatch;
  // Begin and end of each attempt follow the stream's second reader; of the end hear two, of a certificate a third.
  const changes = 2 * attempts;
  const messages = 3 * attempts;
  const queueCalls = messages / ASSUMED.queueBatch;
  const own = (of: 'ownReads' | 'ownWrites') => attempts * ((begun[of] ?? 0) + (finished[of] ?? 0));
  const together = () => ({
    writes:
      batches * (finished.write - finished.rosterWrites - (finished.ownWrites ?? 0) * finished.attempts) +
      own('ownWrites') +
      (2 * attempts * finished.rosterWrites) / finished.attempts +
      (attempts * dueBytes) / 1_024 +
      (attempts * swept.write) / swept.attempts,
    reads:
      batches * (sharedReads(finished) + sharedReads(begun)) +
      own('ownReads') +
      (attempts * swept.read) / swept.attempts,
  });
  const background = apart ? apartUnits(feeds, attempts) : together();
  const cdnRequests = requests + attempts * (ASSUMED.files + 1);
  const answers = sum((call) => feeds.calls[call].answerBytes) + attempts * feeds.calls.getCard.answerBytes;
  return {
    apiRequests: requests,
    functionRequests: requests + batches + queueCalls,
    gigabyteSeconds:
      sum((call) => gigabyteSecondsOf(call, feeds, cpuMs)) +
      (batches + queueCalls) * (ASSUMED.backgroundMs / 1_000),
    pipeRequests: changes,
    busEvents: changes,
    // Sent by the bus one by one, received and deleted by tens.
    queueRequests: messages * 1.2,
    writes: sum((call) => feeds.calls[call].warm.write) + background.writes,
    reads: sum((call) => feeds.calls[call].warm.read) + background.reads,
    tableGigabytes: (attempts * feeds.items.submitAttempt) / GIGABYTE,
    logGigabytes: (requests * ASSUMED.logBytes) / GIGABYTE,
    alarmMetrics: 0,
    cdnRequests,
    cdnGigabytes: (attempts * ASSUMED.fileKilobytes * 1_000 + answers * ASSUMED.compressed) / GIGABYTE,
    cdnFunctions: requests + attempts * ASSUMED.filesThroughEdge,
    encryptionKeys: 0,
    secrets: 0,
    hostedZones: 0,
  };
}

/** Stages of three kinds: of those who build it, for everybody, and for everybody with payments. */
export const IDLE_STAGES = {
  dev: stageNamed('dev'),
  prod: stageNamed('prod'),
  'prod with Stripe': parseStage({
    ...stageNamed('prod'),
    providers: ['stripe'],
    payments: { provider: 'stripe', payouts: false, paidWithPrize: false },
  }),
} as const satisfies Record<string, Stage>;

/** Queues that Lambda asks: one for each topic of the stage, or for several that share it. */
const queuesOf = ({ payments }: Stage): number =>
  new Set(
    Object.values<Topic>(TOPICS)
      .filter(({ providers }) => !providers || providers.some((name) => name === payments.provider))
      .map(({ file }) => file),
  ).size;

/** A month in which nobody comes to a stage: the sweep of each minute, queues, alarms, secrets, the zone. */
export function useOfIdleMonth({ background: { swept } }: Feeds, stage: Stage): Amounts {
  return {
    // The check of the site runs every five minutes.
    functionRequests: MINUTES_A_MONTH * (1 + 1 / 5),
    queueRequests: MINUTES_A_MONTH * ASSUMED.pollsAMinute * queuesOf(stage),
    gigabyteSeconds: MINUTES_A_MONTH * (1 + 1 / 5) * (ASSUMED.backgroundMs / 1_000),
    // Of a sweep that finishes attempts, what is left without them: one read for each minute it looks back.
    reads: MINUTES_A_MONTH * (swept.read - swept.attempts),
    writes: MINUTES_A_MONTH,
    // The alarm of late queues has one metric per queue.
    alarmMetrics: alarmsOf(stage).length - 1 + queuesOf(stage),
    encryptionKeys: 1,
    secrets: 2 + stage.providers.length,
    hostedZones: stage.domain ? 1 : 0,
  };
}

export interface Line {
  name: Priced;
  amount: number;
  usd: number;
}

/** One line for each thing that is paid for. @param free what costs nothing this month */
export function bill(amounts: Amounts, free: Amounts = {}): Line[] {
  return (Object.keys(amounts) as Priced[]).map((name) => {
    const amount = amounts[name] ?? 0;
    const paid = Math.max(0, amount - (free[name] ?? 0));
    return { name, amount, usd: (paid * PRICES[name].usd) / PRICES[name].per };
  });
}

export const totalOf = (lines: readonly Line[]): number => lines.reduce((sum, { usd }) => sum + usd, 0);

export interface Total {
  name: string;
  usd: number;
  /** The command fails above this … */
  most: number;
  /** … and this is where it has to go. */
  goal: number;
}

/** The figures that are held, in dollars. */
export function totals(feeds: Feeds, cpuMs: Timings['cpuMs'], attempts = 100_000): Total[] {
  const burst = useOfBurst(feeds, cpuMs, attempts);
  const idle = Object.entries(IDLE_STAGES).flatMap(([name, stage]) => {
    const use = useOfIdleMonth(feeds, stage);
    return [
      { name: `idle ${name}`, usd: totalOf(bill(use)), ...IDLE[name as keyof typeof IDLE_STAGES] },
      { name: `idle ${name}, free tier`, usd: totalOf(bill(use, FREE_FOR_ALL)), ...IDLE.free },
    ];
  });
  return [
    { name: 'burst with the allowance', usd: totalOf(bill(burst, CDN_ALLOWANCE)), ...THRESHOLDS.allowance },
    { name: 'burst at list price', usd: totalOf(bill(burst)), ...THRESHOLDS.list },
    ...idle,
  ];
}

/** Where a goal is not reached yet, the threshold is what it costs now and a tenth more. */
const THRESHOLDS = {
  allowance: { most: 5, goal: 5 },
  list: { most: 10.8, goal: 8 },
};

const IDLE = {
  dev: { most: 7, goal: 7 },
  prod: { most: 7, goal: 7 },
  'prod with Stripe': { most: 7, goal: 7 },
  free: { most: 7, goal: 7 },
};
