import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { GRACE_MS, LATE_SYNC_MS } from '@quizhall/shared/rules/attempts/deadline';
import { assert, asyncProperty, boolean, integer } from '@quizhall/shared/testing/properties';
import { afterEach, describe, expect, it } from 'vitest';
import { putAccommodation } from '../model/accommodations.ts';
import { getAttempt } from '../model/attempts.ts';
import { finishOverdue } from '../model/finish-attempt.ts';
import { toContenders } from '../../payments/use-cases/prize-candidates.ts';
import { setClock } from '../../platform/clock.ts';
import { handler as getSubmissionDetails } from '../../results/handlers/get-submission-details.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { ask, finish, reopen, world } from '../../testing/interventions.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { rewarding } from '../../testing/rewards.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { RIGHT, save, start, submit } from '../../testing/taking.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const WHOLE = 30 * 60;
afterEach(() => setClock(0));

type Session = Awaited<ReturnType<typeof begun>>;
const begun = async (settings: object = {}) =>
  (await start((await publishedQuiz({ settings, quiz: { rewards: rewarding } })).id)).body.data;
/** Sets the clock so many ms after an instant. */
const setTo = (instant: string, ms: number) => setClock(Date.parse(instant) + ms - Date.now());
const iso = (at: number) => new Date(at).toISOString();
const cardOf = async (session: Session) => (await getAttempt(session.sessionId))?.card ?? expect.fail();
const claimed = (session: Session, ms: number) => ({ completedAt: iso(Date.parse(session.startedAt) + ms) });

describe('questions that all have a limit', () => {
  const seconds = (session: Session) =>
    (Date.parse(session.deadlineAt) - Date.parse(session.startedAt)) / SECOND;
  const timed = { timeLimit: 20, questionTimeLimit: 10 };

  it('bound the attempt by their sum and the slack, whatever the time limit of the quiz', async () => {
    // Five questions of 10 s; 5 s lead, 30 s slack, 5 s for each question.
    const session = await begun(timed);
    expect(seconds(session)).toBe(5 + 50 + 30 + 25);
    setTo(session.startedAt, 15 * MINUTE);
    const { data } = (await submit(session, RIGHT)).body;
    expect(data).toMatchObject({ status: 'timed_out', score: { percentage: 0 } });
  });

  it('bound it with the extra time of a participant', async () => {
    const { user, token } = await signedIn();
    const quiz = await publishedQuiz({ settings: timed });
    await putAccommodation(quiz.id, { userId: user.id }, { factor: 1.5, minutes: 1 }, quiz.ownerId);
    expect(seconds((await start(quiz.id, {}, token)).body.data)).toBe(5 + 75 + 30 + 25 + 60);
  });

  it('do not bound it in practice, where nothing is timed', async () => {
    expect(seconds(await begun({ ...timed, practiceMode: true }))).toBe(20 * 60 + 5);
  });
});

describe('questions with limits and no way back', () => {
  const forward = { timeLimit: 20, questionTimeLimit: 10, allowBackNavigation: false };
  // The first question closes after 5 s lead, 10 s limit and 35 s slack, each further one 15 s later.
  const AFTER_TWO = 5 + 2 * 15 + 30 + 6;

  it('are late where answers reach the server after their questions closed', async () => {
    const session = await begun(forward);
    setTo(session.startedAt, AFTER_TWO * SECOND);
    const { data } = (await submit(session, RIGHT)).body;
    expect(data).toMatchObject({ score: { percentage: 100 }, submissionData: { lateSync: true } });
    expect(await getAttempt(session.sessionId)).toMatchObject({ held: { answered: 0, percentage: 0 } });
  });

  it('are late where saves reach it after that, also if nobody hands in', async () => {
    const session = await begun(forward);
    setTo(session.startedAt, AFTER_TWO * SECOND);
    await save(session, 1, RIGHT);
    expect(await getAttempt(session.sessionId)).toMatchObject({ overdue: true });
    setTo(session.deadlineAt, 15 * MINUTE);
    const attempt = (await getAttempt(session.sessionId)) ?? expect.fail();
    expect((await finishOverdue(attempt)).card).toMatchObject({ late: true, percentage: 100 });
  });

  it('are punctual where each answer was saved in time', async () => {
    const session = await begun(forward);
    await save(session, 1, RIGHT);
    setTo(session.startedAt, AFTER_TWO * SECOND);
    const { data } = (await submit(session, RIGHT)).body;
    expect(data).toMatchObject({ score: { percentage: 100 }, submissionData: { lateSync: false } });
  });

  it('close later for a participant with extra time', async () => {
    const { user, token } = await signedIn();
    const quiz = await publishedQuiz({ settings: forward });
    await putAccommodation(quiz.id, { userId: user.id }, { minutes: 1 }, quiz.ownerId);
    const session = (await start(quiz.id, {}, token)).body.data;
    setTo(session.startedAt, AFTER_TWO * SECOND);
    expect((await submit(session, RIGHT)).body.data.submissionData.lateSync).toBe(false);
  });

  it('close at the deadline only where participants can go back', async () => {
    const session = await begun({ ...forward, allowBackNavigation: true });
    setTo(session.startedAt, AFTER_TWO * SECOND);
    expect((await submit(session, RIGHT)).body.data.submissionData.lateSync).toBe(false);
  });
});

describe('a hand-in after the deadline', () => {
  it.each([
    ['within the grace period', 2 * SECOND, false],
    ['while browsers spread theirs', 15 * SECOND, true],
    ['that a lost connection held back', 5 * MINUTE, true],
  ])('%s took the whole time, whatever it claims', async (_, ms, late) => {
    const session = await begun();
    setTo(session.deadlineAt, ms);
    const { data } = (await submit(session, RIGHT, claimed(session, SECOND))).body;
    expect(data).toMatchObject({
      score: { percentage: 100 },
      submissionData: { totalTimeSpent: WHOLE, lateSync: late },
    });
    expect(data.rewards?.badges).not.toContainEqual({ name: 'Fast Finisher' });
  });

  it('is punctual while browsers spread theirs where the server held every answer', async () => {
    const session = await begun();
    await save(session, 1, RIGHT);
    setTo(session.deadlineAt, 15 * SECOND);
    const { data } = (await submit(session, RIGHT, claimed(session, SECOND))).body;
    expect(data.submissionData).toMatchObject({
      lateSync: false,
      totalTimeSpent: WHOLE,
      completedAt: session.deadlineAt,
    });
  });

  it('is late beyond the spread of its quiz, even if it adds nothing', async () => {
    const session = await begun();
    await save(session, 1, RIGHT);
    setTo(session.deadlineAt, 25 * SECOND);
    const { data } = (await submit(session, RIGHT, { completedAt: session.deadlineAt })).body;
    expect(data.submissionData.lateSync).toBe(true);
  });

  it('was never complete before the last save', async () => {
    const session = await begun();
    setTo(session.startedAt, 10 * MINUTE);
    await save(session, 1, { q1: 'Paris' });
    const { savedAt = 0 } = (await getAttempt(session.sessionId)) ?? {};
    setTo(session.deadlineAt, 5 * MINUTE);
    const { data } = (await submit(session, RIGHT, claimed(session, SECOND))).body;
    expect(data.submissionData.completedAt).toBe(iso(savedAt));
  });

  it('shows its owner what the server held', async () => {
    const { token, begun: begin } = await world();
    const session = await begin();
    await save(session, 1, { q1: 'Nice', q3: 'True' });
    setTo(session.deadlineAt, 5 * MINUTE);
    await submit(session, RIGHT, claimed(session, MINUTE));
    setClock(0);
    const { data } = (
      await invokeEndpoint(getSubmissionDetails, quizzes.getSubmissionDetails, ask(token, session.sessionId))
    ).body;
    expect(data).toMatchObject({
      lateSync: true,
      late: { receivedAt: expect.any(String), held: { answered: 2, percentage: 20 } },
    });
    const held = Object.fromEntries(data.answers.map((answer) => [answer.questionId, answer.held]));
    expect(held).toEqual({ q1: 'Nice', q2: null, q3: undefined, q4: null, q5: null });
  });

  it('ranks after punctual ones, and by the instant at which it arrived', async () => {
    const session = await begun();
    setTo(session.deadlineAt, 5 * MINUTE);
    await submit(session, RIGHT, claimed(session, SECOND));
    const [contender] = toContenders(await cardOf(session));
    expect(contender).toMatchObject({ late: true, seconds: WHOLE });
    expect(contender?.completedAt).toBeGreaterThan(Date.parse(session.deadlineAt));
  });

  it('does not gain time for going on by an early claim', async () => {
    const { owner, begun: begin } = await world();
    const session = await begin();
    setTo(session.deadlineAt, 5 * MINUTE);
    await submit(session, RIGHT, claimed(session, SECOND));
    expect((await reopen(await tokenOf(owner), session.sessionId)).body.message).toMatch('No time was left');
  });

  it('never profits from its claim, whenever it arrives', async () => {
    await assert(
      asyncProperty(
        integer({ min: 1, max: LATE_SYNC_MS - MINUTE }),
        integer({ min: 0, max: 30 * MINUTE }),
        boolean(),
        async (ms, claim, isSaved) => {
          setClock(0);
          const session = await begun();
          if (isSaved) await save(session, 1, RIGHT);
          setTo(session.deadlineAt, ms);
          await submit(session, RIGHT, claimed(session, claim));
          const card = await cardOf(session);
          expect(card.time).toBe(WHOLE);
          // The two seconds are those that pass while this runs.
          if (!isSaved && ms > GRACE_MS) expect(card.late).toBe(true);
          if (ms <= GRACE_MS - 2 * SECOND) expect(card.late).toBe(false);
          expect(card.earned?.badges).not.toContain('fastCompletion');
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('a hand-in after the owner ended the attempt', () => {
  it('fills what was not saved, replaces nothing, and is late', async () => {
    const { token, begun: begin } = await world();
    const session = await begin();
    await save(session, 1, { q1: 'Nice', q3: null });
    setClock(MINUTE);
    await finish(token, session.sessionId);
    const { completedAt = 0 } = (await getAttempt(session.sessionId))?.card ?? {};
    setClock(2 * MINUTE);
    const { data } = (await submit(session, RIGHT, claimed(session, SECOND))).body;
    expect(data).toMatchObject({ score: { percentage: 80 }, submissionData: { lateSync: true } });
    expect(await getAttempt(session.sessionId)).toMatchObject({
      card: { late: true, completedAt, percentage: 80, time: expect.any(Number) },
      held: { percentage: 0, answered: 1 },
    });
    expect((await cardOf(session)).time).toBeGreaterThanOrEqual(60);
  });

  it('changes nothing where the owner made the end final', async () => {
    const { token, begun: begin } = await world();
    const session = await begin();
    await save(session, 1, { q1: 'Paris' });
    setClock(MINUTE);
    await finish(token, session.sessionId, { final: true });
    setClock(MINUTE + SECOND);
    const { data } = (await submit(session, RIGHT, claimed(session, SECOND))).body;
    expect(data).toMatchObject({ score: { percentage: 20 }, endedByOwner: true });
    expect(data.finalAt).toBeUndefined();
  });
});
