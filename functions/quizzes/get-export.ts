import { ExportLoss } from '@quizhall/shared/contract/quiz-exports';
import { quizzes } from '@quizhall/shared/contract/quizzes';
import { Instant } from '@quizhall/shared/model/common';
import * as z from 'zod';
import { getRun } from '../_data/runs.ts';
import { linkTo, readStart } from '../_files/storage.ts';
import { permittedQuiz } from '../_http/authorize.ts';
import { endpoint } from '../_http/endpoint.ts';
import { now } from '../_platform/clock.ts';
import { AppError } from '../_platform/errors.ts';

/** Long enough to press a link, too short to pass it on. */
const LINK_SECONDS = 600;

const Written = z.object({
  quizId: z.string(),
  key: z.string(),
  fileName: z.string(),
  size: z.number(),
  kept: z.number(),
  changed: z.number(),
  dropped: z.number(),
  losses: z.array(ExportLoss),
  writtenAt: Instant,
});

export const handler = endpoint(quizzes.getExport, async ({ params, user }) => {
  const run = await getRun({ ownerId: user.id, id: params.id });
  if (run?.kind !== 'export' || run.status !== 'done') throw new AppError('NOT_FOUND');
  const { quizId, key, fileName, size, losses, writtenAt, ...summary } = Written.parse(run.result);
  // The file outlives the right to see what is in it.
  await permittedQuiz(quizId, user.id, 'quiz.view', quizzes.beginExport.access);
  if (!(await readStart(key))) throw new AppError('NOT_FOUND');
  const expiresAt = new Date(now() + LINK_SECONDS * 1_000).toISOString();
  return { url: await linkTo(key, LINK_SECONDS), expiresAt, fileName, size, summary, losses, writtenAt };
});
