import type { ResultsFormat } from '@quizhall/shared/contract/quiz-exports';
import { LIMITS } from '@quizhall/shared/model/limits';
import { toOverviewNumbers } from '@quizhall/shared/rules/statistics';
import { loadDraft } from '../_authoring/publishing.ts';
import { listFinishedIds } from '../_data/exported-attempts.ts';
import type { Quiz } from '../_data/quizzes.ts';
import { getStatistics } from '../_data/statistics.ts';
import { now, nowIso } from '../_platform/clock.ts';
import { AppError } from '../_platform/errors.ts';
import { aboutOf, stemOf } from './about.ts';
import { csv } from './csv.ts';
import { readFinished, readVersions, submissionsOf } from './gather.ts';
import { json } from './json.ts';
import { overviewPdf } from './overview-pdf.ts';
import { type PagedFormat, writeWhole } from './paged.ts';
import { xlsx } from './workbook.ts';

/** The formats with every submission. */
export const PAGED: Record<Exclude<ResultsFormat, 'pdf'>, PagedFormat> = { csv, json, xlsx };

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
  const attempts = await readFinished(ids);
  const [versions, statistics, submissions] = await Promise.all([
    readVersions(quiz.id, [quiz.version, ...attempts.map(({ version }) => version)]),
    getStatistics(quiz.id),
    submissionsOf(attempts),
  ]);
  const { contentType, ending } = PAGED[format];
  const about = aboutOf(quiz, versions, { until, submissions: submissions.length, statistics });
  const bytes = writeWhole(PAGED[format], about, submissions);
  return { bytes, contentType, ending };
}

/** The numbers of a quiz on paper; names nobody. */
export async function overviewOf(quiz: Quiz): Promise<Written & { submissions: number }> {
  const [{ questions }, statistics] = await Promise.all([loadDraft(quiz), getStatistics(quiz.id)]);
  const numbers = toOverviewNumbers(statistics, questions);
  const bytes = await overviewPdf({
    title: quiz.title,
    code: quiz.code,
    at: new Date(now()),
    numbers,
    texts: new Map(questions.map((question) => [question.id, stemOf(question)])),
  });
  return {
    bytes,
    contentType: 'application/pdf',
    ending: '.overview.pdf',
    submissions: numbers.stats.completedAttempts,
  };
}
