import { test } from '../stage.ts';
import { happen } from './actions.ts';
import { wrongsOf } from './checker.ts';
import { ENDINGS } from './ending.ts';
import { Run } from './run.ts';

/**
 * One participant after another answers a paper of all eight types while their network, their tabs and their devices
 * fail as a seed decides: requests that never arrive, arrive late, twice or in another order, answers that nobody hears,
 * reloads, crashes, second tabs and devices, tokens whose time is over, an end that comes while they are offline. Then
 * what they typed last for each question is compared with what its owner is shown, and counted how often they took it.
 *
 * `run.ts` is one attempt and its chances, `actions.ts` the table of what happens, `ending.ts` how it ends, `device.ts`
 * a browser as a person uses it, `network.ts` the way of its requests, `paper.ts` how each type is answered and read,
 * `model.ts` what was typed and what that makes of the answers that may count, `checker.ts` the comparison.
 *
 * `npm run test:faults -- --runs 200 --seed 7` sets these two; among the other browser tests a few runs are enough.
 */
const RUNS = Number(process.env.FAULT_RUNS ?? 6);
const SEED = Number(process.env.FAULT_SEED ?? 1);

if (!(Number.isSafeInteger(RUNS) && RUNS > 0)) throw new Error(`FAULT_RUNS is no number of runs: ${RUNS}`);

/** So many things happen before an attempt ends. */
const LEAST_EVENTS = 12;
const MORE_EVENTS = 12;

for (let seed = SEED; seed < SEED + RUNS; seed += 1) {
  test(`seed ${seed}: what was typed last is what is graded, once`, async ({ browser }) => {
    const run = new Run(browser, seed);
    try {
      await through(run);
    } catch (error) {
      console.log(`Seed ${seed} failed after\n  ${run.trail.join('\n  ')}`);
      for (const { name, network } of run.devices) console.log(`${name}\n  ${network.log.join('\n  ')}`);
      throw error;
    } finally {
      await run.close();
    }
  });
}

async function through(run: Run): Promise<void> {
  await run.prepare({ devices: 1 + run.below(2), perPage: run.pick([1, 8]) });
  const events = LEAST_EVENTS + run.below(MORE_EVENTS);
  for (let n = 0; n < events; n += 1) await happen(run);
  const last = run.pick(run.devices);
  const [name, end] = run.pick(Object.entries(ENDINGS));
  run.note(`${last.name} ends: ${name}`);
  const shows = await end(run, last);
  const submissionId = /\/result\/([^/?#]+)/.exec(last.page.url())?.[1] ?? '';
  const wrongs = await wrongsOf(run, submissionId, shows);
  if (wrongs.length > 0) throw new Error(`Seed ${run.seed}:\n${wrongs.join('\n')}`);
}
