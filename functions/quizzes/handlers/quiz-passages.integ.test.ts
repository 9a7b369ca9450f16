import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { LIMITS } from '@quizhall/shared/model/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { callCreate, callGet, callUpdate, creator, ownQuiz, QUESTION } from '../../testing/authoring.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { start, submit } from '../../testing/taking.ts';
import { handler as duplicateQuiz } from './duplicate-quiz.ts';
import { handler as exportReport } from '../../results/handlers/get-export-report.ts';
import { handler as publishQuiz } from './publish-quiz.ts';

let token = '';
beforeAll(async () => {
  ({ token } = await creator());
});

const PASSAGE = { id: 'p1', title: 'Light', text: 'Light has speed $c$.' };
const ABOUT = { ...QUESTION, passageId: 'p1' };
const WITH = { passages: [PASSAGE], questions: [ABOUT, { ...ABOUT, question: 'And of Italy?' }, QUESTION] };
const named = (questions: readonly { passageId?: string | undefined }[]) =>
  questions.map(({ passageId }) => passageId);

describe('passages', () => {
  it('are kept with the quiz, its copies and versions, and given to who takes it', async () => {
    const quiz = await ownQuiz(token, WITH);
    expect(quiz.passages).toEqual([{ ...PASSAGE, formulas: { $c$: expect.stringContaining('<mi>c</mi>') } }]);
    expect(named(quiz.questions)).toEqual(['p1', 'p1', undefined]);
    expect((await callGet(token, quiz.id)).body.data.quiz).toEqual(quiz);
    const { data } = (await start(quiz.id)).body;
    expect(data.quiz.passages).toEqual(quiz.passages);
    expect(named(data.quiz.questions)).toEqual(['p1', 'p1', undefined]);
    const copied = await invokeEndpoint(duplicateQuiz, quizzes.duplicateQuiz, {
      token,
      params: { id: quiz.id },
    });
    const copy = (await callGet(token, copied.body.data.quiz.id)).body.data.quiz;
    expect([copy.passages, named(copy.questions)]).toEqual([quiz.passages, named(quiz.questions)]);
  });

  it('stay as they are where a save says nothing of them, and leave their questions when they go', async () => {
    const { id } = await ownQuiz(token, { ...WITH, status: 'draft' });
    const kept = (await callUpdate(token, id, { revision: 1, title: 'Other' })).body.data.quiz;
    expect(kept.passages).toMatchObject([PASSAGE]);
    const gone = (await callUpdate(token, id, { revision: 2, passages: [] })).body.data.quiz;
    expect([gone.passages, named(gone.questions)]).toEqual([undefined, [undefined, undefined, undefined]]);
  });

  it('come with the result as far as questions do', async () => {
    const quiz = await ownQuiz(token, WITH);
    const { data } = (await submit((await start(quiz.id)).body.data, {})).body;
    expect(data.passages).toEqual(quiz.passages);
    expect(named(data.results ?? [])).toEqual(['p1', 'p1', undefined]);
    const hidden = await ownQuiz(token, { ...WITH, settings: { showResultsImmediately: false } });
    const later = (await submit((await start(hidden.id)).body.data, {})).body.data;
    expect([later.results, later.passages]).toEqual([undefined, undefined]);
  });

  it('that nobody draws are not sent', async () => {
    const quiz = await ownQuiz(token, { ...WITH, questions: [QUESTION] });
    expect((await start(quiz.id)).body.data.quiz).not.toHaveProperty('passages');
  });

  it('are as many and as long as there may be, and their formulas are looked at', async () => {
    const many = Array.from({ length: LIMITS.passages + 1 }, (_, place) => ({ ...PASSAGE, id: `p${place}` }));
    const tooMany = await callCreate(token, { ...WITH, passages: many });
    expect([tooMany.status, tooMany.body.errors]).toEqual([
      400,
      { passages: 'A quiz may have at most 50 passages' },
    ]);
    const text = 'x'.repeat(LIMITS.passageText + 1);
    const tooLong = await callCreate(token, { ...WITH, passages: [{ ...PASSAGE, text }] });
    expect(tooLong.body.errors).toEqual({ 'passages.0.text': 'A passage may have at most 10000 characters' });
    const { id } = await ownQuiz(token, {
      ...WITH,
      status: 'draft',
      passages: [{ ...PASSAGE, text: 'See $x^{2$.' }],
    });
    const { body } = await invokeEndpoint(publishQuiz, quizzes.publishQuiz, { token, params: { id } });
    expect(body.errors).toEqual({ 'passages.0.text': expect.stringContaining('The formula $x^{2$') });
  });

  it('name no file of somebody else', async () => {
    const media = { key: 'incoming/other/abc.png', alt: '' };
    const { status } = await callCreate(token, { ...WITH, passages: [{ ...PASSAGE, media }] });
    expect(status).toBe(400);
  });

  it('stand in the description where a file knows none, and the report says so', async () => {
    const { id } = await ownQuiz(token, WITH);
    const { body } = await invokeEndpoint(exportReport, quizzes.getExportReport, {
      token,
      params: { id },
      query: { format: 'questions-csv' },
    });
    expect(body.data.report.map(({ status }) => status)).toEqual(['changed', 'changed', 'kept']);
  });
});
