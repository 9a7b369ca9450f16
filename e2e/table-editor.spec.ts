import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { signedInAs } from './demo.ts';
import { numbered, publish } from './quiz.ts';
import { loaded, settled } from './rest.ts';
import { test, urls, watch } from './stage.ts';

const ROWS = 500;

/** As a spreadsheet copies them: headings, and a text of two lines in every tenth question. */
const spreadsheet = (count: number): string =>
  [
    ['Question', 'Option 1', 'Option 2', 'Option 3', 'Correct', 'Points'].join('\t'),
    ...Array.from({ length: count }, (_, index) => {
      const text = `What is ${index} + 1?`;
      const question = index % 10 === 9 ? `"${text}\nTake your time."` : text;
      return [question, index, index + 1, index + 2, '#2', 5].join('\t');
    }),
  ].join('\r\n');

const cell = (page: Page, row: number, column: number) => page.locator(`[data-cell="${row}:${column}"]`);
const table = (page: Page) => page.getByRole('grid', { name: 'Questions of this quiz' });

async function openTable(page: Page, id: string): Promise<void> {
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/${id}/edit2`);
  await expect(table(page)).toBeVisible();
  await loaded(page);
}

/** What Ctrl+V brings; the clipboard itself asks for permissions that differ by browser. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(event);
  })()`);

/** Presses a cell, and waits until the focus is there. */
async function go(page: Page, row: number, column: number): Promise<void> {
  await cell(page, row, column).click();
  await expect(cell(page, row, column)).toBeFocused();
}

/** Cells of the last column in sight of which nothing is drawn. */
const LEFT_OUT = `(() => {
  const grid = document.querySelector('[role=grid]');
  const { top, bottom } = grid.getBoundingClientRect();
  return [...grid.querySelectorAll('[role=gridcell]:last-child')]
    .filter((cell) => {
      const box = cell.parentElement.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom && !cell.checkVisibility({ contentVisibilityAuto: true });
    })
    .map((cell) => cell.dataset.cell);
})()`;

const columnOf = async (page: Page, name: string): Promise<number> =>
  Number(await page.getByRole('columnheader', { name, exact: true }).getAttribute('aria-colindex')) - 1;

test('500 rows are pasted into the table, changed at once, taken back, saved and there after a reload', async ({
  page,
}) => {
  const { id } = await publish({ title: 'Pasted', questions: numbered(1) });
  watch(page);
  await openTable(page, id);
  await go(page, 0, 1);
  await paste(page, spreadsheet(ROWS));
  await expect(page.getByText(/499 questions added/)).toBeVisible();
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(ROWS + 1));
  await expect(cell(page, 9, 1)).toContainText('Take your time.');

  await page.keyboard.press('Control+a');
  await expect(page.getByText('500 questions selected', { exact: true })).toBeAttached();
  await page.getByRole('button', { name: 'Change selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 500 questions' });
  await dialog.getByLabel('Points').fill('3');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  const points = await columnOf(page, 'Points');
  await expect(cell(page, 499, points)).toHaveText('3');
  await go(page, 0, points);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 499, points)).toHaveText('5');
  await page.keyboard.press('8');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, points)).toHaveText('8');

  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByText('Changes saved successfully!')).toBeVisible();
  await page.reload();
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(ROWS + 1));
  await expect(cell(page, 0, points)).toHaveText('8');
  await expect(cell(page, 499, points)).toHaveText('5');
  await expect(cell(page, 499, 1)).toHaveText('What is 499 + 1?\nTake your time.');
  await expect(cell(page, 499, await columnOf(page, 'Correct'))).toContainText('500');
});

test('a text in a cell is formatted by the bar and by keys, and the rows stay where they are', {
  tag: '@nightly',
}, async ({ page }) => {
  watch(page);
  const { id } = await publish({ title: 'Formatted cells', questions: numbered(3) });
  await openTable(page, id);
  await go(page, 0, 1);
  const before = await cell(page, 1, 1).boundingBox();
  await page.keyboard.press('F2');
  const field = table(page).getByRole('textbox', { name: 'Question, ' });
  await expect(field).toBeFocused();
  const bar = table(page).getByRole('toolbar');
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await cell(page, 1, 1).boundingBox()).toEqual(before);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Which one');
  await page.keyboard.press('ControlOrMeta+a');
  await bar.getByRole('button', { name: 'Bold' }).click();
  await expect(field).toHaveValue('**Which one**');
  await page.keyboard.press('ControlOrMeta+i');
  await expect(field).toHaveValue('***Which one***');
  await page.keyboard.press('ControlOrMeta+i');
  await page.keyboard.press('Alt+F10');
  await expect(bar.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(bar.getByRole('button', { name: 'Code' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cell(page, 0, 2)).toBeFocused();
  await expect(cell(page, 0, 1)).toHaveText('**Which one**');
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await expect(bar.getByRole('button')).toHaveCount(5);
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('Escape');
  await expect(cell(page, 0, 3)).toBeFocused();
  await expect(cell(page, 0, 3)).not.toContainText('**');
});

test('the table is worked without a mouse, on a phone it scrolls by itself, and both editors show one draft', async ({
  page,
}) => {
  const { id } = await publish({ title: 'By keyboard', questions: numbered(30) });
  watch(page);
  await page.setViewportSize({ width: 375, height: 667 });
  await openTable(page, id);
  await page.getByRole('button', { name: 'Add question' }).focus();
  await expect(page.getByRole('button', { name: 'Add question' })).toBeFocused();
  await go(page, 0, 1);
  await page.keyboard.press('Control+ArrowDown');
  await expect(cell(page, 30, 1)).toBeFocused();
  await expect(cell(page, 30, 1)).toBeInViewport();
  await page.keyboard.type('What is new?');
  await page.keyboard.press('Tab');
  await expect(cell(page, 30, 2)).toBeFocused();
  await page.keyboard.press('End');
  const pool = await columnOf(page, 'Pool');
  await expect(cell(page, 30, pool)).toBeFocused();
  await expect(cell(page, 30, pool)).toBeInViewport();
  // Rows that the focus has left are drawn, far to the right as well.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 28, pool)).toBeFocused();
  await settled(page);
  expect(await page.evaluate(LEFT_OUT)).toEqual([]);
  expect(await page.evaluate('document.scrollingElement.scrollLeft')).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await page.evaluate("document.activeElement.closest('[role=grid]')")).toBeNull();

  await page.getByRole('link', { name: 'Edit in sections' }).click();
  await expect(page.getByText('Unsaved draft restored')).toBeVisible();
  await expect(page.getByText('What is new?')).toBeAttached();
  await page.getByRole('link', { name: 'Edit as a table' }).click();
  await expect(cell(page, 30, 1)).toHaveText('What is new?');
});
