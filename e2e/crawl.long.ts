import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { allFindings } from './axe.ts';
import { signedInAs } from './demo.ts';
import { loaded, settled } from './rest.ts';
import { takenOver, test, urls } from './stage.ts';

/** Follows every link of bar, drawer, footer and the list of all pages in a real browser, as everybody who may see them. */

const ROLES = { guest: undefined, ...demoAccounts };

/** What leads to a page of the site; a download or a part of a page does not. */
const LINKS = `(selector) => [...document.querySelectorAll(selector)]
  .filter((link) => link.origin === location.origin && !link.hasAttribute('download'))
  .map((link) => link.pathname)`;

const linksIn = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate<string[]>(`(${LINKS})(${JSON.stringify(selector)})`);

/** Every address that bar, its menus, drawer and footer offer to whoever is here. */
async function offered(page: Page): Promise<string[]> {
  await open(page, '/');
  const found = [...(await linksIn(page, 'header a[href]')), ...(await linksIn(page, 'footer a[href]'))];
  const menus = page.locator('header button[aria-haspopup="menu"]');
  for (let n = 0; n < (await menus.count()); n++) {
    await menus.nth(n).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await settled(page);
    found.push(...(await linksIn(page, '[role="menu"] a[href]')));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await settled(page);
  found.push(...(await linksIn(page, '[role="dialog"] a[href]')));
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

async function listed(page: Page): Promise<string[]> {
  const text = await (await page.request.get(`${urls.site}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(urls.site + path);
  await takenOver(page);
  await expect(page.locator('h1').first()).toBeVisible();
  await loaded(page);
}

for (const [role, account] of Object.entries(ROLES))
  test(`no link leads ${role} to a dead end, an error or a barrier`, async ({ page }) => {
    const problems: string[] = [];
    let at = '/';
    page.on('pageerror', (error) => problems.push(`${at}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${at}: ${message.text()}`);
    });
    if (account) await signedInAs(page, account);
    const paths = new Set([...(await offered(page)), ...(await listed(page))]);
    expect(paths.size).toBeGreaterThan(40);
    for (const path of [...paths].toSorted()) {
      at = path;
      await open(page, path);
      if (await page.getByText('That page does not exist').count()) problems.push(`${path}: leads home`);
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.evaluate(`document.documentElement.classList.toggle('dark', ${theme === 'dark'})`);
        problems.push(...(await allFindings(page)).map((finding) => `${path}, ${theme}: ${finding}`));
      }
    }
    expect(problems).toEqual([]);
  });
