import type { Locator, Page } from '@playwright/test';
import { settled } from './rest.ts';

/** The front page with its footer has about eighty. */
const MOST_STOPS = 120;

/** Presses Tab, or Shift+Tab, until the element has the focus, as somebody without a mouse does who looks for it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // What has just opened takes the focus after it is drawn.
  await settled(page);
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} is not reached within ${MOST_STOPS} stops`);
}
