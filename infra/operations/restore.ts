import * as z from 'zod';
import type { Stage } from '../stages.ts';
import { table as definition } from '../table.ts';
import { type Aws, ifThere, options } from './aws.ts';

export interface Wish {
  stage: Stage;
  /** The table as it stands. */
  table: string;
  /** The moment to go back to, epoch ms. */
  at: number;
}

/** What brings a table back as it was, beside the one that stands. */
export interface Plan {
  restored: string;
  /** Why it cannot be done; then nothing is. */
  refused: string[];
  steps: string[][];
}

/** The command line of AWS says a time as ISO date, or as seconds in its first generation. */
const Time = z.union([z.number().transform((seconds) => new Date(seconds * 1_000)), z.coerce.date()]);

const Backups = z.object({
  ContinuousBackupsDescription: z.object({
    PointInTimeRecoveryDescription: z.object({
      PointInTimeRecoveryStatus: z.string(),
      RecoveryPeriodInDays: z.number().optional(),
      EarliestRestorableDateTime: Time.optional(),
      LatestRestorableDateTime: Time.optional(),
    }),
  }),
});

/** `…-20260301T195900Z`, so that no second restore of the same moment is begun by mistake. */
const nameOf = (table: string, at: number): string =>
  `${table}-${new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

async function recoveryOf(table: string, aws: Aws) {
  const said = await aws('dynamodb', 'describe-continuous-backups', '--table-name', table);
  return Backups.parse(said).ContinuousBackupsDescription.PointInTimeRecoveryDescription;
}

async function refusals({ table, at }: Wish, aws: Aws): Promise<string[]> {
  const recovery = await recoveryOf(table, aws);
  if (recovery.PointInTimeRecoveryStatus !== 'ENABLED') return ['The table has no point-in-time recovery'];
  const [from, to] = [recovery.EarliestRestorableDateTime, recovery.LatestRestorableDateTime];
  if (!from || !to || at < from.getTime() || at > to.getTime())
    return [`Between ${from?.toISOString()} and ${to?.toISOString()} alone`];
  return [];
}

const Standing = z.object({
  Table: z.object({
    TableStatus: z.string(),
    StreamSpecification: z.object({ StreamEnabled: z.boolean() }).optional(),
    DeletionProtectionEnabled: z.boolean().default(false),
  }),
});
const TimeToLive = z.object({ TimeToLiveDescription: z.object({ TimeToLiveStatus: z.string() }) });

/** What a restore that broke off has done already; AWS refuses most of it a second time. */
async function doneOf(stage: Stage, restored: string, aws: Aws) {
  const name = ['--table-name', restored];
  const there = await ifThere(aws('dynamodb', 'describe-table', ...name));
  if (there === undefined) return { table: false };
  const { Table } = Standing.parse(there);
  if (Table.TableStatus === 'CREATING') return { table: true };
  const { TimeToLiveDescription } = TimeToLive.parse(await aws('dynamodb', 'describe-time-to-live', ...name));
  const recovery = await recoveryOf(restored, aws);
  return {
    table: true,
    stream: Table.StreamSpecification?.StreamEnabled,
    ttl: ['ENABLED', 'ENABLING'].includes(TimeToLiveDescription.TimeToLiveStatus),
    recovery:
      recovery.PointInTimeRecoveryStatus === 'ENABLED' &&
      recovery.RecoveryPeriodInDays === stage.retention.pointInTime,
    protection: Table.DeletionProtectionEnabled,
  };
}

/**
 * How a table is brought back beside the one that stands: what AWS does not restore is switched on again, so that a stage can
 * work on it (`restored` in infra/stages.ts). What an earlier try has done is left out.
 */
export async function planRestore(wish: Wish, aws: Aws): Promise<Plan> {
  const { stage, table, at } = wish;
  const restored = nameOf(table, at);
  const it = { 'table-name': restored };
  const wait = ['dynamodb', 'wait', 'table-exists', ...options(it)];
  const recovery = `PointInTimeRecoveryEnabled=true,RecoveryPeriodInDays=${stage.retention.pointInTime}`;
  const { ttlAttribute, stream } = definition;
  const step = (command: string, given: Record<string, string>) => ['dynamodb', command, ...options(given)];
  const done: Awaited<ReturnType<typeof doneOf>> = await doneOf(stage, restored, aws);
  const unless = (isDone: boolean | undefined, ...steps: string[][]) => (isDone ? [] : steps);
  return {
    restored,
    refused: done.table ? [] : await refusals(wish, aws),
    steps: [
      ...unless(
        done.table,
        step('restore-table-to-point-in-time', {
          'source-table-name': table,
          'target-table-name': restored,
          'restore-date-time': new Date(at).toISOString(),
        }),
      ),
      wait,
      ...unless(
        done.stream,
        step('update-table', {
          ...it,
          'stream-specification': `StreamEnabled=true,StreamViewType=${stream}`,
        }),
        wait,
      ),
      ...unless(
        done.ttl,
        step('update-time-to-live', {
          ...it,
          'time-to-live-specification': `Enabled=true,AttributeName=${ttlAttribute}`,
        }),
      ),
      ...unless(
        done.recovery,
        step('update-continuous-backups', { ...it, 'point-in-time-recovery-specification': recovery }),
      ),
      ...unless(
        done.protection || !stage.protect,
        [...step('update-table', it), '--deletion-protection-enabled'],
        wait,
      ),
    ],
  };
}

const Described = z.object({
  Table: z.object({ TableStatus: z.string(), LatestStreamArn: z.string(), ItemCount: z.number() }),
});

/**
 * What the stage has to say to work on the restored table.
 * @throws ZodError while it is not ready
 */
export async function settingOf(restored: string, aws: Aws): Promise<NonNullable<Stage['restored']>> {
  const { Table } = Described.parse(await aws('dynamodb', 'describe-table', '--table-name', restored));
  return { table: restored, stream: Table.LatestStreamArn };
}

const Versions = z.object({
  Versions: z
    .array(z.object({ Key: z.string(), VersionId: z.string(), LastModified: z.coerce.date() }))
    .default([]),
  DeleteMarkers: z.array(z.object({ Key: z.string(), LastModified: z.coerce.date() })).default([]),
});

interface FileWish {
  bucket: string;
  /** The file, or all below a folder that ends in a slash. */
  key: string;
  at: number;
}

/**
 * Which versions are copied on top of what stands, so that the files are as they were: nothing is deleted, and what was not there
 * then stays.
 */
export async function planFiles({ bucket, key, at }: FileWish, aws: Aws): Promise<string[][]> {
  const said = Versions.parse(
    await aws('s3api', 'list-object-versions', '--bucket', bucket, '--prefix', key),
  );
  const isWished = (one: { Key: string }) => (key.endsWith('/') ? one.Key.startsWith(key) : one.Key === key);
  const newest = new Map<string, { VersionId?: string; LastModified: Date }>();
  const latest = new Map<string, Date>();
  for (const one of [...said.Versions, ...said.DeleteMarkers].filter(isWished)) {
    if (one.LastModified > (latest.get(one.Key) ?? new Date(0))) latest.set(one.Key, one.LastModified);
    const other = newest.get(one.Key);
    if (one.LastModified.getTime() <= at && (!other || one.LastModified > other.LastModified))
      newest.set(one.Key, one);
  }
  return [...newest].flatMap(([name, { VersionId, LastModified }]) => {
    const isStanding = latest.get(name)?.getTime() === LastModified.getTime();
    if (VersionId === undefined || isStanding) return [];
    // The command line encodes it by itself: an encoded one would name no file.
    const source = `${bucket}/${name}?versionId=${VersionId}`;
    return [['s3api', 'copy-object', '--bucket', bucket, '--key', name, '--copy-source', source]];
  });
}
