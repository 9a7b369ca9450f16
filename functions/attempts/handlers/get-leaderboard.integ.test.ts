import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { leaderboard } from '@quizhall/shared/rules/results/leaderboard';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import * as fc from '@quizhall/shared/testing/properties';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { afterEach, describe, expect, it } from 'vitest';
import { getAttempt } from '../model/attempts.ts';
import { getVersion } from '../../quizzes/model/quiz-cache.ts';
import { now, setClock } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { everyReader } from '../../testing/background.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { rewarding } from '../../testing/rewards.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { ALL_WRONG, RIGHT, save, sessionHeader, start, submit } from '../../testing/taking.ts';
import { marksOf } from '../../grading/model/grade-answers.ts';
import { storeMarks } from '../../grading/use-cases/store-marks.ts';
import { handler as restoreVersion } from '../../quizzes/handlers/restore-version.ts';
import { handler as updateQuiz } from '../../quizzes/handlers/update-quiz.ts';
import { handler as releaseResults } from '../../results/handlers/release-results.ts';
import { handler as runDueWork } from '../../entry/scheduler.ts';
import { handler as aggregate } from '../../entry/stream.ts';
import { handler } from './get-leaderboard.ts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { randomText } from '../../platform/security/random.ts';

const MINUTE = 60_000;
afterEach(() => setClock(0));

const competed = (wish: Parameters<typeof publishedQuiz>[0] = {}) =>
  publishedQuiz({ ...wish, quiz: { rewards: rewarding, ...wish.quiz } });

/** Later than whatever a function keeps in mind of it. */
let later = 0;
async function board(id: string, who: { token?: string; headers?: Record<string, string> } = {}) {
  later += 6_000;
  setClock(later);
  return invokeEndpoint(handler, attempts.getLeaderboard, { params: { id }, ...who });
}
const drain = async () => (await testStream(everyReader(), now)).drain();

const asGuest = (name: string, more: object = {}) => ({
  deviceId: randomText(20),
  participantInfo: { name },
  ...more,
});

describe('the leaderboard', () => {
  it('ranks the best attempt of each participant, and says who asks', async () => {
    const quiz = await competed({ settings: { maxAttempts: 2 } });
    const first = asGuest('Grace Hopper');
    await submit((await start(quiz.id, first)).body.data, ALL_WRONG);
    const best = (await start(quiz.id, first)).body.data;
    await submit(best, RIGHT);
    const { token } = await signedIn({ name: 'Ada Lovelace' });
    await submit((await start(quiz.id, {}, token)).body.data, { ...RIGHT, q5: 'Ag' });
    await drain();
    const { status, body } = await board(quiz.code);
    expect(status).toBe(200);
    expect(body.data.entries.map(({ rank, name, score }) => [rank, name, score])).toEqual([
      [1, 'Grace', 100],
      [2, 'Ada', 80],
    ]);
    expect(body.data.me).toBeUndefined();
    const asAda = (await board(quiz.id, { token })).body.data;
    expect([asAda.me?.rank, asAda.entries.map(({ isMe }) => isMe)]).toEqual([2, [undefined, true]]);
    const asGrace = (await board(quiz.id, { headers: sessionHeader(best) })).body.data;
    expect(asGrace.me).toMatchObject({ rank: 1, name: 'Grace', score: 100 });
  });

  it('shows the chosen name, never an address, and nobody who wants to be hidden', async () => {
    const quiz = await competed();
    const names = [
      asGuest('Grace Hopper', { displayName: 'Amazing Grace' }),
      asGuest('someone@example.com'),
      asGuest('Hidden', { hideFromLeaderboard: true }),
      asGuest('Tim', { displayName: 'tim@example.com' }),
    ];
    const sessions: StartedAttempt[] = [];
    for (const name of names) sessions.push((await start(quiz.id, name)).body.data);
    for (const session of sessions) await submit(session, RIGHT);
    await drain();
    const { entries } = (await board(quiz.id)).body.data;
    expect(entries.map(({ name }) => name).toSorted()).toEqual([
      'Amazing Grace',
      'Participant',
      'Participant',
    ]);
    const [, , hidden] = sessions;
    expect(
      (await board(quiz.id, { headers: sessionHeader(hidden as StartedAttempt) })).body.data.me,
    ).toBeUndefined();
  });

  it('is not there for a quiz without one, a draft, or strangers where a sign-in is asked for', async () => {
    const without = await publishedQuiz();
    const off = await competed({ quiz: { rewards: { ...rewarding, leaderboard: false } } });
    const draft = await competed({ quiz: { status: 'draft' } });
    const closed = await competed({ settings: { requireLogin: true } });
    const { token } = await signedIn();
    const answers = [
      await board(without.id),
      await board(off.id),
      await board(draft.id),
      await board('nosuch1'),
      await board(closed.id),
      await board(closed.id, { token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 401, 200]);
  });

  it('shows nothing of practice, of what may still change, or of what waits for a release, and then all of it', async () => {
    const practice = await competed({ settings: { practiceMode: true } });
    await submit((await start(practice.id)).body.data, RIGHT);
    const held = await competed({ settings: { showResultsImmediately: false, disclosure: 'on_release' } });
    const waiting = (await start(held.id)).body.data;
    await submit(waiting, RIGHT);
    const quiz = await competed();
    const left = (await start(quiz.id)).body.data;
    await save(left, 1, { q1: 'Paris' });
    await drain();
    for (const { id } of [practice, held, quiz]) expect((await board(id)).body.data.entries).toEqual([]);
    expect((await board(held.id, { headers: sessionHeader(waiting) })).body.data.me).toBeUndefined();

    later += 33 * MINUTE;
    setClock(later);
    await runDueWork();
    await drain();
    expect((await board(quiz.id)).body.data.entries).toEqual([]);
    later += 20 * MINUTE;
    expect((await board(quiz.id)).body.data.entries).toMatchObject([{ rank: 1, score: 20 }]);

    const { token } = await signedIn({ id: held.ownerId });
    await invokeEndpoint(releaseResults, quizzes.releaseResults, {
      params: { id: held.id },
      body: { all: true },
      token,
    });
    await drain();
    expect((await board(held.id)).body.data.entries).toMatchObject([{ rank: 1, score: 100 }]);
    expect((await board(practice.id)).body.data.entries).toEqual([]);
  });

  it('finds who was there before, once its owner has one', async () => {
    // What it has read it does not read again.
    const stream = await testStream(everyReader(), now);
    const { user, token } = await signedIn({ canCreateQuizzes: true });
    const quiz = await publishedQuiz({ quiz: { ownerId: user.id } });
    await submit((await start(quiz.id, asGuest('Early'))).body.data, RIGHT);
    await stream.drain();
    const body = { revision: quiz.revision, rewards: rewarding };
    const saved = await invokeEndpoint(updateQuiz, quizzes.updateQuiz, {
      params: { id: quiz.id },
      body,
      token,
    });
    expect(saved.status).toBe(200);
    await stream.drain();
    expect((await board(quiz.id)).body.data.entries).toMatchObject([{ rank: 1, name: 'Early' }]);
  });

  it('finds them too where a version that had one comes back', async () => {
    // What it has read it does not read again.
    const stream = await testStream(everyReader(), now);
    const { user, token } = await signedIn({ canCreateQuizzes: true });
    const quiz = await competed({ quiz: { ownerId: user.id } });
    const params = { id: quiz.id };
    const body = { revision: quiz.revision, rewards: { ...rewarding, leaderboard: false } };
    const { quiz: off } = (await invokeEndpoint(updateQuiz, quizzes.updateQuiz, { params, body, token })).body
      .data;
    // Later than what a function remembers of the quiz.
    later += 11_000;
    setClock(later);
    await submit((await start(quiz.id, asGuest('Between'))).body.data, RIGHT);
    await stream.drain();
    const restored = await invokeEndpoint(restoreVersion, quizzes.restoreVersion, {
      params: { ...params, n: '1' },
      body: { revision: off.revision },
      token: await tokenOf(user),
    });
    expect(restored.body.data.quiz.rewards.leaderboard).toBe(true);
    await stream.drain();
    later += 11_000;
    expect((await board(quiz.id)).body.data.entries).toMatchObject([{ rank: 1, name: 'Between' }]);
  });

  it('shows the next best of somebody whose best is worth less after all', async () => {
    const quiz = await competed({ settings: { maxAttempts: 2 } });
    const ada = asGuest('Ada');
    const first = (await start(quiz.id, ada)).body.data;
    await submit(first, RIGHT);
    const second = (await start(quiz.id, ada)).body.data;
    await submit(second, { ...RIGHT, q5: 'Ag' });
    await drain();
    expect((await board(quiz.id)).body.data.entries).toMatchObject([{ score: 100 }]);
    await mark(first, [0, 0, 0, 0, 0]);
    await drain();
    expect((await board(quiz.id)).body.data.entries).toMatchObject([{ name: 'Ada', score: 80 }]);
  });

  it('costs one read and at most one write for a batch, and none where nobody comes onto it', async () => {
    const quiz = await competed();
    for (let n = 0; n < 30; n++) await submit((await start(quiz.id)).body.data, RIGHT);
    const records = await recordsOf(quiz.id);
    await aggregate({ Records: records.slice(0, 2), shardId: 'cost' });
    const { consumed } = await measureCost(() => aggregate({ Records: records.slice(2), shardId: 'cost' }));
    // The intake and the leaderboard are read and written, with a slot between, for 29 submits.
    expect(consumed.trips).toBe(5);
    expect(consumed.write).toBeLessThanOrEqual(20);
    const again = await measureCost(() => aggregate({ Records: records, shardId: 'cost' }));
    expect(again.consumed.write).toBe(0);
  });
});

async function recordsOf(quizId: string) {
  const records: DynamoDBStreamEvent['Records'] = [];
  const reader = await testStream(async ({ Records }) => {
    records.push(
      ...Records.filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S?.startsWith(`ATTEMPT#${quizId}#`)),
    );
    return undefined;
  }, now);
  await reader.drain();
  return records;
}

const questions = [buildQuestion({ id: 'q1', points: 10 }), buildQuestion({ id: 'q2', points: 5 })];
/** Of six participants: a finish, or new points for the last of theirs. */
const Step = fc.record({
  who: fc.integer({ min: 0, max: 5 }),
  hundredths: fc.tuple(fc.constantFrom(0, 500, 1000), fc.constantFrom(0, 250, 500)),
  kind: fc.constantFrom('finish', 'finish', 'mark', 'count', 'replay'),
  shard: fc.constantFrom('a', 'b'),
});

it('says what a recount says, whatever is finished, marked anew and replayed in whatever shards', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const quiz = await competed({ questions, settings: { maxAttempts: 50 } });
      const devices = Array.from({ length: 6 }, () => asGuest(randomText(6)));
      const done: StartedAttempt[][] = devices.map(() => []);
      let counted = 0;
      const count = async (shardId: string, from: number) => {
        const Records = await recordsOf(quiz.id);
        await aggregate({ Records: Records.slice(from), shardId });
        counted = Records.length;
      };
      for (const { who, hundredths, kind, shard } of steps) {
        const last = done[who]?.at(-1);
        if (kind === 'finish') {
          const session = (await start(quiz.id, devices[who])).body.data;
          await submit(session, {});
          done[who]?.push(session);
          await mark(session, hundredths);
        } else if (kind === 'mark' && last) await mark(last, hundredths);
        else if (kind === 'count') await count(shard, counted);
        else if (kind === 'replay') await count(shard, Math.floor(counted / 2));
      }
      await count('b', counted);
      const told = (await board(quiz.id)).body.data.entries;
      const cards = await Promise.all(done.flat().map(async ({ sessionId }) => getAttempt(sessionId)));
      const plain = leaderboard(
        cards.flatMap((attempt) =>
          attempt?.card
            ? {
                participant: attempt.participant,
                name: attempt.card.name,
                percentage: attempt.card.percentage,
                seconds: attempt.card.time,
                completedAt: attempt.card.completedAt,
              }
            : [],
        ),
      );
      expect(told.map(({ rank, name, score }) => [rank, name, score])).toEqual(
        plain.map(({ rank, name, percentage }) => [rank, name, percentage]),
      );
    }),
    { numRuns: 8 },
  );
});

async function mark({ sessionId }: StartedAttempt, hundredths: readonly number[]) {
  const attempt = await getAttempt(sessionId);
  if (!attempt) throw new Error('No attempt');
  const content = await getVersion(attempt.quizId, attempt.version);
  const { each, ...marks } = marksOf(attempt, content);
  const given = each.map((one, i) => ({ ...one, hundredths: hundredths[i] ?? 0 }));
  await storeMarks(attempt, content, { ...marks, each: given }, now());
}
