import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import type { CoAuthorRole } from '@quizhall/shared/model/enums';
import { describe, expect, it } from 'vitest';
import { getCoAuthor } from '../model/co-authors.ts';
import { deleteQuiz, getQuiz } from '../model/quizzes.ts';
import { getUser } from '../../accounts/model/users.ts';
import { nowIso } from '../../platform/clock.ts';
import { callGet, callUpdate, creator, QUESTION } from '../../testing/authoring.ts';
import { shared, owned } from '../../testing/co-author-calls.ts';
import { coAuthorOf, letIn, someCoAuthor } from '../../testing/co-authors.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { costOf } from '../../testing/observe.ts';
import { signedIn } from '../../testing/scenarios.ts';
import { handler as changeCoAuthor } from './change-co-author.ts';
import { handler as leaveQuiz } from './leave-quiz.ts';
import { handler as pauseQuiz } from './pause-quiz.ts';
import { handler as publishQuiz } from './publish-quiz.ts';
import { handler as resumeQuiz } from './resume-quiz.ts';
import { handler as listQuizzes } from './list-quizzes.ts';
import { handler as removeCoAuthor } from './remove-co-author.ts';

describe('whoever works on a quiz', () => {
  it('may do something else from then on, and nothing once they are removed', async () => {
    const { token, quiz } = await owned();
    const guest = await coAuthorOf(quiz.id, 'viewer');
    const change = { revision: quiz.revision, title: 'Rivers' };
    expect((await callUpdate(guest.token, quiz.id, change)).status).toBe(403);
    const params = { id: quiz.id, userId: guest.user.id };
    const body = { role: 'editor' as const };
    await invokeEndpoint(changeCoAuthor, quizzes.changeCoAuthor, { token, params, body });
    expect((await callUpdate(guest.token, quiz.id, change)).status).toBe(200);
    const remove = () => invokeEndpoint(removeCoAuthor, quizzes.removeCoAuthor, { token, params });
    expect((await remove()).status).toBe(200);
    expect((await callGet(guest.token, quiz.id)).status).toBe(404);
    expect((await remove()).status).toBe(404);
    const gone = await invokeEndpoint(changeCoAuthor, quizzes.changeCoAuthor, { token, params, body });
    expect([gone.status, await getCoAuthor(quiz.id, guest.user.id)]).toEqual([404, undefined]);
  });

  it.each([
    [{ id: 'x' }, { role: 'editor' }, 404],
    [{ userId: '#' }, { role: 'editor' }, 404],
    [{}, { role: 'owner' }, 400],
  ])('%j with %j is refused', async (wrong, body, status) => {
    const { token, quiz } = await owned();
    const params = { id: quiz.id, userId: await someCoAuthor(quiz.id), ...wrong };
    const sent = { token, params, body: body as { role: CoAuthorRole } };
    expect((await invokeEndpoint(changeCoAuthor, quizzes.changeCoAuthor, sent)).status).toBe(status);
  });

  it('leaves when they like', async () => {
    const { quiz } = await owned();
    const { user, token } = await coAuthorOf(quiz.id, 'editor');
    const leave = () => invokeEndpoint(leaveQuiz, quizzes.leaveQuiz, { token, params: { id: quiz.id } });
    expect((await leave()).status).toBe(200);
    expect((await getCoAuthor(quiz.id, user.id)) ?? (await leave()).status).toBe(404);
  });

  it('may edit, but not put the quiz away nor bring it back', async () => {
    const { token, quiz } = await owned();
    const guest = await coAuthorOf(quiz.id, 'editor');
    const move = async (by: string, status: 'paused' | 'published' | 'archived') =>
      (await callUpdate(by, quiz.id, { status })).status;
    expect(await move(guest.token, 'paused')).toBe(200);
    expect(await move(guest.token, 'archived')).toBe(403);
    expect(await move(token, 'archived')).toBe(200);
    expect(await move(guest.token, 'published')).toBe(403);
    expect((await getQuiz(quiz.id))?.status).toBe('archived');
  });

  it('is named to whoever finds the quiz changed', async () => {
    const { owner, token, quiz } = await owned();
    const guest = await coAuthorOf(quiz.id, 'editor');
    const { user } = guest;
    await callUpdate(guest.token, quiz.id, { revision: quiz.revision, questions: [QUESTION] });
    const seen = (await callGet(token, quiz.id)).body.data.quiz;
    expect(seen).toMatchObject({ changedBy: { id: user.id, name: user.name } });
    expect(Object.keys(seen)).not.toContain('owner');
    expect(seen.roles).toEqual(['quiz.owner']);
    const theirs = (await callGet(guest.token, quiz.id)).body.data.quiz;
    expect(theirs).toMatchObject({ roles: ['quiz.editor'], owner: { id: owner.id, name: owner.name } });
    expect(theirs).not.toHaveProperty('changedBy');
  });

  it('answers what they are to it wherever they change it as a whole', async () => {
    const { owner, token, quiz } = await owned();
    const { token: theirs } = await coAuthorOf(quiz.id, 'editor');
    const params = { id: quiz.id };
    const publish = await invokeEndpoint(publishQuiz, quizzes.publishQuiz, { token, params });
    expect(publish.body.data.quiz.roles).toEqual(['quiz.owner']);
    expect(publish.body.data.quiz.owner).toBeUndefined();
    const sharedWith = { roles: ['quiz.editor'], owner: { id: owner.id, name: owner.name } };
    const pause = await invokeEndpoint(pauseQuiz, quizzes.pauseQuiz, { token: theirs, params });
    expect(pause.body.data.quiz).toMatchObject(sharedWith);
    const resume = await invokeEndpoint(resumeQuiz, quizzes.resumeQuiz, { token: theirs, params });
    expect(resume.body.data.quiz).toMatchObject(sharedWith);
    const own = await invokeEndpoint(listQuizzes, quizzes.listQuizzes, { token, query: {} });
    expect(own.body.data.quizzes).toMatchObject([{ id: quiz.id, roles: ['quiz.owner'] }]);
  });

  it('costs its owner no read, and them one', async () => {
    const { token, quiz } = await owned();
    const { token: theirs } = await coAuthorOf(quiz.id, 'editor');
    const cost = async (by: string) =>
      (await costOf(() => callUpdate(by, quiz.id, { status: 'published' }))).table as { trips: number };
    expect((await cost(theirs)).trips - (await cost(token)).trips).toBe(1);
  });
});

describe('the quizzes of others', () => {
  it('are a list of their own, with whose they are', async () => {
    const { owner, token, quiz } = await owned();
    const guest = await signedIn();
    await letIn(quiz.id, guest.user.id, 'viewer');
    const { quiz: gone } = await owned();
    await letIn(gone.id, guest.user.id, 'editor');
    await deleteQuiz(gone, nowIso());
    const { quizzes: listed, counts } = (await shared(guest.token)).body.data;
    expect(listed).toMatchObject([
      { id: quiz.id, roles: ['quiz.viewer'], owner: { id: owner.id, name: owner.name } },
    ]);
    expect(listed[0]).not.toHaveProperty('role');
    expect(counts).toMatchObject({ all: 1, published: 1 });
    expect((await shared(token)).body.data.quizzes).toEqual([]);
    const own = await invokeEndpoint(listQuizzes, quizzes.listQuizzes, { token: guest.token, query: {} });
    expect(own.body.data.quizzes).toEqual([]);
  });

  it('cost five calls of the table, however many there are', async () => {
    const guest = await creator();
    const cost = async () => (await costOf(() => shared(guest.token))).table as { trips: number };
    for (let n = 0; n < 3; n += 1) {
      const { quiz } = await owned();
      await letIn(quiz.id, guest.id, 'viewer');
    }
    // The session, the roles, the quizzes, their numbers, their owners.
    expect((await cost()).trips).toBe(5);
    expect((await getUser(guest.id))?.id).toBe(guest.id);
  });
});
