import {
  adjustClock,
  type ClockAnchor,
  clockFromOffset,
  clockOffset,
  isDoubtful,
  measureClock,
  type Reading,
  serverTime,
} from '../engine/server-clock.ts';

/** The server's time and the attempt's deadline, as far as this device can tell. */
export class AttemptClock {
  readonly #read: () => Reading;
  #anchor: ClockAnchor;
  #deadline: number;
  readonly #onMoved: () => void;
  #asking = false;

  /** @param onMoved the server says that the attempt ends so many ms later than it said before */
  constructor(read: () => Reading, offset: number, deadline: number, onMoved: () => void) {
    this.#read = read;
    this.#anchor = clockFromOffset(offset, read());
    this.#deadline = deadline;
    this.#onMoved = onMoved;
  }

  /** Epoch ms. */
  get deadline(): number {
    return this.#deadline;
  }

  /** Server time minus device time, ms: what a later page can start from. */
  get offset(): number {
    return clockOffset(this.#anchor);
  }

  /** Epoch ms. */
  now(): number {
    return serverTime(this.#anchor, this.#read());
  }

  isOver(): boolean {
    return this.now() >= this.#deadline;
  }

  /** The device slept, or its clock was set: only the server can tell what time it is. */
  isDoubtful(): boolean {
    return isDoubtful(this.#anchor, this.#read());
  }

  /** Server time never later than the deadline, ISO 8601: when something of this attempt happened. */
  stamp(): string {
    return new Date(Math.min(this.now(), this.#deadline)).toISOString();
  }

  /** Takes in what an answer of the server said. @param sent the clocks when the request left */
  learn(answer: { serverNow: string; deadlineAt: string }, sent: Reading): void {
    this.#anchor = adjustClock(this.#anchor, measureClock(answer.serverNow, sent, this.#read()));
    const before = this.#deadline;
    this.#deadline = Date.parse(answer.deadlineAt);
    if (this.#deadline !== before) this.#onMoved();
  }

  /** Settles a doubt. Without an answer, the clock of the device that went further decides. */
  async ask(serverNow: () => Promise<string>): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const sent = this.#read();
    try {
      this.#anchor = measureClock(await serverNow(), sent, this.#read());
    } catch {
      // Offline: the countdown goes on with what is known, and the next answer of the server corrects it.
      const reading = this.#read();
      this.#anchor = { ...reading, server: serverTime(this.#anchor, reading), error: this.#anchor.error };
    } finally {
      this.#asking = false;
    }
  }
}
