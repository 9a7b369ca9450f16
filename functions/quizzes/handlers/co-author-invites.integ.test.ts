import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import type { CoAuthorRole } from '@quizhall/shared/model/enums';
import { LIMITS } from '@quizhall/shared/model/limits';
import { afterEach, describe, expect, it } from 'vitest';
import { getCoAuthor } from '../model/co-authors.ts';
import { deleteQuiz, getQuiz } from '../model/quizzes.ts';
import { getLatestLink, getLatestMail, listMailsTo } from '../../platform/local/mailbox.ts';
import { nowIso, setClock } from '../../platform/clock.ts';
import { account, newEmail } from '../../testing/accounts.ts';
import {
  people,
  invite,
  look,
  accept,
  decline,
  notesOf,
  endOf,
  owned,
} from '../../testing/co-author-calls.ts';
import { coAuthorOf, openInviteOf, someCoAuthor } from '../../testing/co-authors.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { costOf } from '../../testing/observe.ts';
import { signedIn } from '../../testing/scenarios.ts';
import { windowStart } from '../../testing/windows.ts';
import { handler as cancelInvite } from './cancel-invite.ts';

const DAY = 24 * 3_600_000;
afterEach(() => setClock(0));

describe('to invite somebody', () => {
  it('mails them a link with which they come to work on the quiz, and tells the owner who came', async () => {
    const { owner, token, quiz } = await owned();
    const guest = await signedIn({ name: 'Grace Hopper', type: 'learner', canCreateQuizzes: false });
    const { email } = guest.user;
    const answer = await invite(token, quiz.id, email, 'editor');
    expect([answer.status, answer.body.data.invite]).toMatchObject([201, { email, role: 'editor' }]);
    expect((await people(token, quiz.id)).body.data).toEqual({
      title: 'Capitals',
      coAuthors: [],
      invites: [answer.body.data.invite],
    });

    const link = endOf(await getLatestLink(email));
    const shown = { quizId: quiz.id, title: 'Capitals', role: 'editor', from: 'Ada Lovelace', email };
    expect((await look(link)).body.data.invite).toMatchObject(shown);
    expect((await accept(link, guest.token)).body.data).toEqual({ quizId: quiz.id, role: 'editor' });

    const { coAuthors, invites } = (await people(token, quiz.id)).body.data;
    expect(coAuthors).toMatchObject([
      { id: guest.user.id, name: 'Grace Hopper', email: guest.user.email, role: 'editor' },
    ]);
    expect(invites).toEqual([]);
    expect(await notesOf(owner)).toMatchObject([
      {
        type: 'invite_accepted',
        message: 'Grace Hopper now works on “Capitals” with you.',
        link: `/quiz/${quiz.id}/people`,
        unread: true,
      },
    ]);
    for (const again of [await accept(link, guest.token), await look(link), await decline(link)])
      expect([again.status, again.body.code], 'once').toEqual([400, 'INVALID_LINK']);
  });

  it('says nothing in the mail that anybody typed', async () => {
    const { token, quiz } = await owned();
    const email = newEmail();
    await invite(token, quiz.id, email);
    const { subject, body } = await getLatestMail(email);
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
    const first = endOf(await getLatestLink(email));
    await invite(token, quiz.id, email.toUpperCase(), 'grader');
    const second = endOf(await getLatestLink(email));
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
    expect(await listMailsTo(user.email)).toEqual([]);
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

  it('is accepted by one of two calls at once', async () => {
    const { quiz } = await owned();
    const guest = await signedIn();
    const { token: link } = await openInviteOf(quiz, { email: guest.user.email });
    const answers = await Promise.all([1, 2].map(() => accept(link, guest.token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)?.body.code).toMatch(/^INVALID_(?:LINK|STATE)$/);
    expect(await getCoAuthor(quiz.id, guest.user.id)).toBeDefined();
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
    const { token: link } = await openInviteOf(quiz, { role: 'viewer', email: editor.user.email });
    const { body } = await accept(link, editor.token);
    expect([body.code, body.message]).toEqual(['INVALID_STATE', 'You work on this quiz already.']);
    expect((await getCoAuthor(quiz.id, editor.user.id))?.role).toBe('editor');
    expect((await look(link)).status).toBe(200);
  });

  it('is for the invited address: another account sees whose it is, and comes in once the owner invites it', async () => {
    const { token, quiz } = await owned();
    const [meant, other] = [await signedIn(), await signedIn()];
    const { token: link } = await openInviteOf(quiz, { email: meant.user.email });
    const shownTo = async (as?: string) => (await look(link, as)).body.data.invite;
    expect(await shownTo(other.token)).toMatchObject({ email: meant.user.email, own: false });
    expect(await shownTo(meant.token)).toMatchObject({ email: meant.user.email, own: true });
    expect(await shownTo()).not.toHaveProperty('own');
    const refusal = await accept(link, other.token);
    expect([refusal.status, refusal.body.code]).toEqual([403, 'FORBIDDEN']);
    expect(await getCoAuthor(quiz.id, other.user.id)).toBeUndefined();
    expect((await people(token, quiz.id)).body.data.invites).toHaveLength(1);

    await invite(token, quiz.id, other.user.email, 'viewer');
    expect((await accept(endOf(await getLatestLink(other.user.email)), other.token)).status).toBe(200);
    expect((await accept(link, meant.token)).status).toBe(200);
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
    const guest = await signedIn();
    const { token: link } = await openInviteOf(quiz, { email: guest.user.email });
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
