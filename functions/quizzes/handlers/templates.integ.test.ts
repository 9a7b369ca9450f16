import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { describe, expect, it } from 'vitest';
import { callGet, callUpdate, creator } from '../../testing/authoring.ts';
import { getQuiz } from '../model/quizzes.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { memberIn, someOrganization } from '../../testing/organizations.ts';
import { handler as listTemplates } from './list-templates.ts';
import { handler as useTemplate } from './use-template.ts';

const use = (token: string, id: string, headers: Record<string, string> = {}) =>
  invokeEndpoint(useTemplate, quizzes.useTemplate, { token, params: { id }, body: {}, headers });

describe('GET /templates', () => {
  it('shows everybody the same, and may be kept in front of the function', async () => {
    const { status, body, headers } = await invokeEndpoint(listTemplates, quizzes.listTemplates, {});
    expect(status).toBe(200);
    expect(body.data.templates.length).toBeGreaterThanOrEqual(16);
    expect(headers?.['cache-control']).toBe('public, max-age=0, s-maxage=300');
    expect(JSON.stringify(body)).not.toMatch(/isCorrect|correctAnswers/);
  });
});

describe('POST /templates/{id}/use', () => {
  it('makes a draft with the whole template, which is its maker’s own', async () => {
    const { token } = await creator();
    const { status, body } = await use(token, 'every-type-of-question');
    expect(status).toBe(201);
    const { quiz } = body.data;
    expect(quiz).toMatchObject({ title: 'Every type of question', status: 'draft', totalQuestions: 8 });
    expect((await callGet(token, quiz.id)).body.data.quiz.questions).toEqual(quiz.questions);
    expect((await callGet((await creator()).token, quiz.id)).status).toBe(404);
  });

  it('makes one that can be published at once where every type can', async () => {
    const { token } = await creator();
    const { id } = (await use(token, 'capitals-of-the-world')).body.data.quiz;
    expect((await callUpdate(token, id, { status: 'published' })).body.data.quiz.status).toBe('published');
  });

  it('makes one draft of one press, however often it is sent', async () => {
    const { token } = await creator();
    const once = { 'Idempotency-Key': 'press-of-this-test' };
    const [first, again] = [
      await use(token, 'numbers-and-units', once),
      await use(token, 'numbers-and-units', once),
    ];
    expect(again.body.data.quiz.id).toBe(first.body.data.quiz.id);
    expect((await use(token, 'numbers-and-units')).body.data.quiz.id).not.toBe(first.body.data.quiz.id);
  });

  it('makes one in the name of an organization, for those who make its quizzes', async () => {
    const { id: organizationId } = await someOrganization();
    const made = async (role: 'creator' | 'member') => {
      const { token } = await memberIn(organizationId, role);
      const params = { id: 'numbers-and-units' };
      return invokeEndpoint(useTemplate, quizzes.useTemplate, { token, params, body: { organizationId } });
    };
    const { status, body } = await made('creator');
    expect([status, body.data.quiz.settings.visibility]).toEqual([201, 'organization']);
    expect((await getQuiz(body.data.quiz.id))?.ownerId).toBe(organizationId);
    expect((await made('member')).status).toBe(403);
  });

  it.each(['there-is-none', '__proto__'])('knows no template %s', async (id) => {
    expect((await use((await creator()).token, id)).status).toBe(404);
  });

  it('is for those who may create quizzes', async () => {
    const { token } = await creator({ canCreateQuizzes: false });
    expect((await use(token, 'numbers-and-units')).body).toMatchObject({ code: 'CREATOR_REQUIRED' });
  });
});
