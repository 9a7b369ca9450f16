import { expect } from '@playwright/test';
import { inPieces } from './in-pieces.ts';
import { expectStill, noteShifts } from './layout-shifts.ts';
import { takenOver, test, urls } from './stage.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('nothing moves on the screen where the first screen comes in two pieces', async ({ page }) => {
  await noteShifts(page);
  for (const part of [0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const pieces = await inPieces(urls.site, (html) => {
      const [from, to] = [
        html.indexOf('<section aria-labelledby="hero-heading"'),
        html.indexOf('</section>'),
      ];
      expect(to).toBeGreaterThan(from);
      return from + Math.round(part * (to - from));
    });
    try {
      await page.goto(pieces.url, { waitUntil: 'commit' });
      await page.waitForFunction("performance.getEntriesByName('first-contentful-paint').length > 0");
      pieces.goOn();
      await takenOver(page);
      await expectStill(page, `cut at ${part}`);
    } finally {
      await pieces.stop();
    }
  }
});
