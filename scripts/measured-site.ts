import { takePort } from '@quizhall/infra/local/engines/ports.ts';
import { CONTENT_PATHS } from '@quizhall/shared/rules/content-paths';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { type Browser, chromium } from 'playwright-core';
import { type RunningStage, startBundledStage } from './bundled-stage.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { startHttpsFront } from './https-front.ts';

export interface MeasuredSite {
  browser: Browser;
  /** Where the browser can be driven from. */
  port: number;
  /** Whole addresses of the pages on which most visits begin, each of them visited once. */
  pages: Record<'front' | 'overview' | 'explore' | 'features' | 'signup', string>;
}

/** Starts the built site behind HTTP/2 and TLS, and a browser, for as long as they are measured. */
export async function withMeasuredSite<T>(measure: (site: MeasuredSite) => Promise<T>): Promise<T> {
  const stops: (() => Promise<void>)[] = [];
  try {
    const stage = await startBundledStage();
    stops.push(stage.stop);
    const front = await startHttpsFront(stage.urls.site);
    stops.push(front.stop);
    const port = await takePort(undefined, 'the browser');
    const browser = await launch(port);
    stops.push(() => browser.close());
    const pages = {
      front: `${front.url}/`,
      overview: `${front.url}/quiz/${await quizCode(stage)}`,
      explore: front.url + SITE_PATHS.explore,
      features: front.url + CONTENT_PATHS.features,
      signup: front.url + SITE_PATHS.signup,
    };
    for (const address of Object.values(pages)) await warmUp(browser, address);
    return await measure({ browser, port, pages });
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

/** The code of a published quiz, for its overview page. */
async function quizCode({ urls }: RunningStage): Promise<string> {
  const { email, password } = demoAccounts.creator;
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${urls.api}/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await login.json()) as { data: { tokens: { accessToken: string } } };
  const list = await fetch(`${urls.api}/quizzes`, {
    headers: { authorization: `Bearer ${data.tokens.accessToken}` },
  });
  const { data: mine } = (await list.json()) as { data: { quizzes: { code: string; status: string }[] } };
  const quiz = mine.quizzes.find(({ status }) => status === 'published');
  if (!quiz) throw new Error('The demo data has no published quiz');
  return quiz.code;
}

async function launch(port: number): Promise<Browser> {
  const flags = [
    '--no-sandbox',
    '--ignore-certificate-errors',
    '--disable-gpu',
    '--disable-background-networking',
  ];
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...flags, `--remote-debugging-port=${port}`],
  });
}

/** The first visit of all finds a server and a browser that have read none of their own code yet. */
async function warmUp(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
}
