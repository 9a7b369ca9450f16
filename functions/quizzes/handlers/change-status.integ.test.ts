import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { beforeAll, describe, expect, it } from 'vitest';
import { callGet, callUpdate, creator, ownQuiz } from '../../testing/authoring.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { save, start, submit } from '../../testing/taking.ts';
import { handler as archive } from './archive-quiz.ts';
import { handler as pause } from './pause-quiz.ts';
import { handler as restore } from './restore-quiz.ts';
import { handler as resume } from './resume-quiz.ts';

const CALLS = {
  archive: (token: string, id: string) =>
    invokeEndpoint(archive, quizzes.archiveQuiz, { token, params: { id } }),
  restore: (token: string, id: string) =>
    invokeEndpoint(restore, quizzes.restoreQuiz, { token, params: { id } }),
  pause: (token: string, id: string) => invokeEndpoint(pause, quizzes.pauseQuiz, { token, params: { id } }),
  resume: (token: string, id: string) =>
    invokeEndpoint(resume, quizzes.resumeQuiz, { token, params: { id } }),
};
type Call = keyof typeof CALLS;

let owner: Awaited<ReturnType<typeof creator>>;
beforeAll(async () => {
  owner = await creator();
});

const act = (call: Call, id: string) => CALLS[call](owner.token, id);

/** A quiz of the owner in this status. */
async function quizThatIs(status: 'draft' | 'published' | 'paused' | 'archived') {
  const quiz = await ownQuiz(owner.token, { status: status === 'draft' ? 'draft' : 'published' });
  if (status === 'paused' || status === 'archived') await callUpdate(owner.token, quiz.id, { status });
  return quiz;
}

describe('PATCH /quizzes/{id}/pause and /resume', () => {
  it('close a quiz and open it again; whoever is in may finish', async () => {
    const quiz = await quizThatIs('published');
    const running = (await start(quiz.code)).body.data;
    const paused = await act('pause', quiz.id);
    expect(paused.status).toBe(200);
    expect(paused.body.data.quiz).toMatchObject({
      id: quiz.id,
      status: 'paused',
      code: quiz.code,
      revision: 1,
    });
    expect(paused.body.data.quiz).not.toHaveProperty('questions');
    expect((await start(quiz.code)).body.code).toBe('QUIZ_PAUSED');
    const question = quiz.questions[0]?.id ?? '';
    expect((await save(running, 1, { [question]: 'Paris' })).status).toBe(200);
    expect((await submit(running, { [question]: 'Paris' })).status).toBe(200);
    expect((await act('resume', quiz.id)).body.data.quiz).toMatchObject({
      status: 'published',
      totalResponses: 0,
    });
    expect((await start(quiz.code)).status).toBe(201);
  });

  it.each<[Call, 'draft' | 'archived', string]>([
    ['pause', 'draft', 'Only a published quiz can be paused.'],
    ['pause', 'archived', 'Only a published quiz can be paused.'],
    ['resume', 'draft', 'Only a paused quiz can be resumed.'],
    ['resume', 'archived', 'Only a paused quiz can be resumed.'],
  ])('%s nothing that is %s, and say why', async (call, status, message) => {
    const quiz = await quizThatIs(status);
    expect(await act(call, quiz.id)).toMatchObject({ status: 409, body: { code: 'INVALID_STATE', message } });
    expect((await act('archive', quiz.id)).body.data.quiz.status).toBe('archived');
  });
});

describe('PATCH /quizzes/{id}/archive and /restore', () => {
  it.each(['draft', 'published', 'paused'] as const)(
    'put away and bring back what was %s',
    async (status) => {
      const quiz = await quizThatIs(status);
      expect((await act('archive', quiz.id)).body.data.quiz.status).toBe('archived');
      if (status !== 'draft') expect((await start(quiz.code)).body.code).toBe('QUIZ_ARCHIVED');
      expect((await act('restore', quiz.id)).body.data.quiz.status).toBe(status);
    },
  );
});

describe('each of them', () => {
  it.each<[Call, 'draft' | 'published' | 'paused' | 'archived', string]>([
    ['pause', 'published', 'paused'],
    ['resume', 'paused', 'published'],
    ['archive', 'draft', 'archived'],
    ['restore', 'archived', 'published'],
  ])('%s twice changes nothing more', async (call, from, to) => {
    const quiz = await quizThatIs(from);
    const first = await act(call, quiz.id);
    expect(first.body.data.quiz.status).toBe(to);
    expect(await act(call, quiz.id)).toMatchObject({ status: 200, body: { data: first.body.data } });
  });

  it('is one of them where two that do not fit come at once', async () => {
    const quiz = await quizThatIs('paused');
    const answers = await Promise.all([act('resume', quiz.id), act('archive', quiz.id)]);
    const done = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect(done.length + refused.length).toBe(2);
    const last = (await callGet(owner.token, quiz.id)).body.data.quiz.status;
    expect(done.map(({ body }) => body.data.quiz.status)).toContain(last);
  });

  it.each(Object.keys(CALLS) as Call[])('%s is for who may edit the quiz', async (call) => {
    const quiz = await quizThatIs('published');
    const stranger = await creator();
    expect((await CALLS[call](stranger.token, quiz.id)).body.code).toBe('NOT_FOUND');
    expect((await CALLS[call]('', quiz.id)).body.code).toBe('SIGNED_OUT');
    expect((await act(call, 'q_short')).body.code).toBe('NOT_FOUND');
  });
});
