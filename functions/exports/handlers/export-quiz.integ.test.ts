import { QUIZ_EXPORT_FORMATS } from '@quizhall/shared/contract/exports/quiz-exports';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { LIMITS } from '@quizhall/shared/model/limits';
import type { QuestionInput } from '@quizhall/shared/model/quizzes/question';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { describe, expect, it } from 'vitest';
import { creator, ownQuiz, QUESTION } from '../../testing/authoring.ts';
import { invoke, invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { handler } from './export-quiz.ts';
import { handler as getReport } from '../../results/handlers/get-export-report.ts';
import { handler as importQuestions } from '../../imports/handlers/import-questions.ts';

type Format = (typeof QUIZ_EXPORT_FORMATS)[number];

const EVERY_TYPE: QuestionInput[] = [
  { ...QUESTION, options: [...QUESTION.options], pool: 'Europe' },
  {
    type: 'multiple_choice',
    question: 'Which are prime?',
    options: [{ text: 'Two', isCorrect: true }, { text: 'Three', isCorrect: true }, { text: 'Four' }],
    grading: { partialCredit: true },
  },
  {
    type: 'true_false',
    question: 'Is water wet?',
    options: [{ text: 'True', isCorrect: true }, { text: 'False' }],
  },
  {
    type: 'short_answer',
    question: 'How much is pi?',
    correctAnswers: ['3.14'],
    grading: { match: 'number', tolerance: 0.01 },
  },
  { type: 'essay', question: 'Why?' },
  {
    type: 'fill_blank',
    question: 'The ___ is blue.',
    correctAnswers: ['café'],
    grading: { foldAccents: true },
  },
  {
    type: 'matching',
    question: 'Match.',
    pairs: [
      { left: 'one', right: 'eins' },
      { left: 'two', right: 'zwei' },
    ],
    grading: { partialCredit: true },
  },
  { type: 'ordering', question: 'Sort.', items: ['first', 'second'] },
];

async function ownDraft(questions: QuestionInput[], title = 'Capitals: “Europe”') {
  const { token } = await creator();
  const { id } = await ownQuiz(token, { title, questions, status: 'draft' });
  const ask = (format: Format) =>
    invokeEndpoint(handler, quizzes.exportQuiz, { token, params: { id }, query: { format } });
  const report = (format: Format) =>
    invokeEndpoint(getReport, quizzes.getExportReport, { token, params: { id }, query: { format } });
  return { token, id, ask, report };
}

describe('GET /quizzes/{id}/export', () => {
  it('answers JSON that the import takes as the same questions, of every type', async () => {
    const { token, ask } = await ownDraft(EVERY_TYPE);
    const { status, headers, bytes } = await ask('json');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="Capitals Europe.json"; filename*=UTF-8''Capitals%20%E2%80%9CEurope%E2%80%9D.json`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const body = new FormData();
    body.append('file', new File([new Uint8Array(bytes)], 'quiz.json'));
    const read = await invoke<{ questions: unknown[]; summary: object }>(importQuestions, {
      method: 'POST',
      path: '/quizzes/import',
      token,
      body,
    });
    expect(read.body.data.summary).toEqual({ kept: EVERY_TYPE.length, changed: 0, dropped: 0 });
    expect(read.body.data.questions).toMatchObject(EVERY_TYPE);
  });

  it.each(QUIZ_EXPORT_FORMATS)('answers %s, with a report on every question', async (format) => {
    const { ask, report } = await ownDraft(EVERY_TYPE);
    const file = await ask(format);
    expect([file.status, file.bytes.length > 50]).toEqual([200, true]);
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="Capitals Europe\.[a-z0-9.]+"/,
    );
    const { status, body } = await report(format);
    expect([status, body.data.report.map(({ number }) => number)]).toEqual([200, [1, 2, 3, 4, 5, 6, 7, 8]]);
  });

  it('says what a format cannot hold', async () => {
    const { report } = await ownDraft(EVERY_TYPE);
    const { data } = (await report('aiken')).body;
    expect(data.summary).toEqual({ kept: 0, changed: 2, dropped: 6 });
    expect(data.report[0]).toEqual({
      number: 1,
      status: 'changed',
      reason: 'The time limit of 30 seconds was left out. Its pool “Europe” was left out',
      excerpt: 'Capital of France?',
    });
  });

  it('writes no cell that a spreadsheet would take for a formula', async () => {
    const { ask } = await ownDraft([
      { ...QUESTION, options: [...QUESTION.options], question: '=cmd|"/c calc"!A1' },
    ]);
    const text = (await ask('questions-csv')).bytes.toString('utf8');
    expect(text).toContain(`"'=cmd|""/c calc""!A1"`);
  });

  it('refuses what no function could answer, and says so', async () => {
    const long = 'x'.repeat(LIMITS.description);
    const questions = Array.from({ length: LIMITS.questions }, (_, index) =>
      buildQuestion({ id: `q${index}`, question: `${index}?`, description: long, explanation: long }),
    );
    const { user, token } = await signedIn();
    const { id } = await publishedQuiz({ questions, quiz: { ownerId: user.id } });
    const request = { token, params: { id }, query: { format: 'json' as const } };
    const { status, body } = await invokeEndpoint(handler, quizzes.exportQuiz, request);
    expect([status, body.code]).toEqual([413, 'EXPORT_TOO_LARGE']);
    expect((await invokeEndpoint(getReport, quizzes.getExportReport, request)).status).toBe(200);
  });

  it('refuses a format that does not exist', async () => {
    const { token, id } = await ownDraft([]);
    const asked = { method: 'GET', path: '/quizzes/{id}/export', token, params: { id } };
    const answer = await invoke(handler, { ...asked, query: { format: 'docx' } });
    expect(answer).toMatchObject({ status: 400, body: { errors: { format: expect.any(String) } } });
  });
});
