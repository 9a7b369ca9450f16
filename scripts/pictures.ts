import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type StageUrls, startBundledStage } from './bundled-stage.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { type Demo, makeDemo } from './pictures/demo-data.ts';
import { SCENES, type Shot, type Stand } from './pictures/scenes.ts';
import { PictureTaker } from './pictures/taker.ts';
import { toWebp } from './pictures/webp.ts';

const OUT = join(import.meta.dirname, '../frontend/public/pictures');
const THEMES = ['light', 'dark'] as const;
/** As `frontend/src/features/site/pictures.ts` names and measures them. */
const FORMS = { wide: { width: 1024, height: 640 }, phone: { width: 375, height: 640 } };
/** Above the element at which a picture begins. */
const MARGIN = 24;
/** The address that links and QR codes in the pictures show. */
const HOST = 'quizhall.example';

type Form = keyof typeof FORMS;
type Set = { form: Form; theme: (typeof THEMES)[number]; stand: Stand };

async function signIn(page: Page, site: string, { email, password }: Demo): Promise<void> {
  await page.goto(`${site}/auth/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/account\/profile/);
}

async function prepare(
  browser: Browser,
  site: string,
  demo: Demo,
  form: Form,
  theme: Set['theme'],
): Promise<Set> {
  const options = {
    viewport: FORMS[form],
    deviceScaleFactor: 2,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    hasTouch: form === 'phone',
    // Scroll bars over the page, as on a phone: room kept for one would be a blank strip.
    isMobile: true,
  } as const;
  const creator = await (await browser.newContext(options)).newPage();
  const context = await browser.newContext(options);
  const guest = new PictureTaker(await context.newPage(), context);
  await signIn(creator, site, demo);
  return { form, theme, stand: { site, demo, creator, guest } };
}

/** Exactly one panel of the form's size; a longer page is moved so that the picture begins at `from`. */
async function take(
  { page, from }: Shot,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  await page.evaluate('document.fonts.ready');
  // A pointer that rests on something lights it up.
  await page.mouse.move(0, 0);
  if (!from) return page.screenshot({ animations: 'disabled', caret: 'hide' });
  const tall = height * 3;
  await page.setViewportSize({ width, height: tall });
  const box = await from.boundingBox();
  if (!box) throw new Error('Where the picture should begin is not on the page');
  const y = Math.max(0, box.y - MARGIN);
  const shot = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    clip: { x: 0, y: Math.min(y, tall - height), width, height },
  });
  await page.setViewportSize({ width, height });
  return shot;
}

async function takeAll(browser: Browser, site: string, demo: Demo): Promise<void> {
  const blank = await browser.newPage();
  const sets: Set[] = [];
  for (const form of Object.keys(FORMS) as Form[])
    for (const theme of THEMES) sets.push(await prepare(browser, site, demo, form, theme));
  mkdirSync(OUT, { recursive: true });
  for (const scene of SCENES)
    for (const { form, theme, stand } of sets) {
      const name = `${scene.name}-${form}-${theme}.webp`;
      const shot = await scene.stage(stand);
      if (scene.isPhoneOnly && form !== 'phone') continue;
      const webp = await toWebp(blank, await take(shot, FORMS[form]), name);
      writeFileSync(join(OUT, name), webp);
      console.log(`${name.padEnd(32)}${(webp.length / 1_000).toFixed(1)} kB`);
    }
}

/** A made-up address that leads to the stage; a shared stage is used under its own. */
function addressOf({ site }: StageUrls, isOwn: boolean): { site: string; flags: string[] } {
  if (!isOwn) return { site, flags: [] };
  return {
    site: `http://${HOST}`,
    flags: [
      `--host-resolver-rules=MAP ${HOST}:80 127.0.0.1:${new URL(site).port}`,
      `--unsafely-treat-insecure-origin-as-secure=http://${HOST}`,
    ],
  };
}

/**
 * Takes the pictures of the landing page from the product itself: the built site and functions on a stage of their own
 * (or the running one that E2E_STAGE names; its clock is left alone).
 */
async function main(): Promise<void> {
  const stage = await startBundledStage();
  try {
    const isOwn = !process.env.E2E_STAGE;
    const demo = await makeDemo(stage.urls, isOwn);
    const { site, flags } = addressOf(stage.urls, isOwn);
    const browser = await chromium.launch({
      executablePath: await ensureBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...flags],
    });
    try {
      await takeAll(browser, site, demo);
    } finally {
      await browser.close();
    }
  } finally {
    await stage.stop();
  }
}

await main();
