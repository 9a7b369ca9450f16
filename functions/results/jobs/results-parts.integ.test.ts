import { ResultsFile } from '@quizhall/shared/model/results/results-file';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { expect, it, vi } from 'vitest';
import type * as Parts from '../../platform/storage/multipart-upload.ts';
import { uploadPart } from '../../platform/storage/multipart-upload.ts';
import type * as Gather from '../model/gather-submissions.ts';
import { attemptsLike } from '../../testing/many-attempts.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { takenWith } from '../../testing/regrading.ts';
import { work } from '../../testing/runs.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { RIGHT } from '../../testing/taking.ts';
import { handler as beginExport } from '../../exports/handlers/begin-export.ts';
import { handler as getExport } from '../handlers/get-export.ts';

/** Characters that each submission has more: a page of them is 3 MB, all of them are 12. */
const LONG = 'x'.repeat(12_000);
const MANY = 1_000;

vi.mock('../model/gather-submissions.ts', async (original) => {
  const gather = await original<typeof Gather>();
  const longer = async (...[attempts]: Parameters<typeof gather.submissionsOf>) =>
    (await gather.submissionsOf(attempts)).map((one) => ({ ...one, info: { long: LONG } }));
  return { ...gather, submissionsOf: longer };
});
vi.mock('../../platform/storage/multipart-upload.ts', async (original) => {
  const parts = await original<typeof Parts>();
  return { ...parts, uploadPart: vi.fn(parts.uploadPart) };
});

it('writes a file of more than 5 MB as parts of the size that storage asks for', async () => {
  const [{ user, token }, participant] = [await signedIn(), await signedIn()];
  const quiz = await publishedQuiz({ quiz: { ownerId: user.id, title: 'Long' } });
  await attemptsLike((await takenWith(quiz, RIGHT, participant.token)).sessionId, MANY - 1);
  const begun = await invokeEndpoint(beginExport, quizzes.beginExport, {
    token,
    params: { id: quiz.id },
    body: { format: 'json' },
  });
  const { runId } = begun.body.data;
  expect(await work({ ownerId: user.id, id: runId }, 'results')).toBe(true);
  const sizes = vi.mocked(uploadPart).mock.calls.map(([, , , bytes]) => bytes.length);
  expect(sizes.length).toBeGreaterThan(1);
  // All but the last: Amazon S3 refuses smaller ones.
  expect(sizes.slice(0, -1).every((size) => size >= 5 * 1024 * 1024)).toBe(true);
  const { body } = await invokeEndpoint(getExport, quizzes.getExport, { token, params: { id: runId } });
  const bytes = Buffer.from(await (await fetch(body.data.url)).arrayBuffer());
  expect([bytes.length, body.data.size]).toEqual(Array(2).fill(sizes.reduce((sum, size) => sum + size)));
  const { submissions } = ResultsFile.parse(JSON.parse(bytes.toString('utf8')));
  expect(new Set(submissions.map(({ id }) => id)).size).toBe(MANY);
  expect(submissions.every(({ info }) => info['long'] === LONG)).toBe(true);
});
