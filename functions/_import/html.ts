import { Parser } from 'htmlparser2';

/** A text that was reduced, and what could not come along. */
export interface Reduced {
  text: string;
  /** Pictures, sounds and other things that a text cannot hold. */
  lost: string[];
}

const SUPERSCRIPT: Record<string, string> = {
  ...Object.fromEntries(Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹').map((raised, digit) => [String(digit), raised])),
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  '=': '⁼',
  '(': '⁽',
  ')': '⁾',
  n: 'ⁿ',
  i: 'ⁱ',
};
const SUBSCRIPT: Record<string, string> = {
  ...Object.fromEntries(Array.from('₀₁₂₃₄₅₆₇₈₉').map((lowered, digit) => [String(digit), lowered])),
  '+': '₊',
  '-': '₋',
  '−': '₋',
  '=': '₌',
  '(': '₍',
  ')': '₎',
};

/** x² and H₂O where Unicode has the signs, else x^(a+b): a plain 102 would be another number than 10². */
function shift(text: string, signs: Record<string, string>, mark: string): string {
  const moved = Array.from(text, (char) => signs[char]);
  if (text && moved.every((char) => char !== undefined)) return moved.join('');
  return text.length === 1 ? `${mark}${text}` : `${mark}(${text})`;
}

const emphasise = (mark: string) => (inner: string) => {
  const body = inner.trim();
  if (!body || body.includes('\n') || body.includes(mark)) return inner;
  const [before, after] = [/^\s*/, /\s*$/].map((edge) => edge.exec(inner)?.[0] ?? '');
  return `${before}${mark}${body}${mark}${after}`;
};

/** Marks of the Markdown subset that the screens show; other elements leave only their text. */
const INLINE: Record<string, (inner: string) => string> = {
  b: emphasise('**'),
  strong: emphasise('**'),
  i: emphasise('*'),
  em: emphasise('*'),
  code: emphasise('`'),
  tt: emphasise('`'),
  kbd: emphasise('`'),
};
const SHIFTED: Record<string, (inner: string) => string> = {
  sup: (inner) => shift(inner, SUPERSCRIPT, '^'),
  sub: (inner) => shift(inner, SUBSCRIPT, '_'),
};

const BLOCKS = new Set(
  'p div section article header footer main aside blockquote h1 h2 h3 h4 h5 h6 ul ol dl table pre figure hr'.split(
    ' ',
  ),
);
const LINES = new Set(['br', 'li', 'tr', 'dt', 'dd', 'caption', 'figcaption']);
const CELLS = new Set(['td', 'th']);
const SILENT = new Set(['script', 'style', 'head', 'title', 'template', 'noscript']);

const MEDIA: Record<string, string> = {
  img: 'A picture',
  audio: 'A sound',
  video: 'A video',
  iframe: 'An embedded page',
  object: 'An embedded object',
  embed: 'An embedded object',
  svg: 'A picture',
  canvas: 'A picture',
  applet: 'An embedded object',
};

const SAFE_LINK = /^(?:https?:\/\/|mailto:)[^\s()<>]+$/i;

/** One open element: what it holds so far. */
interface Frame {
  name: string;
  parts: string[];
  href?: string | undefined;
  /** Of a list: the number of its next item; undefined = not numbered. */
  next?: number | undefined;
}

/** Stand for breaks and for spaces that count until the text is laid out; no text may contain them. */
const PARAGRAPH = '\uFDD0';
const LINE = '\uFDD1';
const KEPT_SPACE = '\uFDD2';
const MARKERS = /[\uFDD0-\uFDD2]/g;

const collapse = (text: string): string => text.replace(/[ \t\r\n\f]+/g, ' ');

/** Blank lines between blocks, none outside; marks stand for breaks until here, so that source breaks stay spaces. */
function layOut(marked: string): string {
  const paragraphs = marked.split(PARAGRAPH).map((paragraph) =>
    paragraph
      .split(LINE)
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
  );
  return paragraphs
    .filter(Boolean)
    .join('\n\n')
    .replace(/[\uFDD2\u00A0]/g, ' ')
    .trim();
}

class Reducer {
  private readonly stack: Frame[] = [{ name: '', parts: [] }];
  private readonly lost = new Set<string>();
  private silent = 0;
  private preformatted = 0;
  private readonly marks: boolean;

  constructor(marks: boolean) {
    this.marks = marks;
  }

  private get top(): Frame {
    return this.stack.at(-1) as Frame;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (SILENT.has(name)) this.silent += 1;
    if (name === 'pre') this.preformatted += 1;
    const media = MEDIA[name];
    if (media) this.lose(media, attributes.alt);
    if (BLOCKS.has(name)) this.top.parts.push(PARAGRAPH);
    else if (LINES.has(name)) this.top.parts.push(LINE);
    else if (CELLS.has(name)) this.top.parts.push(' | ');
    const list = this.top;
    if (name === 'li' && this.marks) this.top.parts.push(list.next === undefined ? '- ' : `${list.next++}. `);
    this.stack.push({
      name,
      parts: [],
      ...(name === 'a' && { href: attributes.href }),
      ...(name === 'ol' && { next: 1 }),
    });
  }

  private lose(what: string, alt = ''): void {
    const known = collapse(alt).trim();
    this.lost.add(known ? `${what} was left out, its description stays` : `${what} was left out`);
    if (known) this.top.parts.push(`[${known}]`);
  }

  text(data: string): void {
    if (this.silent > 0) return;
    const plain = data.replace(MARKERS, '');
    this.top.parts.push(
      this.preformatted > 0
        ? plain.replace(/\r\n?|\n/g, LINE).replace(/[ \t]/g, KEPT_SPACE)
        : collapse(plain),
    );
  }

  close(name: string): void {
    if (this.stack.length === 1) return;
    const frame = this.stack.pop() as Frame;
    if (SILENT.has(name)) this.silent -= 1;
    if (name === 'pre') this.preformatted -= 1;
    this.top.parts.push(this.finish(frame));
    if (BLOCKS.has(name)) this.top.parts.push(PARAGRAPH);
    else if (name !== 'br' && LINES.has(name)) this.top.parts.push(LINE);
  }

  private finish({ name, parts, href }: Frame): string {
    const inner = parts.join('');
    const shifted = SHIFTED[name];
    if (shifted) return shifted(inner);
    if (!this.marks || inner.includes(PARAGRAPH) || inner.includes(LINE)) return inner;
    if (name === 'a' && href && SAFE_LINK.test(href) && inner.trim() && !/[[\]]/.test(inner)) {
      return inner.trim() === href ? href : `[${inner.trim()}](${href})`;
    }
    return INLINE[name]?.(inner) ?? inner;
  }

  result(): Reduced {
    while (this.stack.length > 1) this.close(this.top.name);
    const text = layOut(this.top.parts.join('')).replace(/^\| /gm, '');
    return { text, lost: [...this.lost] };
  }
}

/** Nobody nests deeper by hand, and the parser's work grows with the depth. */
const DEEPEST = 100;

class TooDeep extends Error {}

function parse(html: string, reducer: Reducer): void {
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > DEEPEST) throw new TooDeep();
      reducer.open(name, attributes);
    },
    ontext: (data) => reducer.text(data),
    onclosetag(name) {
      depth -= 1;
      reducer.close(name);
    },
  });
  parser.end(html);
}

function reduce(html: string, marks: boolean): Reduced {
  const reducer = new Reducer(marks);
  try {
    parse(html, reducer);
    return reducer.result();
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return {
      text: html.replace(/<[^<>]*>/g, ' ').trim(),
      lost: ['The layout was too complicated and was left out'],
    };
  }
}

/**
 * HTML as the Markdown that the screens show: bold, italic, code, lists and links to the web and mail. Everything else
 * becomes text, so nothing in it can become script; what cannot become text is named.
 */
export const htmlToMarkdown = (html: string): Reduced => reduce(html, true);

/** HTML as plain text without marks, for texts that are compared or shown as they are: options, answers, pairs. */
export const htmlToText = (html: string): Reduced => reduce(html, false);

const TAG =
  /<\/?(?:p|br|b|i|u|em|strong|span|div|code|pre|tt|kbd|sup|sub|ul|ol|li|a|img|table|tr|td|th|h[1-6]|font|center|blockquote|audio|video|iframe|script|style)(?:\s[^<>]*)?\/?>/i;
const ENTITY = /&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});/i;

/** Whether a text whose format nobody has named is HTML. */
export const looksLikeHtml = (text: string): boolean => TAG.test(text) || ENTITY.test(text);
