import { join } from 'node:path';
import { expect } from '@playwright/test';
import { settled } from './rest.ts';
import { test, urls } from './stage.ts';

/**
 * Pictures of every primitive in every state and both themes, compared with those in `__screenshots__`. The files are
 * written anew by `npm run test:browser -- --config e2e/long.config.ts gallery-pictures --update-snapshots`: look at each before it is committed.
 *
 * Builds of Chromium draw the edges of glyphs differently, so text is drawn without antialiasing (`playwright.config.ts`),
 * by a setting of Linux: on other systems there is nothing to compare with. What is left are the edges of curves: another build may
 * change some dozens of them, another rasteriser (a graphics card) a thousand. One colour that is two percent lighter,
 * or a padding that is two pixels wider, changes thousands.
 */
const TOLERANCE = { threshold: 0.02, maxDiffPixels: 300 };

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name);

// Nothing here that belongs to a worker (flags of the browser, a trace): it would start a worker and a stage of its own.
test.use({
  // For the styles of the comparison itself; what the policy forbids the gallery, the other tests see.
  bypassCSP: true,
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
});

/** The pictures: a group of the gallery each, or the named part of one. */
const PICTURES: [name: string, group: string, articles?: string[]][] = [
  ['colours', 'foundations', ['colour', 'space-and-shape']],
  ['actions', 'actions'],
  [
    'text-fields',
    'text-input',
    ['textfield', 'searchfield', 'numberfield', 'passwordfield', 'passwordmeter', 'textarea'],
  ],
  ['special-fields', 'text-input', ['codeinput', 'datetimefield', 'taginput', 'filedrop']],
  ['lists', 'choices', ['select', 'combobox', 'checkbox']],
  ['options', 'choices', ['radiocards', 'switch', 'slider']],
  ['places', 'navigation', ['pageheader', 'breadcrumbs', 'tabs', 'logo']],
  ['steps-and-pages', 'navigation', ['stepper', 'pagination', 'loadmore']],
  ['dialogs', 'overlays', ['dialog', 'confirmdialog', 'drawer']],
  ['popups', 'overlays', ['menu', 'list-boxes', 'tooltip', 'toastcard']],
  ['messages', 'feedback', ['alert', 'badge', 'progressbar', 'countdown', 'spinner']],
  ['loading-and-failure', 'feedback', ['skeleton', 'emptystate', 'errorstate']],
  ['figures', 'data', ['table', 'stattile', 'barlist']],
  ['charts', 'data', ['histogram', 'donut', 'sparkline', 'scorering']],
  ['content', 'content'],
  ['frames', 'kits', ['page', 'panel', 'sectiontitle']],
  ['list-parts', 'kits', ['filterchips', 'listtoolbar', 'datalist', 'selectionbar', 'formerror']],
];

if (process.platform === 'linux') {
  for (const [name, group, articles] of PICTURES) {
    test(name, async ({ page }) => {
      // Of everything else nothing is drawn: a page of all of it takes seconds.
      await page.goto(`${urls.site}/gallery?only=${articles?.join() ?? group}`);
      await expect(page.locator('main h1').first()).toBeVisible();
      for (const anchor of articles ?? [])
        await expect(page.locator(`#${group} > div > #${anchor}`)).toBeAttached();
      await settled(page);
      await expect(page.locator(`#${group}`)).toHaveScreenshot(`${name}.png`, {
        ...TOLERANCE,
        animations: 'disabled',
        caret: 'hide',
        stylePath: fixture('gallery-pictures.css'),
      });
    });
  }

  test('no primitive is left out', async ({ page }) => {
    await page.goto(`${urls.site}/gallery`);
    await expect(page.locator('main h1').first()).toBeVisible();
    const taken = PICTURES.flatMap(([, , articles]) => articles ?? []);
    const whole = PICTURES.flatMap(([, group, articles]) => (articles ? [] : [`#${group}`])).join();
    const shown = () =>
      page
        .locator('article')
        .evaluateAll(
          (all, selector) => all.filter((one) => !one.closest(selector)).map(({ id }) => id),
          whole,
        );
    // Type and motion are tokens: their use shows in every other picture.
    await expect
      .poll(async () => (await shown()).filter((anchor) => !taken.includes(anchor)))
      .toEqual(['type', 'motion']);
  });
}
