import type { QuestionType } from '@quizhall/shared/model/enums';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { settled } from '../rest.ts';
import { glanceAway, keptOffline } from '../taker.ts';
import type { Typed } from './model.ts';
import { Network } from './network.ts';
import { asText, canonical, PAPER, regionOf, TYPES } from './paper.ts';

/** What a page of a participant shows. */
const SCREENS = {
  questions: (page: Page) => page.getByText(/^Question \d+ of \d+$/).first(),
  review: (page: Page) => page.getByRole('heading', { name: 'Review your answers' }),
  tab: (page: Page) => page.getByRole('heading', { name: 'This attempt is open in another tab' }),
  device: (page: Page) => page.getByRole('heading', { name: 'You went on with another device' }),
  handingIn: (page: Page) =>
    page.getByRole('heading', {
      name: /^(Submitting your quiz…|Time is over|Your quiz is finished .*|The service is busy|Your quiz could not .*)$/,
    }),
  stranded: (page: Page) =>
    page.getByRole('heading', { name: 'The server does not know this attempt any more' }),
  start: (page: Page) => page.getByRole('button', { name: /^(Start Quiz|Continue)$/ }),
} as const;
/** A request that a timer has asked for needs a moment to go out. */
const LOOKS_AT_REST = 3;

export type Screen = keyof typeof SCREENS | 'result';

/** One browser with its storage, its clock and its way to the stage; it may have several tabs, and none. */
export class Device {
  readonly network: Network;
  readonly context: BrowserContext;
  readonly name: string;
  offline = false;
  /** Tabs; the last one is looked at. */
  readonly tabs: Page[] = [];
  /** Everything that uses up the questions is loaded, and a page can be opened without a network. */
  kept = false;
  /** The last answer that was given here, as text. */
  lastTyped: string | undefined;
  /** Answers that were shown beside the ones that count. */
  readonly beside = new Map<QuestionType, Set<string>>();
  readonly #address: string;

  private constructor(name: string, network: Network, context: BrowserContext, code: string) {
    this.name = name;
    this.network = network;
    this.context = context;
    this.#address = `${network.url}/quiz/${code}/take`;
  }

  static async of(
    browser: Browser,
    site: string,
    { name, code }: { name: string; code: string },
  ): Promise<Device> {
    const network = await Network.to(site);
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await context.clock.install();
    return new Device(name, network, context, code);
  }

  get page(): Page {
    const page = this.tabs.at(-1);
    if (!page) throw new Error(`${this.name} has no tab open`);
    return page;
  }

  get isOpen(): boolean {
    return this.tabs.length > 0;
  }

  async open(): Promise<void> {
    const page = await this.context.newPage();
    this.tabs.push(page);
    await page.goto(this.#address);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  /** @param crash nothing of the page runs any more, as when the system takes its memory */
  async kill(crash: boolean): Promise<void> {
    const { page } = this;
    this.tabs.pop();
    if (crash) {
      const crashed = page.waitForEvent('crash');
      const session = await this.context.newCDPSession(page);
      session.send('Page.crash').catch(() => undefined);
      await crashed;
    }
    await page.close();
  }

  /** The browser knows that it has no network. */
  async setOffline(offline: boolean): Promise<void> {
    if (offline) await this.#keepPage();
    this.offline = offline;
    await this.context.setOffline(offline);
  }

  /** Nothing comes through, and the browser does not know. */
  async setDead(dead: boolean): Promise<void> {
    if (dead) await this.#keepPage();
    this.network.dead = dead;
  }

  /** Without a network only a page that was kept comes up again. */
  async #keepPage(): Promise<void> {
    if (!this.kept) {
      await this.toQuestions();
      await keptOffline(this.page);
    }
    this.kept = true;
  }

  /** The last answer is in the storage of the browser: what was typed in the moment of a crash, nobody can keep. */
  async stored(): Promise<void> {
    const { page, lastTyped } = this;
    if (lastTyped === undefined) return;
    await expect
      .poll(async () => (await page.evaluate<string[]>(STORED)).includes(lastTyped), `${lastTyped} is stored`)
      .toBe(true);
  }

  /** The indicator says that the server has everything. */
  isSaved(): Promise<boolean> {
    return this.page.getByText('Saved', { exact: true }).first().isVisible();
  }

  /** The device as the API knows it, of somebody who takes the quiz without an account. */
  id(): Promise<string | null> {
    return this.page.evaluate<string | null>(`localStorage.getItem('quizhall.deviceId')`);
  }

  /** What the page shows, once it shows something that is known here. */
  async screen(): Promise<Screen> {
    const { page } = this;
    let shown: Screen | undefined;
    await expect
      .poll(async () => {
        shown = await screenOf(page);
        return shown;
      }, `a screen of ${this.name}`)
      .toBeDefined();
    return shown as Screen;
  }

  /** What the page shows now; undefined while a dialog or nothing known is there. */
  now(): Promise<Screen | undefined> {
    return screenOf(this.page);
  }

  /** Nothing is on its way, and the screen stays as it is. */
  async rest(): Promise<void> {
    let before: Screen | undefined;
    let looks = 0;
    await expect
      .poll(
        async () => {
          if (!this.isOpen) return true;
          const now = await this.now();
          looks = this.network.isQuiet && now !== undefined && now === before ? looks + 1 : 0;
          before = now;
          return looks >= LOOKS_AT_REST;
        },
        { message: `${this.name} is at rest`, intervals: [100] },
      )
      .toBe(true);
  }

  /** Whatever is on the screen, the way back to the questions, as a person would find it. False: there is none. */
  async toQuestions(): Promise<boolean> {
    if (!this.isOpen) await this.open();
    for (let step = 0; step < 8; step += 1) {
      // An answer of the server that is on its way may change what is on the screen.
      await expect.poll(() => this.network.isQuiet, `${this.name} hears nothing`).toBe(true);
      await settled(this.page);
      const screen = await this.screen();
      if (screen === 'questions') return true;
      if (screen === 'result' || screen === 'handingIn') return false;
      await this.leave(screen);
    }
    throw new Error(`${this.name} does not come back to the questions`);
  }

  /** Presses what leads on from a screen until that has gone: what failed can be pressed again. */
  async leave(screen: Exclude<Screen, 'questions' | 'result' | 'handingIn'>): Promise<void> {
    const { page, network } = this;
    const button = page.getByRole('button', { name: WAYS_ON[screen] }).first();
    const terms = page.getByRole('checkbox', { name: 'I agree to the terms and conditions' });
    await expect
      .poll(async () => {
        // Nobody goes on before an answer has come.
        if (screen === 'start') while (network.waiting > 0) network.letGo(false);
        if (screen === 'start') await terms.evaluateAll(press);
        await button.evaluateAll(press);
        return screenOf(page);
      }, `what comes after "${screen}" on ${this.name}`)
      .not.toBe(screen);
  }

  /** Brings a question of the paper onto the screen. */
  async show(type: QuestionType): Promise<void> {
    const at = regionOf(this.page, type);
    if (!(await at.isVisible())) {
      const name = new RegExp(`^Question ${TYPES.indexOf(type) + 1}:`);
      // By key: a message may lie over it for a while.
      await this.page.getByRole('button', { name }).first().press('Enter');
    }
    await expect(at.locator('input, textarea, select, li').first()).toBeAttached();
  }

  /** Answers to the question that are on the screen: the one that counts, and what is shown beside it. */
  async seen(type: QuestionType, typed: Typed): Promise<string[]> {
    const at = regionOf(this.page, type);
    const value = await PAPER[type].read(at);
    const shown = await this.#besideOf(type, typed);
    return [...(value === undefined ? [] : [canonical(type, value)]), ...shown];
  }

  async #besideOf(type: QuestionType, typed: Typed): Promise<string[]> {
    const alert = regionOf(this.page, type)
      .getByRole('alert')
      .filter({ hasText: 'Your other device answered this too' });
    if (!(await alert.isVisible())) return [];
    const said = await alert.innerText();
    const edits = typed.of(type).filter(({ value }) => said.includes(asText(type, value)));
    const longest = edits.toSorted((a, b) => b.text.length - a.text.length)[0];
    if (!longest) throw new Error(`${this.name} shows beside ${type} what nobody typed: ${said}`);
    const all = this.beside.get(type) ?? new Set();
    this.beside.set(type, all.add(longest.text));
    return [longest.text];
  }

  /** Looks elsewhere and comes back: a page that is hidden sends what it has. */
  async glance(): Promise<void> {
    await glanceAway(this.page);
  }

  async close(): Promise<void> {
    await this.network.close();
    await this.context.close();
  }
}

/** Presses what is there and can be pressed, and waits for nothing: in the next moment the screen may be another. */
function press([first]: unknown[]): void {
  const one = first as { ariaDisabled: string | null; checked?: boolean; click: () => void } | undefined;
  if (one && one.ariaDisabled !== 'true' && !one.checked) one.click();
}

/** Every answer in the storage of the browser, as text. */
const STORED = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('quizhall.attempts');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const asked = opening.result.transaction('answers').objectStore('answers').getAll();
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      opening.result.close();
      resolve(asked.result.map(({ userAnswer }) => JSON.stringify(userAnswer)));
    };
  };
})`;

const WAYS_ON: Record<Exclude<Screen, 'questions' | 'result' | 'handingIn'>, string | RegExp> = {
  start: /^(Start Quiz|Continue)$/,
  review: /^(Continue Editing|Back to the last question)$/,
  tab: 'Use this tab',
  device: 'Go on here',
  stranded: 'Try Again',
};

async function screenOf(page: Page): Promise<Screen | undefined> {
  if (page.url().includes('/result/')) return 'result';
  for (const [name, locate] of Object.entries(SCREENS)) {
    if (await locate(page).first().isVisible()) return name as Screen;
  }
  return undefined;
}
