import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { afterEach, describe, expect, it } from 'vitest';
import { now, setClock } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { randomText } from '../../platform/security/random.ts';
import { everyReader } from '../../testing/background.ts';
import { coAuthorOf } from '../../testing/co-authors.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { rosterOfMany } from '../../testing/roster.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { ALL_WRONG, RIGHT, start, submit } from '../../testing/taking.ts';
import { handler as getSubmissionDetails } from './get-submission-details.ts';
import { handler as getQuizOverview } from './get-quiz-overview.ts';
import { handler as gradeSubmission } from '../../grading/handlers/grade-submission.ts';
import { handler as getParticipant } from './get-participant.ts';
import { handler as listParticipants } from './list-participants.ts';

afterEach(() => setClock(0));

type Query = Record<string, string>;

const list = (id: string, token: string | undefined, query: Query = {}) =>
  invokeEndpoint(listParticipants, quizzes.listParticipants, {
    params: { id },
    query,
    ...(token && { token }),
  });
const person = (id: string, participantId: string, token: string | undefined) =>
  invokeEndpoint(getParticipant, quizzes.getParticipant, {
    params: { id, participantId },
    ...(token && { token }),
  });

async function owned(wish: Parameters<typeof publishedQuiz>[0] = {}) {
  const { user: owner, token } = await signedIn();
  const quiz = await publishedQuiz({ ...wish, quiz: { ownerId: owner.id, ...wish.quiz } });
  return { quiz, token };
}

const follow = async () => (await testStream(everyReader(), now)).drain();

describe('the participants of a quiz', () => {
  it('are listed as they run, pass and fail, with what each status stands for', async () => {
    const { quiz, token } = await owned({ settings: { passingScore: 50 } });
    const [ada, bo] = [await start(quiz.id), await start(quiz.id), await start(quiz.id)];
    await submit(ada.body.data, RIGHT);
    await submit(bo.body.data, ALL_WRONG);
    await follow();
    const { status, body } = await list(quiz.id, token);
    expect(status).toBe(200);
    expect(body.data.counts).toEqual({
      all: 3,
      passed: 1,
      failed: 1,
      pending_review: 0,
      graded: 0,
      in_progress: 1,
      abandoned: 0,
      annulled: 0,
    });
    expect(body.data.participants).toHaveLength(3);
    const passed = (await list(quiz.id, token, { status: 'passed' })).body.data.participants;
    expect(passed).toMatchObject([
      {
        submissionId: ada.body.data.sessionId,
        participantId: parseAttemptId(ada.body.data.sessionId).participant,
        score: 100,
        status: 'passed',
        attemptNumber: 1,
        lateSync: false,
        timeMinutes: expect.any(Number),
        startedAt: ada.body.data.startedAt,
      },
    ]);
    const running = (await list(quiz.id, token, { status: 'in_progress' })).body.data.participants;
    expect(running[0]).not.toHaveProperty('score');
    expect(running[0]).not.toHaveProperty('timeMinutes');
  });

  it('have no score while it waits for a person, and one before it is released', async () => {
    const essay = buildQuestion({ type: 'essay', id: 'e1', points: 20, timeLimit: 0 });
    const { quiz, token } = await owned({ questions: [essay] });
    await submit((await start(quiz.id)).body.data, { e1: 'Because.' });
    await follow();
    const [row] = (await list(quiz.id, token)).body.data.participants;
    expect(row).toMatchObject({ status: 'pending_review' });
    expect(row).not.toHaveProperty('score');
    const id = row?.submissionId ?? '';
    const grades = [{ questionId: 'e1', points: 15 }];
    await invokeEndpoint(gradeSubmission, quizzes.gradeSubmission, {
      token,
      params: { id },
      body: { grades },
    });
    await follow();
    const { participants, counts } = (await list(quiz.id, token)).body.data;
    expect(participants[0], 'and is not released').toMatchObject({ status: 'graded', score: 75 });
    expect(counts).toMatchObject({ graded: 1, pending_review: 0 });
    const overview = await invokeEndpoint(getQuizOverview, quizzes.getQuizOverview, {
      token,
      params: { id: quiz.id },
    });
    expect(overview.body.data.recentAttempts).toMatchObject([
      { attemptStatus: 'pending_review', graded: true },
    ]);
    const details = await invokeEndpoint(getSubmissionDetails, quizzes.getSubmissionDetails, {
      token,
      params: { id },
    });
    expect(details.body.data).toMatchObject({
      status: 'pending_review',
      pending: 0,
      score: { percentage: 75 },
    });
  });

  it('are found by a part of their name or address, whatever the case and the accents', async () => {
    const { quiz, token } = await owned();
    await rosterOfMany(quiz.id, 40, (n) =>
      n === 7 ? { name: 'Zoë Müller', email: 'zoe@Example.com' } : { name: `Person ${n}`, email: '' },
    );
    for (const search of ['zoe m', 'MÜLL', 'ZOE@exam'])
      expect((await list(quiz.id, token, { search })).body.data.participants.map(({ name }) => name)).toEqual(
        ['Zoë Müller'],
      );
    const none = (await list(quiz.id, token, { search: 'nobody' })).body.data;
    expect([none.participants, none.counts.all]).toEqual([[], 0]);
  });

  it.each(['recent', 'oldest', 'name', 'highest', 'lowest', 'fastest', 'slowest'])(
    'are all there page after page, by %s, each once, while others arrive',
    async (sort) => {
      const { quiz, token } = await owned();
      await rosterOfMany(quiz.id, 95);
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list(quiz.id, token, { sort, limit: '20', ...(cursor && { cursor }) });
        seen.push(...page.body.data.participants.map(({ submissionId }) => submissionId));
        cursor = page.body.data.nextCursor;
        await rosterOfMany(quiz.id, 1, () => ({ name: 'Somebody new' }));
      } while (cursor && seen.length < 400);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThanOrEqual(95);
    },
  );

  it('are sorted by score with those that have none last', async () => {
    const { quiz, token } = await owned();
    await rosterOfMany(quiz.id, 30);
    for (const sort of ['highest', 'lowest']) {
      const scores = (await list(quiz.id, token, { sort, limit: '100' })).body.data.participants.map(
        ({ score }) => score,
      );
      const known = scores.filter((score) => score !== undefined);
      expect(known).toEqual(known.toSorted((a, b) => (sort === 'highest' ? b - a : a - b)));
      expect(scores.slice(0, known.length)).toEqual(known);
    }
  });

  it('of ten thousand submissions come in six calls to the table, sign-in and rights included', async () => {
    const { quiz, token } = await owned({ quiz: { shards: 64 } });
    await rosterOfMany(quiz.id, 10_000);
    const first = await measureCost(() => list(quiz.id, token, { limit: '50' }));
    expect(first.result.body.data.counts.all).toBe(10_000);
    expect(first.consumed.trips).toBeLessThanOrEqual(6);
    const cursor = first.result.body.data.nextCursor ?? '';
    const next = await measureCost(() => list(quiz.id, token, { limit: '50', cursor, sort: 'recent' }));
    expect(next.consumed.trips).toBeLessThanOrEqual(6);
  });

  it('of a quiz that nobody took are none', async () => {
    const { quiz, token } = await owned();
    expect((await list(quiz.id, token)).body.data).toMatchObject({ participants: [], counts: { all: 0 } });
  });
});

describe('what is asked wrongly', () => {
  it.each([{ status: 'nonsense' }, { sort: 'shoe size' }, { cursor: 'nonsense' }, { limit: '1000' }])(
    'is refused: %j',
    async (query) => {
      const { quiz, token } = await owned();
      expect((await list(quiz.id, token, query as unknown as Query)).status).toBe(400);
    },
  );

  it('is told to nobody else', async () => {
    const { quiz } = await owned();
    const session = (await start(quiz.id)).body.data;
    const { participant } = parseAttemptId(session.sessionId);
    const stranger = (await signedIn()).token;
    expect((await list(quiz.id, undefined)).status).toBe(401);
    expect((await list(quiz.id, stranger)).status).toBe(404);
    expect((await person(quiz.id, participant, stranger)).status).toBe(404);
    for (const [role, expected] of [
      ['viewer', 403],
      ['editor', 403],
      ['grader', 200],
    ] as const) {
      const { token } = await coAuthorOf(quiz.id, role);
      expect((await list(quiz.id, token)).status).toBe(expected);
      expect((await person(quiz.id, participant, token)).status).toBe(expected);
    }
  });
});

describe('one participant', () => {
  it('has all attempts, newest first, with what each question earned', async () => {
    const { quiz, token } = await owned({ settings: { maxAttempts: 3, passingScore: 50 } });
    const deviceId = randomText(20);
    await submit((await start(quiz.id, { deviceId })).body.data, ALL_WRONG);
    const second = (await start(quiz.id, { deviceId })).body.data;
    await submit(second, { ...RIGHT, q2: null });
    await start(quiz.id, { deviceId });
    const { participant } = parseAttemptId(second.sessionId);
    const { status, body } = await person(quiz.id, participant, token);
    expect(status).toBe(200);
    const { attempts } = body.data;
    expect(attempts.map((attempt) => [attempt.attemptNumber, attempt.status])).toEqual([
      [3, 'in_progress'],
      [2, 'passed'],
      [1, 'failed'],
    ]);
    expect(attempts[1]?.score).toMatchObject({ percentage: 80, correctAnswers: 4, totalQuestions: 5 });
    expect(attempts[1]?.questions?.map(({ isCorrect, skipped }) => [isCorrect, skipped])).toEqual([
      [true, false],
      [false, true],
      [true, false],
      [true, false],
      [true, false],
    ]);
    expect(attempts[0]).not.toHaveProperty('score');
  });

  it('is nobody who never came', async () => {
    const { quiz, token } = await owned();
    expect((await person(quiz.id, 'g_0000000000000000000000', token)).status).toBe(404);
    expect((await person(quiz.id, 'nonsense', token)).status).toBe(404);
  });
});
