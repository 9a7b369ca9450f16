import { newOperatorEntry } from '../../functions/site/model/operator-log.ts';
import {
  getQuizReport,
  listQuizReports,
  settleQuizReport,
} from '../../functions/explore/model/quiz-reports.ts';
import { type Call, Refusal } from './command.ts';
import { limitOf } from './log.ts';

/** What people wrote stands on one line, whatever signs it holds. */
const lineOf = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').trim();

/** `reports` */
export async function showReports(call: Call): Promise<string[]> {
  const state = call.options['state'] ?? 'open';
  if (state !== 'open' && state !== 'all') throw new Refusal('--state is "open" or "all"');
  const reports = await listQuizReports(limitOf(call), state);
  if (reports.length === 0)
    return [
      state === 'all'
        ? 'Nobody has reported a quiz in the last 13 months.'
        : 'No report of a quiz waits to be settled.',
    ];
  return reports.map(({ id, at, quizId, reason, by, details, settled }) =>
    [id, at, quizId, reason, by ?? 'a guest', lineOf(details), settled && `settled: ${lineOf(settled)}`]
      .filter(Boolean)
      .join('  '),
  );
}

/** `report settle` */
export async function settleReport({ args, options, by, dryRun }: Call): Promise<string[]> {
  const wanted = args['report'] ?? '';
  const report = await getQuizReport(wanted);
  if (!report) throw new Refusal(`There is no report "${wanted}"`);
  if (report.settled !== undefined) return [`It was settled before: ${lineOf(report.settled)}`];
  const outcome = lineOf(options['outcome'] ?? '');
  if (dryRun) return [`The report of ${report.quizId} would be settled: ${outcome}`];
  const entry = newOperatorEntry({ command: 'report settle', target: report.id, by, reason: outcome });
  if (!(await settleQuizReport(report.id, outcome, [{ Put: entry }])))
    throw new Refusal('Somebody else has settled it meanwhile. Please look again.');
  return [`The report of ${report.quizId} is settled.`];
}
