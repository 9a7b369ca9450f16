import type { ParticipantQuestion } from '@quizhall/shared/model/quizzes/question';
import { mayVisit, nextOpen, pageAround } from '../engine/navigation.ts';
import type { SyncEngine } from '../engine/sync-engine.ts';
import type { AttemptClock } from './attempt-clock.ts';
import type { AttemptKeeper } from './attempt-keeper.ts';
import type { AttemptScreen } from './attempt-screen.ts';
import type { QuestionTime } from './question-time.ts';

interface Parts {
  /** Questions with their current limits. */
  questions: () => readonly ParticipantQuestion[];
  allowsBack: boolean;
  engine: SyncEngine;
  keeper: AttemptKeeper;
  clock: AttemptClock;
  time: QuestionTime;
  screen: AttemptScreen;
  /** Number of questions per page. */
  perPage: number;
  /** The device's clock, epoch ms. */
  now: () => number;
  onLocked: (index: number) => void;
}

/** Navigation through the questions, including leaving a question whose time is up. */
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
    // Without back navigation an answer is final only once it is on the server.
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

  /** Goes to the first question of the next or previous page. */
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

  /** Leaves the current question the moment its time is up. */
  passUsedUp(): void {
    const { questions, allowsBack, engine, time, onLocked } = this.#parts;
    const { answers, currentIndex } = engine.state;
    // Answers checked on another device are locked too, but stay on screen.
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
