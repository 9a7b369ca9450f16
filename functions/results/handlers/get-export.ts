import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { ExportLoss, RESULTS_FORMATS } from '@quizhall/shared/contract/exports/quiz-exports';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { Instant } from '@quizhall/shared/model/common';
import * as z from 'zod';
import { getJob } from '../../platform/jobs/job-store.ts';
import { actionFor } from '../model/results-permission.ts';
import { presignDownload, getFileStart } from '../../platform/storage/storage.ts';
import { getPermittedOrganization, getPermittedQuiz } from '../../http/authorize.ts';
import { endpoint } from '../../http/endpoint.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';

/** Lifetime of a download link. Permissions are checked when it is made, so it ends soon after the right to the file. */
const LINK_SECONDS = 60;

const file = {
  key: z.string(),
  fileName: z.string(),
  size: z.number(),
  writtenAt: Instant,
};
const written = { ...file, quizId: z.string() };

const OfQuestions = z.object({
  ...written,
  kept: z.number(),
  changed: z.number(),
  dropped: z.number(),
  losses: z.array(ExportLoss),
});

/** What a run of each kind brings out. */
const Written = z.union([
  OfQuestions,
  z.object({
    ...written,
    format: z.enum(RESULTS_FORMATS),
    results: z.object({ submissions: z.number(), until: Instant }),
  }),
]);

/** Of an account or an organization there is nothing but the file. */
const Takeout = z.object(file);
const OfOrganization = Takeout.extend({ organizationId: z.string() });

const NO_QUESTIONS = { summary: { kept: 0, changed: 0, dropped: 0 }, losses: [] };

export const handler = endpoint(quizzes.getExport, async ({ params, user }) => {
  const run = await getJob({ ownerId: user.id, id: params.id });
  if (run?.status !== 'done') throw new AppError('NOT_FOUND');
  if (run.kind === 'takeout') return { ...NO_QUESTIONS, ...(await linkOf(Takeout.parse(run.result))) };
  if (run.kind === 'organizationExport') {
    const { success, data } = OfOrganization.safeParse(run.result);
    // It was handed over while the run waited, so there is no file.
    if (!success) throw new AppError('NOT_FOUND');
    const { access } = organizations.beginOrganizationExport;
    await getPermittedOrganization(data.organizationId, user.id, access.action, access);
    return { ...NO_QUESTIONS, ...(await linkOf(data)) };
  }
  if (run.kind !== 'export' && run.kind !== 'results') throw new AppError('NOT_FOUND');
  const result = Written.parse(run.result);
  const results = 'results' in result ? result.results : undefined;
  const { summary, losses } = 'results' in result ? NO_QUESTIONS : questionsOf(result);
  // The file outlives the right to see what is in it.
  const action = 'results' in result ? actionFor(result.format) : 'quiz.view';
  await getPermittedQuiz(result.quizId, user.id, action, quizzes.beginExport.access);
  return { ...(await linkOf(result)), summary, losses, results };
});

const questionsOf = ({ kept, changed, dropped, losses }: z.output<typeof OfQuestions>) => ({
  summary: { kept, changed, dropped },
  losses,
});

async function linkOf({ key, fileName, size, writtenAt }: z.output<typeof Takeout>) {
  if (!(await getFileStart(key))) throw new AppError('EXPORT_GONE');
  const expiresAt = new Date(now() + LINK_SECONDS * 1_000).toISOString();
  return { url: await presignDownload(key, LINK_SECONDS), expiresAt, fileName, size, writtenAt };
}
