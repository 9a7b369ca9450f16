import { subscribe } from 'node:diagnostics_channel';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type Controls, startControl } from '../control.ts';
import {
  withTopic,
  changeQueues,
  type QueueHandler,
} from '@quizhall/functions/platform/local/local-queues.ts';
import { type DnsServer, startDnsServer } from '@quizhall/functions/platform/local/dns-server.ts';
import { type Consumption, TABLE_CALLS } from '@quizhall/functions/platform/capacity-meter.ts';
import { type Topic, TOPICS } from '@quizhall/functions/entry/topics.ts';
import { COUNTED_BATCH, COUNTED_CHANGES } from '@quizhall/functions/results/subscribers/counted-changes.ts';
import { ensureTable, localDynamoDb } from '../engines/create-table.ts';
import { type Engines, startEngines } from '../engines/engines.ts';
import { type Callable, startFunctions } from '../engines/functions.ts';
import { takePort } from '../engines/ports.ts';
import { forgetStreamRecords } from '../engines/stream-records.ts';
import { applyEnvironment, handlerEnvironment, type StageFacts } from '../environment.ts';
import { startFront } from '../front/front.ts';
import { type HandlerSource, sourceHandlers } from '../front/handlers.ts';
import { mediaSource } from '../front/media.ts';
import { builtSite, devSite, siteToCome } from '../front/site.ts';
import { buildSite } from '../front/site-build.ts';
import { fillStage } from '../seed/full/fill.ts';
import { seedStage } from '../seed/seed.ts';
import type { StageError } from '../stage-error.ts';
import { type Checkpoints, fileCheckpoints, FINISHED, memoryCheckpoints } from '../streams/checkpoints.ts';
import { startStreamLoop } from '../streams/loop.ts';
import { localStreams, streamArnOf } from '../streams/open.ts';
import { fileQueues } from '../streams/file-queues.ts';
import { type ReaderOptions, type StreamHandler, streamReader } from '../streams/reader.ts';
import { sweepExpired } from '../sweeper.ts';
import { type ScheduledHandler, startTick, type Tick } from '../tick.ts';
import { failureLog, reportFailure } from './failure-log.ts';
import { ownBundles, pruneBundles } from './bundles.ts';
import type { Cleanups } from './cleanups.ts';
import { lockFolder } from './lock.ts';
import type { Settings } from './settings.ts';
import { readDerivationKey, readTokenKey } from './token-key.ts';

/** Where a running stage can be reached, as `stage.json` in its data folder tells tests and tools. */
export interface StageFile {
  site: string;
  api: string;
  inbox: string;
  dynamodb: string;
  s3: string;
  control: string;
  table: string;
  bucket: string;
  pid: number;
}

const TABLE = 'quizhall-local';
const BUCKET = 'quizhall-local-media';
/** Once a minute on AWS; more often here, so that people see things happen. */
const TICK_MS = 10_000;
const SWEEP_MS = 5 * 60_000;

/** Starts everything and answers when the stage is ready. What has started is in `cleanups` at any moment. */
export async function startStage(
  { dataDir, ports, bundled, dev, full }: Settings,
  cleanups: Cleanups,
  onLost: (error: StageError) => void,
): Promise<StageFile> {
  cleanups.add(lockFolder(dataDir));
  pruneBundles();
  const built = dev ? Promise.resolve() : siteOf(cleanups);
  const port = await takePort(ports.site, 'the site (PORT)');
  const site = `http://localhost:${port}`;
  const origins = [site, `http://127.0.0.1:${port}`];
  const engines = await startEngines({ dataDir, ports, origins, bucket: BUCKET, onLost });
  cleanups.add(engines.stop);
  const dynamodb = localDynamoDb(engines.dynamodb.url);
  cleanups.add(() => dynamodb.destroy());
  await ensureTable(dynamodb, TABLE);
  const names = await startDnsServer();
  cleanups.add(names.stop);
  applyEnvironment({
    ...environmentOf(engines, site, {
      derivationKey: readDerivationKey(dataDir),
      tokenKey: readTokenKey(dataDir),
    }),
    DNS_SERVER: names.address,
  });

  const handlers = bundled ? await ownBundles(cleanups) : sourceHandlers();
  await lendFunctions(handlers, cleanups);
  const front = await startFront({
    port,
    handlers,
    media: mediaSource(engines.s3.url, BUCKET),
    site: (server) =>
      dev ? devSite(server, join(dataDir, 'vite')) : siteToCome(built.then(() => builtSite(engines.s3.url))),
  });
  cleanups.add(front.stop);
  const clock = await stageClock();
  const database = await streamArnOf(dynamodb, TABLE);
  if (full)
    await fillStage({ dataDir, database, skip: () => skipStream(dataDir, engines.dynamodb.url, database) });
  await seedStage({
    api: `${front.url}/api`,
    inbox: engines.ses.url,
    dataDir,
    database,
    goBack: clock.goBack,
  });
  // Only now: the seed moves the clock, by which due work is done.
  const background = await startBackground(
    { dataDir, dynamodb, engines, handlers, now: clock.now },
    cleanups,
  );
  const control = await startControl(controlsOf(background, clock, names), ports.control);
  cleanups.add(control.stop);

  // The numbers of the seed stand when people first look.
  await background.drain();
  await built;
  const file: StageFile = {
    site,
    api: `${site}/api`,
    inbox: engines.ses.url,
    dynamodb: engines.dynamodb.url,
    s3: engines.s3.url,
    control: control.url,
    table: TABLE,
    bucket: BUCKET,
    pid: process.pid,
  };
  cleanups.add(writeStageFile(dataDir, file));
  return file;
}

const SENDER = 'quizhall-local-outside-send-hooks';

/** Functions that other functions call by their names. */
async function lendFunctions(handlers: HandlerSource, cleanups: Cleanups): Promise<void> {
  const send: Callable = async (payload) =>
    (await handlers<Callable>({ area: 'background', file: 'send-webhooks' }))(payload);
  const functions = await startFunctions({ [SENDER]: send });
  cleanups.add(functions.stop);
  applyEnvironment({ AWS_ENDPOINT_URL_LAMBDA: functions.url, HOOK_SENDER: SENDER });
}

/** The built site, made beside everything else that starts, if its sources have changed since it was built. */
function siteOf(cleanups: Cleanups): Promise<void> {
  const building = buildSite({
    onBuild: (stop) => {
      console.log('Building the site …');
      cleanups.add(stop);
    },
  });
  // Whoever starts the stage waits for it later.
  building.catch(() => undefined);
  return building;
}

function environmentOf(
  engines: Engines,
  siteUrl: string,
  keys: Pick<StageFacts, 'tokenKey' | 'derivationKey'>,
): Record<string, string> {
  return {
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    ...handlerEnvironment({
      stage: 'local',
      version: projectVersion(),
      siteUrl,
      tableName: TABLE,
      mediaBucket: BUCKET,
      ...keys,
      dynamodb: engines.dynamodb.url,
      s3: engines.s3.url,
      ses: engines.ses.url,
    }),
  };
}

function projectVersion(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

interface Clock {
  now: () => number;
  advance: (seconds: number) => number;
  /** To so many milliseconds before the time that it tells otherwise. */
  goBack: (ms: number) => void;
}

/** The clock that the handlers read, bundled or not. */
async function stageClock(): Promise<Clock> {
  const { now, setClock } = await import('@quizhall/functions/platform/clock.ts');
  let offset = 0;
  const advance = (seconds: number) => {
    offset += seconds * 1_000;
    setClock(offset);
    return now();
  };
  return { now, advance, goBack: (ms) => setClock(offset - ms) };
}

interface Background {
  /** Everything that was written before is counted and told. */
  drain: () => Promise<void>;
  tick: Tick;
  sweep: () => Promise<number>;
  queues: Pick<Awaited<ReturnType<typeof topicQueues>>, 'parked' | 'replay'>;
}

const POSITIONS = { counted: 'stream.json', followed: 'changes.json' };

/** Has both readers of the stream begin behind what was written until now: nothing has to be counted or to follow. */
async function skipStream(dataDir: string, url: string, streamArn: string): Promise<void> {
  const streams = localStreams(url);
  const checkpoints = memoryCheckpoints();
  const reader = streamReader({
    streams,
    streamArn,
    handler: async () => undefined,
    checkpoints,
    now: Date.now,
  });
  while ((await reader.step()) > 0);
  for (const file of Object.values(POSITIONS)) {
    const kept = fileCheckpoints(join(dataDir, file), streamArn);
    for (const [shard, position] of checkpoints.all()) kept.set(shard, position);
  }
}

interface BackgroundParts {
  dataDir: string;
  dynamodb: DynamoDBClient;
  engines: Engines;
  handlers: HandlerSource;
  now: () => number;
}

/** What runs without a request: stream consumer, scheduled work, and the removal of expired items. */
async function startBackground(
  { dataDir, dynamodb, engines, handlers, now }: BackgroundParts,
  cleanups: Cleanups,
): Promise<Background> {
  const streamArn = await streamArnOf(dynamodb, TABLE);
  const streams = localStreams(engines.dynamodb.url);
  const read = (
    {
      file,
      what,
      gatherMs = 0,
      ...options
    }: Pick<ReaderOptions, 'handler' | 'filters' | 'batchSize'> & {
      file: string;
      what: string;
      gatherMs?: number;
    },
    also = async () => 0,
  ) => {
    const checkpoints = fileCheckpoints(join(dataDir, file), streamArn);
    const reader = streamReader({ streams, streamArn, checkpoints, now, ...options });
    const step = async () => (await reader.step()) + (await also());
    return { checkpoints, loop: startStreamLoop({ step }, { gatherMs, ...failureLog(what) }) };
  };
  const aggregates = await handlers<StreamHandler>({ area: 'background', file: 'stream' });
  const queues = await topicQueues(dataDir, handlers, now);
  const readers = [
    read({
      file: POSITIONS.counted,
      what: 'The stream consumer',
      handler: aggregates,
      filters: COUNTED_CHANGES,
      batchSize: COUNTED_BATCH.records,
      gatherMs: COUNTED_BATCH.seconds * 1_000,
    }),
    read({ file: POSITIONS.followed, what: 'Work on a change', handler: queues.consume }, queues.deliver),
  ];
  const loops = readers.map(({ loop }) => loop);
  const forget = () =>
    forgetConsumed(
      dataDir,
      readers.map(({ checkpoints }) => checkpoints),
    );
  forget();
  const tick = startTick({
    handler: await handlers<ScheduledHandler>({ area: 'background', file: 'scheduler' }),
    everyMs: TICK_MS,
    now,
    onFailure: reportFailure('Due work'),
  });
  const sweep = () => {
    forget();
    return sweepExpired(dynamodb, TABLE, now());
  };
  const sweeper = setInterval(() => void sweep().catch(reportFailure('The sweep of what is over')), SWEEP_MS);
  cleanups.add(async () => {
    clearInterval(sweeper);
    await tick.stop();
    await Promise.all(loops.map((loop) => loop.stop()));
  });
  // What follows changes is counted too.
  const drain = async () => {
    for (const loop of loops.toReversed()) await loop.drain();
  };
  return { drain, tick, sweep, queues };
}

/** The queue of each topic; what failed outlives the stage, as it would outlive a function. */
async function topicQueues(dataDir: string, handlers: HandlerSource, now: () => number) {
  const loaded = Object.entries<Topic>(TOPICS).map(async ([name, { file, common }]) => {
    const handler = await handlers<QueueHandler>({ area: 'background', file });
    return [name, common ? withTopic(name, handler) : handler] as const;
  });
  return changeQueues({
    queues: TOPICS,
    handlers: Object.fromEntries(await Promise.all(loaded)),
    store: fileQueues(join(dataDir, 'queues.json')),
    now,
    onCrash: reportFailure('Work on a change'),
    onParked: ({ queue, id }) =>
      console.error(`Message ${id} of the queue "${queue}" is parked in queues.json.`),
  });
}

/** Deletes the stream records that every reader has handled. */
function forgetConsumed(dataDir: string, [first, ...others]: Checkpoints[]): void {
  for (const [shardId, position] of first?.all() ?? []) {
    const positions = [position, ...others.map((checkpoints) => checkpoints.get(shardId))];
    const known = positions.filter((one) => one !== undefined && one !== FINISHED);
    if (known.length < positions.length) continue;
    const before = String(Math.min(...known.map(Number)));
    forgetStreamRecords(join(dataDir, 'dynamodb'), { table: TABLE, shardId, before });
  }
}

/** Adds up the capacity units of every table call from now on. */
function meterTable(): Controls['consumed'] {
  const total = { read: 0, write: 0 };
  subscribe(TABLE_CALLS, (message) => {
    const { read = 0, write = 0 } = message as Partial<Consumption>;
    total.read += read;
    total.write += write;
  });
  return () => total;
}

function controlsOf({ drain, tick, sweep, queues }: Background, clock: Clock, names: DnsServer): Controls {
  return {
    clock: async (seconds) => ({ now: new Date(clock.advance(seconds)).toISOString() }),
    dns: (name, values) => names.setText(name, values),
    tick: () => tick.run(),
    drain,
    sweep: async () => ({ swept: await sweep() }),
    consumed: meterTable(),
    parked: () => ({ parked: queues.parked().map(({ queue, id, record }) => ({ queue, id, record })) }),
    replay: ({ queue, id }) => ({ replayed: queues.replay(queue, id) }),
  };
}

/** Written only when all is ready, and in one step, so that who reads it finds a running stage. */
function writeStageFile(dataDir: string, facts: StageFile): () => void {
  const file = join(dataDir, 'stage.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(facts, undefined, 2)}\n`);
  renameSync(`${file}.new`, file);
  return () => rmSync(file, { force: true });
}
