import { BLANK } from '../grading/blanks.ts';
import { tellsFormula } from './dollars.ts';

/** Lines to be read one by one, or what stands over several of them: code between fences, a formula between dollars. */
export type Chunk =
  | { type: 'lines'; lines: string[] }
  | { type: 'code'; text: string; language: string }
  | { type: 'math'; text: string };

const FENCE = /^ {0,3}(`{3,})[ \t]*([\w+#.-]{0,30})[ \t]*$/;
const HAS_BLANK = new RegExp(BLANK);

/** For each line the next one behind it that `is`: found once from the end, so that no search starts over. */
function nextPlaces(lines: readonly string[], is: (line: string) => boolean): number[] {
  const next: number[] = [];
  let place = -1;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    next[index] = place;
    if (is(lines[index] ?? '')) place = index;
  }
  return next;
}

/** Dollars that open a formula of several lines: the first signs of their line and its only dollars. */
const opensFormula = (line: string): boolean => /^\s*\$\$(?!.*\$)/.test(line);

/** Whether this line, together with another, may be taken for the edge of a block. */
export const isEdge = (line: string): boolean => FENCE.test(line) || opensFormula(line);

/** Cuts a text at its blocks. What opens a block and is not closed is a line like any other. */
export function chunksOf(text: string): Chunk[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  if (!lines.some(isEdge)) return [{ type: 'lines', lines }];
  const fences = nextPlaces(lines, (line) => FENCE.test(line));
  const dollars = nextPlaces(lines, (line) => line.includes('$'));
  const chunks: Chunk[] = [];
  for (let place = 0; place < lines.length; place += 1) {
    const line = lines[place] ?? '';
    const block = codeFrom(lines, place, fences[place] ?? -1) ?? mathFrom(lines, place, dollars[place] ?? -1);
    const last = chunks.at(-1);
    if (block) {
      chunks.push(block.chunk);
      place = block.last;
    } else if (last?.type === 'lines') last.lines.push(line);
    else chunks.push({ type: 'lines', lines: [line] });
  }
  return chunks;
}

type Found = { chunk: Chunk; last: number } | undefined;

function codeFrom(lines: readonly string[], place: number, last: number): Found {
  const [, fence = '', language = ''] = FENCE.exec(lines[place] ?? '') ?? [];
  const [, closing = '', named] = FENCE.exec(lines[last] ?? '') ?? [];
  if (!fence || last <= place || named || closing.length < fence.length) return undefined;
  return { chunk: { type: 'code', language, text: lines.slice(place + 1, last).join('\n') }, last };
}

function mathFrom(lines: readonly string[], place: number, last: number): Found {
  if (last <= place || !opensFormula(lines[place] ?? '')) return undefined;
  const text = lines
    .slice(place, last + 1)
    .join('\n')
    .trim();
  if (HAS_BLANK.test(text) || !tellsFormula(text)) return undefined;
  return { chunk: { type: 'math', text }, last };
}
