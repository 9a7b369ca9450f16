import { organizations } from '@quizhall/shared/contract/organizations';
import { quizzes } from '@quizhall/shared/contract/quizzes';
import { describe, expect, it } from 'vitest';
import { listNotifications } from '../_data/notifications.ts';
import { getQuiz } from '../_data/quizzes.ts';
import { QUESTION } from '../_testing/authoring.ts';
import { invokeEndpoint } from '../_testing/invoke.ts';
import { memberIn, someOrganization } from '../_testing/organizations.ts';
import { publishedQuiz } from '../_testing/scenarios.ts';
import { handler as createQuiz } from '../quizzes/create-quiz.ts';
import { handler as getQuizCall } from '../quizzes/get-quiz.ts';
import { handler as publishQuiz } from '../quizzes/publish-quiz.ts';
import { handler as updateQuiz } from '../quizzes/update-quiz.ts';
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
    expect([status, body.data.quiz.title]).toEqual([202, 'Capitals']);
    expect(await getQuiz(quiz.id)).toMatchObject({ title: 'Capitals', version: 1 });
    const replaced = await update(author.token, quiz.id, {
      title: 'Lakes',
      questions: [QUESTION, QUESTION],
      revision: quiz.revision,
    });
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

  it('what was changed after it was asked for is not approved', async () => {
    const { author, create, decide, update } = await world();
    const { quiz, approvalId = '' } = (await create(author.token)).body.data;
    await update(author.token, quiz.id, { title: 'Something else', revision: quiz.revision });
    expect((await decide(approvalId, 'approve')).body.code).toBe('INVALID_STATE');
    expect(await getQuiz(quiz.id)).toMatchObject({ status: 'draft' });
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
