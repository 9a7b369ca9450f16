import type { QuestionType } from '@quizhall/shared/model/enums';
import { saveEveryMs } from '@quizhall/shared/rules/attempts/save-pace';
import { luck } from '@quizhall/infra/local/seed/people.ts';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import type { Browser } from '@playwright/test';
import { signedInAs } from '../demo.ts';
import { publish } from '../quiz.ts';
import { advanceClock, urls } from '../stage.ts';
import { Device } from './device.ts';
import { Typed } from './model.ts';
import { canonical, PAPER, regionOf, TYPES } from './paper.ts';

const MINUTES = 60;
/** How long answers wait together for a save, and a moment more. */
export const SAVE_SECONDS = Math.ceil(saveEveryMs(MINUTES * 60_000) / 1_000) + 1;

/** One participant's attempt, on one device or two, with everything that happens to it. All chances come from its seed. */
export class Run {
  readonly seed: number;
  readonly typed = new Typed();
  readonly devices: Device[] = [];
  readonly trail: string[] = [];
  /** Seconds that have been let pass. */
  passed = 0;
  readonly #browser: Browser;
  readonly #chance: () => number;
  isGuest = false;
  #quiz: { id: string; code: string } | undefined;

  constructor(browser: Browser, seed: number) {
    this.#browser = browser;
    this.seed = seed;
    this.#chance = luck(seed);
  }

  get quizId(): string {
    return this.#quiz?.id ?? '';
  }

  /** Up to, and without, this number. */
  below(count: number): number {
    return Math.floor(this.#chance() * count);
  }

  /** @param list not empty */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  note(text: string): void {
    this.trail.push(text);
  }

  /** @param devices more than one only for somebody with an account */
  async prepare({ devices, perPage }: { devices: number; perPage: number }): Promise<void> {
    const questions = TYPES.map((type) => PAPER[type].question);
    const settings = { timeLimit: MINUTES, questionsPerPage: perPage };
    this.#quiz = await publish({ title: `Faults, seed ${this.seed}`, questions, settings });
    const { code } = this.#quiz;
    this.isGuest = devices === 1 && this.below(2) === 0;
    this.note(`${devices} devices, ${perPage} a page, ${this.isGuest ? 'a guest' : 'with an account'}`);
    for (let n = 0; n < devices; n += 1) {
      const device = await Device.of(this.#browser, urls.site, { name: `device ${n + 1}`, code });
      this.devices.push(device);
      if (!this.isGuest) await signedInAs({ context: () => device.context }, demoAccounts.learner);
    }
  }

  /** Answers a question anew, if there is an answer left that nobody has given. */
  async answer(device: Device, type: QuestionType): Promise<void> {
    const at = regionOf(device.page, type);
    await device.show(type);
    const seen = await device.seen(type, this.typed);
    const isNew = this.typed.isNew.bind(this.typed, type);
    const { change, read } = PAPER[type];
    if (!(await change(at, this.typed.count(type), isNew))) return;
    const value = await read(at);
    if (value === undefined || !isNew(value)) throw new Error(`${type} reads ${JSON.stringify(value)}`);
    this.typed.add(device.name, type, value, seen);
    device.lastTyped = JSON.stringify(value);
    this.note(`${device.name} answers ${type}: ${canonical(type, value).slice(0, 40)}`);
  }

  /** Lets time pass, for everybody: on pages that stand, which then do what was due. */
  async pass(seconds: number): Promise<void> {
    for (const device of this.devices) await device.rest();
    this.passed += seconds;
    await advanceClock(seconds);
    for (const { context } of this.devices) await context.clock.fastForward(seconds * 1_000);
    for (const device of this.devices) await device.rest();
  }

  /** Seconds up to the end of the attempt, at the most. */
  get left(): number {
    return MINUTES * 60 + 10 - this.passed;
  }

  async close(): Promise<void> {
    for (const device of this.devices) await device.close();
  }
}
