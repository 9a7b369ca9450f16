import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Consumption } from '@quizhall/functions/platform/capacity-meter.ts';
import { withEngines } from './with-engines.ts';

/**
 * Measures what the access patterns of participants and of the work behind the stream consume, from the `ConsumedCapacity` that the engine answers, and prints the
 * table of docs/data-model.md; `--write` puts it there.
 */
const DOCUMENT = join(import.meta.dirname, '..', 'docs', 'data-model.md');
const BEGIN = '<!-- measured: npm run bench -- --write -->';
const END = '<!-- /measured -->';

await withEngines(async () => {
  const [{ patterns }, { measureCost }] = await Promise.all([
    import('./access-patterns.ts'),
    import('@quizhall/functions/platform/capacity-meter.ts'),
  ]);
  const rows: string[] = [];
  for (const { question, key, name, run } of patterns) {
    const { consumed } = await measureCost(run);
    rows.push(`| ${question} | \`${key}\` | \`${name}\` | ${figures(consumed)} |`);
  }
  const text = ['| question | key | function | calls | RCU | WCU |', '|---|---|---|--:|--:|--:|', ...rows];
  console.log(text.join('\n'));
  if (process.argv.includes('--write')) write(text.join('\n'));
});

function figures({ trips, read, write: written }: Consumption): string {
  return [trips, read || '', written || ''].join(' | ');
}

function write(text: string): void {
  const document = readFileSync(DOCUMENT, 'utf8');
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${DOCUMENT} has lost its markers`);
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n\n${text}\n\n${END}${after}`);
}
