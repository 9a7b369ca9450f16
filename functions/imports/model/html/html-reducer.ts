import { type Shift, shiftedSigns, shiftText } from '@quizhall/shared/rules/text/markdown-plain';
import type { TakeFile } from '../files.ts';
import { formula, linkLines, marked, markLines, RESERVED, writeLine } from './html-lines.ts';
import { BULLET, bulleted, ITEM_END, numbered } from './html-lists.ts';
import { type Look, lookOf, VERBATIM } from './html-looks.ts';
import {
  MATH_LAYOUTS,
  MATH_RESHAPED,
  MATH_TOKENS,
  RESHAPED,
  shiftWith,
  withoutUnseen,
} from '@quizhall/shared/rules/text/math-layouts';
import { BLOCKS, CELLS, LINES, LISTS, MEDIA, SHIFTS, SILENT } from './html-elements.ts';
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
import { keptMathml, splitAtLatex } from '../formula-source.ts';

/** A text that was reduced, and what could not come along. */
export interface Reduced {
  text: string;
  /** Pictures, sounds and other things that a text cannot hold. */
  lost: string[];
}

/** Layout that a text can hold: everything, inline marks only, or plain text only. */
export type Mode = 'block' | 'inline' | 'plain';

const SAFE_LINK = /^(?:https?:\/\/|mailto:)[^\s<>]+$/i;
/** Parentheses end the target of a link in Markdown. */
const linkTarget = (href: string): string | undefined =>
  SAFE_LINK.test(href) ? href.replaceAll('(', '%28').replaceAll(')', '%29') : undefined;

const LOST = {
  link: 'The target of a link was left out',
  hidden: 'Hidden text was left out',
  sheet: 'The rules of a style sheet were left out',
  list: 'A list became lines of text',
  nested: 'A list inside of a list became a list of its own',
  item: 'Lines of a list item became lines of their own',
  lettered: 'A list with other signs than numbers became lines of text',
  code: 'Marks inside of code were left out',
  compared: 'Marks were left out of texts to compare',
  shifted: 'Raised or lowered text was written with ^ or _',
};

const TAB = 4;
/** Breaks around the text of an item. */
const EDGES_OF_ITEM = /^[\s\uFDD0\uFDD1]+|[\s\uFDD0\uFDD1]+$/g;

/** One open element: what it holds so far. */
interface Frame {
  name: string;
  attributes: Record<string, string>;
  parts: string[];
  /** The texts of the elements in it, where their order has a meaning. */
  kids: string[];
  look: Look;
  /** Lists only: position of each item's marker in its parts, and the number an item declares. */
  items: { at: number; value: string | undefined }[];
}

/** Takes the tags and texts of one HTML text in their order. */
export class Reducer {
  private readonly stack: Frame[] = [
    { name: '', attributes: {}, parts: [], kids: [], look: lookOf('', {}), items: [] },
  ];
  private readonly lost = new Set<string>();
  private silent = 0;
  /** Code on lines of its own, as it will be written. */
  private readonly code: string[] = [];
  private language: string | undefined;
  private preformatted = 0;
  /** Elements around the text whose spaces count, and those in which no formula is looked for. */
  private spaced = 0;
  private verbatim = 0;
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
    const look = lookOf(name, attributes);
    this.enter(name, look, 1);
    if (this.preformatted > 0) this.language ??= languageOf(attributes);
    const media = MEDIA[name];
    if (media) this.show(media, attributes);
    if (BLOCKS.has(name)) this.top.parts.push(PARAGRAPH);
    else if (LINES.has(name)) this.top.parts.push(LINE);
    else if (CELLS.has(name)) this.top.parts.push(' | ');
    else if (name === 'q') this.top.parts.push('“');
    if (name === 'li') this.beginItem(attributes);
    this.stack.push({ name, attributes, parts: [], kids: [], look, items: [] });
  }

  /** Counts what an element changes for the texts in it; `by` -1 takes it back. */
  private enter(name: string, { keepsSpaces, isHidden }: Look, by: 1 | -1): void {
    if (SILENT.has(name) || isHidden) this.silent += by;
    if (isHidden) this.lost.add(LOST.hidden);
    if (name === 'pre') this.preformatted += by;
    if (keepsSpaces) this.spaced += by;
    if (VERBATIM.has(name)) this.verbatim += by;
  }

  /** The sign before an item is known when its list ends. */
  private beginItem({ value }: Record<string, string>): void {
    const list = this.top;
    if (this.mode !== 'block') this.lost.add(LOST.list);
    else if (LISTS.has(list.name)) list.items.push({ at: list.parts.push('') - 1, value });
    else list.parts.push(BULLET);
  }

  private endList({ name, attributes, parts, items }: Frame): void {
    if (items.length === 0) return;
    if (this.stack.some((frame) => LISTS.has(frame.name))) this.lost.add(LOST.nested);
    const values = items.map(({ value }) => value);
    const { signs, isText } = name === 'ol' ? numbered(attributes, values) : bulleted(values);
    if (isText) this.lost.add(LOST.lettered);
    for (const [place, { sign, startsAnew }] of signs.entries()) {
      const at = items[place]?.at ?? 0;
      const before = items[place - 1];
      // Content between two items would be counted with the second.
      const isParted = before !== undefined && IN_LINES.test(parts[before.at + 1] ?? '');
      parts[at] = `${startsAnew || isParted ? PARAGRAPH : ''}${sign}`;
    }
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
    if (this.top.name === 'style' && plain.trim()) this.lost.add(LOST.sheet);
    if (this.silent > 0) return;
    // Spaces between the elements of a formula are those of its source.
    if (Object.hasOwn(MATH_LAYOUTS, this.top.name) && !plain.trim()) return;
    const mayHaveLatex = this.mode !== 'plain' && this.verbatim === 0 && !this.mathml;
    if (mayHaveLatex && /\\[([]|\$\$/.test(plain)) return this.textWithLatex(plain);
    this.top.parts.push(
      this.preformatted > 0
        ? plain
            .replace(/\r\n?|\n/g, LINE)
            .replaceAll(' ', KEPT_SPACE)
            .replaceAll('\t', KEPT_TAB)
        : this.inLine(plain),
    );
  }

  private inLine = (plain: string): string =>
    this.spaced > 0
      ? plain
          .replace(/\r\n?|\n/g, LINE)
          .replaceAll(' ', '\u00A0')
          .replaceAll('\t', '\u00A0'.repeat(TAB))
      : collapse(plain);

  private textWithLatex(plain: string): void {
    for (const { text, isFormula } of splitAtLatex(plain)) {
      this.top.parts.push(isFormula ? formula(text) : this.inLine(text));
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
    this.enter(name, frame.look, -1);
    this.mathml?.push(`</${name}>`);
    const line = this.finish(frame);
    const done = name === 'math' && this.mathml ? this.endMath(line) : line;
    this.top.parts.push(done);
    this.top.kids.push(done);
    if (BLOCKS.has(name)) this.top.parts.push(PARAGRAPH);
    else if (name !== 'br' && LINES.has(name)) this.top.parts.push(LINE);
    else if (name === 'q') this.top.parts.push('”');
  }

  private shift = (inner: string, how: Shift): string => {
    if (this.mode === 'plain' || IN_LINES.test(inner)) return shiftText(inner, how);
    return marked(how, inner.trim());
  };

  private finish(frame: Frame): string {
    const { name, attributes, kids, look } = frame;
    if (LISTS.has(name)) this.endList(frame);
    const inner = frame.parts.join('');
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
    if (shift && inner.trim()) {
      const isText = this.mode === 'plain' || IN_LINES.test(inner);
      if (isText && shiftedSigns(inner, shift) === undefined) this.lost.add(LOST.shifted);
      return this.shift(inner, shift);
    }
    // The sign before an item stands in one line with it.
    const whole = name === 'li' ? inner.replace(EDGES_OF_ITEM, '') : inner;
    if (name === 'li' && this.mode === 'block' && IN_LINES.test(whole) && !whole.includes(ITEM_END))
      this.lost.add(LOST.item);
    return (
      this.looked(whole, frame) ?? (name === 'a' ? this.link(whole, attributes) : this.marked(whole, look))
    );
  }

  /** Texts whose look has no place, or one of its own; undefined for all others. */
  private looked(inner: string, { name, look }: Frame): string | undefined {
    const isSeen = inner.trim() !== '' || name === 'hr';
    if (isSeen && this.silent === 0) for (const loss of look.lost) this.lost.add(loss);
    if (name === 'pre' && this.preformatted === 0 && this.mode !== 'plain') return this.codeBlock(inner);
    const isMarked = isSeen && look.marks.some((mark) => mark !== 'code' || this.mode === 'plain');
    if (this.preformatted > 0) {
      if (isMarked) this.lost.add(LOST.code);
      return inner;
    }
    if (this.mode !== 'plain') return undefined;
    if (isMarked) this.lost.add(LOST.compared);
    return inner;
  }

  /** Marks over several lines are marks of each. */
  private marked = (inner: string, { marks }: Look): string =>
    marks.toReversed().reduce((text, mark) => markLines(mark, text), inner);

  private link(inner: string, { href = '' }: Record<string, string>): string {
    if (!href || !inner.trim()) return inner;
    const target = linkTarget(href);
    if (target === undefined || /[[\]]/.test(inner)) {
      this.lost.add(LOST.link);
      return inner;
    }
    // Formats without links print the target after the text: omit it where the text is the target.
    return this.mode === 'inline' && inner.trim() === href ? inner : linkLines(target, inner);
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
