import { type Shift, shiftText } from '@quizhall/shared/rules/markdown-plain';
import { Parser } from 'htmlparser2';
import type { TakeFile } from './files.ts';
import { formula, linked, marked, RESERVED, writeLine } from './html-lines.ts';
import {
  MATH_LAYOUTS,
  MATH_RESHAPED,
  MATH_TOKENS,
  RESHAPED,
  shiftWith,
  withoutUnseen,
} from '@quizhall/shared/rules/math-layouts';
import { BLOCKS, CELLS, INLINE, LINES, MEDIA, SHIFTS, SILENT } from './html-elements.ts';
import {
  collapse,
  escapeXml,
  IN_LINES,
  KEPT_SPACE,
  KEPT_TAB,
  layOut,
  LINE,
  openTag,
  PARAGRAPH,
  plainCode,
} from './html-layout.ts';
import { CODE, CODE_END, fencedCode, languageOf, withCode } from './html-code.ts';
import { keepLooseSigns } from './html-tags.ts';
import { keptMathml, splitAtLatex } from './kept-formula.ts';

/** A text that was reduced, and what could not come along. */
export interface Reduced {
  text: string;
  /** Pictures, sounds and other things that a text cannot hold. */
  lost: string[];
}

/** How much of a layout a text can hold: all, marks within lines, or nothing but the text. */
type Mode = 'block' | 'inline' | 'plain';

const SAFE_LINK = /^(?:https?:\/\/|mailto:)[^\s()<>]+$/i;

/** One open element: what it holds so far. */
interface Frame {
  name: string;
  attributes: Record<string, string>;
  parts: string[];
  /** The texts of the elements in it, where their order has a meaning. */
  kids: string[];
  href?: string | undefined;
  /** Of a list: the number of its next item; undefined = not numbered. */
  next?: number | undefined;
}

class Reducer {
  private readonly stack: Frame[] = [{ name: '', attributes: {}, parts: [], kids: [] }];
  private readonly lost = new Set<string>();
  private silent = 0;
  /** Code on lines of its own, as it will be written. */
  private readonly code: string[] = [];
  private language: string | undefined;
  private preformatted = 0;
  /** MathML of the formula that is open, where texts can hold it, and whether a line of text would reshape it. */
  private mathml: string[] | undefined;
  private reshapes = false;
  private readonly mode: Mode;
  private readonly take: TakeFile | undefined;

  constructor(mode: Mode, take: TakeFile | undefined) {
    this.mode = mode;
    this.take = take;
  }

  private get top(): Frame {
    return this.stack.at(-1) as Frame;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'math' && this.mode !== 'plain') this.mathml ??= [];
    this.mathml?.push(openTag(name, attributes));
    if (SILENT.has(name)) this.silent += 1;
    if (name === 'pre') this.preformatted += 1;
    if (this.preformatted > 0) this.language ??= languageOf(attributes);
    const media = MEDIA[name];
    if (media) this.show(media, attributes);
    if (BLOCKS.has(name)) this.top.parts.push(PARAGRAPH);
    else if (LINES.has(name)) this.top.parts.push(LINE);
    else if (CELLS.has(name)) this.top.parts.push(' | ');
    const list = this.top;
    if (name === 'li' && this.mode === 'block')
      this.top.parts.push(list.next === undefined ? '- ' : `${list.next++}. `);
    this.stack.push({
      name,
      attributes,
      parts: [],
      kids: [],
      ...(name === 'a' && { href: attributes.href }),
      ...(name === 'ol' && { next: 1 }),
    });
  }

  private show(what: string, { alt, src, data, ...more }: Record<string, string>): void {
    const known = collapse(alt ?? more['aria-label'] ?? '').trim();
    const found = this.take?.({ what, source: src ?? data ?? '', alt: known });
    if (found === 'taken') return;
    const why = found?.lost ?? `${what} was left out`;
    this.lost.add(known ? `${why}, its description stays` : why);
    if (known) this.top.parts.push(`[${known}]`);
  }

  text(data: string): void {
    const plain = data.replace(RESERVED, '');
    this.mathml?.push(escapeXml(plain));
    if (this.silent > 0) return;
    // Spaces between the elements of a formula are those of its source.
    if (Object.hasOwn(MATH_LAYOUTS, this.top.name) && !plain.trim()) return;
    const mayHaveLatex = this.mode !== 'plain' && this.preformatted === 0 && !this.mathml;
    if (mayHaveLatex && /\\[([]|\$\$/.test(plain)) return this.textWithLatex(plain);
    this.top.parts.push(
      this.preformatted > 0
        ? plain
            .replace(/\r\n?|\n/g, LINE)
            .replaceAll(' ', KEPT_SPACE)
            .replaceAll('\t', KEPT_TAB)
        : collapse(plain),
    );
  }

  private textWithLatex(plain: string): void {
    for (const { text, isFormula } of splitAtLatex(plain)) {
      this.top.parts.push(isFormula ? formula(text) : collapse(text));
    }
  }

  /** The formula that ends here as texts hold it, else as a line of text. */
  private endMath(asLine: string): string {
    const kept = keptMathml(this.mathml?.join('') ?? '');
    this.mathml = undefined;
    if (this.reshapes && !kept) this.lost.add(RESHAPED);
    this.reshapes = false;
    return kept ? formula(kept) : asLine;
  }

  close(name: string): void {
    if (this.stack.length === 1) return;
    const frame = this.stack.pop() as Frame;
    if (SILENT.has(name)) this.silent -= 1;
    if (name === 'pre') this.preformatted -= 1;
    this.mathml?.push(`</${name}>`);
    const line = this.finish(frame);
    const done = name === 'math' && this.mathml ? this.endMath(line) : line;
    this.top.parts.push(done);
    this.top.kids.push(done);
    if (BLOCKS.has(name)) this.top.parts.push(PARAGRAPH);
    else if (name !== 'br' && LINES.has(name)) this.top.parts.push(LINE);
  }

  private shift = (inner: string, how: Shift): string => {
    if (this.mode === 'plain' || IN_LINES.test(inner)) return shiftText(inner, how);
    return marked(how, inner.trim());
  };

  private finish({ name, attributes, parts, kids, href }: Frame): string {
    const inner = parts.join('');
    const layout = Object.hasOwn(MATH_LAYOUTS, name) ? MATH_LAYOUTS[name] : undefined;
    if (layout) {
      if (MATH_RESHAPED.has(name) && this.mathml) this.reshapes = true;
      else if (MATH_RESHAPED.has(name)) this.lost.add(RESHAPED);
      // Text beside the elements is against the rules, but it is there.
      return layout(kids.length > 0 ? kids : [inner.trim()], shiftWith(this.shift), attributes);
    }
    if (MATH_TOKENS.has(name))
      return name === 'mtext' ? inner : withoutUnseen(inner.trim()) || ' '.repeat(Number(name === 'mspace'));
    const shift = SHIFTS[name];
    if (shift) return inner.trim() ? this.shift(inner, shift) : inner;
    if (name === 'pre' && this.preformatted === 0 && this.mode !== 'plain') return this.codeBlock(inner);
    if (this.mode === 'plain' || this.preformatted > 0 || IN_LINES.test(inner)) return inner;
    if (name === 'a' && href && SAFE_LINK.test(href) && inner.trim() && !/[[\]]/.test(inner)) {
      return inner.trim() === href ? href : linked(href, inner.trim());
    }
    return INLINE[name]?.(inner) ?? inner;
  }

  /** Code between fences; where a line of it would be taken for a fence, its lines alone. */
  private codeBlock(inner: string): string {
    const { language } = this;
    this.language = undefined;
    const fenced = fencedCode(plainCode(inner), language);
    if (fenced === undefined) return inner;
    if (this.mode === 'inline' && !IN_LINES.test(inner)) return marked('code', inner.trim());
    return `${CODE}${this.code.push(fenced) - 1}${CODE_END}`;
  }

  private writeLine = (line: string): string => {
    const { text, isWhole } = writeLine(line);
    if (!isWhole) this.lost.add('Marks that cannot be written inside of words were left out');
    return text;
  };

  result(): Reduced {
    while (this.stack.length > 1) this.close(this.top.name);
    const write = this.mode === 'plain' ? String : this.writeLine;
    const text = layOut(this.top.parts.join(''), write);
    return { text: withCode(text, this.code), lost: [...this.lost] };
  }
}

/** Nobody nests deeper by hand, and the parser's work grows with the depth. */
const DEEPEST = 100;

class TooDeep extends Error {}

function parse(html: string, reducer: Reducer): void {
  let depth = 0;
  // The parser hands over a text in pieces, cut at every sign that stands for another.
  let text = '';
  const endText = () => {
    if (text) reducer.text(text);
    text = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      endText();
      depth += 1;
      if (depth > DEEPEST) throw new TooDeep();
      reducer.open(name, attributes);
    },
    ontext: (data) => {
      text += data;
    },
    onclosetag(name) {
      endText();
      depth -= 1;
      reducer.close(name);
    },
  });
  parser.end(keepLooseSigns(html));
  endText();
}

function reduce(html: string, mode: Mode, take?: TakeFile): Reduced {
  const reducer = new Reducer(mode, take);
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
 * HTML as the Markdown that the screens show (shared/src/rules/markdown.ts). Everything else becomes text, so nothing in
 * it can become script; what cannot become text is named, or taken along by `take`.
 */
export const htmlToMarkdown = (html: string, take?: TakeFile): Reduced => reduce(html, 'block', take);

/** The same for texts that stand in a line: options. */
export const htmlToInline = (html: string, take?: TakeFile): Reduced => reduce(html, 'inline', take);

/** HTML as plain text without marks, for texts that are compared as they are: answers, pairs. */
export const htmlToText = (html: string): Reduced => reduce(html, 'plain');

const TAG =
  /<\/?(?:p|br|b|i|u|em|strong|span|div|code|pre|tt|kbd|sup|sub|ul|ol|li|a|img|table|tr|td|th|h[1-6]|font|center|blockquote|audio|video|iframe|script|style|math)(?:\s[^<>]*)?\/?>/i;
const ENTITY = /&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});/i;

/** Whether a text whose format nobody has named is HTML. */
export const looksLikeHtml = (text: string): boolean => TAG.test(text) || ENTITY.test(text);
