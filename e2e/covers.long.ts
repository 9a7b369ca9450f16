import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { signedInAs } from './demo.ts';
import { test, urls, watch } from './stage.ts';

/** A photograph, as far as an encoder is concerned: drawn by the browser, 2,400 pixels wide and megabytes large. */
const PHOTOGRAPH = `(async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1500 });
  const context = canvas.getContext('2d');
  const image = context.createImageData(2400, 1500);
  let seed = 7;
  for (let at = 0; at < image.data.length; at += 4) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    const [x, y, noise] = [(at / 4) % 2400, at / 9600, (seed >> 16) % 24];
    image.data.set([x / 12 + noise, y / 8 + noise, 120 + noise, 255], at);
  }
  context.putImageData(image, 0, 0);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += 32768) text += String.fromCharCode(...bytes.subarray(from, from + 32768));
  return btoa(text);
})()`;

interface Loaded {
  file: string;
  type: string;
  bytes: number;
}

/** Writes down every uploaded picture that pages of this context load. */
function recordMedia(context: BrowserContext): Loaded[] {
  const loaded: Loaded[] = [];
  context.on('response', (response) => {
    if (!response.url().includes('/media/')) return;
    // From the headers: a body is gone as soon as its page is left.
    const { 'content-type': type = '', 'content-length': bytes } = response.headers();
    loaded.push({ file: response.url(), type, bytes: Number(bytes) });
  });
  return loaded;
}

/** Saves a draft with this cover; answers the upload's size in bytes. */
async function draftWithCover(page: Page, title: string): Promise<number> {
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/create`);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  const buffer = Buffer.from(await page.evaluate<string>(PHOTOGRAPH), 'base64');
  await page.getByLabel('Cover image').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save Draft' }).first().click();
  await expect(page).toHaveURL(/quiz=q_\w+/);
  return buffer.length;
}

test('a phone loads a cover in the size of its card, and no photograph leaves the camera whole', async ({
  browser,
}) => {
  const creator = await browser.newPage();
  watch(creator);
  const original = await draftWithCover(creator, 'A photograph');
  expect(original).toBeGreaterThan(2_000_000);

  // A dense screen asks for three times the pixels; a card is shown no more than 800.
  const phone = await browser.newContext({
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 3,
    storageState: await creator.context().storageState(),
  });
  const loaded = recordMedia(phone);
  const page = await phone.newPage();
  await page.goto(`${urls.site}/quiz/manage?search=photograph`);
  await expect(page.locator('article img').first()).toBeVisible();
  // A card of 343 px with its border. Once it is there: how wide it stands, what the browser chose, how wide that is.
  const shown = await page.evaluate<{ stands: number; file: string; width: number }>(`(async () => {
    const image = document.querySelector('article img');
    await image.decode();
    const { width } = await createImageBitmap(image);
    return { stands: image.clientWidth, file: image.currentSrc, width };
  })()`);
  await expect.poll(() => loaded.length).toBe(1);
  expect(shown).toEqual({ stands: 341, file: loaded[0]?.file, width: 800 });
  expect(loaded).toEqual([{ file: expect.any(String), type: 'image/webp', bytes: expect.any(Number) }]);
  expect(loaded[0]?.bytes).toBeLessThan(original / 10);
  test.info().annotations.push({ type: 'cover', description: `${original} → ${loaded[0]?.bytes} bytes` });
  await phone.close();
  await creator.close();
});
