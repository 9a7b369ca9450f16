import { expect, type Page } from '@playwright/test';
import { endpoints } from '@quizhall/shared/contract';
import { fromEmbedPath } from '@quizhall/shared/rules/embedding';
import { allFindings, sidewaysPixels } from './axe.ts';

/** What holds for every page of the site. */

interface RouteTable {
  pages: { path: string; load: unknown }[];
  pageExists: (path: string) => boolean;
}

/** Read by its name, because the front end has types of its own; what the pages load stays unloaded. */
const TABLE: string = '../frontend/src/app/route-table.ts';
const { pages, pageExists } = (await import(TABLE)) as RouteTable;
export { pages };

/** Each theme at one of the widths: all four pairs would take twice as long. */
const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 375 },
] as const;
/** WCAG 1.4.10. */
const NARROWEST = 320;

async function expectNoViolations(page: Page): Promise<void> {
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(`document.documentElement.classList.toggle('dark', ${colorScheme === 'dark'})`);
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await allFindings(page), `${colorScheme}, ${width} px`).toEqual([]);
  }
}

async function expectNothingSideways(page: Page): Promise<void> {
  await page.setViewportSize({ width: NARROWEST, height: 800 });
  expect.soft(await sidewaysPixels(page), `${NARROWEST} px`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  expect.soft(await sidewaysPixels(page), 'text twice as large (WCAG 1.4.4)').toBeLessThanOrEqual(0);
}

/** Calls that lead a browser on, by their paths. */
const LEADING_ON = endpoints.flatMap(({ endpoint }) =>
  'redirect' in endpoint ? new RegExp(`^/api${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) : [],
);

const leadsSomewhere = (path: string): boolean =>
  pageExists(fromEmbedPath(path)) || LEADING_ON.some((call) => call.test(path));

async function expectNoDeadLinks(page: Page): Promise<void> {
  const links = await page.evaluate<string[]>(`[...document.querySelectorAll('a[href]')]
    .filter((link) => link.origin === location.origin && !link.hasAttribute('download'))
    .filter((link) => link.pathname !== location.pathname)
    .map((link) => link.pathname)`);
  expect.soft(links.filter((path) => !leadsSomewhere(path))).toEqual([]);
}

/** A page as it stands is accessible in both themes, as wide as the screen down to 320 px, and leads nowhere that is not. */
export async function expectSoundPage(page: Page): Promise<void> {
  await expectNoDeadLinks(page);
  await expectNoViolations(page);
  await expectNothingSideways(page);
}
