import { listOperatorEntries } from '../../functions/_data/operator-log.ts';
import { listQuizReports } from '../../functions/_data/quiz-reports.ts';
import { type Call, Refusal } from './command.ts';

const USUAL = 50;
const MOST = 1_000;

function limitOf({ options }: Call): number {
  const limit = Number(options['limit'] ?? USUAL);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST)
    throw new Refusal(`--limit is a number from 1 to ${MOST}`);
  return limit;
}

/** `log` */
export async function showLog(call: Call): Promise<string[]> {
  const entries = await listOperatorEntries(limitOf(call));
  if (entries.length === 0) return ['Nothing was done by hand in the last two years.'];
  return entries.map(({ at, by, command, target, reason }) =>
    [new Date(at).toISOString(), by, `${command} ${target}`, reason].filter(Boolean).join('  '),
  );
}

/** `reports`: what people wrote stands on one line, whatever signs it holds. */
export async function showReports(call: Call): Promise<string[]> {
  const reports = await listQuizReports(limitOf(call));
  if (reports.length === 0) return ['Nobody has reported a quiz in the last 13 months.'];
  return reports.map(({ at, quizId, reason, by, details }) =>
    [at, quizId, reason, by ?? 'a guest', details.replace(/[\p{C}\s]+/gu, ' ')].filter(Boolean).join('  '),
  );
}
