import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { afterEach, describe, expect, it } from 'vitest';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { type Attempt, getAttempt } from '../model/attempts.ts';
import { setClock } from '../../platform/clock.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { RIGHT, save, sessionHeader, start, submit, toAnswers } from '../../testing/taking.ts';
import { finishOverdue } from '../model/finish-attempt.ts';
import { handler as saveProgress } from './save-progress.ts';

const MINUTE = 60_000;
afterEach(() => setClock(0));

/** One person with two devices at one attempt; the second opened it after the first. */
async function twoDevices(over: Parameters<typeof publishedQuiz>[0] = {}) {
  const quiz = await publishedQuiz(over);
  const { token } = await signedIn();
  const first = (await start(quiz.id, { deviceId: 'the-first-device' }, token)).body.data;
  const second = (await start(quiz.id, { deviceId: 'the-second-device' }, token)).body.data;
  expect(second.sessionId).toBe(first.sessionId);
  return { quiz, token, first, second };
}

const held = async (sessionId: string) => (await getAttempt(sessionId))?.answers;

describe('a save from a second device', () => {
  it('that has not seen what the first one saved changes nothing and is told what there is', async () => {
    const { first, second } = await twoDevices();
    expect((await save(first, 1, { q1: 'Paris', q3: 'True' }, 2, { baseSeq: 0 })).status).toBe(200);
    const refused = await save(second, 7, { q1: 'Nice' }, 0, { baseSeq: 0 });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'STALE_PROGRESS',
      data: {
        seq: 1,
        currentIndex: 2,
        elsewhere: false,
        answers: {
          q1: { userAnswer: 'Paris', timeSpent: 3, flagged: false, seq: 1, own: false },
          q3: { userAnswer: 'True', seq: 1, own: false },
        },
      },
    });
    expect(await held(first.sessionId)).toEqual({ 0: '3~1:0', 2: '3~1:0' });
  });

  it('that has seen it goes on; the first one then steps back, because it opened earlier', async () => {
    const { first, second } = await twoDevices();
    await save(first, 1, { q1: 'Paris', q3: 'True' }, 2, { baseSeq: 0 });
    expect((await save(second, 2, { q1: 'Nice' }, 0, { baseSeq: 1 })).body.data).toMatchObject({
      seq: 2,
      saved: true,
    });
    const refused = await save(first, 2, { q5: 'Au' }, 4, { baseSeq: 1 });
    expect(refused.body).toMatchObject({
      code: 'STALE_PROGRESS',
      data: {
        elsewhere: true,
        other: { savedAt: expect.any(String) },
        answers: { q1: { userAnswer: 'Nice', seq: 2, own: false }, q3: { seq: 1, own: true } },
      },
    });
    expect((await save(first, 3, { q5: 'Au' }, 4, { baseSeq: 2 })).status).toBe(200);
    const stale = await save(second, 3, {}, 4, { baseSeq: 2 });
    expect(stale.body, 'the later one goes on').toMatchObject({ data: { elsewhere: false, seq: 3 } });
  });

  it('is only then lost in its own unheard saves if it names them', async () => {
    const { first } = await twoDevices();
    await save(first, 1, { q1: 'Paris' }, 0, { baseSeq: 0 });
    await save(first, 4, { q1: 'Nice' }, 0, { baseSeq: 1 });
    expect((await save(first, 5, { q1: 'Lyon' }, 0, { baseSeq: 1 })).status).toBe(409);
    expect((await save(first, 5, { q1: 'Lyon' }, 0, { baseSeq: 1, sentSeqs: [3, 4] })).status).toBe(200);
    expect(await held(first.sessionId)).toEqual({ 0: '3~5:1' });
  });

  it('may not pass off the saves of another one as its own', async () => {
    const { first, second } = await twoDevices();
    await save(first, 1, { q1: 'Paris' }, 0, { baseSeq: 0 });
    const refused = await save(second, 2, { q1: 'Nice' }, 0, { baseSeq: 0, sentSeqs: [1] });
    expect(refused.body.code).toBe('STALE_PROGRESS');
  });

  it('of an older client is taken as long as no other device has saved', async () => {
    const { first, second } = await twoDevices();
    expect((await save(first, 1, { q1: 'Paris' })).status).toBe(200);
    expect((await save(first, 2, { q1: 'Lyon' })).status).toBe(200);
    expect((await save(second, 3, { q1: 'Nice' })).body.code).toBe('STALE_PROGRESS');
    expect((await submit(second, RIGHT)).body.code).toBe('STALE_PROGRESS');
    expect((await submit(first, RIGHT)).status).toBe(200);
  });

  it('keeps the number of an answer of which only the time has passed', async () => {
    const { first } = await twoDevices();
    await save(first, 1, { q1: 'Paris', q3: 'True' }, 0, { baseSeq: 0 });
    const answers = toAnswers({ q1: 'Paris', q3: 'False' }).map((answer) =>
      answer.questionId === 'q1' ? { ...answer, timeSpent: 9, seq: 1 } : answer,
    );
    const { status } = await invokeEndpoint(saveProgress, attempts.saveProgress, {
      params: { sessionId: first.sessionId },
      body: { seq: 2, baseSeq: 1, answers, currentIndex: 0 },
      headers: sessionHeader(first),
    });
    expect(status).toBe(200);
    expect(await held(first.sessionId)).toEqual({ 0: '9~1:0', 2: '3~2:1' });
  });

  it('is told apart by the device that it names itself', async () => {
    const { first } = await twoDevices();
    await save(first, 1, { q1: 'Paris' });
    const { body } = await invokeEndpoint(saveProgress, attempts.saveProgress, {
      params: { sessionId: first.sessionId },
      body: { seq: 2, deviceId: 'another-device', answers: toAnswers({ q1: 'Nice' }), currentIndex: 0 },
      headers: sessionHeader(first),
    });
    expect(body).toMatchObject({ code: 'STALE_PROGRESS' });
  });

  it('remembers which device saved what over many turns', async () => {
    const { first, second } = await twoDevices();
    for (let seq = 1; seq <= 6; seq += 1) {
      const [session, id] = seq % 2 ? [first, 'q1'] : [second, 'q3'];
      const saved = await save(session, seq, { [id]: id === 'q1' ? 'Paris' : 'True' }, 0, {
        baseSeq: seq - 1,
      });
      expect(saved.status).toBe(200);
    }
    const stale = await save(first, 9, {}, 0, { baseSeq: 1 });
    expect(stale.body).toMatchObject({
      data: { answers: { q1: { seq: 5, own: true }, q3: { seq: 6, own: false } } },
    });
  });
});

describe('a submit from a second device', () => {
  it('that has not seen what the first one saved buries nothing', async () => {
    const { first, second } = await twoDevices();
    await save(first, 1, RIGHT, 4, { baseSeq: 0 });
    const none = Object.fromEntries(Object.keys(RIGHT).map((id) => [id, null]));
    const refused = await submit(second, none, { baseSeq: 0, status: 'timed_out' });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'STALE_PROGRESS', data: { seq: 1 } });
    const { body } = await submit(second, RIGHT, { baseSeq: 1 });
    expect(body.data.score?.percentage).toBe(100);
  });

  it('with a part of the answers neither', async () => {
    const { first, second } = await twoDevices();
    await save(first, 1, RIGHT, 4, { baseSeq: 0 });
    expect((await submit(second, { q1: 'Nice' }, { baseSeq: 0 })).body.code).toBe('STALE_PROGRESS');
    const { body } = await submit(second, { q1: 'Nice' }, { baseSeq: 1 });
    expect(body.data.score?.percentage).toBe(80);
  });

  it('buries no save that comes in while a part of the answers is put together with what is stored', async () => {
    const { first } = await twoDevices();
    await save(first, 1, { q1: 'Paris' }, 0, { baseSeq: 0 });
    const [saved, submitted] = await Promise.all([
      save(first, 2, { q3: 'True' }, 0, { baseSeq: 1 }),
      submit(first, { q1: 'Paris' }, { baseSeq: 1, sentSeqs: [2] }),
    ]);
    const kept = (await getAttempt(first.sessionId))?.answers ?? {};
    expect(submitted.status).toBe(200);
    expect('2' in kept, 'acknowledged and kept, or refused').toBe(saved.status === 200);
  });

  it('after the server has finished still has to know what was saved', async () => {
    const { first, second } = await twoDevices();
    await save(first, 1, { q1: 'Paris' }, 0, { baseSeq: 0 });
    setClock(33 * MINUTE);
    await finishOverdue((await getAttempt(first.sessionId)) as Attempt);
    const completedAt = first.startedAt;
    expect((await submit(second, { ...RIGHT, q1: null }, { completedAt, baseSeq: 0 })).body.code).toBe(
      'STALE_PROGRESS',
    );
    const { body } = await submit(second, RIGHT, { completedAt, baseSeq: 1 });
    expect(body.data.submissionData.lateSync).toBe(true);
  });

  it('that is repeated gets the same answer, whatever it builds on', async () => {
    const { first, second } = await twoDevices();
    await save(first, 1, RIGHT, 4, { baseSeq: 0 });
    const done = await submit(first, RIGHT, { baseSeq: 1 });
    const again = await submit(second, {}, { baseSeq: 0 });
    expect(again.status).toBe(200);
    expect(again.body.data.receipt).toEqual(done.body.data.receipt);
  });

  it('hears that the other one had handed in; a repetition of that hand-in does not', async () => {
    const { first, second } = await twoDevices();
    const done = await submit(first, { q1: 'Paris' }, { baseSeq: 0 });
    expect(done.body.data.handedInElsewhere).toBeUndefined();
    expect((await submit(first, { q1: 'Paris' }, { baseSeq: 0 })).body.data).toEqual(done.body.data);
    const other = await submit(second, RIGHT, { baseSeq: 0 });
    expect(other.body.data).toEqual({ ...done.body.data, handedInElsewhere: true });
  });
});
