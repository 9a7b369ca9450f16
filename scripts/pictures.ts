import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type StageUrls, startBundledStage } from './bundled-stage.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { startHttpsFront } from './https-front.ts';
import { type Demo, makeDemo } from './pictures/demo-data.ts';
import { closeUp, type Size, scrollToGap } from './pictures/framing.ts';
import { SCENES, type Shot, type Stand } from './pictures/scenes.ts';
import { PictureTaker } from './pictures/taker.ts';

const MOST_BYTES = 60_000;
/** A crowded screen loses pixels before it loses edges: text in a picture must not fray. */
const ATTEMPTS = [
  { scale: 1, quality: 0.86 },
  { scale: 1, quality: 0.78 },
  { scale: 1, quality: 0.7 },
  { scale: 0.8, quality: 0.78 },
  { scale: 0.8, quality: 0.66 },
  { scale: 0.7, quality: 0.66 },
  { scale: 0.7, quality: 0.5 },
];

/** Encodes a screenshot in the best quality that stays below the budget of one picture; the browser does the work. */
async function toWebp(blankPage: Page, png: Buffer, name: string): Promise<Buffer> {
  for (const { scale, quality } of ATTEMPTS) {
    const encoded = await blankPage.evaluate<string>(`(async () => {
      const bytes = await (await fetch('data:image/png;base64,${png.toString('base64')}')).blob();
      const bitmap = await createImageBitmap(bytes);
      const canvas = new OffscreenCanvas(bitmap.width * ${scale}, bitmap.height * ${scale});
      const drawing = canvas.getContext('2d');
      drawing.imageSmoothingQuality = 'high';
      drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: ${quality} });
      return new Uint8Array(await blob.arrayBuffer()).toBase64();
    })()`);
    const webp = Buffer.from(encoded, 'base64');
    if (webp.length <= MOST_BYTES) return webp;
  }
  throw new Error(`${name} does not fit into ${MOST_BYTES} bytes`);
}

const OUT = join(import.meta.dirname, '../frontend/public/pictures');
const THEMES = ['light', 'dark'] as const;
/** Pictures in the shapes that `frontend/src/features/site/pages/pictures.ts` names. */
const FORMS = { wide: { width: 1024, height: 640 }, phone: { width: 375, height: 640 } };
/** The tour shows its pictures as wide as the page: a larger laptop, so that each shows a whole thing. */
const TOUR = { width: 1248, height: 780 };
/** The height of the site's bar: the creator's screens are shown without, a participant's phone is shown whole. */
const BAR = 65;
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
    locale: 'en-US',
    ignoreHTTPSErrors: true,
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

/** One panel of the form's size, or a close-up in that form. `barHeight`: of the site's bar, which is left out. */
async function take({ page, from, around }: Shot, size: Size, barHeight: number): Promise<Buffer> {
  await page.evaluate('document.fonts.ready');
  // A pointer that rests on something lights it up.
  await page.mouse.move(0, 0);
  if (from) await scrollToGap(page, from);
  const near = around && (await closeUp(around, size));
  const clip = near ?? { x: 0, y: barHeight, ...size };
  return page.screenshot({ animations: 'disabled', caret: 'hide', clip });
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
      const size = scene.isOfTour && form === 'wide' ? TOUR : FORMS[form];
      await stand.creator.setViewportSize({ ...size, height: size.height + BAR });
      const shot = await scene.stage(stand);
      if (scene.isPhoneOnly && form !== 'phone') continue;
      const png = await take(shot, size, shot.page === stand.creator ? BAR : 0);
      const webp = await toWebp(blank, png, name);
      writeFileSync(join(OUT, name), webp);
      console.log(`${name.padEnd(32)}${(webp.length / 1_000).toFixed(1)} kB`);
    }
}

interface Address {
  site: string;
  flags: string[];
  stop: () => Promise<void>;
}

/** A made-up address that leads to the stage; a shared stage is used under its own. */
async function addressOf({ site }: StageUrls, isOwn: boolean): Promise<Address> {
  if (!isOwn) return { site, flags: [], stop: async () => undefined };
  const front = await startHttpsFront(site);
  const rules = `--host-resolver-rules=MAP ${HOST}:443 127.0.0.1:${new URL(front.url).port}`;
  return { site: `https://${HOST}`, flags: [rules, '--ignore-certificate-errors'], stop: front.stop };
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
    const { site, flags, stop } = await addressOf(stage.urls, isOwn);
    try {
      await using browser = await chromium.launch({
        executablePath: await ensureBrowser(),
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...flags],
      });
      await takeAll(browser, site, demo);
    } finally {
      await stop();
    }
  } finally {
    await stage.stop();
  }
}

await main();
