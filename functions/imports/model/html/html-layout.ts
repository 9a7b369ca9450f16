import { ITEM_END } from './html-lists.ts';
import { RESERVED } from './html-lines.ts';

/** Stand for breaks and for spaces that count until the text is laid out; no text may contain them (html-lines.ts). */
export const PARAGRAPH = '\uFDD0';
export const LINE = '\uFDD1';
export const KEPT_SPACE = '\uFDD2';
export const KEPT_TAB = '\uFDD3';
export const IN_LINES = /[\uFDD0\uFDD1]/;

export const collapse = (text: string): string => text.replace(/[ \t\r\n\f]+/g, ' ');

const EDGES = /^[ \t\r\n\f]+|[ \t\r\n\f]+$/g;

/** A line as it is shown: spaces of the source collapse, those that do not break stay. */
const shownLine = (line: string): string =>
  line
    .replace(EDGES, '')
    .replace(ITEM_END, '')
    .replace(/^\| /, '')
    .replace(/ {2,}/g, ' ')
    .replace(/[\uFDD2\uFDD3\u00A0]/g, ' ')
    .trimEnd();

/** Leaves out the indentation of the first line, from all lines: no text begins with spaces. */
function dedented(lines: readonly string[]): string[] {
  const indent = lines[0]?.search(/\S/) ?? 0;
  return lines.map((line) => line.slice(Math.min(indent, Math.max(0, line.search(/\S/)))));
}

/** Blank lines between blocks, none outside; marks stand for breaks until here, so that source breaks stay spaces. */
export function layOut(signed: string, write: (line: string) => string): string {
  const paragraphs = signed.split(PARAGRAPH).map((paragraph) =>
    paragraph
      .split(LINE)
      .map((line) => write(shownLine(line)))
      .filter((line) => line.trim())
      .join('\n'),
  );
  return dedented(paragraphs.filter(Boolean).join('\n\n').split('\n')).join('\n').trim();
}

const XML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => XML[sign] ?? sign);

export const openTag = (name: string, attributes: Record<string, string>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value.replace(RESERVED, ''))}"`)
    .join('')}>`;

/** What stands between the tags of `<pre>`, sign by sign. */
export const plainCode = (inner: string): string =>
  inner
    .replace(/[\uFDD0\uFDD1]/g, '\n')
    .replaceAll(KEPT_SPACE, ' ')
    .replaceAll(KEPT_TAB, '\t')
    .replace(RESERVED, '');
