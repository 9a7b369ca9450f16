import type { AttemptResult, ReviewedAnswer } from '@quizhall/shared/model/attempts/attempt-result';
import type { SavedAnswer, StaleProgress } from '@quizhall/shared/model/attempts/attempt';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import type { Brand } from '@quizhall/shared/model/organizations/brand';
import type { ParticipantQuestion, ShownPassage, UserAnswer } from '@quizhall/shared/model/quizzes/question';
import { ApiError } from '@/lib/api/errors.ts';
import type { HandInInput, SaveInput } from '../shared/attempts.ts';
import { classifyFailure } from '../shared/classify-failure.ts';
import { answerTo } from '../engine/answers.ts';
import { AttemptRunner } from '../runner/attempt-runner.ts';
import type { Notice, Platform, RunnerStore } from '../runner/runner-types.ts';
import type { AttemptTransport } from '../runner/transport.ts';
import { AttemptStore } from '../storage/attempt-store.ts';
import { ModelServer } from './model-server.ts';
import { memoryStorage, webStorageRows } from '../storage/web-storage-rows.ts';

export const START = Date.parse('2026-05-01T10:00:00.000Z');
export const iso = (ms: number): string => new Date(START + ms).toISOString();

export function buildQuestion(over: Partial<ParticipantQuestion> = {}): ParticipantQuestion {
  return {
    _id: 'q1',
    type: 'one_choice',
    question: 'Which one?',
    description: '',
    options: [{ text: 'Red' }, { text: 'Green' }, { text: 'Blue' }],
    blanks: 0,
    points: 10,
    difficulty: 'easy',
    timeLimit: 0,
    ...over,
  };
}

interface Paper {
  questions?: ParticipantQuestion[];
  passages?: ShownPassage[];
  allowBackNavigation?: boolean;
  /** Milliseconds from the start. */
  deadline?: number;
  /** Over which hand-ins are spread. */
  spreadSeconds?: number;
  hasPrize?: true;
  /** Minutes. */
  timeLimit?: number;
  practiceMode?: boolean;
  questionsPerPage?: number;
}

export function buildStarted({
  questions,
  passages,
  allowBackNavigation = true,
  deadline = 600_000,
  spreadSeconds = 0,
  hasPrize,
  timeLimit = 10,
  practiceMode,
  questionsPerPage,
}: Paper = {}): StartedAttempt {
  return {
    sessionId: 'q_0123456789abcdef.g_0123456789abcdef.1',
    sessionToken: 'token',
    quiz: {
      id: 'q_0123456789abcdef',
      title: 'Colours',
      settings: {
        timeLimit,
        preventCheating: { disableCopyPaste: false, disableRightClick: false, fullScreenMode: false },
        showResultsImmediately: true,
        showCorrectAnswers: true,
        showExplanations: true,
        allowResultsReview: true,
        allowBackNavigation,
        practiceMode,
        questionsPerPage,
      },
      questions:
        questions ??
        ['q1', 'q2', 'q3'].map((_id) => buildQuestion({ _id, question: `Which one is ${_id}?` })),
      passages,
      totalPoints: 30,
    },
    attemptNumber: 1,
    startedAt: iso(0),
    deadlineAt: iso(deadline),
    serverNow: iso(0),
    spreadSeconds,
    hasPrize,
    resumed: false,
    seq: 0,
    currentIndex: 0,
  };
}

/** What a check answers of a question whose right answer is Red. */
export function buildFeedback(over: Partial<ReviewedAnswer> = {}): ReviewedAnswer {
  const isCorrect = over.userAnswer === 'Red';
  return {
    questionId: 'q1',
    question: 'Which one?',
    type: 'one_choice',
    isCorrect,
    points: isCorrect ? 10 : 0,
    maxPoints: 10,
    userAnswer: null,
    timeSpent: 0,
    flagged: false,
    skipped: false,
    options: [{ text: 'Red' }, { text: 'Green' }, { text: 'Blue' }],
    correctAnswer: 'Red',
    explanation: 'Because of its *long* waves.',
    ...over,
  };
}

export function buildResult(over: Partial<AttemptResult> = {}): AttemptResult {
  return {
    submissionId: 'q_0123456789abcdef.g_0123456789abcdef.1',
    status: 'completed',
    quiz: {
      id: 'q_0123456789abcdef',
      title: 'Colours',
      code: 'ABC234',
      passingScore: 70,
      showResultsImmediately: true,
      allowResultsReview: true,
      showCorrectAnswers: true,
      showExplanations: true,
      canRetake: false,
    },
    submissionData: {
      participantName: 'Ada',
      attemptNumber: 1,
      startedAt: iso(0),
      completedAt: iso(60_000),
      totalTimeSpent: 60,
      answered: 3,
      lateSync: false,
      emailKnown: true,
    },
    correctAnswers: { shown: false, reason: 'never' },
    receipt: { hash: 'hash', signature: 'signature', at: iso(60_000), kid: 'kid', jws: 'a.b.signature' },
    ...over,
  };
}

/** Lets everything that is already decided happen. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

/** Time and timers of a device, moved by hand. */
export class FakeDevice implements Platform {
  /** Milliseconds since the start, by the clock on the wall and by the one that cannot be set. */
  wall = 0;
  mono = 0;
  dice = 0.5;
  #timers: { at: number; run: () => void }[] = [];

  clocks = () => ({ wall: START + this.wall, mono: this.mono });
  random = () => this.dice;
  metadata = () => ({ deviceType: 'desktop' });
  after = (ms: number, run: () => void) => {
    const timer = { at: this.mono + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  /** Lets time pass, in steps no longer than the timers are apart. */
  async pass(ms: number): Promise<void> {
    const end = this.mono + ms;
    for (;;) {
      await settle();
      const next = this.#timers.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#advance(Math.max(0, next.at - this.mono));
      next.run();
    }
    this.#advance(end - this.mono);
    await settle();
  }

  #advance(ms: number): void {
    this.mono += ms;
    this.wall += ms;
  }
}

/** A start as it is answered once somebody has moved the deadline, by as much as the whole limit. */
function withTime({ quiz, ...started }: StartedAttempt, deadlineAt: string): StartedAttempt {
  const minutes = (Date.parse(deadlineAt) - Date.parse(started.deadlineAt)) / 60_000;
  const settings = { ...quiz.settings, timeLimit: quiz.settings.timeLimit + minutes };
  return { ...started, deadlineAt, quiz: { ...quiz, settings } };
}

/** A server that keeps saves by its own rule, and a network that can be cut. */
export class FakeServer implements AttemptTransport {
  readonly model = new ModelServer();
  saves: SaveInput[] = [];
  flushed: SaveInput[] = [];
  handIns: HandInInput[] = [];
  failure: unknown;
  refreshed: StartedAttempt | 'finished' | undefined;
  /** What a hand-in hears after somebody else has handed in. */
  told: Pick<AttemptResult, 'handedInElsewhere' | 'endedByOwner'> = {};
  readonly #device: FakeDevice;
  readonly #started: StartedAttempt;
  #opened = 1;

  constructor(device: FakeDevice, started: StartedAttempt) {
    this.#device = device;
    this.#started = started;
  }

  /** What its answers say from now on, where somebody has given more time. */
  deadlineAt: string | undefined;
  /** The questions with their content, where they are delivered one at a time. */
  withheld: readonly ParticipantQuestion[] = [];

  get answers() {
    return this.model.answers;
  }

  get #from() {
    return { device: 'here', opened: this.#opened };
  }

  /** Another device of the person opens the attempt and saves, knowing what there is. */
  saveElsewhere(answers: Record<string, UserAnswer>): void {
    this.#saveElsewhere(this.#opened + 1, answers);
  }

  /** One that had opened the attempt before this one still saves. */
  saveEarlier(answers: Record<string, UserAnswer>): void {
    this.#saveElsewhere(this.#opened - 1, answers);
  }

  #saveElsewhere(opened: number, answers: Record<string, UserAnswer>): void {
    const { seq } = this.model;
    this.model.save(
      { device: 'elsewhere', opened },
      {
        seq: seq + 1,
        baseSeq: seq,
        currentIndex: 0,
        answers: Object.entries(answers).map(([questionId, userAnswer]) => {
          return { questionId, userAnswer, timeSpent: 1, flagged: false };
        }),
      },
    );
  }

  #meet<T>(answer: () => T): Promise<T> {
    return this.failure === undefined ? Promise.resolve().then(answer) : Promise.reject(this.failure);
  }

  #take(body: SaveInput) {
    const answer = this.model.save(this.#from, body);
    if ('stale' in answer) throw stale(answer.stale);
    const now = iso(this.#device.mono);
    const question = this.withheld[this.model.index];
    return {
      ...answer,
      savedAt: now,
      serverNow: now,
      deadlineAt: this.deadlineAt ?? this.#started.deadlineAt,
      ...(question && { current: { question } }),
    };
  }

  save = (body: SaveInput) =>
    this.#meet(() => {
      this.saves.push(body);
      return this.#take(body);
    });
  /** What is checked first stands. */
  readonly checked = new Map<string, SavedAnswer>();
  checks = 0;
  check = (body: SavedAnswer) =>
    this.#meet(() => {
      this.checks += 1;
      const { questionId, userAnswer } = this.checked.get(body.questionId) ?? body;
      this.checked.set(questionId, { ...body, userAnswer });
      return buildFeedback({ questionId, userAnswer: userAnswer as UserAnswer });
    });
  flush = (body: SaveInput) => {
    this.flushed.push(body);
    return this.#meet(() => this.#take(body));
  };
  refresh = () =>
    this.#meet(() => {
      this.#opened += 2;
      return this.refreshed ?? this.#held();
    });
  #held(): StartedAttempt {
    const { seq, index } = this.model;
    const serverNow = iso(this.#device.mono);
    const started = withTime(this.#started, this.deadlineAt ?? this.#started.deadlineAt);
    return { ...started, serverNow, seq, currentIndex: index, answers: this.model.held(this.#from) };
  }
  handIn = (body: HandInInput) =>
    this.#meet(() => {
      this.handIns.push(body);
      const given = Object.fromEntries(
        body.answers.map(({ questionId, userAnswer }) => [questionId, userAnswer]),
      );
      const isOver = this.model.finished !== undefined;
      const refused = this.model.handIn(this.#from, body, given);
      if (refused) throw stale(refused.stale);
      return buildResult(isOver ? this.told : {});
    });
  /** Another device of the person hands in, or the quiz owner. */
  handInElsewhere(
    answers: Record<string, UserAnswer>,
    told: FakeServer['told'] = { handedInElsewhere: true },
  ): void {
    this.model.finished = answers;
    this.told = told;
    this.refreshed = 'finished';
    this.save = () =>
      Promise.reject(new ApiError('finished', { code: 'ATTEMPT_FINISHED', status: 409, fromServer: true }));
  }
  /** The owner ends the attempt now: what was answered by then is still taken. */
  callIn(): void {
    const endedAt = iso(this.#device.mono);
    const finished = new ApiError('finished', {
      code: 'ATTEMPT_FINISHED',
      status: 409,
      fromServer: true,
      data: { endedAt },
    });
    const take = this.handIn;
    this.save = () => Promise.reject(finished);
    this.handIn = async (body) => {
      if (Date.parse(body.completedAt ?? '') > Date.parse(endedAt)) throw finished;
      return { ...(await take(body)), endedByOwner: true };
    };
  }
  serverNow = () => this.#meet(() => iso(this.#device.mono));
  classify = classifyFailure;
}

const stale = (data: StaleProgress) =>
  new ApiError('stale', { code: 'STALE_PROGRESS', status: 409, fromServer: true, data });

/** A start that delivers only the first question. */
function withFirstQuestion(started: StartedAttempt): StartedAttempt {
  const questions = started.quiz.questions.map((question, place) =>
    place === 0 ? question : { ...question, question: '', options: [], later: true as const },
  );
  return { ...started, quiz: { ...started.quiz, questions } };
}

/** An attempt that has just been started, with everything around it. `lasting`: the device stores it. */
export async function openAttempt({
  lasting = true,
  brand,
  singly = false,
  ...paper
}: Paper & { lasting?: boolean; brand?: Brand | undefined; singly?: boolean } = {}) {
  const whole = buildStarted(paper);
  const started = singly ? withFirstQuestion(whole) : whole;
  const device = new FakeDevice();
  const server = new FakeServer(device, started);
  if (singly) server.withheld = whole.quiz.questions;
  const store = new AttemptStore(webStorageRows(memoryStorage(), lasting));
  await store.add({
    started,
    refs: ['ABC234'],
    userId: undefined,
    participantInfo: undefined,
    clockOffset: 0,
    brand,
  });
  const open = async (owner: string) => {
    const opened = await store.open(started.sessionId, owner);
    if (!opened) throw new Error('The attempt cannot be opened');
    const runner = new AttemptRunner({ opened, owner, store, transport: server, platform: device });
    runner.open({ refresh: !opened.fresh });
    await settle();
    return runner;
  };
  /** The attempt in another tab, on a device whose storage takes answers in this way, or does not. */
  const openOn = async (write: RunnerStore['write']) => {
    const owner = 'another tab';
    const opened = await store.open(started.sessionId, owner);
    if (!opened) throw new Error('The attempt cannot be opened');
    const nothing = async () => undefined;
    const odd: RunnerStore = { lasting: true, write, renewPaper: nothing, finish: nothing, discard: nothing };
    const runner = new AttemptRunner({ opened, owner, store: odd, transport: server, platform: device });
    runner.open({ refresh: false });
    return runner;
  };
  return { started, device, server, store, open, openOn, runner: await open('tab') };
}

export const offline = new ApiError('Network error. Please check your connection.', { code: 'NETWORK' });

export const valueOf = (runner: AttemptRunner, id: string): UserAnswer =>
  answerTo(runner.view().sync.answers, id).userAnswer;

/** Everything the runner tells from now on. */
export function noticesOf(runner: AttemptRunner): Notice[] {
  const notices: Notice[] = [];
  runner.onNotice((notice) => notices.push(notice));
  return notices;
}
