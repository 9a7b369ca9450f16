import { BLANK } from '../grading/blanks.ts';
import { isFormula } from './dollars.ts';
import { nextOf, type Tally } from './next-match.ts';

/** Marks within a line; what they look like says markdown.ts. */
export type Mark = 'strong' | 'em' | 'code' | 'sup' | 'sub';

/**
 * A piece of a text. `blank` is a place to fill in; where nothing can be filled in, it is text like any other. `math` is a
 * formula as it is written, dollars included. `pre` is code on lines of its own.
 */
export type Inline =
  | { type: 'text' | 'blank' | 'math'; text: string }
  | { type: Mark; children: Inline[] }
  | { type: 'pre'; language?: string; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] };

/** Every sign, found in one pass over a line: nothing that one match has taken is looked at by another. */
export const SIGNS =
  /\\\$|\$+|<math(?=[\s>])|`+|\*+|_+|\[|\]\(((?:https?:\/\/|mailto:)[^\s()<>]{1,2000})\)|\]\\(?=\((?:https?:|mailto:))|\]|<(\/?)(su[bp])>/gi;

const OPENERS = { '*': 'em', _: 'em', '**': 'strong', '[': 'link', '<sup>': 'sup', '<sub>': 'sub' } as const;
type Opener = keyof typeof OPENERS;

/** A mark that was opened and not yet closed. Each sign is open at most once, so the stack has a fixed height. */
interface Frame {
  sign: Opener | '';
  /** What it says when nothing closes it. */
  raw: string;
  children: Inline[];
  from: number;
}

/** Letters of scripts that put spaces between words; others have marks in the middle of a sentence. */
const WORD = /[\w\u00C0-\u024F\u0370-\u1FFF]/;
const DIGIT = /\d/;
const SPACE = /\s/;

export function pushText(pieces: Inline[], text: string): void {
  const last = pieces.at(-1);
  if (last?.type === 'text') last.text += text;
  else if (text) pieces.push({ type: 'text', text });
}

const BLANKS = new RegExp(BLANK, 'g');

/** Adds a text without marks; blanks in it stay blanks. */
export function addText(pieces: Inline[], text: string): Inline[] {
  let from = 0;
  for (const { 0: blank, index } of text.matchAll(BLANKS)) {
    pushText(pieces, text.slice(from, index));
    pieces.push({ type: 'blank', text: blank });
    from = index + blank.length;
  }
  pushText(pieces, text.slice(from));
  return pieces;
}

/** For each run of backticks the next one of the same length. */
function pairBackticks(signs: readonly RegExpExecArray[]): Map<number, number> {
  const partner = new Map<number, number>();
  const next = new Map<number, number>();
  for (let place = signs.length - 1; place >= 0; place -= 1) {
    const run = signs[place]?.[0] ?? '';
    if (!run.startsWith('`')) continue;
    const closing = next.get(run.length);
    if (closing !== undefined) partner.set(place, closing);
    next.set(run.length, place);
  }
  return partner;
}

/** Where there are no marks: formulas, and dollars that are none. */
export const FORMULA_SIGNS = /\\\$|\$+|<math(?=[\s>])/g;
const MATH_END = '</math>';
const DOLLARS = /^\$/;

/** Reads one line from left to right; what turns out to be no mark goes to the frame below as text. */
export class LineReader {
  private readonly frames: Frame[] = [{ sign: '', raw: '', children: [], from: 0 }];
  private readonly line: string;
  private readonly tally: Tally;
  /** Everything before this is in a frame. */
  private from = 0;
  private readonly signs: RegExpExecArray[];
  private readonly backticks: Map<number, number>;
  private readonly nextMathEnd: (from: number) => number;
  private readonly nextBlank: (from: number) => number;

  constructor(line: string, tally: Tally, signs = SIGNS) {
    this.line = line;
    this.tally = tally;
    this.signs = [...line.matchAll(signs)];
    this.backticks = pairBackticks(this.signs);
    this.nextMathEnd = nextOf(line, MATH_END, tally);
    // Any blank begins so.
    this.nextBlank = nextOf(line, '___', tally);
  }

  read(): Inline[] {
    const { signs, backticks } = this;
    for (let place = 0; place < signs.length; place += 1) {
      this.tally.steps += 1;
      const sign = signs[place] as RegExpExecArray;
      // It is a part of the formula before it.
      if (sign.index < this.from) continue;
      const closing = signs[backticks.get(place) ?? -1];
      const formulaEnd = closing ? undefined : this.formulaEnd(sign, place);
      if (closing && !this.isEscaped(sign.index)) {
        this.code(sign, closing);
        place = backticks.get(place) ?? place;
      } else if (formulaEnd === undefined) this.take(sign);
      else this.formula(sign.index, formulaEnd);
    }
    this.text(this.line.length);
    while (this.frames.length > 1) this.dissolve(this.frames.length - 1);
    return this.top.children;
  }

  private get top(): Frame {
    return this.frames.at(-1) as Frame;
  }

  private isEscaped = (index: number): boolean => index > this.from && this.line[index - 1] === '\\';

  /** Puts the text before `end` where it belongs. */
  private text(end: number): void {
    addText(this.top.children, this.line.slice(this.from, end));
    this.from = end;
  }

  private code(opening: RegExpExecArray, closing: RegExpExecArray): void {
    this.text(opening.index);
    const inner = this.line.slice(opening.index + opening[0].length, closing.index);
    // As in CommonMark one space at both ends is left out, so that code may begin with a backtick.
    const isPadded = inner.startsWith(' ') && inner.endsWith(' ') && inner.trim() !== '';
    const children = addText([], isPadded ? inner.slice(1, -1) : inner);
    this.top.children.push({ type: 'code', children });
    this.from = closing.index + closing[0].length;
  }

  /** Where the formula ends that this sign opens, if it opens one. Blanks come first: a formula has none. */
  private formulaEnd({ 0: sign, index }: RegExpExecArray, place: number): number | undefined {
    let end: number | undefined;
    if (DOLLARS.test(sign)) end = this.dollarsEnd(index, sign.length, place);
    else if (sign.startsWith('<math') && !this.isEscaped(index)) {
      const at = this.nextMathEnd(index);
      end = at === Number.POSITIVE_INFINITY ? undefined : at + MATH_END.length;
    }
    return end === undefined || this.nextBlank(index) < end ? undefined : end;
  }

  /** Only neighbouring runs of dollars belong together, and none across the edge of code. */
  private dollarsEnd(index: number, length: number, place: number): number | undefined {
    for (let next = place + 1; next < this.signs.length && !this.backticks.has(next); next += 1) {
      this.tally.steps += 1;
      const { 0: sign, index: at } = this.signs[next] as RegExpExecArray;
      if (!DOLLARS.test(sign)) continue;
      const close = { index: at, length: sign.length };
      return isFormula(this.line, { index, length }, close) ? at + sign.length : undefined;
    }
    return undefined;
  }

  private formula(from: number, end: number): void {
    this.text(from);
    this.top.children.push({ type: 'math', text: this.line.slice(from, end) });
    this.from = end;
  }

  private take(match: RegExpExecArray): void {
    const [sign, , slash, tag] = match;
    const end = match.index + sign.length;
    if (sign === '\\$') {
      this.text(match.index);
      this.from = match.index + 1;
      return this.text(end);
    }
    if (/^_{2,}|^\$/.test(sign)) return this.text(end);
    if (sign.startsWith(']')) return this.closeLink(match, end);
    if (sign !== '[' && this.isEscaped(match.index)) {
      this.text(match.index - 1);
      this.from = match.index;
      this.text(end);
      return;
    }
    this.text(match.index);
    if (tag) {
      const opener = `<${tag.toLowerCase()}>` as Opener;
      if (!slash) this.open(opener, sign);
      else if (this.close(opener)) this.from = end;
    } else if (sign === '[') this.open(sign, sign);
    else if (!sign.startsWith('`')) this.run(sign, end);
    if (this.from < end) this.text(end);
  }

  /** Stars and underscores may open, close, or both. */
  private run(run: string, end: number): void {
    const [before, after] = [this.line[end - run.length - 1] ?? ' ', this.line[end] ?? ' '];
    if (run.length > 3) return;
    const isInWord = WORD.test(before) && WORD.test(after);
    const isPower = isInWord && (DIGIT.test(before) || DIGIT.test(after));
    const strict = run.length !== 2;
    let left = run;
    if (!SPACE.test(before) && !(strict ? WORD.test(after) : isPower)) {
      for (let sign = this.lastRun(left); sign && this.close(sign); sign = this.lastRun(left)) {
        left = left.slice(sign.length);
      }
    }
    this.from = end - left.length;
    if (!left || SPACE.test(after) || (strict ? WORD.test(before) : isPower)) return;
    if (left.length > 1) this.open('**', '**');
    if (left.length !== 2) this.open(left[0] as Opener, left[0] as Opener);
  }

  /** The last sign that is open and that a run of this length can close. */
  private lastRun(left: string): Opener | undefined {
    if (left === '**' && this.frames.some(({ sign }) => sign === '**')) return '**';
    const fits = ({ sign }: Frame) => sign !== '' && sign.length <= left.length && left.startsWith(sign);
    return this.frames.findLast(fits)?.sign as Opener | undefined;
  }

  /** A label has no brackets and, like the target, no blank: it would be counted where nobody can fill it in. */
  private closeLink(match: RegExpExecArray, end: number): void {
    const [sign, href] = match;
    const at = this.frames.findIndex((frame) => frame.sign === '[');
    const from = this.frames[at]?.from ?? end;
    this.text(match.index);
    if (at > 0 && href && !BLANK.test(this.line.slice(from, end))) {
      if (this.close('[', href)) this.from = end;
    } else if (at > 0) this.dissolve(at);
    if (this.from === end) return;
    this.text(match.index + (sign.endsWith('\\') ? 1 : sign.length));
    this.from = end;
  }

  private open(sign: Opener, raw: string): void {
    const at = this.frames.findIndex((frame) => frame.sign === sign);
    // The nearest one is meant: the one before it becomes text.
    if (at > 0) this.dissolve(at);
    this.from += raw.length;
    this.frames.push({ sign, raw, children: [], from: this.from });
  }

  /** Makes a piece of the frame; undefined when none is open, or it is empty. */
  private close(sign: Opener, href = ''): boolean {
    const at = this.frames.findLastIndex((frame) => frame.sign === sign);
    if (at < 0) return false;
    while (this.frames.length > at + 1) this.dissolve(this.frames.length - 1);
    if (this.top.children.length === 0) {
      this.dissolve(at);
      return false;
    }
    const { children } = this.frames.pop() as Frame;
    const type = OPENERS[sign];
    this.top.children.push(type === 'link' ? { type, href, children } : { type, children });
    return true;
  }

  /** What was opened in vain is text, and what it holds belongs to the frame below. */
  private dissolve(at: number): void {
    const [frame] = this.frames.splice(at, 1);
    const below = this.frames[at - 1]?.children;
    if (!frame || !below) return;
    pushText(below, frame.raw);
    for (const piece of frame.children) {
      this.tally.steps += 1;
      if (piece.type === 'text') pushText(below, piece.text);
      else below.push(piece);
    }
  }
}
