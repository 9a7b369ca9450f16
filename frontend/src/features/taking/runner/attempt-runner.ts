import type { ParticipantQuestion, UserAnswer } from '@quizhall/shared/model/question';
import { saveEveryMs } from '@quizhall/shared/rules/save-pace';
import { answerTo, isLocked } from '../engine/answers.ts';
import { type BehaviorSignal, recordSignal } from '../engine/behavior.ts';
import { msToNextSecond } from '../engine/countdown.ts';
import { mayVisit, nextOpen } from '../engine/navigation.ts';
import { countChange } from '../engine/requests.ts';
import { SyncEngine } from '../engine/sync-engine.ts';
import { openingState, unsentCount } from '../engine/sync-state.ts';
import type { HandIn, SyncState } from '../engine/sync-types.ts';
import type { OpenedAttempt } from '../storage/attempt-store.ts';
import { AttemptClock } from './attempt-clock.ts';
import { attemptIo } from './attempt-io.ts';
import { AttemptKeeper } from './attempt-keeper.ts';
import { PlaceInCrowd, spreadMsOf } from './crowd.ts';
import { Listeners } from './listeners.ts';
import { QuestionTimer } from './question-timer.ts';
import type { AttemptView, Notice, Platform, RunnerStore } from './runner-types.ts';
import type { AttemptTransport } from './transport.ts';

interface Parts {
  opened: OpenedAttempt;
  owner: string;
  store: RunnerStore;
  transport: AttemptTransport;
  platform: Platform;
}

/**
 * A running attempt in this tab: answers go to the device at once and to the server soon, time is the server's, and the
 * screen only looks on. Ends with `close`, or when another tab takes the attempt.
 */
export class AttemptRunner {
  readonly opened: OpenedAttempt;
  readonly #parts: Parts;
  readonly #engine: SyncEngine;
  readonly #keeper: AttemptKeeper;
  readonly #clock: AttemptClock;
  readonly #timer: QuestionTimer;
  readonly #place: PlaceInCrowd;
  readonly #changes = new Listeners();
  readonly #notices = new Listeners<Notice>();
  #view: AttemptView;
  #cancelTick: (() => void) | undefined;
  #closed = false;

  constructor(parts: Parts) {
    const { opened, owner, store, transport, platform } = parts;
    const { sessionId } = opened.record;
    this.#parts = parts;
    this.opened = opened;
    this.#clock = new AttemptClock(platform.clocks, opened.clockOffset, Date.parse(opened.paper.deadlineAt));
    this.#timer = new QuestionTimer(platform.clocks);
    this.#place = new PlaceInCrowd(opened.paper, platform.random());
    this.#keeper = new AttemptKeeper({
      sessionId,
      stamp: opened.stamp,
      owner,
      journal: opened.journal,
      clockOffset: () => this.#clock.offset,
      write: (change) => store.write(sessionId, owner, change),
      onDisplaced: () => this.#engine.dispatch({ type: 'displaced' }),
    });
    const pace = {
      forwardOnly: !this.allowsBack,
      everyMs: saveEveryMs(this.#lasts),
      durable: store.lasting,
    };
    const state = openingState(opened.memory, pace, platform.clocks().wall);
    this.#view = { sync: state, screen: 'question', submitFailed: false, durable: store.lasting };
    const io = attemptIo({ opened, transport, platform, clock: this.#clock, keeper: this.#keeper });
    this.#engine = new SyncEngine(state, io, {
      changed: (now, before) => this.#changed(now, before),
      over: () => this.#handIn('timed_out', 0),
      finished: (result) => this.#endWith({ type: 'finished', result }, store.finish(sessionId)),
      gone: (error) => this.#endWith({ type: 'gone', error }, store.discard(sessionId)),
      refused: () => this.#refused(),
      stale: () => {
        this.#show('review');
        this.#notices.tell({ type: 'hand-in-stale' });
      },
    });
  }

  // What the screen reads

  get questions(): readonly ParticipantQuestion[] {
    return this.opened.paper.quiz.questions;
  }

  get allowsBack(): boolean {
    return this.opened.paper.quiz.settings.allowBackNavigation;
  }

  /** Epoch ms. */
  get deadline(): number {
    return this.#clock.deadline;
  }

  /** The server's time as far as this device can tell, epoch ms. */
  serverNow(): number {
    return this.#clock.now();
  }

  readonly view = (): AttemptView => this.#view;

  readonly subscribe = this.#changes.add;
  readonly onNotice = this.#notices.add;

  // What the person does

  /** Begins to tick and to save. `refresh`: another device may have gone on with the attempt in the meantime. */
  open({ refresh }: { refresh: boolean }): void {
    this.#watch();
    if (refresh) this.#engine.dispatch({ type: 'refresh-needed' });
    this.#engine.pump();
    this.#tick();
  }

  answer(questionId: string, userAnswer: UserAnswer): void {
    if (this.#isLocked(questionId)) return;
    const given = answerTo(this.#state.answers, questionId).userAnswer !== null;
    if (given) this.#keeper.keepJournal(countChange(this.#keeper.journal, questionId));
    this.#engine.dispatch({ type: 'answered', questionId, change: { userAnswer }, now: this.#now() });
  }

  toggleFlag(questionId: string): void {
    const { flagged } = answerTo(this.#state.answers, questionId);
    this.#engine.dispatch({ type: 'answered', questionId, change: { flagged: !flagged }, now: this.#now() });
  }

  goTo(index: number): void {
    const { currentIndex, phase } = this.#state;
    if (phase !== 'open' || !mayVisit(index, currentIndex, this.questions.length, this.allowsBack)) return;
    this.#spendTime();
    this.#engine.dispatch({ type: 'moved', index, now: this.#now() });
    if (!this.allowsBack) this.#saveAtOnce();
    this.#keeper.logMove('go_to', this.#clock.stamp(), index);
    this.#show('question');
    this.#watch();
  }

  next(): void {
    const { currentIndex } = this.#state;
    if (currentIndex + 1 < this.questions.length) this.goTo(currentIndex + 1);
    else this.review();
  }

  previous(): void {
    if (this.allowsBack) this.goTo(this.#state.currentIndex - 1);
  }

  review(): void {
    if (this.#state.phase !== 'open') return;
    this.#spendTime();
    this.#timer.show(undefined);
    this.#keeper.logMove('review', this.#clock.stamp(), this.#state.currentIndex);
    this.#show('review');
  }

  submit(): void {
    this.#handIn('completed', 0);
  }

  /** Goes on here after another device did: it steps back the next time it saves. */
  comeBack(): void {
    this.#engine.dispatch({ type: 'came-back' });
    this.#watch();
    this.#tick();
  }

  /** The person has read that another device's answer counts, and leaves it at that. */
  overruledSeen(questionId: string): void {
    this.#engine.dispatch({ type: 'overruled-seen', questionId });
  }

  /** Throws away an attempt that the server does not know, with everything that was never sent. */
  discard(): void {
    const { store, opened } = this.#parts;
    const { sessionId } = opened.record;
    this.#endWith({ type: 'discarded' }, store.discard(sessionId));
  }

  /** Tries at once what waits for a better moment. */
  retryNow(): void {
    this.#engine.dispatch({ type: 'connection-back', now: this.#now() });
  }

  connectionLost(): void {
    this.#engine.dispatch({
      type: 'connection-lost',
      now: this.#now(),
      random: this.#parts.platform.random(),
    });
  }

  /** @param longAway another device may have gone on in the meantime */
  setHidden(hidden: boolean, longAway = false): void {
    this.#engine.dispatch({ type: 'visibility', hidden, now: this.#now() });
    if (hidden) {
      this.leaving();
      return;
    }
    if (longAway) this.#engine.dispatch({ type: 'refresh-needed' });
    this.retryNow();
    this.#tick();
  }

  /** The page may be gone in a moment. */
  leaving(): void {
    this.#spendTime();
    this.#keeper.putAside();
    this.#engine.flush();
    this.#giveUpTurn();
  }

  noteBehavior(signal: BehaviorSignal): void {
    const where = { at: this.#clock.stamp(), questionIndex: this.#state.currentIndex };
    const behavior = recordSignal(this.#state.behavior, signal, where);
    this.#engine.dispatch({ type: 'behaved', behavior, now: this.#now() });
  }

  /** Another tab goes on: everything is put away first. */
  async giveAway(): Promise<void> {
    this.#spendTime();
    await this.#keeper.settled();
    this.displaced();
  }

  displaced(): void {
    this.#engine.dispatch({ type: 'displaced' });
  }

  /** The page goes on without the attempt. What is not acknowledged is on the device and waits for the next visit. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.leaving();
    this.#engine.stop();
    this.#cancelTick?.();
  }

  // How it goes on

  get #state(): SyncState {
    return this.#engine.state;
  }

  #now(): number {
    return this.#parts.platform.clocks().wall;
  }

  /** How long the attempt lasts, ms. */
  get #lasts(): number {
    return this.deadline - Date.parse(this.opened.paper.startedAt);
  }

  /**
   * A hand-in that waits for its place in the crowd would wait for a page whose timers may not run any more. One that
   * lets another device go first still does.
   */
  #giveUpTurn(): void {
    const { handIn } = this.#state;
    const now = this.#now();
    const ownTurns = this.deadline + spreadMsOf(this.opened.paper);
    if (!handIn || handIn.sendAt <= now || this.serverNow() + handIn.sendAt - now > ownTurns) return;
    this.#engine.dispatch({ type: 'turn-given-up', now });
  }

  /** What has locked is out of reach of a second thought only on the server. */
  #saveAtOnce(): void {
    this.#engine.dispatch({ type: 'urgent' });
  }

  /** @param delay ms until it may go out */
  #handIn(status: HandIn['status'], delay: number): void {
    if (this.#state.phase !== 'open') return;
    this.#spendTime();
    this.#timer.show(undefined);
    const completedAt = this.#clock.stamp();
    const startedAt = Date.parse(this.opened.paper.startedAt);
    const totalTimeSpent = Math.max(0, Math.round((Date.parse(completedAt) - startedAt) / 1_000));
    const sendAt = this.#now() + delay;
    this.#engine.dispatch({ type: 'handed-in', handIn: { status, completedAt, totalTimeSpent, sendAt } });
    if (this.#clock.isOver()) this.#notices.tell({ type: 'time-over' });
  }

  /** A storage that cannot forget the attempt keeps nobody from what comes next. */
  #endWith(notice: Notice, work: Promise<void>): void {
    const tell = () => this.#notices.tell(notice);
    work.then(tell, tell);
  }

  #refused(): void {
    this.#view = { ...this.#view, submitFailed: true };
    this.#changes.tell();
    this.#notices.tell({ type: 'hand-in-refused' });
  }

  /** A submit was refused, or the server is asked once more: time had stood still here, but not for the attempt. */
  #resume(): void {
    if (this.#view.screen === 'question' && !this.#state.steppedBack) this.#watch();
    this.#tick();
  }

  /** Once a second: time on the question, the question's own limit, the deadline. */
  #tick(): void {
    this.#cancelTick?.();
    if (this.#closed || this.#state.phase !== 'open') return;
    this.#spendTime();
    // The device slept or its clock was set: nobody runs out of time before the server was asked.
    if (this.#clock.isDoubtful()) void this.#clock.ask(this.#parts.transport.serverNow);
    else if (this.#clock.isOver())
      this.#handIn('timed_out', this.#place.handInAfter(this.#state.steppedBack));
    else {
      this.#passUsedUpQuestion();
      this.#saveBeforeTheEnd();
    }
    const untilNext = Math.min(1_000, msToNextSecond(this.deadline, this.serverNow()));
    this.#cancelTick = this.#parts.platform.after(untilNext, () => this.#tick());
  }

  #spendTime(): void {
    const spent = this.#timer.take();
    if (!spent || this.#state.phase !== 'open') return;
    const { questionId, seconds } = spent;
    const limit = this.#question(questionId)?.timeLimit || Number.POSITIVE_INFINITY;
    // A clock that jumps by days says nothing about a question: none takes longer than the attempt.
    const most = Math.min(limit, Math.ceil(this.#lasts / 1_000));
    const timeSpent = Math.min(most, answerTo(this.#state.answers, questionId).timeSpent + seconds);
    this.#engine.dispatch({ type: 'time-spent', questionId, timeSpent, now: this.#now() });
  }

  /** Unsent changes go out while there is time, each device at its own moment. */
  #saveBeforeTheEnd(): void {
    const { steppedBack } = this.#state;
    const unsent = unsentCount(this.#state) > 0;
    if (unsent && !steppedBack && this.#place.takeSave(this.deadline - this.serverNow())) this.#saveAtOnce();
  }

  /** Moves on from the question on screen the moment its own time is used up, not when it is looked at again. */
  #passUsedUpQuestion(): void {
    const { answers, currentIndex } = this.#state;
    const { questionId } = this.#timer;
    if (questionId === undefined || !this.#isLocked(questionId)) return;
    this.#timer.show(undefined);
    this.#notices.tell({ type: 'question-locked', index: currentIndex });
    this.#saveAtOnce();
    const next = this.allowsBack ? nextOpen(this.questions, answers, currentIndex) : currentIndex + 1;
    if (next === 'review' || next >= this.questions.length) this.review();
    else this.goTo(next);
  }

  #watch(): void {
    const { _id } = this.questions[this.#state.currentIndex] ?? {};
    if (_id === undefined || this.#state.phase !== 'open') return;
    this.#timer.show(this.#isLocked(_id) ? undefined : _id);
  }

  #question(id: string): ParticipantQuestion | undefined {
    return this.questions.find(({ _id }) => _id === id);
  }

  #isLocked(questionId: string): boolean {
    const question = this.#question(questionId);
    return question !== undefined && isLocked(question, answerTo(this.#state.answers, questionId));
  }

  #show(screen: AttemptView['screen']): void {
    if (this.#view.screen === screen) return;
    this.#view = { ...this.#view, screen, submitFailed: false };
    this.#changes.tell();
  }

  #changed(sync: SyncState, before: SyncState): void {
    this.#keeper.keep(sync, before);
    const durable = this.#parts.store.lasting && !this.#keeper.failing;
    this.#view = { ...this.#view, sync, durable };
    if (sync.steppedBack && !before.steppedBack) this.#timer.show(undefined);
    const wasOpen = before.phase === 'open';
    const isOpen = sync.phase === 'open';
    // A submit that did not know of them says so itself.
    if (sync.changedElsewhere > before.changedElsewhere && !sync.steppedBack && wasOpen && isOpen)
      this.#notices.tell({ type: 'joined' });
    // Another device was further on, in a quiz that knows no way back.
    if (sync.base !== before.base && sync.currentIndex !== before.currentIndex) this.#watch();
    this.#changes.tell();
    this.#engine.dispatch({ type: 'durability', durable });
    if (isOpen && !wasOpen) this.#resume();
  }
}
