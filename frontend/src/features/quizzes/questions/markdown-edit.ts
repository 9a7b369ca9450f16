export const MARKS = { bold: '**', italic: '*', code: '`', formula: '$' } as const;

export type TextFormat = keyof typeof MARKS | 'link' | 'bullets' | 'numbers';

/** Replaces `from` to `to` with `insert`, then selects `start` to `end`. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

const URL_START = 'https://';

/** Returns the edit of a format button. A second application removes the format. */
export function formatText(text: string, start: number, end: number, format: TextFormat): TextEdit {
  if (format === 'bullets' || format === 'numbers') return formatList(text, start, end, format);
  const selected = text.slice(start, end);
  const from = start + (selected.length - selected.trimStart().length);
  const to = Math.max(from, start + selected.trimEnd().length);
  const inner = text.slice(from, to);
  if (format === 'link') {
    const address = from + inner.length + 3;
    const insert = `[${inner}](${URL_START})`;
    return inner
      ? { from, to, insert, start: address, end: address + URL_START.length }
      : { from, to, insert, start: from + 1, end: from + 1 };
  }
  return inner.includes('\n')
    ? markLines(inner, from, to, MARKS[format])
    : toggleMark(text, from, to, MARKS[format]);
}

/** Length of the run of `sign` beside a place: `**` is bold, not italic. */
function runBefore(text: string, place: number, sign: string): number {
  let start = place;
  while (text[start - 1] === sign) start -= 1;
  return place - start;
}
function runAfter(text: string, place: number, sign: string): number {
  let end = place;
  while (text[end] === sign) end += 1;
  return end - place;
}

/** One sign is italic, two are bold, three are both. */
const hasMark = (run: number, mark: string) =>
  mark === MARKS.bold ? run === 2 || run === 3 : run === 1 || (mark === MARKS.italic && run === 3);

function toggleMark(text: string, from: number, to: number, mark: string): TextEdit {
  const inner = text.slice(from, to);
  const { length } = mark;
  const sign = mark.charAt(0);
  const before = runBefore(text, from, sign);
  const after = runAfter(text, to, sign);
  if (hasMark(before, mark) && hasMark(after, mark))
    return { from: from - length, to: to + length, insert: inner, start: from - length, end: to - length };
  return { from, to, insert: `${mark}${inner}${mark}`, start: from + length, end: to + length };
}

/** Marks do not span line breaks, so each line is marked. */
function markLines(inner: string, from: number, to: number, mark: string): TextEdit {
  const insert = inner.replace(/[^\s].*/g, (line) => `${mark}${line.trimEnd()}${mark}`);
  return { from, to, insert, start: from, end: from + insert.length };
}

const ITEM = /^(?:[-*+]|\d{1,9}[.)])\s+/;

function formatList(text: string, start: number, end: number, kind: 'bullets' | 'numbers'): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const labelled = lines.map((line, index) => {
    const label = kind === 'bullets' ? '- ' : `${index + 1}. `;
    return label + line.replace(ITEM, '');
  });
  const insert = labelled.every((line, index) => line === lines[index])
    ? lines.map((line) => line.replace(ITEM, '')).join('\n')
    : labelled.join('\n');
  const last = from + insert.length;
  return { from, to, insert, start: start === end ? last : from, end: last };
}
