import { quizzes } from '@quizhall/shared/contract/quizzes';
import type { CoAuthorRole } from '@quizhall/shared/model/enums';
import { LIMITS } from '@quizhall/shared/model/limits';
import { afterEach, describe, expect, it } from 'vitest';
import { getCoAuthor } from '../_data/co-authors.ts';
import { listNotifications } from '../_data/notifications.ts';
import { deleteQuiz, getQuiz } from '../_data/quizzes.ts';
import { getUser, type User } from '../_data/users.ts';
import { latestLinkTo, latestMailTo, mailsTo } from '../_local/mailbox.ts';
import { nowIso, setClock } from '../_platform/clock.ts';
import { account, newEmail } from '../_testing/accounts.ts';
import { callGet, callUpdate, creator, QUESTION } from '../_testing/authoring.ts';
import { coAuthorOf, letIn, openInviteOf, someCoAuthor } from '../_testing/co-authors.ts';
import { invokeEndpoint } from '../_testing/invoke.ts';
import { costOf } from '../_testing/observe.ts';
import { publishedQuiz, signedIn } from '../_testing/scenarios.ts';
import { windowStart } from '../_testing/windows.ts';
import { handler as acceptInvite } from './accept-invite.ts';
import { handler as cancelInvite } from './cancel-invite.ts';
import { handler as changeCoAuthor } from './change-co-author.ts';
import { handler as declineInvite } from './decline-invite.ts';
import { handler as getInvite } from './get-invite.ts';
import { handler as inviteCoAuthor } from './invite-co-author.ts';
import { handler as leaveQuiz } from './leave-quiz.ts';
import { handler as pauseQuiz } from './pause-quiz.ts';
import { handler as publishQuiz } from './publish-quiz.ts';
import { handler as resumeQuiz } from './resume-quiz.ts';
import { handler as listCoAuthors } from './list-co-authors.ts';
import { handler as listQuizzes } from './list-quizzes.ts';
import { handler as removeCoAuthor } from './remove-co-author.ts';

const DAY = 24 * 3_600_000;
afterEach(() => setClock(0));

const people = (token: string, id: string) =>
  invokeEndpoint(listCoAuthors, quizzes.listCoAuthors, { token, params: { id } });
const invite = (token: string, id: string, email: string, role: CoAuthorRole = 'editor') =>
  invokeEndpoint(inviteCoAuthor, quizzes.inviteCoAuthor, { token, params: { id }, body: { email, role } });
const look = (link: string, token?: string) =>
  invokeEndpoint(getInvite, quizzes.getInvite, { params: { token: link }, ...(token && { token }) });
const accept = (link: string, token?: string) =>
  invokeEndpoint(acceptInvite, quizzes.acceptInvite, { params: { token: link }, ...(token && { token }) });
const decline = (link: string, token?: string) =>
  invokeEndpoint(declineInvite, quizzes.declineInvite, { params: { token: link }, ...(token && { token }) });
const shared = (token: string) =>
  invokeEndpoint(listQuizzes, quizzes.listQuizzes, { token, query: { scope: 'shared' } });
const notesOf = async ({ id }: User) => (await listNotifications(id, { limit: 10 })).notifications;
const endOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** A published quiz and its owner. */
async function owned() {
  const { user, token } = await signedIn({ name: 'Ada Lovelace' });
  return { owner: user, token, quiz: await publishedQuiz({ quiz: { ownerId: user.id, title: 'Capitals' } }) };
}

describe('to invite somebody', () => {
  it('mails them a link with which they come to work on the quiz, and tells the owner who came', async () => {
    const { owner, token, quiz } = await owned();
    const email = newEmail();
    const answer = await invite(token, quiz.id, email, 'editor');
    expect([answer.status, answer.body.data.invite]).toMatchObject([201, { email, role: 'editor' }]);
    expect((await people(token, quiz.id)).body.data).toEqual({
      title: 'Capitals',
      coAuthors: [],
      invites: [answer.body.data.invite],
    });

    const link = endOf(await latestLinkTo(email));
    const shown = { quizId: quiz.id, title: 'Capitals', role: 'editor', from: 'Ada Lovelace' };
    expect((await look(link)).body.data.invite).toMatchObject(shown);
    const guest = await signedIn({ name: 'Grace Hopper', type: 'learner', canCreateQuizzes: false });
    expect((await accept(link, guest.token)).body.data).toEqual({ quizId: quiz.id, role: 'editor' });

    const { coAuthors, invites } = (await people(token, quiz.id)).body.data;
    expect(coAuthors).toMatchObject([
      { id: guest.user.id, name: 'Grace Hopper', email: guest.user.email, role: 'editor' },
    ]);
    expect(invites).toEqual([]);
    expect(await notesOf(owner)).toMatchObject([
      { type: 'invite_accepted', link: `/quiz/${quiz.id}/people`, unread: true },
    ]);
    for (const again of [await accept(link, guest.token), await look(link), await decline(link)])
      expect([again.status, again.body.code], 'once').toEqual([400, 'INVALID_LINK']);
  });

  it('says nothing in the mail that anybody typed', async () => {
    const { token, quiz } = await owned();
    const email = newEmail();
    await invite(token, quiz.id, email);
    const { subject, body } = await latestMailTo(email);
    expect(subject + body.text + body.html).not.toMatch(/Ada|Lovelace|Capitals/);
  });

  it('tells whoever has an account, by a link that works for that account alone', async () => {
    const { token, quiz } = await owned();
    const invited = await signedIn();
    await invite(token, quiz.id, invited.user.email, 'grader');
    const [note] = await notesOf(invited.user);
    expect(note).toMatchObject({ type: 'quiz_invite', unread: true });
    expect(JSON.stringify(note)).not.toContain('Ada');
    expect(JSON.stringify(note)).not.toContain('Capitals');
    const name = endOf(note?.link ?? '');
    const stranger = await signedIn();
    expect((await look(name)).body.code).toBe('SIGNED_OUT');
    expect((await look(name, stranger.token)).body.code).toBe('INVALID_LINK');
    expect((await accept(name, stranger.token)).body.code).toBe('INVALID_LINK');
    expect((await accept(name, invited.token)).body.data.role).toBe('grader');
  });

  it('again tells nothing more to whoever was told, but where to look', async () => {
    const { token, quiz } = await owned();
    const invited = await signedIn();
    for (const role of ['viewer', 'editor', 'grader'] as const)
      await invite(token, quiz.id, invited.user.email, role);
    const notes = await notesOf(invited.user);
    expect(notes).toHaveLength(1);
    expect((await look(endOf(notes[0]?.link ?? ''), invited.token)).body.data.invite.role).toBe('grader');
  });

  it('answers the same, at the same cost, for an address with an account and for one without', async () => {
    const { token, quiz } = await owned();
    const [known, unknown] = [(await account()).email, newEmail()];
    const costs = [];
    for (const email of [known, unknown]) costs.push(await costOf(() => invite(token, quiz.id, email)));
    expect(costs[0]).toEqual(costs[1]);
    const { invites } = (await people(token, quiz.id)).body.data;
    expect(invites.map(({ email }) => email).toSorted()).toEqual([known, unknown].toSorted());
    expect(new Set(invites.map((each) => Object.keys(each).join())).size).toBe(1);
  });

  it('again replaces what was sent before: one invitation, and the first link is void', async () => {
    const { token, quiz } = await owned();
    const email = newEmail();
    await invite(token, quiz.id, email, 'viewer');
    const first = endOf(await latestLinkTo(email));
    await invite(token, quiz.id, email.toUpperCase(), 'grader');
    const second = endOf(await latestLinkTo(email));
    expect((await look(first)).body.code).toBe('INVALID_LINK');
    expect((await look(second)).body.data.invite.role).toBe('grader');
    expect((await people(token, quiz.id)).body.data.invites).toHaveLength(1);
  });

  it('refuses the owner, whoever is there already and more people than a quiz takes', async () => {
    const { owner, token, quiz } = await owned();
    const { user } = await coAuthorOf(quiz.id, 'viewer');
    for (const email of [owner.email, user.email, 'nobody', ''])
      expect(await invite(token, quiz.id, email), email).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', errors: { email: expect.any(String) } },
      });
    expect(await mailsTo(user.email)).toEqual([]);
    for (let n = 1; n < LIMITS.coAuthors; n += 1) await someCoAuthor(quiz.id);
    expect((await invite(token, quiz.id, newEmail())).body.errors).toEqual({
      email: 'At most 20 people can work on a quiz beside you',
    });
  });

  it('refuses a role that there is none of', async () => {
    const { token, quiz } = await owned();
    const answer = await invite(token, quiz.id, newEmail(), 'owner' as CoAuthorRole);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['role']]);
  });

  it('mails one address ten times a day, which keeps nobody else from inviting it', async () => {
    setClock(windowStart(86_400));
    const email = newEmail();
    const stranger = await owned();
    const seen = [];
    for (let n = 0; n < 15; n += 1) seen.push((await invite(stranger.token, stranger.quiz.id, email)).status);
    expect(seen).toEqual([10, 5].flatMap((times, at) => Array.from({ length: times }, () => [201, 429][at])));
    const { token, quiz } = await owned();
    expect((await invite(token, quiz.id, email)).status).toBe(201);
  });

  it('mails one address twenty times an hour, whoever invites', async () => {
    setClock(windowStart(3_600));
    const email = newEmail();
    const seen = [];
    for (let n = 0; n < 21; n += 1) {
      const { token, quiz } = await owned();
      seen.push((await invite(token, quiz.id, email)).status);
    }
    expect(seen).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  });

  it('takes no more people than a quiz takes from calls at the same moment', async () => {
    const { token, quiz } = await owned();
    for (let n = 2; n < LIMITS.coAuthors; n += 1) await someCoAuthor(quiz.id);
    const answers = await Promise.all([1, 2, 3].map(() => invite(token, quiz.id, newEmail())));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 400]);
  });
});

describe('an invitation', () => {
  it('is over after seven days', async () => {
    const { token, quiz } = await owned();
    const { token: link } = await openInviteOf(quiz);
    const guest = await signedIn();
    setClock(7 * DAY - 60_000);
    expect((await look(link)).status).toBe(200);
    setClock(7 * DAY);
    expect((await look(link)).body.code).toBe('INVALID_LINK');
    expect(await getQuiz(quiz.id)).toBeDefined();
    setClock(0);
    const { token: late } = await openInviteOf(quiz, { sentAt: Date.now() - 7 * DAY });
    expect((await accept(late, guest.token)).body.code).toBe('INVALID_LINK');
    expect((await people(token, quiz.id)).body.data.invites).toHaveLength(1);
  });

  it('is accepted by one of two at once', async () => {
    const { quiz } = await owned();
    const { token: link } = await openInviteOf(quiz);
    const both = [await signedIn(), await signedIn()];
    const answers = await Promise.all(both.map(({ token }) => accept(link, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('INVALID_LINK');
    const came = await Promise.all(both.map(({ user }) => getCoAuthor(quiz.id, user.id)));
    expect(came.filter(Boolean)).toHaveLength(1);
  });

  it('is nothing that a guest can accept, or the owner', async () => {
    const { token, quiz } = await owned();
    const { token: link } = await openInviteOf(quiz);
    expect((await accept(link)).body.code).toBe('SIGNED_OUT');
    expect((await accept(link, token)).body.code).toBe('INVALID_STATE');
    expect((await look(link)).status).toBe(200);
  });

  it('takes nothing from whoever works on the quiz already, and stays open', async () => {
    const { quiz } = await owned();
    const editor = await coAuthorOf(quiz.id, 'editor');
    const { token: link } = await openInviteOf(quiz, { role: 'viewer' });
    const { body } = await accept(link, editor.token);
    expect([body.code, body.message]).toEqual(['INVALID_STATE', 'You work on this quiz already.']);
    expect((await getCoAuthor(quiz.id, editor.user.id))?.role).toBe('editor');
    expect((await look(link)).status).toBe(200);
  });

  it('is declined with its link alone', async () => {
    const { owner, token, quiz } = await owned();
    const { token: link } = await openInviteOf(quiz);
    expect((await decline(link)).status).toBe(200);
    expect((await look(link)).body.code).toBe('INVALID_LINK');
    expect((await people(token, quiz.id)).body.data.invites).toEqual([]);
    expect(await notesOf(owner)).toEqual([]);
  });

  it('is withdrawn by the owner', async () => {
    const { token, quiz } = await owned();
    const { token: link, inviteId } = await openInviteOf(quiz);
    const params = { id: quiz.id, inviteId };
    const cancel = () => invokeEndpoint(cancelInvite, quizzes.cancelInvite, { token, params });
    expect((await cancel()).status).toBe(200);
    expect((await look(link)).body.code).toBe('INVALID_LINK');
    expect((await cancel()).status).toBe(404);
  });

  it('ends with its quiz', async () => {
    const { quiz } = await owned();
    const { token: link } = await openInviteOf(quiz);
    const guest = await signedIn();
    await deleteQuiz(quiz, nowIso());
    expect((await look(link)).body.code).toBe('INVALID_LINK');
    expect((await accept(link, guest.token)).body.code).toBe('INVALID_LINK');
    expect(await getCoAuthor(quiz.id, guest.user.id)).toBeUndefined();
  });

  it.each([
    ['x', 404],
    ['a'.repeat(43), 400],
    ['q_0000000000000000.aaaaaaaaaaaaaaaaaaaaaa', 400],
  ])('is not %s: %i', async (link, status) => {
    const { token } = await signedIn();
    for (const answer of [await look(link, token), await accept(link, token), await decline(link, token)])
      expect(answer.status).toBe(status);
  });
});

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
