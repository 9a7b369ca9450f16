import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { expect, it } from 'vitest';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { handler } from './download-submission.ts';

it('is a tagged PDF with cards, answers and marks, named after the submission', async () => {
  const { user: owner, token } = await signedIn();
  const quiz = await publishedQuiz({ quiz: { ownerId: owner.id, title: 'Städte 東京 القاهرة' } });
  const person = await signedIn({ name: 'Ada Lovelace' });
  const session = (await start(quiz.id, {}, person.token)).body.data;
  await submit(session, { ...RIGHT, q1: 'Nice', q2: null });
  const { status, headers, bytes } = await invokeEndpoint(handler, quizzes.downloadSubmission, {
    token,
    params: { id: session.sessionId },
  });
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain(`${session.sessionId}.pdf`);
  const { text, tags, info, marks } = await readPdf(bytes);
  expect(marks).toMatchObject({ Marked: true });
  expect(info).toMatchObject({ Language: 'en', Title: expect.stringContaining('Ada Lovelace') });
  expect(tags.map(({ role }) => role)).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'P']));
  for (const said of ['Städte', '東', '60%', '3 of 5 correct', 'Nice (chosen)', 'Skipped', 'Tab Switches: 2'])
    expect(text).toContain(said);
});
