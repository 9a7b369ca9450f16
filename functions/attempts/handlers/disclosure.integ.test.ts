import { invoke, invokeEndpoint } from '../../testing/invoke.ts';
import { everyReader } from '../../testing/background.ts';
import { testStream } from '../../testing/streams.ts';
import { endpoints } from '@quizhall/shared/contract';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { feedback } from '@quizhall/shared/contract/results/feedback';
import { notifications } from '@quizhall/shared/contract/notifications/notifications';
import { proofs } from '@quizhall/shared/contract/certificates/proofs';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { users } from '@quizhall/shared/contract/accounts/users';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import type { StoredSettings } from '@quizhall/shared/model/quizzes/quiz';
import { afterEach, describe, expect, it } from 'vitest';
import { putAccommodation } from '../model/accommodations.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { now, setClock } from '../../platform/clock.ts';
import { codeOf } from '../../certificates/model/certificate.ts';
import { account, tokenOf } from '../../testing/accounts.ts';
import { looksUntilDecided, plays, prizeQuiz } from '../../testing/prizes.ts';
import { rewarding } from '../../testing/rewards.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { ALL_WRONG, type Answers, RIGHT, save, sessionHeader, start, submit } from '../../testing/taking.ts';
import { handler as rateQuiz } from '../../results/handlers/rate-quiz.ts';
import { handler as getCertificate } from '../../certificates/handlers/get-certificate.ts';
import { handler as listNotifications } from '../../notifications/handlers/list-notifications.ts';
import { handler as releaseResults } from '../../results/handlers/release-results.ts';
import { handler as runDueWork } from '../../entry/scheduler.ts';
import { handler as claimResults } from './claim-results.ts';
import { handler as getAnalytics } from '../../results/handlers/get-analytics.ts';
import { handler as exportAccount } from '../../exports/handlers/export-account.ts';
import { handler as getMe } from '../../accounts/handlers/get-me.ts';
import { handler as getRewards } from '../../accounts/handlers/get-rewards.ts';
import { handler as getSession } from '../../accounts/handlers/get-session.ts';
import { handler as listOwnResults } from './list-own-results.ts';
import { handler as checkAnswer } from './check-answer.ts';
import { handler as endRetakes } from './end-retakes.ts';
import { handler as getCard } from './get-card.ts';
import { handler as getLeaderboard } from './get-leaderboard.ts';
import { handler as getPredata } from './get-predata.ts';
import { handler as getResult } from './get-result.ts';

const MINUTE = 60_000;
const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

/** A participant with an account, in front of a quiz. */
async function participant(quiz: Quiz) {
  const user = await account();
  const signIn = () => tokenOf(user);
  const session = (await start(quiz.id, {}, await signIn())).body.data;
  return { quiz, signIn, session };
}
type Participant = Awaited<ReturnType<typeof participant>>;

/** With a token of this moment, because the tests move the clock. */
type Call = (
  person: Participant & { token: string },
  answers: Answers,
) => Promise<{ status: number; body: unknown }>;

const ofAttempt = ({ session: { sessionId } }: Participant) => ({ params: { id: sessionId } });

/** Every call that answers a participant something after the start, in the order in which they are made here. */
const ASKED: Record<string, Call> = {
  submitAttempt: ({ session }, answers) => submit(session, answers),
  getResult: (person) =>
    invokeEndpoint(getResult, attempts.getResult, { ...ofAttempt(person), token: person.token }),
  endRetakes: (person) =>
    invokeEndpoint(endRetakes, attempts.endRetakes, { ...ofAttempt(person), token: person.token }),
  getPredata: ({ quiz, token }) =>
    invokeEndpoint(getPredata, attempts.getPredata, { params: { id: quiz.code }, token }),
  saveProgress: ({ session }, answers) => save(session, 9, answers),
  checkAnswer: ({ session }) =>
    invokeEndpoint(checkAnswer, attempts.checkAnswer, {
      params: { sessionId: session.sessionId },
      body: { questionId: 'q1', userAnswer: 'Paris', timeSpent: 3 },
      headers: sessionHeader(session),
    }),
  rateQuiz: ({ quiz, session }) =>
    invokeEndpoint(rateQuiz, feedback.rateQuiz, {
      params: { quizId: quiz.id },
      body: { rating: 3 },
      headers: sessionHeader(session),
    }),
  getSession: ({ token }) => invokeEndpoint(getSession, users.getSession, { token }),
  getMe: ({ token }) => invokeEndpoint(getMe, users.getMe, { token }),
  getAnalytics: ({ token }) =>
    invokeEndpoint(getAnalytics, users.getAnalytics, {
      token,
      query: { from: '2026-01-01', to: '2026-01-31' },
    }),
  exportAccount: async ({ token }) => {
    const { status, bytes } = await invoke(exportAccount, { path: '/users/me/export', token });
    // What somebody answered they know anyway; of the result beside it nothing may differ.
    const told = (key: string, value: unknown) => (key === 'answers' ? undefined : value);
    return { status, body: JSON.parse(bytes.toString('utf8'), told) as unknown };
  },
  getRewards: ({ token }) => invokeEndpoint(getRewards, users.getRewards, { token }),
  listOwnResults: ({ token }) => invokeEndpoint(listOwnResults, users.listOwnResults, { token }),
  claimResults: ({ token, session }) =>
    invokeEndpoint(claimResults, users.claimResults, {
      token,
      body: { sessionTokens: [session.sessionToken] },
    }),
  listNotifications: ({ token }) =>
    invokeEndpoint(listNotifications, notifications.listNotifications, { token }),
  getLeaderboard: ({ quiz, token }) =>
    invokeEndpoint(getLeaderboard, attempts.getLeaderboard, { params: { id: quiz.id }, token }),
  startAttempt: ({ quiz, token }) => start(quiz.id, {}, token),
};

/** Calls that never speak of somebody's own attempts: areas as a whole, and single ones. */
const OF_NO_ATTEMPT = [
  'payments',
  'auth',
  'explore',
  'newsletter',
  'organizations',
  'quizzes',
  'runs',
  'system',
  'uploads',
];
const SINGLE = [
  'requestEmailChange',
  'askStartAlert',
  'becomeCreator',
  'changePassword',
  'changeProfile',
  'confirmEmailChange',
  'endOtherSessions',
  'endSession',
  'listSessions',
  'cancelSubscription',
  'choosePlan',
  'downloadInvoice',
  'dropStartAlert',
  'getBadge',
  'getCard',
  'getCertificate',
  'getCertificatePdf',
  'getReceiptKey',
  'getReceiptKeys',
  'getStartAlert',
  'readNotification',
  'readAllNotifications',
  'sendEntryCode',
  'verifyReceipt',
  'getSignInMethods',
  'setupTwoFactor',
  'enableTwoFactor',
  'renewRecoveryCodes',
  'deleteAccount',
  'disableTwoFactor',
  'unlinkProvider',
  'getDeletion',
  'beginTakeout',
  'getSubscription',
  'listInvoices',
  'resumeSubscription',
];

/** What differs between any two people; the receipt hashes the answers, which their participant knows anyway. */
function withoutNames(body: unknown, { session }: Participant): string {
  return JSON.stringify(body, (key, value: unknown) => (key === 'receipt' ? undefined : value))
    .replaceAll(session.sessionId.split('.')[1]?.slice(2) ?? '', 'PERSON')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/"(sessionToken|requestId|id|email|totalTimeSpent)":("[^"]*"|\d+)/g, '"$1":0')
    .replaceAll(/[\w-]+@example\.com/g, 'EMAIL');
}

/** What these calls answer to a person who had everything right, and to one who had everything wrong. */
async function askBoth(
  quiz: Quiz,
  names: readonly string[],
  prepare?: (people: Participant[]) => Promise<void>,
) {
  const right = await participant(quiz);
  const wrong = await participant(quiz);
  for (const [person, answers] of [
    [right, RIGHT],
    [wrong, ALL_WRONG],
  ] as const) {
    if (prepare) await save(person.session, 1, answers);
  }
  await prepare?.([right, wrong]);
  const told: Record<string, [string, string]> = {};
  for (const name of names) {
    const call = ASKED[name];
    if (!call) throw new Error(`Nobody asks ${name}`);
    const [a, b] = [
      await call({ ...right, token: await right.signIn() }, RIGHT),
      await call({ ...wrong, token: await wrong.signIn() }, ALL_WRONG),
    ];
    expect(a.status, name).not.toBe(401);
    expect(a.status, name).toBe(b.status);
    told[name] = [withoutNames(a.body, right), withoutNames(b.body, wrong)];
  }
  return told;
}

/** Keys under which a response could disclose how good answers were. */
const SCORE_LIKE =
  /score|percent|rank|grade|pass(ed|ing)|points|correct|marks|badge|bonus|earned|average|certificate|facility/i;
/** Settings of the quiz itself. */
const HARMLESS =
  /(^|\.)(totalPoints|questions\.points|passingScore|rewards\.(pointsPerCorrectAnswer|bonusPoints\.\w+|certificate)|showCorrectAnswers|correctAnswers\.\w+)$/;

/** Paths of score-like values in a response; zero, false and empty values disclose nothing. */
function scoresIn(value: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => scoresIn(one, path));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => scoresIn(inner, [...path, key]));
  const isEmpty = value === undefined || value === null || value === 0 || value === false || value === '';
  return !isEmpty && !HARMLESS.test(path.join('.')) && path.some((key) => SCORE_LIKE.test(key))
    ? [path.join('.')]
    : [];
}

const SETTINGS: Partial<StoredSettings> = { allowRetake: true, maxAttempts: 3 };
const quizWith = (settings: Partial<StoredSettings> = {}) =>
  publishedQuiz({ settings: { ...SETTINGS, ...settings }, quiz: { rewards: rewarding } });

const RANKED = {
  settings: { ...SETTINGS, disclosure: 'at_once' },
  quiz: { rewards: rewarding },
} as const;

/** Public answers about a quiz, without the fields that differ between any two quizzes. */
const ASKED_BY_STRANGERS: Record<string, (quiz: Quiz) => Promise<unknown>> = {
  getCard: async ({ code }) =>
    withoutQuiz((await invokeEndpoint(getCard, attempts.getCard, { params: { id: code } })).body.data),
  getPredata: async ({ code }) =>
    withoutQuiz((await invokeEndpoint(getPredata, attempts.getPredata, { params: { id: code } })).body.data),
  getLeaderboard: async ({ id }) =>
    withoutQuiz(
      (await invokeEndpoint(getLeaderboard, attempts.getLeaderboard, { params: { id } })).body.data,
    ),
};

const withoutQuiz = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (key, value: unknown) =>
      /^(id|code|link|title)$/.test(key) ? undefined : value,
    ).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME'),
  );

const shownCertificateOf = async (id: string) =>
  (await invokeEndpoint(getCertificate, proofs.getCertificate, { params: { code: await codeOf(id) } }))
    .status;

/** Nobody hands in: the server finishes, and late answers may still count. */
async function leaveAlone(): Promise<void> {
  await stream.drain();
  setClock(33 * MINUTE);
  await runDueWork();
  await stream.drain();
}

describe('a score that may not be known', () => {
  it('is looked for in every call of a participant', () => {
    const named = endpoints
      .filter(({ area, name }) => !OF_NO_ATTEMPT.includes(area) && !SINGLE.includes(name))
      .map(({ name }) => name);
    expect(Object.keys(ASKED).sort()).toEqual(named.sort());
  });

  it('that is withheld changes no letter of any answer', async () => {
    const quiz = await quizWith({ showResultsImmediately: false });
    for (const [name, [right, wrong]] of Object.entries(await askBoth(quiz, Object.keys(ASKED))))
      expect(right, name).toBe(wrong);
  });

  it('that is provisional changes no letter of any answer', async () => {
    const asked = Object.keys(ASKED).filter((name) => name !== 'submitAttempt');
    const told = await askBoth(await quizWith(), asked, leaveAlone);
    for (const [name, [right, wrong]] of Object.entries(told)) expect(right, name).toBe(wrong);
    expect(told.getMe?.[0]).toContain('"withheld":"provisional"');
  });

  it('that an open prize withholds changes no letter of any answer, and is in none', async () => {
    const { quiz } = await prizeQuiz(100, {
      settings: { ...SETTINGS, disclosure: 'at_once', showScoreByTag: true },
      quiz: { rewards: rewarding },
    });
    await stream.drain();
    const told = await askBoth(quiz, Object.keys(ASKED));
    for (const [name, [right, wrong]] of Object.entries(told)) {
      expect(right, name).toBe(wrong);
      expect(scoresIn(JSON.parse(right)), name).toEqual([]);
    }
    expect(told.getMe?.[0]).toContain('"withheld":"prize_open"');
    expect(told.getResult?.[0]).toContain('"awaitsPrize"');
  });

  it('that an open prize withholds shows in nothing that strangers read of the quiz', async () => {
    const [good, bad] = [await prizeQuiz(100, RANKED), await prizeQuiz(100, RANKED)];
    await stream.drain();
    for (const { quiz } of [good, bad])
      for (let n = 0; n < 3; n += 1) await plays(quiz, { right: quiz === good.quiz ? 5 : 0 });
    await stream.drain();
    for (const [name, ask] of Object.entries(ASKED_BY_STRANGERS)) {
      expect(await ask(good.quiz), name).toEqual(await ask(bad.quiz));
    }
  });

  it('comes everywhere with the settlement', async () => {
    const { quiz } = await prizeQuiz(100, RANKED);
    await stream.drain();
    const user = await account();
    const { id, session } = await plays(quiz, { right: 5, token: await tokenOf(user) });
    await stream.drain();
    expect(await shownCertificateOf(id)).toBe(404);
    await looksUntilDecided(quiz.id);
    await stream.drain();
    const token = await tokenOf(user);
    const { body } = await invokeEndpoint(getResult, attempts.getResult, { params: { id }, token });
    expect(body.data).toMatchObject({ score: { percentage: 100 }, certificate: {} });
    expect(body.data.awaitsPrize).toBeUndefined();
    const own = await invokeEndpoint(listOwnResults, users.listOwnResults, { token });
    expect(own.body.data.results[0]?.score).toBe(100);
    const board = await invokeEndpoint(getLeaderboard, attempts.getLeaderboard, {
      params: { id: quiz.id },
      headers: sessionHeader(session),
    });
    expect(board.body.data).toMatchObject({ entries: [{ score: 100, rank: 1 }], me: { rank: 1 } });
    expect((await invokeEndpoint(getMe, users.getMe, { token })).body.data.user.stats).toMatchObject({
      averageScore: 100,
      scores: 1,
    });
    expect(await shownCertificateOf(id)).toBe(200);
  });

  it('is there where it may be known: the control', async () => {
    const asked = ['submitAttempt', 'getResult', 'getMe', 'exportAccount', 'getRewards', 'listOwnResults'];
    const told = await askBoth(await quizWith(), asked);
    for (const name of asked) expect(told[name]?.[0], name).not.toBe(told[name]?.[1]);
  });

  it('comes everywhere with one release, and not for what is handed in afterwards', async () => {
    const { user: owner, token } = await signedIn();
    const quiz = await publishedQuiz({
      settings: { ...SETTINGS, showResultsImmediately: false },
      quiz: { ownerId: owner.id },
    });
    const person = await participant(quiz);
    await submit(person.session, RIGHT);
    const me = async () =>
      (await invokeEndpoint(getMe, users.getMe, { token: await person.signIn() })).body.data.user;
    expect((await me()).stats).toMatchObject({ totalQuizzesTaken: 1, averageScore: 0, scores: 0 });
    await invokeEndpoint(releaseResults, quizzes.releaseResults, {
      params: { id: quiz.id },
      body: { all: true },
      token,
    });
    expect((await me()).stats).toMatchObject({ averageScore: 100, scores: 1 });
    const { body } = await invokeEndpoint(getResult, attempts.getResult, {
      ...ofAttempt(person),
      token: await person.signIn(),
    });
    expect(body.data.score?.percentage).toBe(100);
    setClock(MINUTE);
    const next = (await start(quiz.id, {}, await person.signIn())).body.data;
    expect((await submit(next, RIGHT)).body.data.score).toBeUndefined();
    expect((await me()).recentActivity.map(({ score, withheld }) => score ?? withheld)).toEqual([
      'not_released',
      100,
    ]);
  });
});

describe('the correct answers', () => {
  const result = async ({ sessionId, sessionToken }: StartedAttempt) =>
    (
      await invokeEndpoint(getResult, attempts.getResult, {
        params: { id: sessionId },
        headers: { 'X-Session-Token': sessionToken },
      })
    ).body.data;
  const device = (name: string) => ({ deviceId: `device-of-${name}` });

  it('come with the last attempt, and then for the earlier ones too', async () => {
    const quiz = await quizWith({ maxAttempts: 2 });
    const first = (await start(quiz.id, device('last'))).body.data;
    const told = (await submit(first, ALL_WRONG)).body.data;
    expect(told.correctAnswers).toEqual({ shown: false, reason: 'attempts_left', attemptsLeft: 1 });
    expect(told.results).toBeUndefined();
    expect(JSON.stringify(told)).not.toContain('"isCorrect"');
    const second = (await start(quiz.id, device('last'))).body.data;
    expect((await result(first)).correctAnswers, 'the last runs').toEqual({
      shown: false,
      reason: 'attempt_open',
    });
    expect((await submit(second, ALL_WRONG)).body.data.results).toHaveLength(5);
    expect(await result(first)).toMatchObject({
      correctAnswers: { shown: true },
      quiz: { canRetake: false },
    });
    expect((await submit(first, ALL_WRONG)).body.data.results, 'repeated').toHaveLength(5);
  });

  it('wait while the server has finished the last attempt but late answers to it may come', async () => {
    const quiz = await quizWith({ maxAttempts: 2 });
    const first = (await start(quiz.id, device('late'))).body.data;
    await submit(first, ALL_WRONG);
    await start(quiz.id, device('late'));
    await leaveAlone();
    expect((await result(first)).correctAnswers.reason).toBe('attempt_open');
    setClock(42 * MINUTE);
    expect((await result(first)).correctAnswers.shown).toBe(true);
  });

  it('wait after the end of the quiz for whoever has extra time, and for their late answers', async () => {
    const endDate = new Date(now() + 10 * MINUTE).toISOString();
    const quiz = await publishedQuiz({
      settings: { allowRetake: true },
      quiz: { schedule: { isScheduled: true, endDate } },
    });
    await putAccommodation(quiz.id, { email: 'bo@example.com' }, { minutes: 15 }, quiz.ownerId);
    const session = (await start(quiz.id, device('quick'))).body.data;
    await submit(session, ALL_WRONG);
    setClock(34 * MINUTE);
    expect((await result(session)).correctAnswers).toMatchObject({
      shown: false,
      shownAt: new Date(Date.parse(endDate) + 25 * MINUTE).toISOString(),
    });
    setClock(36 * MINUTE);
    expect((await result(session)).correctAnswers.shown).toBe(true);
  });

  it('come as they did in quizzes that were stored before there was a choice', async () => {
    const quiz = await publishedQuiz({ settings: { ...SETTINGS, disclosure: 'at_once' } });
    const session = (await start(quiz.id)).body.data;
    expect((await submit(session, ALL_WRONG)).body.data.correctAnswers).toEqual({ shown: true });
  });
});
