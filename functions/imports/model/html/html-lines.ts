import type { Inline, Mark } from '@quizhall/shared/rules/text/markdown';
import { textOfInline } from '@quizhall/shared/rules/text/markdown-plain';
import { writeInline } from '@quizhall/shared/rules/text/markdown-write';

/** Marks stand as signs that no text can contain until their line is complete and can be written as Markdown. */
const MARKS: readonly Mark[] = ['strong', 'em', 'code', 'sup', 'sub'];
const FIRST = 0xfdd8;
const [END, LINK, TARGET] = ['\uFDE0', '\uFDE1', '\uFDE2'];
const [FORMULA, FORMULA_END] = ['\uFDE3', '\uFDE4'];
const SIGN = /[\uFDD8-\uFDE3]/g;

/** All signs of this file and those of html.ts; a text that contains one loses it. */
export const RESERVED = /[\uFDD0-\uFDEF]/g;

export const marked = (mark: Mark, inner: string): string =>
  `${String.fromCharCode(FIRST + MARKS.indexOf(mark))}${inner}${END}`;

const linked = (href: string, inner: string): string => `${LINK}${href}${TARGET}${inner}${END}`;

/** Breaks, and what is laid out by itself: marks do not reach over them. */
const APART = /([\uFDD0\uFDD1]|(?:^|(?<=[\uFDD0\uFDD1]))[^\uFDD0\uFDD1\uFDD4]{0,20}\uFDD4|\uFDE5\d+\uFDE6)/;

/** Marks each line of a text. Spaces at the edges stay outside of a mark, or it would not be read as one. */
const eachLine = (inner: string, write: (body: string) => string): string =>
  inner
    .split(APART)
    .map((piece, place) => {
      const body = piece.trim();
      if (place % 2 === 1 || !body) return piece;
      const before = piece.length - piece.trimStart().length;
      return piece.slice(0, before) + write(body) + piece.slice(before + body.length);
    })
    .join('');

export const markLines = (mark: Mark, inner: string): string => eachLine(inner, (body) => marked(mark, body));
export const linkLines = (href: string, inner: string): string =>
  eachLine(inner, (body) => linked(href, body));

/** A formula as its source, which no mark and no sign of its own changes. */
export const formula = (source: string): string => `${FORMULA}${source}${FORMULA_END}`;

type Branch = Extract<Inline, { children: Inline[] }>;
const isBranch = (piece: Inline | undefined): piece is Branch => piece !== undefined && 'children' in piece;

/** Adds a piece; the same mark twice in a row is one mark. */
function add(pieces: Inline[], piece: Inline): void {
  const last = pieces.at(-1);
  if (piece.type === 'text' && last?.type === 'text') last.text += piece.text;
  else if (isBranch(piece) && isBranch(last) && piece.type !== 'link' && last.type === piece.type) {
    for (const child of piece.children) add(last.children, child);
  } else pieces.push(piece);
}

/** Code has no marks inside. */
const textOnly = (pieces: readonly Inline[]): Inline[] => [{ type: 'text', text: textOfInline(pieces) }];

/** The pieces of a line with signs. A mark inside of the same mark says nothing. */
function piecesOf(line: string): Inline[] {
  const open: { type: Branch['type'] | ''; href: string; children: Inline[] }[] = [
    { type: '', href: '', children: [] },
  ];
  let from = 0;
  const text = (end: number) => {
    if (end > from) add(open.at(-1)?.children ?? [], { type: 'text', text: line.slice(from, end) });
    from = end + 1;
  };
  for (const { 0: sign, index } of line.matchAll(SIGN)) {
    if (index < from) continue;
    text(index);
    if (sign === FORMULA) {
      const end = line.indexOf(FORMULA_END, index);
      add(open.at(-1)?.children ?? [], { type: 'math', text: line.slice(from, end) });
      from = end + 1;
    } else if (sign === LINK) {
      const target = line.indexOf(TARGET, index);
      open.push({ type: 'link', href: line.slice(from, target), children: [] });
      from = target + 1;
    } else if (sign !== END) {
      open.push({ type: MARKS[sign.charCodeAt(0) - FIRST] ?? '', href: '', children: [] });
    } else if (open.length > 1) {
      const { type, href, children } = open.pop() as (typeof open)[number];
      const below = open.at(-1)?.children ?? [];
      const isInside = type === '' || open.some((frame) => frame.type === type);
      if (isInside) for (const child of children) add(below, child);
      else if (type === 'link') add(below, { type, href, children });
      else add(below, { type, children: type === 'code' ? textOnly(children) : children });
    }
  }
  text(line.length);
  return open[0]?.children ?? [];
}

/** The line as the Markdown that the screens show, and whether all of its marks could be written. */
export const writeLine = (line: string) => writeInline(piecesOf(line));
