import { expect, type Page } from '@playwright/test';
import { takenOver } from './stage.ts';

/** Drives one participant through a quiz of one choice each. @param key stem → right option */
export class Taker {
  readonly page: Page;
  readonly #key: ReadonlyMap<string, string>;

  constructor(page: Page, key: ReadonlyMap<string, string>) {
    this.page = page;
    this.#key = key;
  }

  /** From the landing page by code, as a guest. */
  async join(site: string, code: string, name: string): Promise<void> {
    await this.page.goto(site);
    await takenOver(this.page);
    await this.page.getByLabel('Have a quiz code?').fill(code.toLowerCase());
    await this.page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(this.page).toHaveURL(new RegExp(`/quiz/${code}`));
    await this.page.getByLabel('Your name').fill(name);
    await this.page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
    await this.page.getByRole('button', { name: 'Start Quiz' }).click();
    await this.isAt(1);
  }

  async isAt(number: number): Promise<void> {
    await expect(
      this.page.getByText(`Question ${number} of ${this.#key.size}`, { exact: true }),
    ).toBeVisible();
  }

  /** Chooses the right option of the question on the screen, or the first wrong one. */
  async answer(right: boolean): Promise<void> {
    const stem = await this.page.getByRole('region').getByRole('heading').innerText();
    const key = this.#key.get(stem.trim());
    if (key === undefined) throw new Error(`No question “${stem}” is known`);
    // A card shows its letter and then the option; it takes the click for the radio inside.
    const cards = this.page.getByRole('radiogroup').locator('label');
    const option = this.page.getByText(key, { exact: true });
    const card = cards.filter(right ? { has: option } : { hasNot: option }).first();
    await card.click();
    await expect(card.getByRole('radio')).toBeChecked();
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next', exact: true }).click();
  }

  /** Answers the questions from the one on the screen up to `last`. */
  async answerUpTo(first: number, last: number, right: boolean): Promise<void> {
    for (let number = first; number <= last; number++) {
      await this.isAt(number);
      await this.answer(right);
      if (number < this.#key.size) await this.next();
    }
  }
}

/** Waits until the server has every answer. */
export async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^(Kept on this device|Saving…)$/)).toHaveCount(0);
}

/** Files of the site that this page has loaded and the browser would not find without a network. */
const NOT_KEPT = `(async () => {
  const used = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = ['/index.html', ...used.filter((url) => /\\/assets\\/.*\\.(js|css)$/.test(url))];
  const kept = await Promise.all(files.map((file) => caches.match(file)));
  return files.filter((_, place) => !kept[place]);
})()`;

/** Waits until the page can be loaded again without a network. */
export const keptOffline = (page: Page) =>
  expect.poll(() => page.evaluate<string[]>(NOT_KEPT), 'files that are not kept').toEqual([]);

/**
 * Looks at another tab and comes back: a page that is hidden sends what it has. The event is made by hand, because a
 * headless browser hides no page.
 */
export async function glanceAway(page: Page): Promise<void> {
  const look = (hidden: boolean) =>
    page.evaluate(`Object.defineProperty(document, 'hidden', { value: ${hidden}, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'))`);
  await look(true);
  await look(false);
}
