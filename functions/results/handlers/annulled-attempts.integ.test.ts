import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { users } from '@quizhall/shared/contract/accounts/users';
import type { ParticipantStatus } from '@quizhall/shared/model/enums';
import { ResultsFile } from '@quizhall/shared/model/results/results-file';
import { afterEach, describe, expect, it } from 'vitest';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { getStatistics } from '../model/statistics.ts';
import { now, setClock } from '../../platform/clock.ts';
import { everyReader } from '../../testing/background.ts';
import { essayWorld, gradeAll, handedIn, waiting } from '../../testing/essays.ts';
import { annul, reinstate, reopen, world } from '../../testing/interventions.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { correctable, LYON, takenWith } from '../../testing/regrading.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, submit } from '../../testing/taking.ts';
import { handler as runDueWork } from '../../entry/scheduler.ts';
import { handler as listOwnResults } from '../../attempts/handlers/list-own-results.ts';
import { handler as exportQuiz } from '../../exports/handlers/export-quiz.ts';
import { handler as listParticipants } from './list-participants.ts';

const MINUTE = 60_000;
const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

describe('an annulled attempt', () => {
  /** One of a quiz with essays, which waits for a grade. */
  async function annulledEssay() {
    const essays = await essayWorld();
    const one = await handedIn(essays);
    expect((await annul(essays.token, one.id)).status).toBe(200);
    await stream.drain();
    return { ...essays, ...one };
  }
  const statusesOf = async (token: string, id: string, status: ParticipantStatus | 'all' = 'all') =>
    (
      await invokeEndpoint(listParticipants, quizzes.listParticipants, {
        token,
        params: { id },
        query: { status },
      })
    ).body.data.participants.map((row) => [row.status, row.score]);

  it('is in the list of participants as such, and runs there once it is reopened', async () => {
    const { quiz, token, begun } = await world();
    const session = await begun();
    await submit(session, RIGHT);
    await annul(token, session.sessionId);
    await stream.drain();
    expect(await statusesOf(token, quiz.id, 'annulled')).toEqual([['annulled', undefined]]);
    expect(await statusesOf(token, quiz.id, 'passed')).toEqual([]);
    await reinstate(token, session.sessionId);
    await stream.drain();
    expect(await statusesOf(token, quiz.id)).toEqual([['passed', 100]]);
    await reopen(token, session.sessionId);
    await stream.drain();
    expect(await statusesOf(token, quiz.id)).toEqual([['in_progress', undefined]]);
  });

  it('is in exports without a score, and in the results of its participant', async () => {
    const { quiz, token, person, begun } = await world();
    const { sessionId: id, ...session } = await begun();
    await submit({ sessionId: id, ...session }, RIGHT);
    const exported = async () => {
      const { bytes } = await invokeEndpoint(exportQuiz, quizzes.exportQuiz, {
        token,
        params: { id: quiz.id },
        query: { format: 'results-json' },
      });
      return ResultsFile.parse(JSON.parse(bytes.toString('utf8'))).submissions;
    };
    expect(await exported()).toMatchObject([{ id, status: 'completed', percentage: 100, uncounted: false }]);
    await annul(token, id);
    const [row, ...others] = await exported();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id, status: 'annulled', uncounted: true, points: expect.any(Number) });
    expect([row?.percentage, row?.passed]).toEqual([undefined, undefined]);
    const own = await invokeEndpoint(listOwnResults, users.listOwnResults, {
      token: person.token,
      query: {},
    });
    expect(own.body.data.results).toMatchObject([{ submissionId: id, annulled: true, uncounted: true }]);
    await reinstate(token, id);
    expect(await exported()).toMatchObject([{ id, status: 'completed', percentage: 100 }]);
    await reopen(token, id);
    expect(await exported(), 'it runs').toEqual([]);
  });

  it('waits for no grade and takes none, until it counts again', async () => {
    const { quiz, token, id } = await annulledEssay();
    const waits = async () => [
      (await waiting(token, quiz.id)).body.data.answers.length,
      (await waiting(token, quiz.id, { submissionId: id })).body.data.answers.length,
      (await getStatistics(quiz.id)).waiting,
    ];
    expect(await waits()).toEqual([0, 0, 0]);
    expect((await gradeAll(token, id)).body.code).toBe('INVALID_STATE');
    await reinstate(token, id);
    await stream.drain();
    expect(await waits()).toEqual([2, 2, 1]);
    expect((await gradeAll(token, id)).status).toBe(200);
  });

  it('keeps its marks while the key is corrected, and is marked by the new one when it counts again', async () => {
    const { quiz, owner, apply } = await correctable();
    const { sessionId: id } = await takenWith(quiz, { ...RIGHT, q1: 'Lyon' });
    await stream.drain();
    await annul(owner.token, id);
    await stream.drain();
    expect((await apply(LYON)).status).toBe(202);
    await stream.drain();
    await runDueWork();
    expect((await getAttempt(id))?.card?.percentage).toBe(80);
    await reinstate(owner.token, id);
    await stream.drain();
    setClock(2 * MINUTE);
    await runDueWork();
    expect((await getAttempt(id))?.card?.percentage).toBe(100);
  });
});
