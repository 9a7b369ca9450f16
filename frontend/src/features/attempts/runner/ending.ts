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
  /** This device's slot in [0, 1) among all attempts that end in the same second. */
  random: number;
  /** The attempt was submitted because time ran out. */
  onTimeOver: () => void;
}

/** Ends an attempt: the last save, the submit, and its slot after the deadline. */
export class Ending {
  readonly #parts: Parts;
  readonly #place: PlaceInCrowd;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#place = new PlaceInCrowd(parts.paper, parts.random);
  }

  /** Submits because the owner ended the attempt (server time, ISO 8601). */
  calledIn(endedAt: string): void {
    this.#handIn('timed_out', 0, endedAt);
  }

  /** @param delay ms before the submit may be sent */
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

  /** Submits automatically at this device's slot. */
  timeOver(): void {
    const { paper, engine } = this.#parts;
    const isHurried = paper.hasPrize === true && unsentCount(engine.state) > 0;
    this.handIn('timed_out', this.#place.handInAfter(engine.state.steppedBack, isHurried));
  }

  /** Saves unsent changes before the deadline, at this device's slot. */
  saveBefore(): void {
    const { engine, clock } = this.#parts;
    const waits = unsentCount(engine.state) > 0 && !engine.state.steppedBack;
    if (waits && this.#place.takeSave(clock.deadline - clock.now())) engine.dispatch({ type: 'urgent' });
  }

  /**
   * Submits without waiting for the slot, because timers of a hidden page may stop. A device that stepped back still
   * lets the active one submit first.
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
