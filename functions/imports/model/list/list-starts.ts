import { chunksOf } from '@quizhall/shared/rules/text/markdown-chunks';
import { type ListLine, questionNumberOf } from './list-lines.ts';
import { isKeyHeading } from './list-words.ts';

const FENCE = /^\s{0,3}`{3,}/;

/** Lines between fences, with the fences. */
export function codeLines(text: string): Set<number> {
  const inCode = new Set<number>();
  if (!FENCE.test(text) && !text.includes('\n```')) return inCode;
  let at = 0;
  for (const chunk of chunksOf(text)) {
    const count =
      chunk.type === 'lines'
        ? chunk.lines.length
        : chunk.text.split('\n').length + (chunk.type === 'code' ? 2 : 0);
    if (chunk.type === 'code') for (let index = at; index < at + count; index += 1) inCode.add(index);
    at += count;
  }
  return inCode;
}

const MOST_SKIPPED = 20;

/** Lines on which a numbered question begins, and not a numbered option. */
export function questionStarts(lines: readonly ListLine[], inCode: ReadonlySet<number>): Map<number, number> {
  const candidates = lines.flatMap((line, index) => {
    const found = inCode.has(index) ? undefined : questionNumberOf(line.text);
    return found ? [{ ...found, index }] : [];
  });
  const byIndex = new Map(candidates.map((candidate) => [candidate.index, candidate]));
  const hasKeyList = lines.some(({ text }) => isKeyHeading(text));
  const starts = new Map<number, number>();
  let previous = 0;
  for (const { index, number, hasWord, style } of candidates) {
    const before = byIndex.get(index - 1);
    const after = byIndex.get(index + 1);
    const isRun =
      (before?.style === style && before.number === number - 1 && !starts.has(index - 1)) ||
      (number === 1 && after?.style === style && after.number === 2 && Boolean(lines[index - 1]?.text));
    // Options that are numbered follow one another below their question.
    if (!hasWord && isRun && (!hasKeyList || starts.has(index - 1) || before)) continue;
    if (!hasWord && starts.size > 0 && number !== previous + 1 && number !== 1) {
      // Questions that were cut out keep their numbers; a year or a sum does not count on.
      if (number <= previous || number > previous + MOST_SKIPPED) continue;
    }
    starts.set(index, number);
    previous = number;
  }
  return starts;
}
