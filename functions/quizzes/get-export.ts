import { ExportLoss, RESULTS_FORMATS } from '@quizhall/shared/contract/quiz-exports';
import { quizzes } from '@quizhall/shared/contract/quizzes';
import { Instant } from '@quizhall/shared/model/common';
import * as z from 'zod';
import { getRun } from '../_data/runs.ts';
import { actionFor } from '../_results/rights.ts';
import { linkTo, readStart } from '../_files/storage.ts';
import { permittedQuiz } from '../_http/authorize.ts';
import { endpoint } from '../_http/endpoint.ts';
import { now } from '../_platform/clock.ts';
import { AppError } from '../_platform/errors.ts';

/** Long enough to press a link, too short to pass it on. */
const LINK_SECONDS = 600;

const written = {
  quizId: z.string(),
  key: z.string(),
  fileName: z.string(),
  size: z.number(),
  writtenAt: Instant,
};

/** What a run of each kind brings out. */
const Written = z.union([
  z.object({
    ...written,
    kept: z.number(),
    changed: z.number(),
    dropped: z.number(),
    losses: z.array(ExportLoss),
  }),
  z.object({
    ...written,
    format: z.enum(RESULTS_FORMATS),
    results: z.object({ submissions: z.number(), until: Instant }),
  }),
]);

const NO_QUESTIONS = { kept: 0, changed: 0, dropped: 0, losses: [] };

export const handler = endpoint(quizzes.getExport, async ({ params, user }) => {
  const run = await getRun({ ownerId: user.id, id: params.id });
  const isExport = run?.kind === 'export' || run?.kind === 'results';
  if (!isExport || run.status !== 'done') throw new AppError('NOT_FOUND');
  const result = Written.parse(run.result);
  const { quizId, key, fileName, size, writtenAt } = result;
  const results = 'results' in result ? result.results : undefined;
  const { kept, changed, dropped, losses } = 'results' in result ? NO_QUESTIONS : result;
  // The file outlives the right to see what is in it.
  const action = 'results' in result ? actionFor(result.format) : 'quiz.view';
  await permittedQuiz(quizId, user.id, action, quizzes.beginExport.access);
  if (!(await readStart(key))) throw new AppError('EXPORT_GONE');
  const expiresAt = new Date(now() + LINK_SECONDS * 1_000).toISOString();
  const url = await linkTo(key, LINK_SECONDS);
  return { url, expiresAt, fileName, size, summary: { kept, changed, dropped }, losses, results, writtenAt };
});
