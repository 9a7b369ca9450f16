import { expect } from '@playwright/test';
import { isAt, publish } from './quiz.ts';
import { settled } from './rest.ts';
import { test, urls, watch } from './stage.ts';

test('what a quiz keeps its participants from is said first, and then done', async ({ page }) => {
  watch(page);
  const { code } = await publish({
    settings: {
      instructions: 'Have **paper** at hand.',
      preventCheating: { disableCopyPaste: true, disableRightClick: true },
    },
  });
  await page.goto(`${urls.site}/quiz/${code}`);
  await expect(page.getByRole('heading', { name: 'Instructions' })).toBeVisible();
  await expect(page.locator('strong', { hasText: 'paper' })).toBeVisible();
  await expect(page.getByText('Copy and paste are switched off.')).toBeVisible();
  await expect(page.getByText('The right mouse button is switched off.')).toBeVisible();
  await expect(page.getByText('The quiz opens in full screen')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await isAt(page, 1, 5);
  await settled(page);
  const question = page.getByRole('heading', { name: 'Which is a metal?' });
  const goesOn = (type: string) =>
    question.evaluate(
      (element, name) => element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true })),
      type,
    );
  expect(await goesOn('contextmenu')).toBe(false);
  await page.keyboard.press('Control+C');
  await expect(page.getByText('Copy/paste is disabled for this quiz!')).toBeVisible();
});
