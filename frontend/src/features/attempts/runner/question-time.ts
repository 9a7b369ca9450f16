import type { ParticipantQuestion } from '@quizhall/shared/model/quizzes/question';
import { answerTo, isLocked } from '../engine/answers.ts';
import type { Reading } from '../engine/server-clock.ts';
import type { SyncEngine } from '../engine/sync-engine.ts';

/** Seconds between two readings by the clock that went further: a device that slept did not stop the question. */
function secondsBetween(before: Reading, now: Reading): number {
  return Math.max(0, now.wall - before.wall, now.mono - before.mono) / 1_000;
}

/**
 * Adds up the time on the question that is on screen. Time runs while the page is open, seen or not, and stands still
 * while it is closed.
 */
class QuestionTimer {
  readonly #read: () => Reading;
  #questionId: string | undefined;
  #since: Reading;

  constructor(read: () => Reading) {
    this.#read = read;
    this.#since = read();
  }

  /** The question whose time runs. */
  get questionId(): string | undefined {
    return this.#questionId;
  }

  /** The question on screen from now on; undefined on the review screen and where its time is over. */
  show(questionId: string | undefined): void {
    this.#questionId = questionId;
    this.#since = this.#read();
  }

  /** The seconds that have passed since the last call, and the question they belong to. */
  take(): { questionId: string; seconds: number } | undefined {
    const now = this.#read();
    const seconds = secondsBetween(this.#since, now);
    this.#since = now;
    return this.#questionId === undefined ? undefined : { questionId: this.#questionId, seconds };
  }
}

interface Parts {
  /** As their limits are now. */
  questions: () => readonly ParticipantQuestion[];
  engine: SyncEngine;
  clocks: () => Reading;
  /** How long the attempt lasts, ms. */
  lasts: () => number;
}

/** The time on each question: whose runs, how much is spent, and which have used up their own. */
export class QuestionTime {
  readonly #parts: Parts;
  readonly #timer: QuestionTimer;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#timer = new QuestionTimer(parts.clocks);
  }

  /** The question whose time runs. */
  get running(): string | undefined {
    return this.#timer.questionId;
  }

  /** The time of the current question runs from now on, unless it is used up. */
  watch(): void {
    const { questions, engine } = this.#parts;
    const { currentIndex, phase } = engine.state;
    const { _id, later } = questions()[currentIndex] ?? {};
    if (_id === undefined || phase !== 'open') return;
    // Nobody pays for the delivery of a question with its time.
    this.#timer.show(later || this.isLocked(_id) ? undefined : _id);
  }

  /** No question is on screen. */
  stop(): void {
    this.#timer.show(undefined);
  }

  /** Puts down what has passed since the last time. */
  spend(): void {
    const { engine, clocks, lasts } = this.#parts;
    const spent = this.#timer.take();
    if (!spent || engine.state.phase !== 'open') return;
    const { questionId, seconds } = spent;
    const limit = this.#question(questionId)?.timeLimit || Number.POSITIVE_INFINITY;
    // A clock that jumps by days says nothing about a question: none takes longer than the attempt.
    const most = Math.min(limit, Math.ceil(lasts() / 1_000));
    const timeSpent = Math.min(most, answerTo(engine.state.answers, questionId).timeSpent + seconds);
    engine.dispatch({ type: 'time-spent', questionId, timeSpent, now: clocks().wall });
  }

  isLocked(questionId: string): boolean {
    const question = this.#question(questionId);
    return (
      question !== undefined && isLocked(question, answerTo(this.#parts.engine.state.answers, questionId))
    );
  }

  #question(id: string): ParticipantQuestion | undefined {
    return this.#parts.questions().find(({ _id }) => _id === id);
  }
}
