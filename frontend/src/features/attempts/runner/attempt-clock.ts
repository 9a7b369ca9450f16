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

/** Server time and the attempt's deadline as estimated on this device. */
export class AttemptClock {
  readonly #read: () => Reading;
  #anchor: ClockAnchor;
  #deadline: number;
  readonly #onMoved: () => void;
  #asking = false;

  /** @param onMoved called after the server moved the deadline */
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

  /** Server time minus device time in ms, stored for later pages. */
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

  /** True after sleep or a clock change, when only the server knows the time. */
  isDoubtful(): boolean {
    return isDoubtful(this.#anchor, this.#read());
  }

  /** Server time capped at the deadline, ISO 8601, for events of this attempt. */
  stamp(): string {
    return new Date(Math.min(this.now(), this.#deadline)).toISOString();
  }

  /**
   * Updates clock and deadline from a server response.
   * @param sent the clocks when the request left
   */
  learn(answer: { serverNow: string; deadlineAt: string }, sent: Reading): void {
    this.#anchor = adjustClock(this.#anchor, measureClock(answer.serverNow, sent, this.#read()));
    const before = this.#deadline;
    this.#deadline = Date.parse(answer.deadlineAt);
    if (this.#deadline !== before) this.#onMoved();
  }

  /** Resynchronizes with the server. Without a response, the device clock that advanced further decides. */
  async ask(serverNow: () => Promise<string>): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const sent = this.#read();
    try {
      this.#anchor = measureClock(await serverNow(), sent, this.#read());
    } catch {
      // Offline: the countdown continues with the estimate until the next server response.
      const reading = this.#read();
      this.#anchor = { ...reading, server: serverTime(this.#anchor, reading), error: this.#anchor.error };
    } finally {
      this.#asking = false;
    }
  }
}
