import { expect, type Page } from '@playwright/test';

/**
 * Two frames are drawn and the browser has had a moment for what they brought (effects that put the focus somewhere or
 * listen to a key come after the first); then fonts are there, everything that moves and has an end has ended, and nothing was
 * scrolled or grew meanwhile.
 */
const SETTLE = `(async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const moment = () => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));
  const isMoving = ({ playState, effect }) =>
    playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
  const place = () => [scrollX, scrollY, document.documentElement.scrollHeight].join();
  let before;
  do {
    before = place();
    await frame();
    await frame();
    await moment();
    await document.fonts.ready;
  } while (place() !== before || document.getAnimations().some(isMoving));
})()`;

/** Waits until a page has drawn what it was told last, so that it can be measured, and keys reach who they are for. */
export const settled = (page: Page): Promise<void> => page.evaluate(SETTLE);

/** Waits until a page shows all that it has asked for. */
export async function loaded(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await settled(page);
}
