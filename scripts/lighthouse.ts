import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse, { type Config, desktopConfig, type Result, type RunnerResult } from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { type MeasuredSite, withMeasuredSite } from './measured-site.ts';
import { middleOf } from './middle.ts';
import { calibratedRuns, PHONE_INDEX } from './reference-phone.ts';

/** Blocking time varies by hundreds of milliseconds with what else the machine does: the middle one of five counts. */
const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5);
/** Only these pages, by their names; without any all of them. */
const chosen = process.argv.slice(2);
/** Every category of that run must reach this on every page, with simulated throttling (docs/performance.md). */
const LEAST = 95;
const REPORTS = join(import.meta.dirname, '../.local/lighthouse');
/** Number of measurements of the host before a run. */
const CALIBRATIONS = 3;

/** One line of scores; the names of the audits that cost points go under it. */
function report(name: string, { categories, audits }: Result): boolean {
  const scores = Object.values(categories).map(
    ({ title, score }) => [title, Math.round((score ?? 0) * 100)] as const,
  );
  console.log(`${name.padEnd(28)}${scores.map(([title, score]) => `${title} ${score}`).join('  ')}`);
  for (const id of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ])
    console.log(`    ${id.padEnd(28)}${audits[id]?.displayValue ?? ''}`);
  const lost = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  );
  if (lost.length > 0) console.log(`    below 0.9: ${lost.join(', ')}`);
  return scores.every(([, score]) => score >= LEAST);
}

async function visit(url: string, port: number, config: Config | undefined): Promise<RunnerResult> {
  const run = await lighthouse(url, { port, output: 'html', logLevel: 'error' }, config);
  const failure = run ? run.lhr.runtimeError?.message : 'no result';
  if (!run || failure) throw new Error(`Lighthouse of ${url}: ${failure}`);
  return run;
}

/** Speed of this host now: the middle of some measurements, each as Lighthouse makes one at the start of a run. */
async function hostIndex({ browser }: MeasuredSite): Promise<number> {
  const page = await browser.newPage();
  const indexes: number[] = [];
  for (let count = 0; count < CALIBRATIONS; count++)
    indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  return middleOf(indexes, Number);
}

const indexOf = ({ lhr }: RunnerResult): number => lhr.environment.benchmarkIndex;

const mobileConfig = (cpuSlowdownMultiplier: number): Config => ({
  extends: 'lighthouse:default',
  settings: { throttling: { cpuSlowdownMultiplier } },
});

/** Measures every page on every form factor; false when a category of any is below the budget. */
async function measure(site: MeasuredSite): Promise<boolean> {
  console.log(`The reference phone has a host index of ${PHONE_INDEX}.`);
  const formFactors = { mobile: mobileConfig, desktop: () => desktopConfig };
  let good = true;
  for (const [page, address] of Object.entries(site.pages)) {
    if (chosen.length > 0 && !chosen.includes(page)) continue;
    for (const [formFactor, configOf] of Object.entries(formFactors)) {
      const name = `${page}-${formFactor}`;
      const runs = await calibratedRuns(RUNS, {
        hostIndex: () => hostIndex(site),
        visit: (slowDown) => visit(address, site.port, configOf(slowDown)),
      });
      const { run, index } = middleOf(runs, ({ run: { lhr } }) => lhr.categories.performance?.score ?? 0);
      writeFileSync(join(REPORTS, `${name}.html`), String(run.report));
      good = report(name, run.lhr) && good;
      const indexes = runs.map((one) => Math.round(one.index)).join(', ');
      console.log(
        `    host index before each run  ${indexes}; of this one ${Math.round(index)}, ${indexOf(run)} during it`,
      );
    }
  }
  return good;
}

/**
 * Lighthouse of the built site: the front page, the overview of a quiz, a page of text and the signup, on a simulated phone and a desktop
 * computer; `-- features signup` measures these two.
 * Ends with an error when any category is below the budget. Whole reports: `.local/lighthouse`.
 */
mkdirSync(REPORTS, { recursive: true });
process.exitCode = (await withMeasuredSite(measure)) ? 0 : 1;
