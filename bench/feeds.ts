import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CallName, timings as committed } from './feeds/feeds.ts';
import { withEngines } from './with-engines.ts';

/**
 * Counts what the calls of an attempt consume and weigh, and renews `bench/feeds/feeds.json`, from which `bench:burst`
 * and `bench:cost` reckon. Run it after a change of start, save, submit, or of what they store; `-- --large` renews
 * `feeds-500.json`, of a quiz of 500 questions, whose processor time is told by its ratio to 50 questions in the same run.
 */
const { values } = parseArgs({ options: { large: { type: 'boolean', default: false } } });
const LARGE = 500;
const at = new Date().toISOString().slice(0, 10);

await withEngines(async () => {
  const { countFeeds, timeCalls } = await import('./feeds/measure.ts');
  const renew = (file: string, measured: object) => {
    const text = JSON.stringify(measured, undefined, 2);
    writeFileSync(join(import.meta.dirname, 'feeds', file), `${text}\n`);
    console.log(text);
  };
  if (!values.large) {
    renew('feeds.json', { counted: await countFeeds(), timings: { at, cpuMs: await timeCalls(60) } });
    return;
  }
  const [usual, large] = [await timeCalls(60), await timeCalls(60, LARGE)];
  const scaled = Object.entries(large).map(([name, ms]) => {
    const call = name as CallName;
    return [call, Math.round((ms / usual[call]) * committed.cpuMs[call] * 10) / 10];
  });
  renew('feeds-500.json', {
    counted: await countFeeds(LARGE),
    timings: { at, cpuMs: Object.fromEntries(scaled) },
  });
});
