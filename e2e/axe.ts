import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled } from './rest.ts';

/** WCAG 2.2 AA, and good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong, each rule with the elements that break it, and how. It runs as a whole inside the page, which has no frame
 * of another origin; otherwise every run would open a page more to put its parts together. It looks at the page from its top:
 * how much of a button lies below the bar that stays there is a matter of how far somebody has scrolled.
 * @param within a selector; else the whole page
 */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  await settled(page);
  const scrolled = await page.evaluate<number>('scrollY');
  if (scrolled > 0) await scrollTo(page, 0);
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(TAGS)
    .setLegacyMode();
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  if (scrolled > 0) await scrollTo(page, scrolled);
  const told = ({ html, failureSummary }: { html: string; failureSummary?: string }) =>
    `${html} ${failureSummary?.replace(/\s+/g, ' ')}`;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(told).join(' | ')}`);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
  await settled(page);
}

/** How many pixels of the page lie beyond its right edge (WCAG 1.4.10 allows none down to 320 px). */
export async function sidewaysPixels(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

/** WCAG 1.4.10: nothing scrolls sideways down to this width. */
const NARROWEST = 320;

/** Fails for what axe finds in the current look, and for sideways scrolling at 320 px; puts the size of the page back. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  expect.soft(await axeFindings(page, within), page.url()).toEqual([]);
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ ...before, width: NARROWEST });
  expect.soft(await sidewaysPixels(page), `${page.url()} at ${NARROWEST} px`).toBeLessThanOrEqual(0);
  await page.setViewportSize(before);
}
