import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { beforeAll, describe, expect, it } from 'vitest';
import { getQuiz } from '../model/quizzes.ts';
import { callGet, callUpdate, creator, ownQuiz, QUESTION } from '../../testing/authoring.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { start } from '../../testing/taking.ts';
import { handler } from './duplicate-quiz.ts';

const duplicate = (token: string, id: string, headers: Record<string, string> = {}) =>
  invokeEndpoint(handler, quizzes.duplicateQuiz, { token, params: { id }, headers });

let owner: Awaited<ReturnType<typeof creator>>;
beforeAll(async () => {
  owner = await creator();
});

const whole = async (id: string) => (await callGet(owner.token, id)).body.data.quiz;

const WRITTEN = {
  title: 'Capitals',
  description: 'Of Europe',
  category: 'geography',
  difficulty: 'hard',
  tags: ['a', 'b'],
  language: 'de',
  schedule: { isScheduled: true, startDate: '2020-03-01T10:00', endDate: '2090-03-01T10:00' },
  settings: {
    timeLimit: 12,
    requirePassword: true,
    password: 'sesame',
    passingScore: 40,
    extraSecure: true,
    requiresIdentityVerification: true,
    questionsPerPage: 5,
  },
  rewards: { enabled: true, pointsPerCorrectAnswer: 3 },
  questions: [QUESTION, { ...QUESTION, question: 'And again?' }],
} as const;

describe('POST /quizzes/{id}/duplicate', () => {
  it('copies what was written into a draft of its own', async () => {
    const { category, difficulty, ...rest } = WRITTEN;
    const original = await ownQuiz(owner.token, {
      ...(structuredClone(rest) as object),
      category,
      difficulty,
    });
    const { status, body } = await duplicate(owner.token, original.id);
    expect(status).toBe(201);
    expect(body.data.quiz).toMatchObject({
      title: 'Capitals (copy)',
      status: 'draft',
      revision: 1,
      totalResponses: 0,
    });
    const copy = await whole(body.data.quiz.id);
    for (const name of [
      'description',
      'category',
      'difficulty',
      'tags',
      'language',
      'schedule',
      'settings',
      'rewards',
      'questions',
      'totalPoints',
      'totalQuestions',
    ] as const)
      expect(copy[name], name).toEqual(original[name]);
    expect(copy).toMatchObject({
      version: 0,
      language: 'de',
      settings: { hasPassword: true, extraSecure: true, questionsPerPage: 5 },
    });
    expect([copy.id, copy.code, copy.shareableLink]).not.toContain(original.code);
    expect(copy.code).not.toBe(original.code);
    expect(copy.shareableLink).not.toBe(original.shareableLink);
    expect((await getQuiz(copy.id))?.passwordHash).toBe((await getQuiz(original.id))?.passwordHash);
    expect(await whole(original.id)).toEqual(original);
  });

  it('shows no copy in Explore before its author says so', async () => {
    const { id } = await ownQuiz(owner.token, { listed: true });
    const copy = (await duplicate(owner.token, id)).body.data.quiz;
    expect([(await whole(id)).listed, (await whole(copy.id)).listed]).toEqual([true, false]);
  });

  it('copies what is published now, and lives apart from it', async () => {
    const original = await ownQuiz(owner.token);
    await callUpdate(owner.token, original.id, {
      revision: 1,
      questions: [QUESTION, QUESTION],
      title: 'Second',
    });
    const { id } = (await duplicate(owner.token, original.id)).body.data.quiz;
    expect((await whole(id)).questions).toHaveLength(2);
    await callUpdate(owner.token, id, { revision: 1, questions: [QUESTION], status: 'published' });
    expect((await whole(original.id)).questions).toHaveLength(2);
    expect((await start(id)).body.data.quiz).toMatchObject({ title: 'Second (copy)' });
  });

  it.each(['draft', 'archived'] as const)('copies a quiz that is %s', async (status) => {
    const original = await ownQuiz(owner.token, { status: 'draft', title: '' });
    if (status === 'archived') await callUpdate(owner.token, original.id, { status });
    const { id } = (await duplicate(owner.token, original.id)).body.data.quiz;
    expect(await whole(id)).toMatchObject({ title: '', status: 'draft', questions: original.questions });
    expect(await getQuiz(id)).not.toHaveProperty('archivedFrom');
  });

  it('takes over nothing of what happened to the original', async () => {
    const releasedAt = '2026-05-01T20:00:00.000Z';
    const places = [{ percent: 60 }, { percent: 40 }];
    const prizePool = { enabled: false, totalAmount: 5, distribution: 'all', places, hasPaid: true };
    const original = await publishedQuiz({
      quiz: { ownerId: owner.id, isFeatured: true, version: 3, revision: 9, releasedAt, prizePool },
    });
    const { id } = (await duplicate(owner.token, original.id)).body.data.quiz;
    const copy = await getQuiz(id);
    expect(copy).toMatchObject({
      isFeatured: false,
      version: 0,
      revision: 1,
      prizePool: { totalAmount: 5, places },
    });
    expect([copy?.releasedAt, copy?.prizePool.hasPaid, copy?.questionTime]).toEqual([
      undefined,
      false,
      undefined,
    ]);
  });

  it('makes one copy of a request that is repeated, and another of another', async () => {
    const original = await ownQuiz(owner.token);
    const key = { 'Idempotency-Key': 'copy-of-it' };
    const answers = [
      await duplicate(owner.token, original.id, key),
      await duplicate(owner.token, original.id, key),
    ];
    const [first, second] = answers.map(({ body }) => body.data.quiz.id);
    expect(second).toBe(first);
    expect((await duplicate(owner.token, original.id)).body.data.quiz.id).not.toBe(first);
  });

  it('is for who may edit the quiz', async () => {
    const original = await ownQuiz(owner.token);
    const stranger = await creator();
    expect((await duplicate(stranger.token, original.id)).body.code).toBe('NOT_FOUND');
    expect((await duplicate('', original.id)).body.code).toBe('SIGNED_OUT');
    expect((await duplicate(owner.token, 'q_short')).body.code).toBe('NOT_FOUND');
  });
});
