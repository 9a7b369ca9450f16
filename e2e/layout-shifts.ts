import { expect, type Page } from '@playwright/test';

/** Keeps how far things move that nobody has touched. */
export const noteShifts = (page: Page) =>
  page.addInitScript(`
    globalThis.shift = 0;
    globalThis.moved = [];
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries()) {
        if (hadRecentInput) continue;
        globalThis.shift += value;
        const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join();
        globalThis.moved.push(value + ' at scroll ' + scrollY, ...sources.map(({ node, previousRect, currentRect }) =>
          place(previousRect) + ' to ' + place(currentRect) + ' ' + (node?.outerHTML ?? node?.textContent)?.slice(0, 200)));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  `);

export async function expectStill(page: Page, when = ''): Promise<void> {
  const moved = await page.evaluate<string[]>('globalThis.moved');
  expect(await page.evaluate<number>('globalThis.shift'), [when, ...moved].join('\n')).toBeLessThan(0.02);
}
