import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settled } from './rest.ts';

/** WCAG 2.2 AA, and good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong, each rule with the elements that break it. It runs as a whole inside the page, which has no frame
 * of another origin; otherwise every run would open a page more to put its parts together.
 * @param within a selector; else the whole page
 */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  await settled(page);
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode();
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** How many pixels of the page lie beyond its right edge (WCAG 1.4.10 allows none down to 320 px). */
export async function sidewaysPixels(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}
