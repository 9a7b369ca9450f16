import { LIMITS } from '@quizhall/shared/model/limits';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { describe, expect, it } from 'vitest';
import { listSavedQuestions, saveToBank as store } from '../model/bank.ts';
import { storeFile } from '../../platform/storage/storage.ts';
import { callGet, creator, ownQuiz, QUESTION } from '../../testing/authoring.ts';
import { save, remove, asked, stems, whole } from '../../testing/bank.ts';

describe('POST /bank', () => {
  it('saves a question once, however often, as it was saved last', async () => {
    const { id: owner, token } = await creator();
    const first = await save(token, { question: asked('Capital?'), category: 'geography' });
    const again = await save(token, { question: { ...asked('Capital?'), points: 3 }, category: 'history' });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.data.id).toBe(first.body.data.id);
    expect(await listSavedQuestions(owner)).toHaveLength(1);
    expect((await whole(token))[0]).toMatchObject({ id: first.body.data.id, category: 'history' });
  });

  it('keeps what was changed of a saved question, though it is still the same one', async () => {
    const { id: owner, token } = await creator();
    const first = await save(token, { question: asked('Capital?', { explanation: 'Old' }) });
    const { id } = first.body.data;
    const changed = { ...asked('Capital?'), explanation: 'New', points: 3 };
    await save(token, { question: changed, category: 'history', replaces: id });
    expect(await whole(token)).toMatchObject([
      { id, category: 'history', question: { explanation: 'New', points: 3 } },
    ]);
    expect(await listSavedQuestions(owner)).toHaveLength(1);
  });

  it('puts an edited question in the place of the former one, also when that has gone meanwhile', async () => {
    const { token } = await creator();
    const { id } = (await save(token, { question: asked('Frist?') })).body.data;
    const edited = await save(token, { question: asked('First?'), replaces: id });
    expect(edited.status).toBe(201);
    expect(stems(await whole(token))).toEqual(['First?']);
    expect((await save(token, { question: asked('First!'), replaces: id })).status).toBe(201);
    expect((await save(token, { question: asked('First!'), replaces: 'x' })).status).toBe(400);
  });

  it('is refused when all saved questions together are too large, but not in place of one', async () => {
    const { id: owner, token } = await creator();
    const large = 'x'.repeat(100_000);
    const fill = LIMITS.bankBytes / 100_000 - 1;
    await Promise.all(
      Array.from({ length: fill }, (_, n) =>
        store(owner, {
          id: String(n).padStart(22, '0'),
          question: { ...buildQuestion(), question: large },
          category: 'general',
          savedAt: '2026-01-01T00:00:00.000Z',
        }),
      ),
    );
    const question = asked('y', { explanation: 'y'.repeat(4_900), description: 'y'.repeat(4_900) });
    const answers = [];
    for (let n = 0; n < 12; n += 1)
      answers.push(await save(token, { question: { ...question, question: `y${n}` } }));
    const refused = answers.findIndex(({ status }) => status !== 201);
    expect(answers[refused]?.body).toMatchObject({ code: 'BANK_FULL' });
    const id = answers[refused - 1]?.body.data.id ?? '';
    expect((await save(token, { question, replaces: id })).status).toBe(201);
  });

  it('finds it again in a quiz that asks it', async () => {
    const { token } = await creator();
    await save(token, { question: QUESTION });
    await ownQuiz(token);
    expect(await whole(token)).toMatchObject([{ uses: 1, saved: true }]);
  });

  it('keeps questions of every type', async () => {
    const { token } = await creator();
    const { id: _, ...matching } = buildQuestion({ type: 'matching' });
    await save(token, { question: matching });
    expect((await whole(token))[0]?.question).toMatchObject({ type: 'matching', pairs: matching.pairs });
  });

  it('refuses a question without a text', async () => {
    const { token } = await creator();
    expect((await save(token, { question: asked(' ') })).body).toMatchObject({
      code: 'INVALID_INPUT',
      errors: { 'question.question': 'Please write the question' },
    });
  });

  it('takes its picture into use, which copies in quizzes go on showing', async () => {
    const { id: owner, token } = await creator();
    const key = `incoming/media/${owner}/flag.png`;
    await storeFile(key, 'image/png', Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex'));
    const { question } = (await save(token, { question: asked('Whose flag?', { media: { key, alt: '' } }) }))
      .body.data;
    expect(question.media?.key).toMatch(new RegExp(`^media/${owner}/`));
    const { id: _, ...copy } = question;
    const quiz = await ownQuiz(token, { questions: [copy] });
    expect(quiz.questions[0]?.media).toEqual(question.media);
    expect(quiz.questions[0]?.id).not.toBe(question.id);
    expect(await whole(token)).toMatchObject([{ uses: 1, saved: true }]);
  });

  it('refuses a file of somebody else', async () => {
    const { token } = await creator();
    const media = { key: 'incoming/media/somebody/picture.webp', alt: '' };
    expect((await save(token, { question: asked('Who?', { media }) })).body).toMatchObject({
      code: 'UPLOAD_MISSING',
      errors: { 'question.media.key': 'Please upload the file again' },
    });
  });

  it('is for those who may create quizzes', async () => {
    const { token } = await creator({ canCreateQuizzes: false });
    expect((await save(token, { question: QUESTION })).body).toMatchObject({ code: 'CREATOR_REQUIRED' });
  });
});

describe('DELETE /bank/{id}', () => {
  it('takes a saved question out of the bank, and out of no quiz', async () => {
    const { token } = await creator();
    const { id } = (await save(token, { question: QUESTION })).body.data;
    const quiz = await ownQuiz(token);
    expect((await remove(token, id)).status).toBe(200);
    expect(await whole(token)).toMatchObject([{ id, uses: 1, saved: false }]);
    expect((await callGet(token, quiz.id)).body.data.quiz.questions).toHaveLength(1);
    expect((await remove(token, id)).status).toBe(404);
  });

  it("does not know somebody else's, nor what is no id", async () => {
    const { id } = (await save((await creator()).token, { question: QUESTION })).body.data;
    const { token } = await creator();
    expect((await remove(token, id)).status).toBe(404);
    expect((await remove(token, 'x')).status).toBe(404);
  });
});
