import type { SyncEngine } from '../engine/sync-engine.ts';
import { unsentCount } from '../engine/sync-state.ts';
import type { HandIn } from '../engine/sync-types.ts';
import type { Paper } from '../storage/attempt-records.ts';
import type { AttemptClock } from './attempt-clock.ts';
import { PlaceInCrowd, spreadMsOf } from './crowd.ts';
import type { QuestionTime } from './question-time.ts';

interface Parts {
  paper: Paper;
  engine: SyncEngine;
  clock: AttemptClock;
  time: QuestionTime;
  /** The device's clock, epoch ms. */
  now: () => number;
  /** In [0, 1): this device's place among all that end at the same second. */
  random: number;
  /** It was handed in because nothing was left of the time. */
  onTimeOver: () => void;
}

/** How an attempt ends: the last save before, the hand-in, and its turn in the crowd. */
export class Ending {
  readonly #parts: Parts;
  readonly #place: PlaceInCrowd;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#place = new PlaceInCrowd(parts.paper, parts.random);
  }

  /** Its owner has ended the attempt (server time, ISO 8601). */
  calledIn(endedAt: string): void {
    this.#handIn('timed_out', 0, endedAt);
  }

  /** @param delay ms until it may go out */
  handIn(status: HandIn['status'], delay = 0): void {
    this.#handIn(status, delay);
  }

  #handIn(status: HandIn['status'], delay: number, endedAt?: string): void {
    const { paper, engine, clock, time, now, onTimeOver } = this.#parts;
    if (engine.state.phase !== 'open') return;
    time.spend();
    time.stop();
    const completedAt = endedAt ?? clock.stamp();
    const totalTimeSpent = Math.max(
      0,
      Math.round((Date.parse(completedAt) - Date.parse(paper.startedAt)) / 1_000),
    );
    const handIn = { status, completedAt, totalTimeSpent, sendAt: now() + delay, endedAt };
    engine.dispatch({ type: 'handed-in', handIn });
    if (clock.isOver() && !endedAt) onTimeOver();
  }

  /** Nobody pressed: it goes out at this device's place in the crowd. */
  timeOver(): void {
    const { paper, engine } = this.#parts;
    const isHurried = paper.hasPrize === true && unsentCount(engine.state) > 0;
    this.handIn('timed_out', this.#place.handInAfter(engine.state.steppedBack, isHurried));
  }

  /** Unsent changes go out while there is time, each device at its own moment. */
  saveBefore(): void {
    const { engine, clock } = this.#parts;
    const waits = unsentCount(engine.state) > 0 && !engine.state.steppedBack;
    if (waits && this.#place.takeSave(clock.deadline - clock.now())) engine.dispatch({ type: 'urgent' });
  }

  /**
   * A hand-in that waits for its place in the crowd would wait for a page whose timers may not run any more. One that
   * lets another device go first still does.
   */
  giveUpTurn(): void {
    const { paper, engine, clock } = this.#parts;
    const { handIn } = engine.state;
    const now = this.#parts.now();
    const ownTurns = clock.deadline + spreadMsOf(paper);
    if (!handIn || handIn.sendAt <= now || clock.now() + handIn.sendAt - now > ownTurns) return;
    engine.dispatch({ type: 'turn-given-up', now });
  }
}
