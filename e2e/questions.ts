import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A real excerpt with 27 items: 24 usual ones, a repeated option, a question over five lines, a repeated question. */
export const FILE = join(import.meta.dirname, 'fixtures', 'science-technology.txt');

/** Stem → correct answer, read from the file by its own simple rule (`#Q` … `^` …), not by the product's reader. */
export const answerKey: ReadonlyMap<string, string> = new Map(
  readFileSync(FILE, 'utf8')
    .split(/^#Q /m)
    .slice(1, 25)
    .map((item) => {
      const [stem = '', answer = ''] = item.split('\n^ ');
      return [stem.trim(), answer.split('\n')[0]?.trim() ?? ''];
    }),
);
