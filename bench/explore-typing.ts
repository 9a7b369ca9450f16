import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDataDir } from '@quizhall/infra/local/stage/settings.ts';
import { planQuizzes } from '@quizhall/infra/local/seed/full/plan.ts';
import type { Consumption } from '@quizhall/functions/platform/capacity-meter.ts';
import { applyEnvironment, handlerEnvironment } from '@quizhall/infra/local/environment.ts';
import type { StageFile } from '@quizhall/infra/local/stage/stage.ts';

/**
 * What a search answers as somebody types, on a running stage (`STAGE_DIR`) that is full (`npm start -- --full`): each of forty
 * queries letter by letter, one request after the other, over HTTP and past nothing that is kept; then the same in this process,
 * for what it reads of the table, what a function has to load before its first answer, and the memory that takes.
 */
const QUERIES = 40;
/** Where quizzes are that many people look for: titles, one with a letter wrong, and names of organizations. */
function queriesOf(): string[] {
  const titles = planQuizzes(10_000).map(({ title }) => title);
  const chosen = Array.from({ length: QUERIES - 4 }, (_, n) => titles[n * 271] ?? '');
  const wrong = chosen.map((title, n) => (n % 6 === 0 ? `${title.slice(0, 3)}${title.slice(4)}` : title));
  return [...wrong, 'northgate school', 'harbour univrsity', 'xylophone', 'open library'];
}

const typedLetters = (query: string): string[] =>
  Array.from({ length: Math.min(query.length, 16) }, (_, n) => query.slice(0, n + 1));

function told(name: string, values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const [p50, p95, p99, most] = [at(0.5), at(0.95), at(0.99), at(1)].map((ms) => ms.toFixed(1));
  return `${name}: ${sorted.length} requests, p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, longest ${most} ms`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

async function overHttp(site: string): Promise<void> {
  const asked = new Set<string>();
  const times: number[] = [];
  for (const query of queriesOf())
    for (const typed of typedLetters(query)) {
      // What somebody has just asked is answered from what is kept of it: that would be no search.
      if (asked.has(typed)) continue;
      asked.add(typed);
      const url = `${site}/api/explore/search?q=${encodeURIComponent(typed)}`;
      times.push(
        await timed(async () => {
          const answer = await fetch(url);
          if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
          await answer.text();
        }),
      );
    }
  console.log(told('over HTTP', times));
}

async function inProcess(): Promise<void> {
  const [{ handler }, { explore }, { invokeEndpoint }, { measureCost }] = await Promise.all([
    import('@quizhall/functions/explore/handlers/search-explore.ts'),
    import('@quizhall/shared/contract/explore/explore'),
    import('@quizhall/functions/testing/invoke.ts'),
    import('@quizhall/functions/platform/capacity-meter.ts'),
  ]);
  const ask = (q: string) => invokeEndpoint(handler, explore.searchExplore, { query: { q } });
  // Everything that is loaded once and is no catalogue: connections, code that is used for the first time.
  await ask('');
  globalThis.gc?.();
  const before = process.memoryUsage();
  const first = await measureCost(() => timed(() => ask('sol')));
  globalThis.gc?.();
  const after = process.memoryUsage();
  const mb = (after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers) / 1_048_576;
  console.log(`first answer, with the files: ${first.result.toFixed(0)} ms, ${costOf(first.consumed)}`);
  console.log(`memory for the catalogue: ${mb.toFixed(1)} MB`);
  const times: number[] = [];
  const total: Consumption = { trips: 0, read: 0, write: 0 };
  for (const query of queriesOf())
    for (const typed of typedLetters(query)) {
      const { result, consumed } = await measureCost(() => timed(() => ask(typed)));
      times.push(result);
      total.trips += consumed.trips;
      total.read += consumed.read;
    }
  console.log(told('in this process', times));
  const each = (sum: number) => (sum / times.length).toFixed(2);
  console.log(`an answer: ${each(total.trips)} calls of the table, ${each(total.read)} read units`);
}

const costOf = ({ trips, read }: Consumption): string => `${trips} calls of the table, ${read} read units`;

const dataDir = readDataDir(process.env);
const stage = JSON.parse(readFileSync(join(dataDir, 'stage.json'), 'utf8')) as StageFile;
await overHttp(stage.site);
applyEnvironment({
  LOG_LEVEL: 'silent',
  ...handlerEnvironment({
    stage: 'local',
    version: 'bench',
    siteUrl: stage.site,
    tableName: stage.table,
    mediaBucket: stage.bucket,
    tokenKey: readFileSync(join(dataDir, 'keys.json'), 'utf8'),
    derivationKey: readFileSync(join(dataDir, 'derivation.key'), 'utf8'),
    dynamodb: stage.dynamodb,
    s3: stage.s3,
    ses: stage.inbox,
  }),
});
await inProcess();
process.exit(0);
