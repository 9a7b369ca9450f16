import { expect, type Locator, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { signedInAs } from './demo.ts';
import { numbered, publish } from './quiz.ts';
import { loaded } from './rest.ts';
import { test, urls } from './stage.ts';

/** How fast the editors answer a key in the largest quiz there may be. */

const QUESTIONS = 500;
const WORDS = 'Which of these metals was the first one that people could melt, pour and forge into tools?';

/**
 * Collects, by the browser's clock alone, how long each key took: from the moment of the press (not from the listener,
 * which a busy page calls late) to the end of the frame that shows what it wrote.
 */
const COLLECT_KEYS = `(() => {
  window.keys = [];
  addEventListener('keydown', ({ timeStamp }) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.keys.push(performance.now() - timeStamp);
    requestAnimationFrame(() => port2.postMessage(0));
  }, { capture: true });
})()`;

/** Types as somebody fast does, and answers what 95 of 100 keys stay below, in milliseconds. */
async function typed(page: Page, field: Locator): Promise<number> {
  await field.focus();
  await page.evaluate(COLLECT_KEYS);
  await page.keyboard.type(WORDS, { delay: 60 });
  await page.waitForFunction(`window.keys.length === ${WORDS.length}`);
  const keys = (await page.evaluate<number[]>('window.keys')).toSorted((a, b) => a - b);
  return keys[Math.floor(keys.length * 0.95)] ?? Number.NaN;
}

async function openEditor(page: Page, path: 'edit' | 'edit2'): Promise<void> {
  const { id } = await publish({ title: 'Many questions', questions: numbered(QUESTIONS) });
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/${id}/${path}`);
  await loaded(page);
}

const PLACES: Record<string, (page: Page) => Promise<Locator>> = {
  title: async (page) => {
    await openEditor(page, 'edit');
    return page.getByLabel(/^Title/);
  },
  stem: async (page) => {
    await openEditor(page, 'edit');
    await page
      .getByRole('button', { name: /Which is number 250\?/ })
      .first()
      .click();
    return page.getByRole('textbox', { name: /^Question(?! )/ });
  },
  cell: async (page) => {
    await openEditor(page, 'edit2');
    await page.locator('[data-cell="249:1"]').dblclick();
    return page.locator('[role=grid] textarea');
  },
};

for (const [place, find] of Object.entries(PLACES)) {
  test(`a key shows in the ${place} of a quiz of ${QUESTIONS} questions within 50 ms`, async ({ page }) => {
    const late = await typed(page, await find(page));
    console.log(`${place}: 95 of 100 keys within ${late.toFixed(1)} ms`);
    expect(late).toBeLessThan(50);
  });
}

test(`undo of a typed word shows in a quiz of ${QUESTIONS} questions within 200 ms`, async ({ page }) => {
  const field = await PLACES.stem?.(page);
  if (!field) throw new Error('No field');
  const times: number[] = [];
  await page.evaluate(COLLECT_KEYS);
  for (let round = 0; round < 5; round++) {
    await field.press('End');
    await page.keyboard.type(' more', { delay: 60 });
    await page.evaluate('window.keys = []');
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.evaluate('window.keys.length')).toBe(2);
    times.push((await page.evaluate<number[]>('window.keys'))[1] ?? Number.NaN);
    await expect(field).not.toHaveValue(/more$/);
  }
  const middle = times.toSorted((a, b) => a - b)[2] ?? Number.NaN;
  console.log(`undo: ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
  expect(middle).toBeLessThan(200);
});
