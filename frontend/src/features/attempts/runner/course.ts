import type { ParticipantQuestion } from '@quizhall/shared/model/quizzes/question';
import { mayVisit, nextOpen, pageAround } from '../engine/navigation.ts';
import type { SyncEngine } from '../engine/sync-engine.ts';
import type { AttemptClock } from './attempt-clock.ts';
import type { AttemptKeeper } from './attempt-keeper.ts';
import type { AttemptScreen } from './attempt-screen.ts';
import type { QuestionTime } from './question-time.ts';

interface Parts {
  /** As their limits are now. */
  questions: () => readonly ParticipantQuestion[];
  allowsBack: boolean;
  engine: SyncEngine;
  keeper: AttemptKeeper;
  clock: AttemptClock;
  time: QuestionTime;
  screen: AttemptScreen;
  /** How many questions stand on a page. */
  perPage: number;
  /** The device's clock, epoch ms. */
  now: () => number;
  onLocked: (index: number) => void;
}

/** The way through the questions: where the person goes, and where a question whose own time is used up leads. */
export class Course {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  goTo(index: number): void {
    const { questions, allowsBack, engine, keeper, clock, time, screen, now } = this.#parts;
    const { currentIndex, phase } = engine.state;
    if (phase !== 'open' || !mayVisit(index, currentIndex, questions().length, allowsBack)) return;
    time.spend();
    engine.dispatch({ type: 'moved', index, now: now() });
    // What has locked is out of reach of a second thought only on the server.
    if (!allowsBack) engine.dispatch({ type: 'urgent' });
    keeper.logMove('go_to', clock.stamp(), index);
    screen.show('question');
    time.watch();
  }

  next(): void {
    const { questions, engine } = this.#parts;
    const { currentIndex } = engine.state;
    if (currentIndex + 1 < questions().length) this.goTo(currentIndex + 1);
    else this.review();
  }

  previous(): void {
    const { allowsBack, engine } = this.#parts;
    if (allowsBack) this.goTo(engine.state.currentIndex - 1);
  }

  /** Goes to the first question of the next page, or of the one before. */
  turnPage(by: 1 | -1): void {
    const { questions, engine, perPage } = this.#parts;
    const { length } = questions();
    const { first } = pageAround(engine.state.currentIndex + by * perPage, length, perPage);
    if (by > 0 && first >= length) this.review();
    else if (first >= 0) this.goTo(first);
  }

  review(): void {
    const { engine, keeper, clock, time, screen } = this.#parts;
    if (engine.state.phase !== 'open') return;
    time.spend();
    time.stop();
    keeper.logMove('review', clock.stamp(), engine.state.currentIndex);
    screen.show('review');
  }

  /** Moves on from the question on screen the moment its own time is used up, not when it is looked at again. */
  passUsedUp(): void {
    const { questions, allowsBack, engine, time, onLocked } = this.#parts;
    const { answers, currentIndex } = engine.state;
    // What another device has checked is locked, too, and stays on screen.
    if (!questions()[currentIndex]?.timeLimit) return;
    if (time.running === undefined || !time.isLocked(time.running)) return;
    time.stop();
    onLocked(currentIndex);
    engine.dispatch({ type: 'urgent' });
    const next = allowsBack ? nextOpen(questions(), answers, currentIndex) : currentIndex + 1;
    if (next === 'review' || next >= questions().length) this.review();
    else this.goTo(next);
  }
}
