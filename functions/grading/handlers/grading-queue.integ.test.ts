import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { afterEach, describe, expect, it } from 'vitest';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { getQuiz } from '../../quizzes/model/quizzes.ts';
import { setClock } from '../../platform/clock.ts';
import { finishOverdue } from '../../attempts/model/finish-attempt.ts';
import { queuePage } from '../use-cases/grading-queue.ts';
import { readPlace } from '../../attempts/model/pending-submissions.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { essayWorld, grade, gradeAll, handedIn, release, waiting } from '../../testing/essays.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { save, start } from '../../testing/taking.ts';
import { handler } from './list-grading-queue.ts';

const MINUTE = 60_000;
afterEach(() => setClock(0));

const queue = (token: string, id: string, cursor?: string) =>
  invokeEndpoint(handler, quizzes.listGradingQueue, {
    token,
    params: { id },
    query: cursor ? { cursor } : {},
  });
const NO_ESSAYS = { q1: 'Paris', e1: null, e2: null };

describe('the queue of a grader', () => {
  it('says of every submission that is not released what is asked, graded and waits, without its texts', async () => {
    const { quiz, token } = await essayWorld();
    const [waits, half, graded, out] = [
      await handedIn({ quiz }),
      await handedIn({ quiz }),
      await handedIn({ quiz }, { q1: 'Paris', e1: 'Lead.', e2: null }),
      await handedIn({ quiz }),
    ];
    await handedIn({ quiz }, NO_ESSAYS);
    await grade(token, half.id, [{ questionId: 'e2', points: 2.5 }]);
    await grade(token, graded.id, [{ questionId: 'e1', points: 20 }]);
    await gradeAll(token, out.id);
    await release(token, out.id);
    const { status, body } = await queue(token, quiz.id);
    expect(status).toBe(200);
    const { submissions, ...rest } = body.data;
    expect(rest).toEqual({
      questions: [
        { id: 'e1', question: 'Why did Rome fall?', maxPoints: 20 },
        { id: 'e2', question: 'Why did Rome fall?', maxPoints: 20 },
      ],
      open: 0,
      released: 2,
    });
    const row = (one: typeof waits, state: string, points: [string, number?][]) => ({
      id: one.id,
      name: one.user.name,
      completedAt: expect.any(String),
      state,
      essays: points.map(([questionId, given]) => ({ questionId, points: given })),
    });
    expect(new Set(submissions.map(({ id }) => id)).size).toBe(3);
    expect(submissions).toEqual(
      expect.arrayContaining([
        row(waits, 'waiting', [['e1'], ['e2']]),
        row(half, 'waiting', [['e1'], ['e2', 2.5]]),
        row(graded, 'graded', [['e1', 20]]),
      ]),
    );
  });

  it('has what the quiz holds back, also without essays, until that is released', async () => {
    const { quiz, token } = await essayWorld({ showResultsImmediately: false, disclosure: 'on_release' });
    const { id } = await handedIn({ quiz }, NO_ESSAYS);
    expect((await queue(token, quiz.id)).body.data).toMatchObject({
      submissions: [{ id, state: 'held', essays: [] }],
      released: 0,
    });
    await release(token, id);
    expect((await queue(token, quiz.id)).body.data).toMatchObject({ submissions: [], released: 1 });
  });

  it('counts apart to what answers may still arrive', async () => {
    const { quiz, owner } = await essayWorld();
    const session = (await start(quiz.id)).body.data;
    await save(session, 1, { e1: 'Because of lead.' }, 0, { baseSeq: 0 });
    setClock(31 * MINUTE);
    await finishOverdue((await getAttempt(session.sessionId)) ?? expect.fail());
    expect((await queue(await tokenOf(owner), quiz.id)).body.data).toMatchObject({
      submissions: [],
      open: 1,
    });
    setClock(60 * MINUTE);
    expect((await queue(await tokenOf(owner), quiz.id)).body.data).toMatchObject({
      submissions: [{ id: session.sessionId, state: 'waiting' }],
      open: 0,
    });
  });

  it('goes through every part of the quiz in pages', async () => {
    const scene = await essayWorld({}, 64);
    const people = [await handedIn(scene), await handedIn(scene), await handedIn(scene)];
    const quiz = (await getQuiz(scene.quiz.id)) ?? expect.fail();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await queuePage(quiz, cursor === undefined ? undefined : readPlace(cursor), 20);
      seen.push(...page.submissions.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen.sort()).toEqual(people.map(({ id }) => id).sort());
    const wrong = await queue(scene.token, scene.quiz.id, 'bm9uZQ');
    expect([wrong.status, wrong.body.errors]).toEqual([400, { cursor: 'Not a cursor of this list' }]);
  });
});

it('the texts of one submission are read by themselves, and none of another quiz', async () => {
  const scene = await essayWorld();
  const [one, other] = [await handedIn(scene), await handedIn(await essayWorld())];
  await handedIn(scene);
  const { answers } = (await waiting(scene.token, scene.quiz.id, { submissionId: one.id, questionId: 'e2' }))
    .body.data;
  expect(answers).toMatchObject([{ submissionId: one.id, questionId: 'e2', answer: 'Because of Goths.' }]);
  expect((await waiting(scene.token, scene.quiz.id, { submissionId: other.id })).status).toBe(404);
});
