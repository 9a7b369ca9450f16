import type { Inline } from '@quizhall/shared/rules/text/markdown';
import { chunksOf } from '@quizhall/shared/rules/text/markdown-chunks';
import { writeInline, writePlain } from '@quizhall/shared/rules/text/markdown-write';
import { htmlToInline, htmlToMarkdown, htmlToText, looksLikeHtml, type Reduced } from '../html/html.ts';
import { splitAtLatex } from '../formula-source.ts';

/** Characters that GIFT escapes with a backslash, and `n` for a line break in a text. */
const ESCAPABLE = '~=#{}:n\\';

/** Stand for escaped characters while an item is taken apart: noncharacters, so no text has them (Unicode 23.7). */
const STAND_INS = Array.from(ESCAPABLE, (_, index) => String.fromCharCode(0xfdd0 + index));

const NONCHARACTERS = /[\uFDD0-\uFDEF]/g;
const ESCAPED = /\\([~=#{}:n\\])/g;

/** Puts stand-ins in place of escaped characters: what is left of the signs has its meaning. */
export const hideEscapes = (source: string): string =>
  source
    .replace(NONCHARACTERS, '')
    .replace(ESCAPED, (_, char: string) => STAND_INS[ESCAPABLE.indexOf(char)] ?? char);

/** The text that was meant. */
export const showEscapes = (hidden: string): string =>
  hidden.replace(NONCHARACTERS, (standIn) => {
    const char = ESCAPABLE[STAND_INS.indexOf(standIn)] ?? '';
    return char === 'n' ? '\n' : char;
  });

type TextFormat = 'html' | 'moodle' | 'plain' | 'markdown';

const MARKER = /^\[(html|moodle|plain|markdown)\]/;

/** Text in which line breaks and indentation have a meaning. */
const HAS_CODE = /<pre\b|^\s*```/im;

/** Line breaks within an answer belong to the layout of the file; `\n` is a break that was meant. */
const joinLines = (hidden: string): string =>
  HAS_CODE.test(hidden) ? hidden : hidden.replace(/\s*\n\s*/g, ' ');

/** Line ends as breaks, which `<pre>` has already. */
const breakLines = (html: string): string =>
  html
    .split(/(<pre\b[^]*?(?:<\/pre\s*>|$))/i)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll('\n', '<br>') : part))
    .join('');

/** Plain text as Moodle shows it: signs stand for themselves, and its filters find the formulas. */
function writeWithFormulas(text: string): string {
  const lines: Inline[][] = [[]];
  for (const part of splitAtLatex(text)) {
    if (part.isFormula) lines.at(-1)?.push({ type: 'math', text: part.text });
    else {
      for (const [index, line] of part.text.split('\n').entries()) {
        if (index > 0) lines.push([]);
        if (line) lines.at(-1)?.push({ type: 'text', text: line });
      }
    }
  }
  return lines.map((pieces) => writeInline(pieces).text).join('\n');
}

/** Code between fences stays as it is written. */
const aroundCode = (text: string, write: (lines: string) => string): string =>
  chunksOf(text)
    .map((chunk) => {
      if (chunk.type === 'code') return `\`\`\`${chunk.language}\n${chunk.text}\n\`\`\``;
      return write(chunk.type === 'lines' ? chunk.lines.join('\n') : chunk.text);
    })
    .join('\n');

/** Code in Markdown, in which nothing is a formula. */
const MARKDOWN_CODE = /(^ {0,3}(`{3,})[^]*?^ {0,3}\2`*[ \t]*$|(`+)(?!`)[^\n]*?[^`\n]\3(?!`))/gm;

/** Markdown with its formulas between the signs that are known here. */
function withFormulas(markdown: string): string {
  let from = 0;
  const written = (text: string) =>
    splitAtLatex(text)
      .map((part) => part.text)
      .join('');
  const parts: string[] = [];
  for (const { 0: code, index } of markdown.matchAll(MARKDOWN_CODE)) {
    parts.push(written(markdown.slice(from, index)), code);
    from = index + code.length;
  }
  return [...parts, written(markdown.slice(from))].join('');
}

/** Reads the texts of one item: its question's format goes for every text that names none. */
export class GiftTexts {
  private format: TextFormat = 'moodle';
  /** Changes to the texts, to be told. */
  readonly changes = new Set<string>();

  /** The question text: sets the format of the others. */
  question(hidden: string): string {
    const marker = MARKER.exec(hidden.trim())?.[1] as TextFormat | undefined;
    this.format = marker ?? 'moodle';
    return this.read(hidden, htmlToMarkdown);
  }

  /** Feedback: like the question a text with layout. */
  feedback = (hidden: string): string => this.read(hidden, htmlToMarkdown);

  /** An option: marks within a line. */
  option = (hidden: string): string => this.read(this.joined(hidden), htmlToInline);

  /** An answer or a side of a pair: compared as it is, so without marks. */
  answer = (hidden: string): string => this.read(this.joined(hidden), htmlToText);

  private joined(hidden: string): string {
    const trimmed = hidden.trim();
    const joined = joinLines(trimmed);
    if (joined !== trimmed) this.changes.add('The lines of an answer were joined by spaces');
    return joined;
  }

  private read(hidden: string, reduce: (html: string) => Reduced): string {
    const trimmed = hidden.trim();
    const marker = MARKER.exec(trimmed)?.[1] as TextFormat | undefined;
    const body = marker ? trimmed.slice(marker.length + 2) : trimmed;
    const format = marker ?? this.format;
    const text = showEscapes(body).trim();
    if (format === 'html' || (format === 'moodle' && looksLikeHtml(text))) {
      // Moodle's own format keeps line breaks; in HTML they are only spaces.
      const html = format === 'moodle' ? breakLines(text) : text;
      const reduced = reduce(html);
      for (const loss of reduced.lost) this.changes.add(loss);
      return reduced.text;
    }
    if (reduce === htmlToText) return text;
    if (format === 'markdown') return withFormulas(text);
    return aroundCode(text, format === 'plain' ? writePlain : writeWithFormulas);
  }
}
