import { writePlain } from '@quizhall/shared/rules/markdown-write';
import { htmlToInline, htmlToMarkdown, htmlToText, looksLikeHtml, type Reduced } from './html.ts';

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

/** Indentation belongs to the layout of the file, not to the text. */
const unindent = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n');

/** Reads the texts of one item: its question's format goes for every text that names none. */
export class GiftTexts {
  private format: TextFormat = 'moodle';
  /** What could not come along. */
  readonly lost = new Set<string>();

  /** The question text: sets the format of the others. */
  question(hidden: string): string {
    const marker = MARKER.exec(hidden.trim())?.[1] as TextFormat | undefined;
    this.format = marker ?? 'moodle';
    return this.read(hidden, htmlToMarkdown);
  }

  /** Feedback: like the question a text with layout. */
  feedback = (hidden: string): string => this.read(hidden, htmlToMarkdown);

  /** An option: marks within a line. */
  option = (hidden: string): string => this.read(hidden, htmlToInline);

  /** An answer or a side of a pair: compared as it is, so without marks. */
  answer = (hidden: string): string => this.read(hidden, htmlToText);

  private read(hidden: string, reduce: (html: string) => Reduced): string {
    const trimmed = hidden.trim();
    const marker = MARKER.exec(trimmed)?.[1] as TextFormat | undefined;
    const body = marker ? trimmed.slice(marker.length + 2) : trimmed;
    const format = marker ?? this.format;
    const text = showEscapes(format === 'markdown' ? body : unindent(body)).trim();
    const isHtml = format === 'html' || (format === 'moodle' && looksLikeHtml(text));
    if (!isHtml) return format === 'markdown' || reduce === htmlToText ? text : writePlain(text);
    // Moodle's own format keeps line breaks; in HTML they are only spaces.
    const html = format === 'moodle' ? text.replaceAll('\n', '<br>') : text;
    const reduced = reduce(html);
    for (const loss of reduced.lost) this.lost.add(loss);
    return reduced.text;
  }
}
