import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startHttpsFront } from './https-front.ts';
import { withMeasuredSite } from './measured-site.ts';
import { middleOf } from './middle.ts';
import { run } from './run.ts';

const ROUNDS = 11;
/** How much more work than React and its router alone a page may make (docs/performance.md). */
const MOST = 1.5;
const PLAIN = join(import.meta.dirname, '../.local/plain-page');

/** Seconds of main thread that a first visit takes until nothing is loaded any more. */
interface Work {
  all: number;
  script: number;
  layout: number;
}

/** Serves the page of React and its router alone: one document, and its one script at any other address. */
async function startPlainPage(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const file = request.url?.startsWith('/assets/') ? request.url : '/index.html';
    response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'text/html');
    response.end(readFileSync(join(PLAIN, file)));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const front = await startHttpsFront(`http://127.0.0.1:${port}`);
  return {
    url: `${front.url}/`,
    stop: async () => {
      await front.stop();
      server.close();
    },
  };
}

interface Address {
  url: string;
  /** Its scripts are left out: what a browser does with markup and style alone, which no saving of scripts can go below. */
  withoutScripts?: true;
}

/** A first visit, with nothing of the page in any cache. */
async function visit(browser: Browser, { url, withoutScripts }: Address): Promise<Work> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  if (withoutScripts) await context.route(/\.js$/, (route) => route.abort());
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { metrics } = await devtools.send('Performance.getMetrics');
  await context.close();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    all: of('TaskDuration'),
    script: of('ScriptDuration'),
    layout: of('LayoutDuration') + of('RecalcStyleDuration'),
  };
}

const ms = (seconds: number) => `${(seconds * 1_000).toFixed(0)} ms`.padStart(8);

/** Front page and overview against a page of React and its router alone, in turns: a figure that no host changes. */
async function main(): Promise<boolean> {
  if ((await run('vite', ['build', '--config', 'frontend/build/plain-page/vite.config.ts'])) !== 0)
    throw new Error('The plain page could not be built');
  const plain = await startPlainPage();
  try {
    return await withMeasuredSite(async ({ browser, pages }) => {
      const { front, overview } = pages;
      const addresses: Record<string, Address> = {
        plain: { url: plain.url },
        front: { url: front },
        'front, no scripts': { url: front, withoutScripts: true },
        overview: { url: overview },
        'overview, no scripts': { url: overview, withoutScripts: true },
      };
      const works: Record<string, Work[]> = {};
      for (let round = 0; round < ROUNDS; round++)
        for (const [name, address] of Object.entries(addresses))
          (works[name] ??= []).push(await visit(browser, address));
      const middle = Object.fromEntries(
        Object.entries(works).map(([name, all]) => [name, middleOf(all, (work) => work.all)]),
      );
      const base = middle.plain?.all ?? 0;
      for (const [name, { all, script, layout }] of Object.entries(middle))
        console.log(
          `${name.padEnd(22)}${ms(all)}, scripts ${ms(script)}, layout ${ms(layout)}, ratio ${(all / base).toFixed(2)}`,
        );
      return ['front', 'overview'].every((name) => (middle[name]?.all ?? 0) / base <= MOST);
    });
  } finally {
    await plain.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
