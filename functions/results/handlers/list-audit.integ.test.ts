import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { describe, expect, it } from 'vitest';
import { putAuditEntry } from '../../quizzes/model/audit.ts';
import { now } from '../../platform/clock.ts';
import { creator, ownQuiz } from '../../testing/authoring.ts';
import { everyReader } from '../../testing/background.ts';
import { essayWorld, grade, gradeAll, handedIn, release } from '../../testing/essays.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { testStream } from '../../testing/streams.ts';
import { handler } from './list-audit.ts';
import { handler as releaseResults } from './release-results.ts';

const stream = await testStream(everyReader(), now);

async function auditOf(token: string, id: string, query: Record<string, string> = {}) {
  return (await invokeEndpoint(handler, quizzes.listAudit, { token, params: { id }, query })).body.data;
}

describe('the audit of a quiz', () => {
  it('tells who graded and released a submission, with the names of today', async () => {
    const { quiz, owner, token } = await essayWorld();
    const { id, user } = await handedIn({ quiz });
    const other = await handedIn({ quiz });
    await grade(token, id, [{ questionId: 'e1', points: 12.5 }]);
    await gradeAll(token, id, 20);
    await release(token, id);
    await release(token, id);
    await gradeAll(token, other.id, 5);

    const { entries } = await auditOf(token, quiz.id, { submissionId: id });
    const said = { by: { id: owner.id, name: owner.name }, submissionId: id, participantName: user.name };
    expect(entries.map(({ id: _id, at: _at, ...entry }) => entry)).toEqual([
      { ...said, kind: 'released', data: { percentage: 100 } },
      {
        ...said,
        kind: 'graded',
        data: {
          questions: 2,
          points: [
            { questionId: 'e1', points: 20, before: 12.5 },
            { questionId: 'e2', points: 20 },
          ],
          before: 45,
          percentage: 100,
          pending: 0,
        },
      },
      {
        ...said,
        kind: 'graded',
        data: {
          questions: 1,
          points: [{ questionId: 'e1', points: 12.5 }],
          before: 20,
          percentage: 45,
          pending: 1,
        },
      },
    ]);
    expect((await auditOf(token, quiz.id)).entries).toHaveLength(4);
  });

  it('tells a release of everything once, and each submission that it released', async () => {
    const { quiz, owner, token } = await essayWorld();
    const { id } = await handedIn({ quiz });
    await gradeAll(token, id, 20);
    await invokeEndpoint(releaseResults, quizzes.releaseResults, {
      token,
      params: { id: quiz.id },
      body: { all: true },
    });
    await stream.drain();
    const { entries } = await auditOf(token, quiz.id);
    expect(entries.map(({ kind, by, submissionId }) => [kind, by?.name, submissionId])).toEqual([
      ['released', owner.name, id],
      ['releasedAll', owner.name, undefined],
      ['graded', owner.name, id],
    ]);
  });

  it('is read a page at a time, and keeps one thing once', async () => {
    const { token } = await creator();
    const { id: quizId } = await ownQuiz(token);
    const at = now();
    const entry = (n: number) =>
      ({ quizId, at: at + n, cause: 'x', kind: 'granted', data: { attempts: n } }) as const;
    for (const n of [1, 2, 3]) expect(await putAuditEntry(entry(n))).toBe(true);
    expect(await putAuditEntry(entry(3)), 'the same cause at the same instant').toBe(false);
    const first = await auditOf(token, quizId, { limit: '2' });
    expect(first.entries.map(({ data }) => data)).toEqual([{ attempts: 3 }, { attempts: 2 }]);
    const rest = await auditOf(token, quizId, { limit: '2', cursor: first.nextCursor ?? expect.fail() });
    expect(rest).toEqual({ entries: [expect.objectContaining({ data: { attempts: 1 } })] });
  });

  it('forgets after two years', async () => {
    const { token } = await creator();
    const { id: quizId } = await ownQuiz(token);
    const old = { quizId, cause: 'x', kind: 'granted', data: { attempts: 1 } } as const;
    await putAuditEntry({ ...old, at: now() - 2 * 365 * 24 * 3_600_000 - 1_000 });
    await putAuditEntry({ ...old, at: now() - 2 * 364 * 24 * 3_600_000 });
    expect((await auditOf(token, quizId)).entries).toHaveLength(1);
  });

  it('knows nothing of a submission of another quiz', async () => {
    const { quiz } = await essayWorld();
    const { id } = await handedIn({ quiz });
    const { token } = await creator();
    const own = await ownQuiz(token);
    const ask = { token, params: { id: own.id }, query: { submissionId: id } };
    expect((await invokeEndpoint(handler, quizzes.listAudit, ask)).status).toBe(404);
    const bad = { token, params: { id: own.id }, query: { cursor: 'nothing' } };
    expect((await invokeEndpoint(handler, quizzes.listAudit, bad)).status).toBe(400);
  });
});
