import { readFileSync } from 'node:fs';
import { invoke, invokeEndpoint } from '../../testing/invoke.ts';
import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { describe, expect, it } from 'vitest';
import { getFileStart } from '../../platform/storage/storage.ts';
import { choiceOf, choices, item, manifest, packed, response, single } from '../model/testing/qti-package.ts';
import { callCreate, creator } from '../../testing/authoring.ts';
import { handler } from './import-questions.ts';

const CSV = 'question,option1,option2,correct\nWhich?,One,Two,Two\nLost?,One,Two,Three';
const excerpt = readFileSync(new URL('../model/fixtures/open-trivia-qa.txt', import.meta.url));

const send = (token: string | undefined, body: { text?: string; format?: 'csv' | 'opentriviaqa' }) =>
  invokeEndpoint(handler, quizzes.importQuestions, { body, ...(token && { token }) });

describe('POST /quizzes/import', () => {
  it('reads a text and reports on every item', async () => {
    const { token } = await creator();
    const { status, body } = await send(token, { text: CSV });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      format: 'csv',
      summary: { kept: 1, changed: 0, dropped: 1 },
      report: [
        { line: 2, status: 'kept', reason: '' },
        {
          line: 3,
          status: 'dropped',
          reason: 'The correct answer “Three” is none of the options',
          excerpt: 'Lost?',
        },
      ],
    });
  });

  it('reads an uploaded file in whatever encoding it is, and its questions can be published', async () => {
    const { token } = await creator();
    const form = new FormData();
    form.append('file', new File([new Uint8Array(excerpt)], 'science-technology'));
    const { status, body } = await invoke<ResponseOf<typeof quizzes.importQuestions>>(handler, {
      method: 'POST',
      path: '/quizzes/import',
      token,
      body: form,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      format: 'opentriviaqa',
      summary: { kept: 1, changed: 11, dropped: 1 },
    });
    const { questions } = body.data;
    const created = await callCreate(token, { title: 'Imported', questions, status: 'published' });
    expect(created.status).toBe(201);
    expect(created.body.data.quiz.totalQuestions).toBe(12);
  });

  it('keeps the pictures of a package, which a quiz may then show', async () => {
    const { token, id } = await creator();
    const body = `<p>What is <img src="a.png" alt="this"/>?</p>${choiceOf(choices('One', 'Two'))}`;
    const bytes = packed({
      'imsmanifest.xml': manifest('a.xml'),
      'a.xml': item({ declaration: response(single, ['A']), body }),
      'a.png': Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex'),
    });
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], 'a.zip'));
    const { body: answer } = await invoke<ResponseOf<typeof quizzes.importQuestions>>(handler, {
      method: 'POST',
      path: '/quizzes/import',
      token,
      body: form,
    });
    const { questions } = answer.data;
    const key = questions[0]?.media?.key ?? '';
    expect(key).toMatch(new RegExp(`^media/${id}/[0-9a-f]{32}\\.png$`));
    expect((await getFileStart(key))?.size).toBe(24);
    const created = await callCreate(token, { title: 'Imported', questions, status: 'published' });
    expect(created.body.data.quiz.questions[0]?.media).toEqual({ key, alt: 'this' });
  });

  it('reads a text in which nothing is a question', async () => {
    const { token } = await creator();
    const { status, body } = await send(token, { text: 'Hello there', format: 'opentriviaqa' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ questions: [], summary: { dropped: 1 } });
  });

  it('refuses nothing at all, too much, and an unknown format', async () => {
    const { token } = await creator();
    expect(await send(token, {})).toMatchObject({
      status: 400,
      body: { errors: { text: 'Please choose a file or paste some text' } },
    });
    expect(await send(token, { text: 'x'.repeat(900_001) })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
    const unknown = await invoke(handler, {
      method: 'POST',
      path: '/quizzes/import',
      token,
      body: { text: CSV, format: 'scorm' },
    });
    expect(unknown).toMatchObject({ status: 400, body: { errors: { format: expect.any(String) } } });
  });
});
