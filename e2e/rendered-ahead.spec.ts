import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { publishedQuiz, signedInAs } from './demo.ts';
import { takenOver, test, urls, watch } from './stage.ts';

/** The front page and the overview come as finished markup; the app takes it over without drawing it anew. */

/** Marks the header while it is still the server's; one that was drawn anew would not carry the mark. */
const MARK = `addEventListener('DOMContentLoaded', () => document.querySelector('header')?.setAttribute('data-first', ''))`;

test('a quiz shows its title and description while the app is still on its way, and asks for them once', async ({
  page,
}) => {
  watch(page);
  const { code, title } = await publishedQuiz();
  const app = Promise.withResolvers<void>();
  const cards: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/card')) cards.push(request.url());
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await app.promise;
    await route.continue();
  });
  await page.goto(`${urls.site}/quiz/${code}`, { waitUntil: 'commit' });
  const loading = page.getByRole('status', { name: 'Loading quiz' });
  await expect(loading.getByText(title, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  app.resolve();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await takenOver(page);
  expect(cards).toHaveLength(1);
});

test('the markup is taken over as it is, in both themes', async ({ page }) => {
  watch(page);
  const { code } = await publishedQuiz();
  await page.addInitScript(MARK);
  for (const [path, colorScheme] of [
    ['/', 'dark'],
    ['/explore', 'dark'],
    [`/quiz/${code}`, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(urls.site + path);
    await expect(page.getByRole('button', { name: /dark mode|light mode/i })).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    await takenOver(page);
    await expect(page.locator('header[data-first]'), path).toHaveCount(1);
    // Parts whose code comes after the page's are still as they were rendered ahead.
    await expect.poll(() => labelsOfNothing(page), path).toEqual([]);
  }
});

/** Ids come from places in the tree: where the app's differs from the one that was rendered ahead, labels lose their fields. */
const labelsOfNothing = (page: Page): Promise<string[]> =>
  page.$$eval('label[for]', (labels) =>
    labels.flatMap((label) =>
      label.ownerDocument.getElementById(label.getAttribute('for') ?? '') ? [] : [label.textContent],
    ),
  );

test('whoever is signed in gets a page of their own', { tag: '@nightly' }, async ({ page }) => {
  watch(page);
  await signedInAs(page, demoAccounts.creator);
  const { code } = await publishedQuiz();
  await page.goto(`${urls.site}/quiz/${code}`);
  await expect(page.getByRole('button', { name: /account|menu/i }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
});

test('an address with filters is drawn with them, and one whose markup is not its own is drawn anew', async ({
  page,
}) => {
  watch(page);
  await page.goto(`${urls.site}/explore?category=science&sort=newest`);
  await expect(page.getByRole('button', { name: 'Science' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveText('Newest');
  await page.goto(`${urls.site}/front.html`);
  await expect(page).toHaveURL(`${urls.site}/`);
  await expect(page.locator('h1')).toBeVisible();
});
