import { expect } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { signedInAs } from './demo.ts';
import { tabTo } from './keys.ts';
import { loaded, settled } from './rest.ts';
import { takenOver, test, urls, watch } from './stage.ts';

/** The site without a mouse: menus, the drawer, dialogs and the help. The quiz itself: `runner.spec.ts`. */

test.beforeEach(async ({ page }) => {
  watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('skip link, menu, and a dialog that a menu opens, which give the focus back', async ({ page }) => {
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/manage`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await loaded(page);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await page.goto(`${urls.site}/account/profile`);
  const trigger = page.getByRole('button', { name: 'My Quizzes' });
  await expect(trigger).toBeVisible();
  await loaded(page);
  await tabTo(page, trigger);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu', { name: 'My Quizzes' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Create New Quiz' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Create New Quiz' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Question Bank' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'View All Quizzes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/quiz\/manage$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const actions = page.getByRole('button', { name: /^Actions for / }).first();
  await expect(actions).toBeVisible();
  await loaded(page);
  await tabTo(page, actions);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: /^Delete/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(actions).toBeFocused();
});

test('the list of shortcuts with its switch, and the drawer that keeps the focus and gives it back', async ({
  page,
}) => {
  await page.goto(urls.site);
  await takenOver(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const single = help.getByRole('switch', { name: 'Single-key shortcuts' });
  await expect(help.locator(':focus')).toHaveCount(1);
  await tabTo(page, single);
  await page.keyboard.press('Space');
  await expect(single).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  // Its code is there: were the key heard, the list would be open once the page has drawn what it was told.
  await page.keyboard.press('?');
  await settled(page);
  expect(await help.count()).toBe(0);

  const opener = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(help.locator(':focus')).toHaveCount(1);
  await tabTo(page, single);
  await page.keyboard.press('Space');
  await expect(single).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  await page.setViewportSize({ width: 375, height: 800 });
  const opensDrawer = page.getByRole('button', { name: 'Open menu' });
  await tabTo(page, opensDrawer);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.locator(':focus')).toHaveCount(1);
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opensDrawer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await tabTo(page, drawer.getByRole('link', { name: 'Sign In' }));
  await expect(drawer.getByRole('link', { name: 'Sign In' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/login/);
});
