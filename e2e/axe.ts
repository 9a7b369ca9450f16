import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { NIGHTLY } from './nightly.ts';
import { settled } from './rest.ts';

/** WCAG 2.2 AA, and good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const RULES: RunOptions = { resultTypes: ['violations'], preload: false, runOnly: TAGS };
const WITHOUT_CONTRAST: RunOptions = { ...RULES, rules: { 'color-contrast': { enabled: false } } };
const CONTRAST: RunOptions = { ...RULES, runOnly: { type: 'rule', values: ['color-contrast'] } };

/** Runs axe in the page. It looks from the top: what lies below a bar that stays there depends on the scrolling alone. */
async function violations(page: Page, within: string | undefined, options: RunOptions): Promise<string[]> {
  await settled(page);
  const scrolled = await page.evaluate<number>('scrollY');
  if (scrolled > 0) await scrollTo(page, 0);
  if (!(await page.evaluate<boolean>("typeof axe === 'object'"))) await page.evaluate(axe.source);
  const context = within === undefined ? 'document' : JSON.stringify({ include: [within] });
  const results = await page.evaluate<AxeResults>(`axe.run(${context}, ${JSON.stringify(options)})`);
  if (scrolled > 0) await scrollTo(page, scrolled);
  return results.violations.map(({ id, nodes }) => {
    const details = nodes.map(
      ({ html, failureSummary = '' }) => `${html} ${failureSummary.replace(/\s+/g, ' ')}`,
    );
    return `${id}: ${details.join(' | ')}`;
  });
}

/** Violations of every rule in the current theme, also of colour contrast. */
export const allFindings = (page: Page, within?: string) => violations(page, within, RULES);

/**
 * Violations of the rules, each with the elements and the reason. Colour contrast, two thirds of
 * the cost, is left to the nightly run, which checks it in both themes.
 * @param within a selector; else the whole page
 */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  if (!NIGHTLY) return violations(page, within, WITHOUT_CONTRAST);
  const findings = await violations(page, within, RULES);
  const isDark = await page.evaluate<boolean>("matchMedia('(prefers-color-scheme: dark)').matches");
  const [other, current] = isDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  await page.emulateMedia({ colorScheme: other });
  findings.push(...(await violations(page, within, CONTRAST)));
  await page.emulateMedia({ colorScheme: current });
  return findings;
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

/** Fails for what axe finds; in the nightly run also for sideways scrolling at 320 px, and puts the size of the page back. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  expect.soft(await axeFindings(page, within), page.url()).toEqual([]);
  if (!NIGHTLY) return;
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ ...before, width: NARROWEST });
  expect.soft(await sidewaysPixels(page), `${page.url()} at ${NARROWEST} px`).toBeLessThanOrEqual(0);
  await page.setViewportSize(before);
}
