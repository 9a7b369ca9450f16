import type { BrowserContext, Page } from 'playwright-core';
import { SOLAR_SYSTEM } from './solar-system.ts';

const QUESTIONS = SOLAR_SYSTEM.questions;

/** A guest with a phone or a laptop who knows nearly everything. */
export class PictureTaker {
  readonly page: Page;
  readonly #context: BrowserContext;

  constructor(page: Page, context: BrowserContext) {
    this.page = page;
    this.#context = context;
  }

  async open(site: string, code: string): Promise<void> {
    await this.page.goto(`${site}/quiz/${code}`);
    await this.page.getByLabel('Your name').fill('Noor Haddad');
    await this.page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
    // The ring around the box that was clicked last would be a strange thing in a picture.
    await this.page.evaluate('document.activeElement.blur(); scrollTo({ top: 0, behavior: "instant" })');
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: 'Start Quiz' }).click();
    await this.isAt(0);
  }

  /** Answers questions `from` … `to` (counted from 0) and stays on the last one. */
  async answer(from: number, to: number, wrong: readonly number[] = []): Promise<void> {
    for (let place = from; place <= to; place++) {
      await this.isAt(place);
      await this.#answerOne(place, !wrong.includes(place));
      if (place < to) await this.next();
    }
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next', exact: true }).click();
  }

  async cutNetwork(): Promise<void> {
    await this.#context.setOffline(true);
  }

  async restoreNetwork(): Promise<void> {
    await this.#context.setOffline(false);
    await this.isSaved();
  }

  async isSaved(): Promise<void> {
    await this.page
      .getByText('Saved', { exact: true })
      .filter({ visible: true })
      .first()
      .waitFor({ timeout: 30_000 });
  }

  async review(): Promise<void> {
    await this.page.getByRole('button', { name: 'Review & Submit' }).click();
    await this.page.getByRole('heading', { name: 'Review your answers' }).waitFor();
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Submit Quiz' }).click();
    await this.page.waitForURL(/\/result\//);
    await this.page.getByText('90%').filter({ visible: true }).first().waitFor();
  }

  async isAt(place: number): Promise<void> {
    const position = `Question ${place + 1} of ${QUESTIONS.length}`;
    await this.page.getByText(position, { exact: true }).filter({ visible: true }).first().waitFor();
  }

  async #answerOne(place: number, isRight: boolean): Promise<void> {
    const question = QUESTIONS[place];
    if (!question) throw new Error(`No question ${place}`);
    if (!('options' in question)) {
      const field = this.page.getByRole('main').getByRole('textbox').first();
      await field.fill(isRight ? (question.correctAnswers?.[0] ?? '') : 'nine');
      return;
    }
    const options = question.options ?? [];
    const wanted = options.filter(({ isCorrect = false }) => isCorrect === isRight);
    const chosen = question.type === 'multiple_choice' ? wanted : wanted.slice(0, 1);
    for (const { text } of chosen) await this.page.locator('label').filter({ hasText: text }).first().click();
  }
}
