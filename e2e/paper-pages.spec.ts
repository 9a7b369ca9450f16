import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { begin, isAt, numbered, publish } from './quiz.ts';
import { test, watch } from './stage.ts';

/** Papers with several questions on a page. */

const TOTAL = 7;

async function taking(page: Page): Promise<void> {
  watch(page);
  const { code } = await publish({
    title: 'Pages',
    questions: numbered(TOTAL),
    settings: { questionsPerPage: 3, questionTimeLimit: 0 },
  });
  await begin(page, code, TOTAL);
}

const option = (page: Page, number: number, name: string) =>
  page.getByRole('radiogroup', { name: `Which is number ${number}?` }).getByRole('radio', { name });
const stem = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Which is number ${number}?`, exact: true });

test('three on a page by keys alone, and the same place after a reload', async ({ page }) => {
  await taking(page);
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  await expect(page.getByRole('radiogroup')).toHaveCount(3);
  // Not among the keys: axe looks from the top, and the current question follows the scrolling.
  await expectAccessible(page);
  for (const key of ['a', 'Enter', 'b', 'Enter', 'c']) await page.keyboard.press(key);
  await expect(option(page, 2, 'That one')).toBeChecked();
  await expect(stem(page, 3)).toBeFocused();
  await page.keyboard.press('Enter');
  await isAt(page, 4, TOTAL);
  await page.keyboard.press('Enter');
  await expect(stem(page, 5)).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await page.reload();
  await isAt(page, 5, TOTAL);
  await expect(stem(page, 5)).toBeInViewport();
  await expect(option(page, 5, 'None')).toBeChecked();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await expectAccessible(page);
});

test('on a phone: scrolled, turned, reviewed and handed in', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await taking(page);
  await expectAccessible(page);
  await page.getByText('The other one').nth(2).click();
  await expect(page.getByText('Q 3/7')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(stem(page, 4)).toBeInViewport();
  await page.mouse.wheel(0, 700);
  await expect(page.getByText('Q 5/7')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Question 3: Answered' }).click();
  await expect(stem(page, 3)).toBeInViewport();
  await page.getByRole('button', { name: 'All questions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page.getByText('1 / 7').or(page.getByText('0 / 7')).first()).toBeVisible();
});

test('what is typed in a field that was scrolled out of sight stays', { tag: '@nightly' }, async ({
  page,
}) => {
  watch(page);
  const { code } = await publish({
    title: 'Far down the page',
    questions: [{ type: 'fill_blank', question: 'Water is ___.', correctAnswers: ['wet'] }, ...numbered(3)],
    settings: { questionsPerPage: 4, questionTimeLimit: 0 },
  });
  await page.setViewportSize({ width: 375, height: 500 });
  await begin(page, code, 4);
  const field = page.getByRole('textbox');
  await field.focus();
  await expect(page.getByText('Q 1/4')).toBeVisible();
  await page.mouse.move(180, 250);
  await page.mouse.wheel(0, 900);
  await expect(page.getByText('Q 3/4')).toBeVisible();
  await page.keyboard.press('w');
  await expect(field).toHaveValue('w');
  await expect(page.getByText('Q 1/4')).toBeVisible();
});
