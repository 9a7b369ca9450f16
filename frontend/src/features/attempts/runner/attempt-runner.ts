import type { AttemptResult } from '@quizhall/shared/model/attempts/attempt-result';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import type { ParticipantQuestion, ShownPassage, UserAnswer } from '@quizhall/shared/model/quizzes/question';
import { saveEveryMs } from '@quizhall/shared/rules/attempts/save-pace';
import { answerTo, isSettled } from '../engine/answers.ts';
import { type BehaviorSignal, recordSignal } from '../engine/behavior.ts';
import { msToNextSecond } from '../engine/countdown.ts';
import { logAnswer } from '../engine/noticed.ts';
import { answeredAfter, countChange } from '../engine/requests.ts';
import { struckBeside, toggled } from '../engine/struck.ts';
import { leftBehind, neverTaken } from '../engine/save-parts.ts';
import { SyncEngine } from '../engine/sync-engine.ts';
import { openingState, unsentCount } from '../engine/sync-state.ts';
import type { SyncState } from '../engine/sync-types.ts';
import type { OpenedAttempt } from '../storage/attempt-store.ts';
import type { Paper } from '../storage/attempt-records.ts';
import { keepStruck, readStruck } from '../storage/struck.ts';
import { withDelivered } from '../take/delivered.ts';
import { withTimesOf } from '../take/times-of.ts';
import { totalSeconds } from './total-seconds.ts';
import { AttemptClock } from './attempt-clock.ts';
import { attemptIo } from './attempt-io.ts';
import { AttemptKeeper } from './attempt-keeper.ts';
import { AttemptScreen } from './attempt-screen.ts';
import { Checking } from './checking.ts';
import { Course } from './course.ts';
import { Ending } from './ending.ts';
import { Listeners } from './listeners.ts';
import { QuestionTime } from './question-time.ts';
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
 * A running attempt in this tab. Stores answers on the device at once and syncs them to the server; time is the
 * server's. Ends with `close`, or when another tab takes over.
 */
export class AttemptRunner {
  opened: OpenedAttempt;
  readonly #parts: Parts;
  readonly #engine: SyncEngine;
  readonly #keeper: AttemptKeeper;
  readonly #clock: AttemptClock;
  readonly #screen: AttemptScreen;
  readonly #time: QuestionTime;
  readonly #course: Course;
  readonly #ending: Ending;
  readonly #checking: Checking;
  readonly #notices = new Listeners<Notice>();
  #cancelTick: (() => void) | undefined;
  /** Ends the attempt on this device, once the server has it. */
  #forget: (() => void) | undefined;
  /** Another device or the owner submitted first, and none of this device's pending answers count. */
  endedElsewhere = false;
  /** Time at which the owner ended the attempt, ISO 8601. */
  endedAt: string | undefined;
  #closed = false;

  constructor(parts: Parts) {
    const { opened, owner, store, transport, platform } = parts;
    const { sessionId } = opened.record;
    this.#parts = parts;
    this.opened = opened;
    const deadline = Date.parse(opened.paper.deadlineAt);
    this.#clock = new AttemptClock(platform.clocks, opened.clockOffset, deadline, () => this.#moved());
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
      // Practice has no shared deadline, and its length in days says nothing about a sitting.
      everyMs: saveEveryMs(this.practises ? 0 : this.#lasts),
      durable: store.lasting,
      essays: new Set(this.questions.flatMap(({ _id, type }) => (type === 'essay' ? [_id] : []))),
    };
    const state = openingState(opened.memory, pace, platform.clocks().wall);
    this.#screen = new AttemptScreen(state, store.lasting, readStruck(sessionId));
    const onRefreshed = (attempt: StartedAttempt) => {
      this.#takeQuestions(attempt.quiz.questions, attempt.quiz.passages);
      this.#takeTimes(attempt);
    };
    const io = attemptIo({
      opened,
      transport,
      platform,
      clock: this.#clock,
      keeper: this.#keeper,
      onRefreshed,
      onDelivered: ({ question, passage }) => this.#takeQuestions([question], passage && [passage]),
    });
    this.#engine = new SyncEngine(state, io, {
      changed: (now, before) => this.#changed(now, before),
      over: (endedAt) => (endedAt ? this.#ending.calledIn(endedAt) : this.#ending.handIn('timed_out')),
      finished: (result) => this.#finished(result),
      gone: (error) => this.#endWith({ type: 'gone', error }, store.discard(sessionId)),
      refused: () => this.#refused(),
      stale: () => {
        this.#screen.show('review');
        this.#notices.tell({ type: 'hand-in-stale' });
      },
    });
    const { allowsBack, perPage } = this;
    const questions = () => this.questions;
    const { paper } = opened;
    const engine = this.#engine;
    const [clock, keeper, screen, now] = [this.#clock, this.#keeper, this.#screen, () => this.#now()];
    const time = new QuestionTime({ questions, engine, clocks: platform.clocks, lasts: () => this.#lasts });
    this.#time = time;
    this.#checking = new Checking({ engine, time, transport, onChecked: () => this.#resume() });
    const onLocked = (index: number) => this.#notices.tell({ type: 'question-locked', index });
    this.#course = new Course({
      questions,
      allowsBack,
      perPage,
      engine,
      keeper,
      clock,
      time,
      screen,
      now,
      onLocked,
    });
    const onTimeOver = () => this.#notices.tell({ type: 'time-over' });
    this.#ending = new Ending({ paper, engine, clock, time, now, random: platform.random(), onTimeOver });
  }

  // What the screen reads

  get questions(): readonly ParticipantQuestion[] {
    return this.opened.paper.quiz.questions;
  }

  get passages(): readonly ShownPassage[] {
    return this.opened.paper.quiz.passages ?? [];
  }

  get allowsBack(): boolean {
    return this.opened.paper.quiz.settings.allowBackNavigation;
  }

  get perPage(): number {
    return this.opened.paper.quiz.settings.questionsPerPage ?? 1;
  }

  /** Practice mode: answers can be checked one by one. */
  get practises(): boolean {
    return this.opened.paper.quiz.settings.practiceMode === true;
  }

  /** Practice has ended for this quiz; answers can no longer be checked. */
  get checksNoMore(): boolean {
    return this.#checking.isOver;
  }

  /** Epoch ms. */
  get deadline(): number {
    return this.#clock.deadline;
  }

  /** Duration of the attempt and upper bound of the timer, in seconds, including extra time. */
  get totalSeconds(): number {
    const { paper } = this.opened;
    return totalSeconds(paper) + Math.round((this.deadline - Date.parse(paper.deadlineAt)) / 1_000);
  }

  /** Number of changed answers not acknowledged by the server. */
  get unsent(): number {
    return unsentCount(this.#state);
  }

  /** Estimated server time, epoch ms. */
  serverNow(): number {
    return this.#clock.now();
  }

  readonly view = (): AttemptView => this.#screen.view;

  readonly subscribe = (listener: () => void): (() => void) => this.#screen.subscribe(listener);
  readonly onNotice = this.#notices.add;

  // What the person does

  /** Starts timers and saving. `refresh`: another device may have continued the attempt meanwhile. */
  open({ refresh }: { refresh: boolean }): void {
    this.#time.watch();
    if (refresh) this.#engine.dispatch({ type: 'refresh-needed' });
    this.#engine.pump();
    this.#tick();
  }

  answer(questionId: string, userAnswer: UserAnswer): void {
    if (this.#time.isLocked(questionId)) return;
    const given = answerTo(this.#state.answers, questionId).userAnswer !== null;
    const { journal } = this.#keeper;
    const index = this.questions.findIndex(({ _id }) => _id === questionId);
    const logged = logAnswer(journal, this.#clock.stamp(), index);
    this.#keeper.keepJournal(given ? countChange(logged, questionId) : logged);
    this.#engine.dispatch({ type: 'answered', questionId, change: { userAnswer }, now: this.#now() });
    const struck = this.view().struck[questionId] ?? [];
    const question = this.questions[index];
    const beside = question ? struckBeside(question, struck, userAnswer) : struck;
    if (beside.length < struck.length) this.#strike(questionId, beside);
  }

  /**
   * Strikes out an option, or restores it.
   * @returns true if it is now struck out
   */
  strike(questionId: string, place: number): boolean {
    const places = toggled(this.view().struck[questionId] ?? [], place);
    this.#strike(questionId, places);
    return places.includes(place);
  }

  /** Announces a change made by key to screen readers; `shown` displays it to everyone. */
  say(text: string, shown = false): void {
    this.#notices.tell({ type: 'said', text, shown });
  }

  /**
   * Practice only: checks the answer, which is then final.
   * @throws ApiError
   */
  check(questionId: string): Promise<void> {
    return this.#checking.check(questionId);
  }

  toggleFlag(questionId: string): void {
    const answer = answerTo(this.#state.answers, questionId);
    const { flagged } = answer;
    if (!this.allowsBack || isSettled(answer)) return;
    this.#engine.dispatch({ type: 'answered', questionId, change: { flagged: !flagged }, now: this.#now() });
  }

  goTo(index: number): void {
    this.#course.goTo(index);
  }

  next(): void {
    this.#course.next();
  }

  previous(): void {
    this.#course.previous();
  }

  turnPage(by: 1 | -1): void {
    this.#course.turnPage(by);
  }

  review(): void {
    this.#course.review();
  }

  submit(): void {
    this.#ending.handIn('completed');
  }

  /** Continues on this device after another one took over; the other steps back at its next save. */
  comeBack(): void {
    this.#engine.dispatch({ type: 'came-back' });
    this.#time.watch();
    this.#tick();
  }

  /** The participant accepts that another device's answer counts. */
  overruledSeen(questionId: string): void {
    this.#engine.dispatch({ type: 'overruled-seen', questionId });
  }

  /** Ids of answers that only this device has and the server will never get, see `leftBehind` and `neverTaken`. */
  get leftBehind(): readonly string[] {
    return this.#forget ? this.#stays() : [];
  }

  #stays(): string[] {
    if (this.endedElsewhere) return neverTaken(this.#state);
    const { endedAt } = this;
    if (!endedAt) return leftBehind(this.#state);
    const late = answeredAfter(this.#keeper.journal, this.questions, endedAt);
    return [...leftBehind(this.#state), ...neverTaken(this.#state).filter((id) => late.has(id))];
  }

  /** Continues to the result after the participant has seen the answers left behind. */
  toResult(): void {
    this.#forget?.();
    this.#forget = undefined;
  }

  /** Discards an attempt unknown to the server, including unsent answers. */
  discard(): void {
    const { store, opened } = this.#parts;
    const { sessionId } = opened.record;
    this.#endWith({ type: 'discarded' }, store.discard(sessionId));
  }

  /** Retries pending requests now. */
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

  /** @param longAway another device may have continued meanwhile */
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

  /** Called when the page may be about to close. */
  leaving(): void {
    this.#time.spend();
    this.#keeper.putAside();
    this.#engine.flush();
    this.#ending.giveUpTurn();
  }

  noteBehavior(signal: BehaviorSignal): void {
    const where = { at: this.#clock.stamp(), questionIndex: this.#state.currentIndex };
    const behavior = recordSignal(this.#state.behavior, signal, where);
    this.#engine.dispatch({ type: 'behaved', behavior, now: this.#now() });
  }

  /** Hands the attempt to another tab, after everything is stored. */
  async giveAway(): Promise<void> {
    this.#time.spend();
    await this.#keeper.settled();
    this.displaced();
  }

  displaced(): void {
    this.#engine.dispatch({ type: 'displaced' });
  }

  /** Detaches the page from the attempt. Unacknowledged answers stay on the device for the next visit. */
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

  /** Duration of the attempt in ms. */
  get #lasts(): number {
    return this.deadline - Date.parse(this.opened.paper.startedAt);
  }

  #strike(questionId: string, places: readonly number[]): void {
    const struck = { ...this.view().struck, [questionId]: places };
    keepStruck(this.opened.record.sessionId, struck);
    this.#screen.change({ struck });
  }

  /** Announces extra time once; changes that round to 0 minutes are not announced. */
  #moved(): void {
    const { paper } = this.opened;
    const ms = this.deadline - (paper.toldUntil ?? Date.parse(paper.deadlineAt));
    if (ms >= 30_000) this.#notices.tell({ type: 'more-time', ms });
    this.#keepPaper({ ...paper, toldUntil: this.deadline });
    // A refresh also updates the limits of single questions.
    this.#engine.dispatch({ type: 'refresh-needed' });
  }

  #keepPaper(paper: Paper): void {
    this.opened = { ...this.opened, paper };
    // If storing fails, the next page fetches the limits from the server.
    this.#parts.store.renewPaper(paper).catch(() => undefined);
  }

  #takeQuestions(questions: readonly ParticipantQuestion[], passages: readonly ShownPassage[] = []): void {
    const paper = withDelivered(this.opened.paper, questions, passages);
    if (paper === this.opened.paper) return;
    this.#keepPaper(paper);
    this.#screen.tell();
    if (this.view().screen === 'question') this.#time.watch();
  }

  #takeTimes(attempt: StartedAttempt): void {
    const { paper } = this.opened;
    if (attempt.deadlineAt === paper.deadlineAt) return;
    this.#keepPaper(withTimesOf(paper, attempt));
    this.#screen.tell();
  }

  /** Reports the end even if device storage fails to delete the attempt. */
  #endWith(notice: Notice, work: Promise<void>): void {
    const tell = () => this.#notices.tell(notice);
    work.then(tell, tell);
  }

  /** Keeps answers left behind until the participant has seen them, because only this device has them. */
  #finished(result: AttemptResult | undefined): void {
    const { store, opened } = this.#parts;
    const { sessionId } = opened.record;
    // Without a result, or with one submitted elsewhere, the server accepted nothing from this device.
    this.endedElsewhere = result === undefined || result.handedInElsewhere === true;
    const called = result?.endedByOwner ? result.submissionData.completedAt : undefined;
    this.endedAt = this.#state.handIn?.endedAt ?? called;
    // The owner may reopen the attempt; the answers left behind are then sent.
    const keeps = this.endedAt !== undefined && this.#stays().length > 0;
    this.#forget = () => this.#endWith({ type: 'finished', result }, store.finish(sessionId, { keeps }));
    if (this.leftBehind.length === 0) this.toResult();
    else this.#screen.tell();
  }

  #refused(): void {
    this.#screen.change({ submitFailed: true });
    this.#notices.tell({ type: 'hand-in-refused' });
  }

  /** Resumes after a rejected submit or a manual retry. The attempt's time has continued meanwhile. */
  #resume(): void {
    if (this.view().screen === 'question' && !this.#state.steppedBack) this.#time.watch();
    this.#tick();
  }

  /** Runs once a second: question time, question limits, deadline. */
  #tick(): void {
    this.#cancelTick?.();
    if (this.#closed || this.#state.phase !== 'open') return;
    this.#time.spend();
    // After sleep or a clock change, the server is asked before time runs out.
    if (this.#clock.isDoubtful()) void this.#clock.ask(this.#parts.transport.serverNow);
    else if (this.#clock.isOver()) this.#ending.timeOver();
    else {
      this.#course.passUsedUp();
      this.#ending.saveBefore();
    }
    const untilNext = Math.min(1_000, msToNextSecond(this.deadline, this.serverNow()));
    this.#cancelTick = this.#parts.platform.after(untilNext, () => this.#tick());
  }

  #changed(sync: SyncState, before: SyncState): void {
    this.#keeper.keep(sync, before);
    const durable = this.#parts.store.lasting && !this.#keeper.failing;
    this.#screen.take({ sync, durable });
    if (sync.steppedBack && !before.steppedBack) this.#time.stop();
    const wasOpen = before.phase === 'open';
    const isOpen = sync.phase === 'open';
    // A submit that missed these changes reports them itself.
    if (sync.changedElsewhere > before.changedElsewhere && !sync.steppedBack && wasOpen && isOpen)
      this.#notices.tell({ type: 'joined' });
    // Another device was further ahead in a quiz without back navigation.
    if (sync.base !== before.base && sync.currentIndex !== before.currentIndex) this.#time.watch();
    this.#screen.tell();
    this.#engine.dispatch({ type: 'durability', durable });
    if (isOpen && !wasOpen) this.#resume();
  }
}
