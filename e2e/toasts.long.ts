import { expect, type Locator, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { signedInAs } from './demo.ts';
import { publish } from './quiz.ts';
import { settled } from './rest.ts';
import { test, urls, watch } from './stage.ts';

/** Toasts stand where they cover nothing that people reach for at the top of a page. */

const SIZES = [
  { width: 1280, height: 800 },
  { width: 375, height: 667 },
];

/** What can be pressed at the top of the page, by its name, and lies under one of the toasts. */
const COVERED = `(() => {
  const boxOf = (element) => element.getBoundingClientRect();
  const toasts = [...document.querySelectorAll('[aria-relevant="additions text"] > *')].map(boxOf);
  const controls = [...document.querySelectorAll('[data-keep-clear] :is(a, button, input), article :is(button, input)')];
  const shown = controls.filter((control) => control.checkVisibility() && boxOf(control).width > 0);
  const isUnder = (control) =>
    toasts.some((toast) => {
      const box = boxOf(control);
      return box.left < toast.right && toast.left < box.right && box.top < toast.bottom && toast.top < box.bottom;
    });
  return { toasts: toasts.length, shown: shown.length, covered: shown.filter(isUnder).map((control) => control.textContent || control.ariaLabel) };
})()`;

async function expectNothingCovered(page: Page, toast: Locator): Promise<void> {
  await expect(toast).toBeVisible();
  // Once it stands where it comes to; it goes by itself.
  await settled(page);
  const found = await page.evaluate<{ toasts: number; shown: number; covered: string[] }>(COVERED);
  expect(found.toasts).toBeGreaterThan(0);
  expect(found.shown).toBeGreaterThan(2);
  expect(found.covered).toEqual([]);
}

for (const viewport of SIZES) {
  test(`at ${viewport.width} px, no toast covers a button of the bar, of the editor or of the list`, async ({
    page,
  }) => {
    watch(page);
    const title = `Toasts at ${viewport.width}`;
    const { id } = await publish({ title });
    await page.setViewportSize(viewport);
    await signedInAs(page, demoAccounts.creator);

    await page.goto(`${urls.site}/quiz/manage`);
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
    await page.evaluate('scrollTo(0, 0)');
    await expectNothingCovered(page, page.getByText('Quiz archived'));

    await page.goto(`${urls.site}/quiz/${id}/edit`);
    await page
      .getByRole('button', { name: /Which is a metal\?/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Delete', exact: true }).filter({ visible: true }).first().click();
    await expectNothingCovered(page, page.getByText(/Question \d+ deleted/));
  });
}
