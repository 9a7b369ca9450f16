import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withEngines } from './with-engines.ts';

/**
 * Counts what the calls of an attempt consume and weigh, and renews `bench/feeds/feeds.json`, from which `bench:burst`
 * and `bench:cost` reckon. Run it after a change of start, save, submit, or of what they store.
 */
const FILE = join(import.meta.dirname, 'feeds', 'feeds.json');

await withEngines(async () => {
  const { countFeeds, timeCalls } = await import('./feeds/measure.ts');
  const counted = await countFeeds();
  const timings = { at: new Date().toISOString().slice(0, 10), cpuMs: await timeCalls(60) };
  writeFileSync(FILE, `${JSON.stringify({ counted, timings }, undefined, 2)}\n`);
  console.log(JSON.stringify({ counted, timings }, undefined, 2));
});
