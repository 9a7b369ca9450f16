import { expect, type Page } from '@playwright/test';
import { answerKey } from './questions.ts';

/** Drives one participant through the taking screen. */
export class Taker {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** From the landing page by code, as a guest. */
  async join(site: string, code: string, name: string): Promise<void> {
    await this.page.goto(site);
    await this.page.getByRole('textbox', { name: /code/i }).first().fill(code.toLowerCase());
    await this.page.getByRole('button', { name: 'Join' }).first().click();
    await expect(this.page).toHaveURL(new RegExp(`/quiz/${code}`));
    await this.page.getByLabel('Your name').fill(name);
    await this.page.getByRole('checkbox', { name: /I agree/ }).check();
    await this.page.getByRole('button', { name: 'Start Quiz' }).click();
    await this.isAt(1);
  }

  async isAt(number: number): Promise<void> {
    await expect(this.page.getByText(new RegExp(`^Q ${number}/20$`)).first()).toBeVisible();
  }

  /** Chooses the right option of the question on the screen, or a wrong one. */
  async answer(right: boolean): Promise<void> {
    const stem = (await this.page.getByTestId('stem').innerText()).trim();
    const key = answerKey.get(stem);
    expect(key, `key of “${stem}”`).toBeDefined();
    const options = this.page.getByRole('radio');
    const names = await options.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label') ?? ''));
    const index = names.findIndex((name) => name.includes(key ?? '') === right);
    await options.nth(index).click();
    await expect(options.nth(index)).toBeChecked();
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next', exact: true }).click();
  }
}
