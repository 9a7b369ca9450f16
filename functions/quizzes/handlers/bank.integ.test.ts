import { createHash } from 'node:crypto';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { LIMITS } from '@quizhall/shared/model/limits';
import { describe, expect, it } from 'vitest';
import { listQuizCopies } from '../model/bank.ts';
import { deleteIf } from '../../platform/dynamodb/commands.ts';
import { bankQuizKey } from '../../platform/dynamodb/keys.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { callCreate, callUpdate, creator, ownQuiz, QUESTION } from '../../testing/authoring.ts';
import { type Query, list, save, asked, stems, whole, cursorOf } from '../../testing/bank.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { testStream } from '../../testing/streams.ts';
import { start, submit } from '../../testing/taking.ts';
import { handler as aggregate } from '../../entry/stream.ts';
import { handler as archiveQuiz } from './archive-quiz.ts';
import { handler as deleteQuiz } from './delete-quiz.ts';

describe('GET /bank', () => {
  it('is empty for somebody new, whatever others have', async () => {
    await ownQuiz((await creator()).token);
    const { token } = await creator();
    expect((await list(token)).body.data).toEqual({ questions: [] });
  });

  it('shows the questions of drafts and published quizzes and the saved ones, the newest first', async () => {
    const { token } = await creator();
    const old = await ownQuiz(token, { title: 'Old', questions: [asked('1'), asked('2')] });
    await ownQuiz(token, { title: 'New', status: 'draft', questions: [asked('3')] });
    await save(token, { question: asked('4') });
    const entries = await whole(token, { limit: 2 });
    expect(stems(entries)).toEqual(['4', '3', '1', '2']);
    expect(entries[2]).toMatchObject({ quizId: old.id, quizTitle: 'Old', uses: 1, saved: false });
    expect(entries[0]).toMatchObject({ uses: 0, saved: true });
    expect(entries[0]).not.toHaveProperty('quizId');
    expect(entries[0]).not.toHaveProperty('facility');
  });

  it('shows every save at once, and nothing of what a save took out', async () => {
    const { token } = await creator();
    const quiz = await ownQuiz(token, { questions: [asked('Before')] });
    expect(stems(await whole(token))).toEqual(['Before']);
    await callUpdate(token, quiz.id, { revision: 1, questions: [asked('After')] });
    expect(stems(await whole(token))).toEqual(['After']);
  });

  it('counts a question of two quizzes as one with two uses, and an archived quiz as any other', async () => {
    const { token } = await creator();
    const first = await ownQuiz(token);
    await ownQuiz(token, { status: 'draft' });
    await invokeEndpoint(archiveQuiz, quizzes.archiveQuiz, { token, params: { id: first.id } });
    expect((await whole(token)).map(({ uses }) => uses)).toEqual([2]);
  });

  it('lets go of a deleted quiz and clears its copy away', async () => {
    const { id: owner, token } = await creator();
    const quiz = await ownQuiz(token);
    expect(await whole(token)).toHaveLength(1);
    await invokeEndpoint(deleteQuiz, quizzes.deleteQuiz, { token, params: { id: quiz.id } });
    expect(await whole(token)).toEqual([]);
    expect((await listQuizCopies(owner)).parts).toEqual([]);
  });

  it('is made anew from the quizzes when its copies are lost', async () => {
    const { id: owner, token } = await creator();
    const quiz = await ownQuiz(token);
    const before = await whole(token);
    await deleteIf({ Key: bankQuizKey(owner, quiz, 0) });
    expect(await whole(token)).toEqual(before);
  });

  it('tells how many were right, over all quizzes that ask the question', async () => {
    const { token } = await creator();
    const stream = await testStream(aggregate);
    for (const answer of ['Paris', 'Paris', 'Lyon']) {
      const quiz = await ownQuiz(token);
      const session = (await start(quiz.id)).body.data;
      await submit(session, { [quiz.questions[0]?.id ?? '']: answer });
    }
    await stream.drain();
    expect(await whole(token)).toMatchObject([{ uses: 3, facility: 0.667 }]);
  });

  it('searches texts and filters by type, category, difficulty and tag', async () => {
    const { token } = await creator();
    await ownQuiz(token, {
      category: 'history',
      questions: [
        asked('Who was Cäsar?', { tags: ['Rome'], difficulty: 'hard' }),
        { type: 'short_answer', question: 'When was Rome founded?', correctAnswers: ['753 BC'] },
      ],
    });
    await ownQuiz(token, { category: 'science', questions: [asked('What is iron?')] });
    const found = async (query: Query) => stems(await whole(token, query));
    expect(await found({ q: 'casar' })).toEqual(['Who was Cäsar?']);
    expect(await found({ q: '753' })).toEqual(['When was Rome founded?']);
    expect(await found({ tag: 'rome' })).toEqual(['Who was Cäsar?']);
    expect(await found({ type: 'short_answer' })).toEqual(['When was Rome founded?']);
    expect(await found({ category: 'science' })).toEqual(['What is iron?']);
    expect(await found({ difficulty: 'hard' })).toEqual(['Who was Cäsar?']);
  });

  it.each([
    ['limit', 0],
    ['type', 'riddle'],
    ['cursor', 'nonsense'],
    ['cursor', cursorOf('2026-01-01T00:00:00.000Z', 'q#', 'x'.repeat(1_050))],
    ['cursor', cursorOf('2026-01-01T00:00:00.000Z', 'q#', '2026-01-01T00:00:00.000Z', 'more')],
    ['page', 2],
  ])('refuses %s=%s', async (name, value) => {
    const { token } = await creator();
    expect(await list(token, { [name]: value })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
  });
});

/** Questions of texts that hardly deflate: a copy of two items. */
const noisy = (name: string) =>
  Array.from({ length: 150 }, (_, i) =>
    asked(
      Array.from({ length: 55 }, (__, n) =>
        createHash('sha512').update(`${name} ${i} ${n}`).digest('base64'),
      ).join(''),
    ),
  );

describe('a large bank', () => {
  it('answers a page of 10,000 questions, searched or not, in ten calls of the table', async () => {
    const { token } = await creator();
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        callCreate(token, {
          title: `Quiz ${n}`,
          questions: Array.from({ length: LIMITS.questions }, (__, i) =>
            asked(`Question ${i} of quiz${n}, which asks for the capital of a country?`),
          ),
        }),
      ),
    );
    const cold = await measureCost(() => list(token));
    // Every quiz is copied once.
    expect(cold.consumed.trips).toBeLessThanOrEqual(10 + 20);
    expect(cold.result.body.data.questions).toHaveLength(24);
    for (const query of [{}, { q: 'question 499 of quiz3,' }, { limit: 100, tag: 'none' }]) {
      const warm = await measureCost(() => list(token, query));
      expect(warm.result.status).toBe(200);
      expect(warm.consumed.trips).toBeLessThanOrEqual(10);
    }
    const { data } = (await list(token, { q: 'country? quiz19, 499' })).body;
    expect(stems(data.questions)).toEqual([
      'Question 499 of quiz19, which asks for the capital of a country?',
    ]);
  });

  it('copies a hundred quizzes at a look and says where it goes on, so that nothing is missed', async () => {
    const { token } = await creator();
    const made = 102;
    for (let n = 0; n < made; n += 1) {
      await callCreate(token, {
        title: `Quiz ${n}`,
        questions: [asked(`Question ${n}`, { tags: [`t${n}`] })],
      });
    }
    const { data } = (await list(token, { tag: 't0' })).body;
    expect(data.questions).toEqual([]);
    expect(data.nextCursor).toBeDefined();
    expect(stems(await whole(token, { tag: 't0' }))).toEqual(['Question 0']);
    expect(await whole(token, { limit: 100 })).toHaveLength(made);
  });

  it('reads no more of the copies than it is told to, and where it stopped', async () => {
    const { id: owner, token } = await creator();
    for (const n of [1, 2, 3]) await callCreate(token, { title: String(n), questions: noisy(String(n)) });
    await whole(token, { limit: 100, tag: 'none' });
    const first = await listQuizCopies(owner, undefined, { mostPages: 1 });
    expect(first.copies.length).toBeLessThan(3);
    const rest = await listQuizCopies(owner, first.upTo);
    const ids = [...first.copies, ...rest.copies].map(({ quizId }) => quizId);
    expect(new Set(ids).size).toBe(3);
    expect(rest.upTo).toBeUndefined();
  });

  it('unpacks no more of the copies than it is told to, and misses none', async () => {
    const { id: owner, token } = await creator();
    for (const n of [1, 2, 3]) await ownQuiz(token, { questions: [asked(`${n} ${'again '.repeat(500)}`)] });
    await whole(token);
    const seen: string[] = [];
    let upTo: string | undefined;
    do {
      const read = await listQuizCopies(owner, upTo, { mostUnpacked: 4_000 });
      expect(read.copies.length).toBeLessThanOrEqual(2);
      seen.push(...read.copies.map(({ quizId }) => quizId));
      ({ upTo } = read);
    } while (upTo !== undefined);
    expect(new Set(seen).size).toBe(3);
  });

  it('keeps nothing of a larger copy that another one replaced, nor of its quiz once it is gone', async () => {
    const { id: owner, token } = await creator();
    const quiz = await ownQuiz(token, { questions: noisy('large') });
    await list(token);
    expect((await listQuizCopies(owner)).parts).toHaveLength(2);
    await callUpdate(token, quiz.id, { revision: 1, questions: [QUESTION] });
    await list(token);
    expect(stems(await whole(token))).toEqual([QUESTION.question]);
    expect((await listQuizCopies(owner)).parts).toHaveLength(1);
  });

  it('leaves formulas out, which are made where they are shown', async () => {
    const { token } = await creator();
    const quiz = await ownQuiz(token, { questions: [asked('What is $x^2$?')] });
    expect(quiz.questions[0]?.formulas).toBeDefined();
    await save(token, { question: asked('What is $y^2$?') });
    for (const { question } of await whole(token)) expect(question).not.toHaveProperty('formulas');
  });
});
