import { endpoints } from '@quizhall/shared/contract';
import * as z from 'zod';
import { table } from '../table.ts';
import type { Stage } from '../stages.ts';
import type { Aws } from './aws.ts';

/**
 * Calls a second of each function at a crowd's busiest moment (docs/performance.md): three of ten participants are signed in.
 * Saves keep the shape of the start, one wave each time changes have waited, and everybody saves once more before a common end.
 */
const RATES: Record<string, (crowd: Crowd) => number> = {
  'get-predata': ({ participants, openSeconds }) => (0.3 * participants) / openSeconds,
  'start-attempt': ({ participants, openSeconds }) => participants / openSeconds,
  'save-progress': ({ participants, openSeconds, endSeconds }) =>
    participants / Math.min(openSeconds, endSeconds),
  'submit-attempt': ({ participants, endSeconds }) => participants / endSeconds,
  'get-result': ({ participants, endSeconds }) => participants / endSeconds,
};

/** Functions that are called at the same time: at the opening, and at a common end. */
const MOMENTS = [
  ['get-predata', 'start-attempt'],
  ['save-progress', 'submit-attempt', 'get-result'],
];

/** Seconds of a call at its slowest hundredth, and room for an uneven crowd. */
const CALL_SECONDS = 0.1;
/** Requests a second that one environment serves at most, however short they are (Lambda Developer Guide). */
const REQUESTS_PER_ENVIRONMENT = 10;
const ROOM = 1.5;
/** Units of the busiest call, a hand-in: it writes the whole attempt, 3 units with 50 questions and 10 with 500 (bench/feeds). */
const unitsOf = (questions: number) => ({
  table: { reads: 1, writes: 4 + Math.ceil(Math.max(0, questions - 50) / 65) },
  indexes: { reads: 1, writes: 1 },
});
/** What an on-demand table takes without being warmed; below it nothing can be set. */
const LEAST = { reads: 12_000, writes: 4_000 };
/** Of the account's environments, for everything else. */
const KEPT_FREE = 100;
/** Dollars for a GB and second of provisioned ARM. */
const PROVISIONED_USD = 0.0000033334;

const MINUTE = 60_000;
/** Environments are paid for from then on; and Lambda takes some minutes to make them. */
const EARLIEST = 120 * MINUTE;
const LATEST = 10 * MINUTE;

interface Crowd {
  participants: number;
  openSeconds: number;
  endSeconds: number;
}

interface Units {
  reads: number;
  writes: number;
}

export interface Need {
  /** Environments of each function. */
  environments: Record<string, number>;
  requestsPerSecond: number;
  table: Units;
  indexes: Units;
}

const environmentsFor = (rate: number): number =>
  Math.ceil(rate * Math.max(CALL_SECONDS, 1 / REQUESTS_PER_ENVIRONMENT));

const memoryOf = (file: string): number =>
  endpoints.find((entry) => entry.area === 'attempts' && entry.file === file)?.endpoint.memory ?? 512;

/** What so many participants need at their busiest second, at a quiz of so many questions. */
export function needOf(participants: number, { capacity }: Pick<Stage, 'capacity'>, questions = 50): Need {
  const crowd = { participants, ...capacity.spread };
  const rates = Object.entries(RATES).map(([name, rate]) => [name, rate(crowd) * ROOM] as const);
  const togetherAt = (names: readonly string[]) =>
    rates.reduce((sum, [name, rate]) => sum + (names.includes(name) ? rate : 0), 0);
  const starts =
    Math.max(crowd.participants / crowd.openSeconds, crowd.participants / crowd.endSeconds) * ROOM;
  const units = unitsOf(questions);
  const atLeast = ({ reads, writes }: Units) => ({
    reads: Math.max(LEAST.reads, Math.ceil(starts * reads)),
    writes: Math.max(LEAST.writes, Math.ceil(starts * writes)),
  });
  return {
    environments: Object.fromEntries(rates.map(([name, rate]) => [name, environmentsFor(rate)])),
    requestsPerSecond: Math.ceil(Math.max(...MOMENTS.map(togetherAt))),
    table: atLeast(units.table),
    indexes: atLeast(units.indexes),
  };
}

interface Wish {
  stage: Stage;
  participants: number;
  /** Of the quiz; 50 unless told. */
  questions?: number | undefined;
  /** When they come, and now, in epoch ms. */
  at: number;
  now: number;
}

const Warm = z.object({ ReadUnitsPerSecond: z.number(), WriteUnitsPerSecond: z.number() });
const Table = z.object({
  Table: z.object({
    WarmThroughput: Warm,
    GlobalSecondaryIndexes: z.array(z.object({ IndexName: z.string(), WarmThroughput: Warm })),
  }),
});

/** What AWS lets this account have, against the need: each thing that is too little. */
async function shortages({ stage }: Wish, need: Need, aws: Aws): Promise<string[]> {
  const { AccountLimit } = z
    .object({ AccountLimit: z.object({ ConcurrentExecutions: z.number() }) })
    .parse(await aws('lambda', 'get-account-settings'));
  const limits = z
    .object({ TableMaxReadCapacityUnits: z.number(), TableMaxWriteCapacityUnits: z.number() })
    .parse(await aws('dynamodb', 'describe-limits'));
  const environments = Object.values(need.environments).reduce((sum, count) => sum + count, KEPT_FREE);
  const { rate } = stage.capacity.api;
  const rows: [needed: number, may: number, what: string][] = [
    [environments, AccountLimit.ConcurrentExecutions, 'Lambda: concurrent executions (Service Quotas)'],
    [
      need.table.reads,
      limits.TableMaxReadCapacityUnits,
      'DynamoDB: reads a second of a table (Service Quotas)',
    ],
    [
      need.table.writes,
      limits.TableMaxWriteCapacityUnits,
      'DynamoDB: writes a second of a table (Service Quotas)',
    ],
    [need.requestsPerSecond, rate, 'API: capacity.api.rate of the stage, and a deploy'],
  ];
  return rows
    .filter(([needed, may]) => needed > may)
    .map(([needed, may, what]) => `${what}: ${may}, needed ${needed}`);
}

/** The change of the table, where it is not warm enough: each part goes up, none goes down again. */
async function tableStep(tableName: string, need: Need, aws: Aws): Promise<string[][]> {
  const said = Table.parse(await aws('dynamodb', 'describe-table', '--table-name', tableName)).Table;
  const isWarm = (has: z.output<typeof Warm>, { reads, writes }: Units) =>
    has.ReadUnitsPerSecond >= reads && has.WriteUnitsPerSecond >= writes;
  const warmed = (has: z.output<typeof Warm>, { reads, writes }: Units) => ({
    ReadUnitsPerSecond: Math.max(has.ReadUnitsPerSecond, reads),
    WriteUnitsPerSecond: Math.max(has.WriteUnitsPerSecond, writes),
  });
  const cold = said.GlobalSecondaryIndexes.filter(
    ({ IndexName, WarmThroughput }) =>
      table.indexes.some(({ name }) => name === IndexName) && !isWarm(WarmThroughput, need.indexes),
  );
  const words = ['dynamodb', 'update-table', '--table-name', tableName];
  const own = isWarm(said.WarmThroughput, need.table)
    ? []
    : ['--warm-throughput', JSON.stringify(warmed(said.WarmThroughput, need.table))];
  const updates = cold.map(({ IndexName, WarmThroughput }) => ({
    Update: { IndexName, WarmThroughput: warmed(WarmThroughput, need.indexes) },
  }));
  const ofIndexes = updates.length > 0 ? ['--global-secondary-index-updates', JSON.stringify(updates)] : [];
  return own.length + ofIndexes.length > 0 ? [[...words, ...own, ...ofIndexes]] : [];
}

const functionWords = (stage: Stage, file: string): string[] => [
  '--function-name',
  `quizhall-${stage.name}-attempts-${file}`,
  '--qualifier',
  'live',
];

const provisionWords = (stage: Stage, file: string, count: number): string[] => [
  'lambda',
  'put-provisioned-concurrency-config',
  ...functionWords(stage, file),
  '--provisioned-concurrent-executions',
  String(count),
];

export interface Plan {
  need: Need;
  /** Why it cannot be done; then nothing is. */
  refused: string[];
  /** What is asked of AWS, one after the other. */
  steps: string[][];
  /** Dollars an hour while the environments stand. */
  usdPerHour: number;
}

/** What has to be raised for a crowd, and whether it may. */
export async function planRaise(wish: Wish, tableName: string, aws: Aws): Promise<Plan> {
  const { stage, participants, questions, at, now } = wish;
  const need = needOf(participants, stage, questions);
  const early =
    at - now > EARLIEST ? [`Too early: come back within ${EARLIEST / MINUTE} minutes of the start`] : [];
  const late = at - now < LATEST ? [`Too late: AWS needs ${LATEST / MINUTE} minutes to get ready`] : [];
  const provisioned = Object.entries(need.environments).map(([file, count]) =>
    provisionWords(stage, file, count),
  );
  const gigabytes = Object.entries(need.environments).reduce(
    (sum, [file, count]) => sum + (count * memoryOf(file)) / 1_024,
    0,
  );
  return {
    need,
    refused: [...early, ...late, ...(await shortages(wish, need, aws))],
    steps: [...(await tableStep(tableName, need, aws)), ...provisioned],
    usdPerHour: gigabytes * 3_600 * PROVISIONED_USD,
  };
}

/** What a deploy of the stage would set: warm throughput stays, because it never goes down again. */
export const planRevert = (stage: Stage): string[][] =>
  Object.keys(RATES).map((file) =>
    stage.capacity.burstEnvironments > 0
      ? provisionWords(stage, file, stage.capacity.burstEnvironments)
      : ['lambda', 'delete-provisioned-concurrency-config', ...functionWords(stage, file)],
  );

/** Does it, one step after the other. @throws Error of the first that fails, with what was done until then */
export async function carryOut(steps: readonly string[][], aws: Aws): Promise<void> {
  for (const [index, words] of steps.entries()) {
    try {
      await aws(...words);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`Step ${index + 1} of ${steps.length} failed (${words.join(' ')}): ${why}`, {
        cause: error,
      });
    }
  }
}
