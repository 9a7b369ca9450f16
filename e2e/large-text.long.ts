import { expect, type Page } from '@playwright/test';
import { begin, isAt, publish } from './quiz.ts';
import { settled } from './rest.ts';
import { test } from './stage.ts';

/** WCAG 1.4.4: text twice as large takes nothing away. That no page grows wider than the screen: `pages.long.ts`. */
test.use({ viewport: { width: 375, height: 667 } });

/** What is cut off, by its text: its content is wider or higher than its box, or its box than the screen. */
const CUT_OFF = `[...document.querySelectorAll('button, a, h1, h2, dt, dd')]
  .filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    if (width === 0 || element.closest('.sr-only') || getComputedStyle(element).display === 'inline') return false;
    const isOutside = left < -1 || right > window.innerWidth + 1;
    return isOutside || element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
  })
  .map((element) => element.tagName + ' ' + element.textContent)`;

async function expectNothingCutOff(page: Page): Promise<void> {
  await settled(page);
  expect(await page.evaluate(CUT_OFF)).toEqual([]);
}

const ENLARGE = `document.addEventListener('DOMContentLoaded', () => {
  document.documentElement.style.fontSize = '200%';
})`;

test('a phone with text twice as large shows all of the question and of the review', async ({ page }) => {
  const { code } = await publish({});
  await page.addInitScript(ENLARGE);
  await begin(page, code, 5);
  await expectNothingCutOff(page);
  const [header, footer] = [page.getByRole('timer'), page.getByRole('button', { name: 'Next' })];
  const top = await header.boundingBox();
  const bottom = await footer.boundingBox();
  expect((bottom?.y ?? 0) - (top?.y ?? 0) - (top?.height ?? 0), 'room between').toBeGreaterThan(667 / 2);
  for (let number = 2; number <= 5; number++) {
    await page.getByRole('button', { name: 'Next' }).click();
    await isAt(page, number, 5);
  }
  await expect(page.getByRole('button', { name: 'Review & Submit' })).toBeVisible();
  await expectNothingCutOff(page);
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeVisible();
  await expectNothingCutOff(page);
});
