import type { ResultsFormat } from '@quizhall/shared/contract/exports/quiz-exports';
import type { ResultsSubmission } from '@quizhall/shared/model/results/results-file';
import { LIMITS } from '@quizhall/shared/model/limits';
import { toOverviewNumbers } from '@quizhall/shared/rules/results/statistics';
import { getDraft } from '../../quizzes/model/publishing.ts';
import { listFinishedIds } from './exported-attempts.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { getStatistics } from './statistics.ts';
import { now, nowIso } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { type DepartmentFilter, findDepartmentFilter } from '../../organizations/model/department-filter.ts';
import { aboutOf, stemOf } from './results-context.ts';
import { csv } from './results-csv.ts';
import { MOST_TEXT, readFinished, submissionsOf, versionsOf } from './gather-submissions.ts';
import { json } from './results-json.ts';
import { overviewPdf } from './overview-pdf.ts';
import { type PagedFormat, writeWhole } from './paged-format.ts';
import { getReliability } from './reliability.ts';
import { xlsx } from './results-workbook.ts';

/** The formats with every submission. */
export const PAGED: Record<Exclude<ResultsFormat, 'pdf'>, PagedFormat> = { csv, json, xlsx };

/** Attempts of one call of the table. */
const READ_AT_ONCE = 100;

interface Written {
  bytes: Uint8Array;
  contentType: string;
  ending: string;
}

/**
 * The results of a quiz as one file, for as many submissions as can be waited for.
 * @throws AppError EXPORT_TOO_LARGE
 */
export async function writeResults(quiz: Quiz, format: ResultsFormat): Promise<Written> {
  if (format === 'pdf') return overviewOf(quiz);
  const until = nowIso();
  const most = LIMITS.exportedAtOnce;
  const ids = await listFinishedIds(quiz.id, quiz.shards, until, most);
  if (ids.length > most) throw new AppError('EXPORT_TOO_LARGE');
  const classes = await findDepartmentFilter(quiz);
  const submissions = await submissionsAtOnce(ids, classes);
  const [statistics, reliability] = await Promise.all([getStatistics(quiz.id), getReliability(quiz.id)]);
  const versions = versionsOf(quiz.id, [quiz.version, ...submissions.map(({ version }) => version)]);
  const { contentType, ending } = PAGED[format];
  const counted = { until, submissions: submissions.length, statistics, reliability, classes };
  const about = await aboutOf(quiz, versions, counted);
  const bytes = writeWhole(PAGED[format], about, submissions);
  return { bytes, contentType, ending };
}

/** All of them, read until they are more than one answer holds. */
async function submissionsAtOnce(
  ids: readonly string[],
  classes: DepartmentFilter | undefined,
): Promise<ResultsSubmission[]> {
  const submissions: ResultsSubmission[] = [];
  let size = 0;
  for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
    const lot = await submissionsOf(await readFinished(ids.slice(at, at + READ_AT_ONCE)), classes);
    size += Buffer.byteLength(JSON.stringify(lot));
    if (size > MOST_TEXT) throw new AppError('EXPORT_TOO_LARGE');
    submissions.push(...lot);
  }
  return submissions;
}

/** The numbers of a quiz on paper; names nobody. */
export async function overviewOf(quiz: Quiz): Promise<Written & { submissions: number }> {
  const [{ questions }, statistics, reliability] = await Promise.all([
    getDraft(quiz),
    getStatistics(quiz.id),
    getReliability(quiz.id),
  ]);
  const numbers = toOverviewNumbers(statistics, questions);
  const bytes = await overviewPdf({
    title: quiz.title,
    code: quiz.code,
    at: new Date(now()),
    numbers,
    reliability,
    texts: new Map(questions.map((question) => [question.id, stemOf(question)])),
  });
  return {
    bytes,
    contentType: 'application/pdf',
    ending: '.overview.pdf',
    submissions: numbers.stats.completedAttempts,
  };
}
