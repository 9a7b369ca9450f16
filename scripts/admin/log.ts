import { listOperatorEntries } from '../../functions/site/model/operator-log.ts';
import { type Call, Refusal } from './command.ts';

const USUAL = 50;
const MOST = 1_000;

/** How many lines somebody wants. */
export function limitOf({ options }: Call): number {
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
