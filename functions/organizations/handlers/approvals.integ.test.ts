import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { describe, expect, it } from 'vitest';
import { getDraft, saveDraft } from '../../quizzes/model/publishing.ts';
import { endPendingItems } from '../../quizzes/model/pending-version.ts';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { getQuiz, type Quiz, setQuizStatus } from '../../quizzes/model/quizzes.ts';
import { QUESTION } from '../../testing/authoring.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { memberIn, someOrganization } from '../../testing/organizations.ts';
import { correcting, LYON } from '../../testing/regrading.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { handler as deleteQuiz } from '../../quizzes/handlers/delete-quiz.ts';
import { handler as getWaitingQuiz } from '../../quizzes/handlers/get-waiting-quiz.ts';
import { handler as withdrawQuiz } from '../../quizzes/handlers/withdraw-quiz.ts';
import { handler as createQuiz } from '../../quizzes/handlers/create-quiz.ts';
import { handler as getQuizCall } from '../../quizzes/handlers/get-quiz.ts';
import { handler as publishQuiz } from '../../quizzes/handlers/publish-quiz.ts';
import { handler as restoreVersion } from '../../quizzes/handlers/restore-version.ts';
import { handler as updateQuiz } from '../../quizzes/handlers/update-quiz.ts';
import { handler as decideApproval } from './decide-approval.ts';
import { handler as exportAudit } from './export-organization-audit.ts';
import { handler as listApprovals } from './list-approvals.ts';
import { handler as listAudit } from './list-organization-audit.ts';
import { handler as moveQuiz } from './move-quiz.ts';

async function world() {
  const { id } = await someOrganization({ settings: { requireApprovalForQuizzes: true } });
  const [admin, author] = [await memberIn(id, 'admin'), await memberIn(id, 'creator')];
  const query = { organizationId: id };
  const create = (token: string, more: object = {}) =>
    invokeEndpoint(createQuiz, quizzes.createQuiz, {
      token,
      query: { status: 'published' },
      body: { title: 'Capitals', organizationId: id, questions: [QUESTION], ...more },
    });
  const waiting = async () =>
    (await invokeEndpoint(listApprovals, organizations.listApprovals, { token: admin.token, query })).body
      .data.approvals;
  const decide = (approvalId: string, decision: 'approve' | 'reject', reason?: string) =>
    invokeEndpoint(decideApproval, organizations.decideApproval, {
      token: admin.token,
      query,
      body: { id: approvalId, decision, ...(reason && { reason }) },
    });
  const update = (token: string, quizId: string, body: object) =>
    invokeEndpoint(updateQuiz, quizzes.updateQuiz, { token, params: { id: quizId }, body });
  return { id, admin, author, create, waiting, decide, update };
}

const PASSAGES = [{ id: 'p1', title: 'Rivers', text: 'The Nile is long.' }];
const ENDS = new Date(Date.now() + 86_400_000).toISOString();
const PAID_PRIZE = {
  pool: { total: 10_000, places: 1, endsAt: ENDS },
  prizePool: {
    enabled: true,
    totalAmount: 100,
    distribution: '',
    places: [{ percent: 100 }],
    processingFee: 0,
    totalCharge: 100,
  },
  schedule: { isScheduled: true, endDate: ENDS },
};

const newestNote = async (userId: string) => (await listNotifications(userId, { limit: 1 })).notifications[0];

describe('with approvals', () => {
  it('what a creator publishes waits as a draft, and is published when somebody approves', async () => {
    const { id, admin, author, create, waiting, decide } = await world();
    const { status, body } = await create(author.token);
    expect([status, body.data.quiz.status]).toEqual([202, 'draft']);
    const quizId = body.data.quiz.id;
    expect(await waiting()).toMatchObject([
      {
        id: body.data.approvalId,
        type: 'quiz',
        subject: quizId,
        title: 'Capitals',
        isLive: false,
        by: { id: author.user.id },
      },
    ]);
    expect(await newestNote(admin.user.id)).toMatchObject({ type: 'approval_waiting' });
    expect((await decide(body.data.approvalId ?? '', 'approve')).status).toBe(200);
    expect(await getQuiz(quizId)).toMatchObject({ status: 'published', version: 1, ownerId: id });
    expect(await newestNote(author.user.id)).toMatchObject({
      type: 'approval_decided',
      title: 'Your quiz was approved',
    });
    expect(await waiting()).toEqual([]);
    expect((await decide(body.data.approvalId ?? '', 'approve')).status).toBe(404);
  });

  it('what owner and admins publish does not wait', async () => {
    const { admin, create } = await world();
    const { status, body } = await create(admin.token);
    expect([status, body.data.quiz.status, body.data.approvalId]).toEqual([201, 'published', undefined]);
  });

  it('a rejected one stays a draft, and its author reads why', async () => {
    const { author, create, decide, waiting } = await world();
    const { quiz, approvalId = '' } = (await create(author.token)).body.data;
    expect((await decide(approvalId, 'reject')).body.errors).toHaveProperty('reason');
    expect((await decide(approvalId, 'reject', 'Too easy')).status).toBe(200);
    expect(await getQuiz(quiz.id)).toMatchObject({ status: 'draft' });
    expect((await newestNote(author.user.id))?.message).toContain('Too easy');
    expect(await waiting()).toEqual([]);
    const again = await invokeEndpoint(publishQuiz, quizzes.publishQuiz, {
      token: author.token,
      params: { id: quiz.id },
    });
    expect([again.status, again.body.data.quiz.status]).toEqual([202, 'draft']);
    expect(await waiting()).toHaveLength(1);
  });

  it('a live version stays until the next one is approved', async () => {
    const { author, admin, create, waiting, decide, update } = await world();
    const { quiz } = (await create(admin.token)).body.data;
    const { status, body } = await update(author.token, quiz.id, {
      title: 'Rivers',
      revision: quiz.revision,
    });
    expect([status, body.data.quiz.title]).toEqual([202, 'Rivers']);
    expect(await getQuiz(quiz.id)).toMatchObject({ title: 'Capitals', version: 1 });
    const next = { title: 'Lakes', questions: [QUESTION, QUESTION], revision: quiz.revision };
    // Another window, which knows nothing of what waits, does not throw it away.
    expect((await update(author.token, quiz.id, next)).body.code).toBe('STALE_REVISION');
    const replaced = await update(author.token, quiz.id, { ...next, approvalId: body.data.approvalId });
    // Whoever looked at the first one decides on nothing that they have not seen.
    expect((await decide(body.data.approvalId ?? '', 'approve')).status).toBe(404);
    expect(await getQuiz(quiz.id)).toMatchObject({ title: 'Capitals', version: 1 });
    expect(await waiting()).toMatchObject([{ id: replaced.body.data.approvalId }]);
    expect((await decide(replaced.body.data.approvalId ?? '', 'approve')).status).toBe(200);
    expect(await getQuiz(quiz.id)).toMatchObject({
      title: 'Lakes',
      version: 2,
      totalQuestions: 2,
      status: 'published',
    });
    const seen = await invokeEndpoint(getQuizCall, quizzes.getQuiz, {
      token: author.token,
      params: { id: quiz.id },
    });
    expect(seen.body.data.quiz.questions).toHaveLength(2);
  });

  it('what was published elsewhere is moved in by whoever approves, and by nobody else', async () => {
    const { id, author, admin } = await world();
    const into = (token: string, quizId: string) =>
      invokeEndpoint(moveQuiz, organizations.moveQuiz, {
        token,
        params: { id: quizId },
        body: { organizationId: id },
      });
    const own = await publishedQuiz({ quiz: { ownerId: author.user.id } });
    const draft = await publishedQuiz({ quiz: { ownerId: author.user.id, status: 'draft', version: 0 } });
    const theirs = await publishedQuiz({ quiz: { ownerId: admin.user.id } });
    expect((await into(author.token, own.id)).body.code).toBe('INVALID_STATE');
    expect(await getQuiz(own.id)).toMatchObject({ ownerId: author.user.id });
    expect((await into(author.token, draft.id)).status).toBe(200);
    expect((await into(admin.token, theirs.id)).status).toBe(200);
  });

  it('what its author changes after asking waits no more', async () => {
    const { author, create, decide, update, waiting } = await world();
    const { quiz, approvalId = '' } = (await create(author.token)).body.data;
    await update(author.token, quiz.id, { title: 'Something else', revision: quiz.revision });
    expect((await decide(approvalId, 'approve')).status).toBe(404);
    expect(await waiting()).toEqual([]);
    expect(await getQuiz(quiz.id)).toMatchObject({ status: 'draft' });
  });

  it('asks for a publish by its status alone, without another revision', async () => {
    const { author, create, update } = await world();
    const { quiz } = (await create(author.token, { status: 'draft' })).body.data;
    const draft = await update(author.token, quiz.id, { title: 'Rivers', revision: quiz.revision });
    const { status, body } = await update(author.token, quiz.id, { status: 'published' });
    expect([status, body.data.quiz.revision]).toEqual([202, draft.body.data.quiz.revision]);
  });
});

describe('what waits of a live quiz', () => {
  const look = (token: string, id: string) =>
    invokeEndpoint(getWaitingQuiz, quizzes.getWaitingQuiz, { token, params: { id } });

  async function asked(more: object = {}) {
    const there = await world();
    const { quiz } = (await there.create(there.admin.token, { passages: PASSAGES })).body.data;
    const wish = { title: 'Rivers', passages: [], revision: quiz.revision, ...more };
    const { approvalId = '' } = (await there.update(there.author.token, quiz.id, wish)).body.data;
    return { ...there, quiz, approvalId };
  }

  it('is seen as it would be by whoever decides and by its author, and by nobody else', async () => {
    const { id, quiz, admin, author, approvalId } = await asked();
    for (const { token } of [admin, author]) {
      const seen = (await look(token, quiz.id)).body.data.quiz;
      expect(seen).toMatchObject({
        title: 'Rivers',
        version: 1,
        organizationId: id,
        waiting: { approvalId, by: { id: author.user.id, name: 'Ada' } },
      });
    }
    const live = await invokeEndpoint(getQuizCall, quizzes.getQuiz, {
      token: author.token,
      params: { id: quiz.id },
    });
    expect(live.body.data.quiz).toMatchObject({ title: 'Capitals', waiting: { approvalId } });
    expect((await look((await memberIn(id, 'member')).token, quiz.id)).status).toBe(404);
  });

  it('is published exactly: what was taken away is gone', async () => {
    const { quiz, approvalId, decide, author } = await asked();
    expect((await decide(approvalId, 'approve')).status).toBe(200);
    const { data } = (
      await invokeEndpoint(getQuizCall, quizzes.getQuiz, { token: author.token, params: { id: quiz.id } })
    ).body;
    expect(data.quiz).toMatchObject({ title: 'Rivers', version: 2 });
    expect(data.quiz.passages ?? []).toEqual([]);
    expect(data.quiz.waiting).toBeUndefined();
  });

  it('goes through one decision alone, and the other one changes nothing', async () => {
    const { quiz, approvalId, decide, author } = await asked();
    const both = await Promise.all([decide(approvalId, 'approve'), decide(approvalId, 'reject', 'Too easy')]);
    const [approved, rejected] = both.map(({ status }) => status === 200);
    expect([approved, rejected].filter(Boolean)).toHaveLength(1);
    expect((await getQuiz(quiz.id))?.version).toBe(approved ? 2 : 1);
    expect((await newestNote(author.user.id))?.title).toBe(
      approved ? 'Your quiz was approved' : 'Your quiz was not approved',
    );
  });

  it('stays for its author when it is rejected, with the reason, until it is asked for again or let go', async () => {
    const { quiz, approvalId, decide, author, update, waiting } = await asked();
    await decide(approvalId, 'reject', 'Too easy');
    expect((await look(author.token, quiz.id)).body.data.quiz).toMatchObject({
      title: 'Rivers',
      waiting: { rejected: { reason: 'Too easy' } },
    });
    const again = await update(author.token, quiz.id, {
      title: 'Lakes',
      revision: quiz.revision,
      approvalId,
    });
    expect([again.status, (await waiting()).length]).toEqual([202, 1]);
    const drop = () =>
      invokeEndpoint(withdrawQuiz, quizzes.withdrawQuiz, { token: author.token, params: { id: quiz.id } });
    expect([(await drop()).status, (await drop()).status]).toEqual([200, 404]);
    expect([(await waiting()).length, (await getQuiz(quiz.id))?.title]).toEqual([0, 'Capitals']);
  });

  it.each(['saved', 'moved', 'deleted'])(
    'waits no more once the quiz is %s by an admin, of which its author is told',
    async (how) => {
      const { quiz, admin, author, update, waiting, approvalId, decide } = await asked();
      const call = { token: admin.token, params: { id: quiz.id } };
      if (how === 'saved') await update(admin.token, quiz.id, { title: 'Seas', revision: quiz.revision });
      if (how === 'moved')
        await invokeEndpoint(moveQuiz, organizations.moveQuiz, { ...call, body: { organizationId: null } });
      if (how === 'deleted') await invokeEndpoint(deleteQuiz, quizzes.deleteQuiz, call);
      expect(await waiting()).toEqual([]);
      expect((await decide(approvalId, 'approve')).status).toBe(404);
      expect((await newestNote(author.user.id))?.title).toBe('Your quiz does not wait any more');
    },
  );

  it('is ended by nobody who has not seen it: a save, a move or a withdrawal from before is refused', async () => {
    const { quiz, approvalId, admin, author, decide, update, waiting } = await asked();
    const stored = (await getQuiz(quiz.id)) as Quiz;
    const seen = await endPendingItems(stored, { by: admin.user.id, publishes: true });
    const again = { title: 'Lakes', revision: quiz.revision, approvalId };
    const newer = (await update(author.token, quiz.id, again)).body.data.approvalId ?? '';
    expect(await transactWrite({ seen })).toBeDefined();
    const draft = await getDraft(stored);
    await expect(saveDraft(draft, draft, admin.user.id, { decided: seen })).rejects.toMatchObject({
      code: 'STALE_REVISION',
    });
    expect(await waiting()).toMatchObject([{ id: newer }]);
    const asApproved = await endPendingItems(stored, { by: author.user.id, publishes: true });
    expect((await decide(newer, 'approve')).status).toBe(200);
    expect(await transactWrite({ asApproved })).toBeDefined();
    expect((await getQuiz(quiz.id))?.title).toBe('Lakes');
  });

  it('is not lost to a save that knew of nothing that waits', async () => {
    const { quiz, approvalId, author, admin, update, waiting } = await asked();
    const stored = (await getQuiz(quiz.id)) as Quiz;
    const call = { token: author.token, params: { id: quiz.id } };
    await invokeEndpoint(withdrawQuiz, quizzes.withdrawQuiz, call);
    const unknowing = await endPendingItems(stored, { by: admin.user.id, publishes: true });
    const wish = { title: 'Lakes', revision: quiz.revision };
    const newer = (await update(author.token, quiz.id, wish)).body.data.approvalId;
    expect(newer).not.toBe(approvalId);
    expect(await transactWrite({ unknowing })).toBeDefined();
    expect(await waiting()).toMatchObject([{ id: newer }]);
  });

  it('brings no answer key back that was corrected meanwhile, and does not wait in vain for it', async () => {
    const { id, author, admin, update, decide } = await world();
    const quiz = await publishedQuiz({ quiz: { ownerId: id } });
    const { questions } = await getDraft(quiz);
    const italy = { text: 'Rome', isCorrect: true };
    const wish = {
      title: 'Rivers',
      revision: quiz.revision,
      questions: [
        ...questions.map((one) => ({ ...one, points: 3 })),
        { ...QUESTION, question: 'Capital of Italy?', options: [italy, { text: 'Milan' }] },
      ],
    };
    const { approvalId = '' } = (await update(author.token, quiz.id, wish)).body.data;
    const { apply } = await correcting(quiz.id, admin.token);
    expect((await apply(LYON)).status).toBe(202);
    const rightOf = (asked: readonly { options?: readonly { text: string; isCorrect: boolean }[] }[]) =>
      asked[0]?.options?.find(({ isCorrect }) => isCorrect)?.text;
    const seen = (await look(author.token, quiz.id)).body.data.quiz;
    expect([rightOf(seen.questions), seen.questions.at(-1)?.options?.[0]]).toMatchObject(['Lyon', italy]);
    expect((await decide(approvalId, 'approve')).status).toBe(200);
    const published = await getDraft((await getQuiz(quiz.id)) as Quiz);
    expect([published.quiz.title, published.questions[0]?.points]).toEqual(['Rivers', 3]);
    expect(rightOf(published.questions)).toBe('Lyon');
  });

  it('is let go of by its author and whoever decides, and by no other author; the audit tells how it ended', async () => {
    const { id, quiz, admin, author, approvalId, update, waiting } = await asked();
    const { token: other } = await memberIn(id, 'creator');
    const drop = (token: string) =>
      invokeEndpoint(withdrawQuiz, quizzes.withdrawQuiz, { token, params: { id: quiz.id } });
    expect((await drop(other)).body.code).toBe('FORBIDDEN');
    expect(await waiting()).toMatchObject([{ id: approvalId }]);
    const wish = { title: 'Lakes', revision: quiz.revision };
    expect((await update(other, quiz.id, { ...wish, approvalId })).status).toBe(202);
    expect((await newestNote(author.user.id))?.title).toBe('Your quiz does not wait any more');
    expect((await drop(admin.token)).status).toBe(200);
    expect((await update(author.token, quiz.id, wish)).status).toBe(202);
    expect((await drop(author.token)).status).toBe(200);
    await update(author.token, quiz.id, wish);
    await update(admin.token, quiz.id, { title: 'Seas', revision: quiz.revision });
    const call = { token: admin.token, params: { id }, query: { kind: 'approvalEnded' as const } };
    const { entries } = (await invokeEndpoint(listAudit, organizations.listOrganizationAudit, call)).body
      .data;
    expect(entries.map(({ data }) => 'how' in data && data.how)).toEqual([
      'overwritten',
      'withdrawn',
      'withdrawn',
      'replaced',
    ]);
    expect(entries[3]?.data).toMatchObject({ userId: author.user.id, quizId: quiz.id });
  });

  it('is replaced by a version that comes back only where that was seen', async () => {
    const { quiz, author, approvalId, waiting } = await asked();
    const restore = (body: { revision: number; approvalId?: string }) =>
      invokeEndpoint(restoreVersion, quizzes.restoreVersion, {
        token: author.token,
        params: { id: quiz.id, n: '1' },
        body,
      });
    const { revision } = quiz;
    expect((await restore({ revision })).body.code).toBe('STALE_REVISION');
    expect(await waiting()).toMatchObject([{ id: approvalId }]);
    expect((await restore({ revision, approvalId })).body.data.approvalId).not.toBe(approvalId);
  });

  it('needs approval for another answer key too, unless it is a manager who corrects it', async () => {
    const { id, author, admin } = await world();
    const quiz = await publishedQuiz({ quiz: { ownerId: id } });
    const asAuthor = await correcting(quiz.id, author.token);
    expect((await asAuthor.preview(LYON)).body.code).toBe('FORBIDDEN');
    expect((await asAuthor.apply(LYON)).body).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('ask an admin'),
    });
    expect((await getQuiz(quiz.id))?.keyRevision).toBeUndefined();
    expect((await (await correcting(quiz.id, admin.token)).apply(LYON)).status).toBe(202);
    const free = await publishedQuiz({ quiz: { ownerId: (await someOrganization()).id } });
    const { token } = await memberIn(free.ownerId, 'creator');
    expect((await (await correcting(free.id, token)).apply(LYON)).status).toBe(202);
  });

  it('of a paused quiz is approved and paused, and says so', async () => {
    const { quiz, author, approvalId, decide } = await asked();
    const stored = (await getQuiz(quiz.id)) as Quiz;
    await setQuizStatus(stored, { from: 'published', to: 'paused', at: new Date().toISOString() });
    const { body } = await decide(
      `${approvalId.slice(0, -1)}${approvalId.endsWith('0') ? '1' : '0'}`,
      'approve',
    );
    expect(body.message).toContain('look at what waits now');
    expect((await decide(approvalId, 'approve')).status).toBe(200);
    expect(await getQuiz(quiz.id)).toMatchObject({ status: 'paused', title: 'Rivers' });
    expect((await newestNote(author.user.id))?.message).toContain('still paused');
  });

  it('promises no other prize than whoever pays for it does', async () => {
    const { id, author, update } = await world();
    const quiz = await publishedQuiz({ quiz: { ownerId: id, ...PAID_PRIZE } });
    const prizePool = { ...PAID_PRIZE.prizePool, totalAmount: 1 };
    expect((await update(author.token, quiz.id, { prizePool, revision: quiz.revision })).body.code).toBe(
      'FORBIDDEN',
    );
  });
});

it('the audit tells who did what, also as a file', async () => {
  const { id, admin, author, create, decide } = await world();
  const { quiz, approvalId = '' } = (await create(author.token)).body.data;
  await decide(approvalId, 'approve');
  const call = { token: admin.token, params: { id } };
  const { entries } = (await invokeEndpoint(listAudit, organizations.listOrganizationAudit, call)).body.data;
  expect(entries.map(({ kind }) => kind)).toEqual(['approved', 'created']);
  expect(entries[0]).toMatchObject({
    by: { id: admin.user.id, name: 'Ada' },
    data: { what: 'quiz', subject: quiz.id },
  });
  const first = await invokeEndpoint(listAudit, organizations.listOrganizationAudit, {
    ...call,
    query: { limit: 1 },
  });
  const cursor = first.body.data.nextCursor ?? '';
  const second = await invokeEndpoint(listAudit, organizations.listOrganizationAudit, {
    ...call,
    query: { limit: 1, cursor },
  });
  expect(second.body.data.entries.map(({ kind }) => kind)).toEqual(['created']);
  const before = { to: new Date(Date.parse(entries[1]?.at ?? '') - 1).toISOString() };
  expect(
    (await invokeEndpoint(listAudit, organizations.listOrganizationAudit, { ...call, query: before })).body
      .data.entries,
  ).toEqual([]);
  const kindsOf = async (query: { by?: string; kind?: 'approved' | 'left'; limit?: number }) => {
    const answer = await invokeEndpoint(listAudit, organizations.listOrganizationAudit, { ...call, query });
    return answer.body.data.entries.map(({ kind }) => kind);
  };
  expect(await kindsOf({ by: admin.user.id, limit: 1 })).toEqual(['approved']);
  expect(await kindsOf({ by: author.user.id })).toEqual([]);
  expect(await kindsOf({ kind: 'approved' })).toEqual(['approved']);
  expect(await kindsOf({ kind: 'left' })).toEqual([]);
  const file = await invokeEndpoint(exportAudit, organizations.exportOrganizationAudit, call);
  expect(file.bytes.toString()).toMatch(/time,what,by,about,details\r\n.*,approved,Ada,/);
  const query = { kind: 'left' as const };
  const none = await invokeEndpoint(exportAudit, organizations.exportOrganizationAudit, { ...call, query });
  expect(none.bytes.toString()).toMatch(/time,what,by,about,details\r\n$/);
});

it.each([
  ['a moment before any that is kept', { to: '2001-01-01T00:00:00.000Z' }],
  ['an end before its beginning', { from: '2090-01-01T00:00:00.000Z', to: '2080-01-01T00:00:00.000Z' }],
  ['a moment before there was a clock', { from: '0001-01-01T00:00:00.000Z', to: '0001-01-02T00:00:00.000Z' }],
  ['a moment in ten thousand years', { to: '9999-12-31T23:59:59.999Z', from: '9999-12-31T00:00:00.000Z' }],
  ['a cursor from before its beginning', { cursor: '0'.repeat(26), from: '2024-01-01T00:00:00.000Z' }],
])('the audit of an organization is empty for %s', async (_, query) => {
  const { id, admin } = await world();
  const call = { token: admin.token, params: { id }, query };
  const { status, body } = await invokeEndpoint(listAudit, organizations.listOrganizationAudit, call);
  expect([status, body.data?.entries]).toEqual([200, []]);
});

it('the audit of an organization begins with the newest behind a place that is newer', async () => {
  const { id, admin } = await world();
  const call = { token: admin.token, params: { id }, query: { cursor: `7${'Z'.repeat(25)}` } };
  const { body } = await invokeEndpoint(listAudit, organizations.listOrganizationAudit, call);
  expect(body.data.entries.map(({ kind }) => kind)).toEqual(['created']);
});
