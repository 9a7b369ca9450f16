import { expect, type Page } from '@playwright/test';
import { expectAccessible, sidewaysPixels } from './axe.ts';
import { begin, isAt, numbered, publish } from './quiz.ts';
import { test, watch } from './stage.ts';

/** Options that are crossed out, and a question that is zoomed. */

const strike = (page: Page, mark: string) => page.getByRole('button', { name: `Cross out option ${mark}` });
const sizeOf = async (page: Page, name: string) => {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
  return [box?.width, box?.height];
};

/** Marks of options that stand out of their circles. */
const OUTGROWN = `[...document.querySelectorAll('label > [aria-hidden]')]
  .filter(({ scrollWidth, scrollHeight, clientWidth, clientHeight }) =>
    scrollWidth > clientWidth || scrollHeight > clientHeight)
  .map(({ textContent }) => textContent)`;

test('by keys: ruled out, zoomed, still so after a reload, and only the answer is handed in', async ({
  page,
}) => {
  watch(page);
  const { code } = await publish({ title: 'Tools' });
  await begin(page, code, 5);
  await page.keyboard.press('Shift+A');
  await page.keyboard.press('Shift+C');
  await expect(page.getByRole('radio', { name: '(crossed out)' })).toHaveCount(2);
  await page.keyboard.press('a');
  await expect(page.getByRole('radio', { name: '(crossed out)' })).toHaveCount(1);
  await expect(strike(page, 'C')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  const controls = [await sizeOf(page, 'Flag'), await sizeOf(page, 'Next')];
  const wording = page.getByRole('heading', { name: 'Which is a metal?' });
  const before = await wording.evaluate((element) => element.getBoundingClientRect().height);
  for (let step = 0; step < 4; step++) await page.keyboard.press('+');
  await expect(page.getByText('Zoom 200%')).toBeAttached();
  await expect
    .poll(() => wording.evaluate((element) => element.getBoundingClientRect().height))
    .toBeGreaterThanOrEqual(2 * before);
  expect([await sizeOf(page, 'Flag'), await sizeOf(page, 'Next')]).toEqual(controls);
  await page.reload();
  await isAt(page, 1, 5);
  await expect(strike(page, 'C')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zoom', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('175%', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Zoom', exact: true })).toBeFocused();
});

test('by touch on small phones, at twice the size', { tag: '@nightly' }, async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 375, height: 720 } });
  const page = await context.newPage();
  watch(page);
  const { code } = await publish({ title: 'Tools on a phone' });
  await begin(page, code, 5);
  await strike(page, 'B').tap();
  await expect(page.getByRole('radio', { name: '(crossed out)' })).toHaveCount(1);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zoom', exact: true }).tap();
  for (const percent of [125, 150, 175, 200]) {
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await expect(page.getByText(`${percent}%`, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  for (let number = 1; number <= 5; number++) {
    await isAt(page, number, 5);
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await sidewaysPixels(page)).toBe(0);
      expect(await page.evaluate(OUTGROWN)).toEqual([]);
    }
    await page.getByRole('button', { name: number === 5 ? 'Review & Submit' : 'Next' }).tap();
  }
});

test('on a page of several questions', { tag: '@nightly' }, async ({ page }) => {
  watch(page);
  const { code } = await publish({
    title: 'Tools on a page',
    questions: numbered(4),
    settings: { questionsPerPage: 2, questionTimeLimit: 0 },
  });
  await begin(page, code, 4);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Which is number 2?' })).toBeFocused();
  await page.keyboard.press('Shift+D');
  const second = page.getByRole('radiogroup', { name: 'Which is number 2?' });
  await expect(second.getByRole('radio', { name: 'None (crossed out)' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '(crossed out)' })).toHaveCount(1);
  for (let step = 0; step < 4; step++) await page.keyboard.press('+');
  await expectAccessible(page);
});
