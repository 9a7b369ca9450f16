import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CallName, OTHER_NAMES, OTHERS, timings as committed } from './feeds/feeds.ts';
import { withEngines } from './with-engines.ts';

/**
 * Counts what the calls of an attempt consume and weigh, and renews `bench/feeds/feeds.json`, from which `bench:burst`
 * and `bench:cost` reckon. Run it after a change of start, save, submit, or of what they store; `-- --large`, `-- --pool` and
 * `-- --members` renew the file of that crowd, whose processor time is told by its ratio to the usual one in the same run.
 * `-- --counts` renews all counts and keeps the processor times, on a machine that is busy with something else.
 */
const FILES = { large: 'feeds-500.json', pool: 'feeds-pool.json', members: 'feeds-members.json' };
const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: { large: flag, pool: flag, members: flag, counts: flag },
});
const at = new Date().toISOString().slice(0, 10);

await withEngines(async () => {
  const { countFeeds, timeCalls } = await import('./feeds/measure.ts');
  const { CROWDS } = await import('./feeds/crowds.ts');
  const renew = (file: string, measured: object) => {
    const text = JSON.stringify(measured, undefined, 2);
    writeFileSync(join(import.meta.dirname, 'feeds', file), `${text}\n`);
    console.log(text);
  };
  if (values.counts) {
    renew('feeds.json', { counted: await countFeeds(), timings: committed });
    for (const name of OTHER_NAMES)
      renew(FILES[name], { counted: await countFeeds(CROWDS[name]), timings: OTHERS[name].timings });
    return;
  }
  const others = OTHER_NAMES.filter((name) => values[name]);
  const usual = await timeCalls(60);
  if (others.length === 0)
    renew('feeds.json', { counted: await countFeeds(), timings: { at, cpuMs: usual } });
  for (const name of others) {
    const scaled = Object.entries(await timeCalls(60, CROWDS[name])).map(([key, ms]) => {
      const call = key as CallName;
      return [call, Math.round((ms / usual[call]) * committed.cpuMs[call] * 10) / 10];
    });
    const counted = await countFeeds(CROWDS[name]);
    renew(FILES[name], { counted, timings: { at, cpuMs: Object.fromEntries(scaled) } });
  }
});
