import {
  isLabelled,
  isNextLabel,
  linesOf,
  type ListLine,
  type Marker,
  markerOf,
  optionsInLine,
} from './list-lines.ts';
import { type KeyEntry, keysOn } from './list-keys.ts';
import { withPlainOptions } from './list-options.ts';
import { codeLines, questionStarts } from './list-starts.ts';
import { answerOn, fieldOn, isKeyHeading, isOptionsHeading } from './list-words.ts';

/** Answer keys that follow a label on its line: `Answers: 1-B, 2-A`. */
const keysBehindLabel = (line: ListLine): KeyEntry[] => keysOn({ ...line, text: answerOn(line.text) ?? '' });

/** A question of a list as its lines are collected. */
export interface Collected {
  line: number;
  number?: number;
  /** Lines of the question; an empty one separates paragraphs. */
  stem: string[];
  options: Marker[];
  answer?: string;
  fields: { explanation: string[]; points: string; difficulty: string; tags: string };
  /** Lines that have no place in a question. */
  left: string[];
  problem?: string;
}

const RULE = /^(?:[-*_=]\s?){3,}$/;
const MOST_REMARKS = 20;

/** A line above all questions: a title, or what a chat assistant says before them. */
const isTitle = (stem: readonly string[]): boolean => {
  const [first = ''] = stem;
  const isPlain = !/[?:.!…_)]$/u.test(first);
  return (
    stem.length === 1 && (isPlain || /\b(?:questions?|quiz|fragen|preguntas)\b[^?]*[:!.]$/iu.test(first))
  );
};

class ListCollector {
  readonly items: Collected[] = [];
  readonly keys: KeyEntry[] = [];
  private item: Collected | undefined;
  private isAfterBlank = false;
  private isExplaining = false;
  private awaitsAnswer = false;
  private inKeys = false;
  private isClosed = false;
  private readonly lines: readonly ListLine[];
  private readonly starts: ReadonlyMap<number, number>;
  private readonly isNumbered: boolean;
  /** For each line the next one with a text. */
  private readonly next: readonly (ListLine | undefined)[];
  /** The last line that is an option `B`, behind which a list of keys may begin. */
  private readonly lastB: number;

  constructor(lines: readonly ListLine[], starts: ReadonlyMap<number, number>) {
    this.lines = lines;
    this.starts = starts;
    this.isNumbered = starts.size > 0;
    let following: ListLine | undefined;
    const next: (ListLine | undefined)[] = [];
    for (let index = lines.length - 1; index >= 0; index -= 1) {
      next[index] = following;
      if (lines[index]?.text) following = lines[index];
    }
    this.next = next;
    this.lastB = lines.findLastIndex(({ text }) => isLabelled(text, 'B'));
  }

  private begin(line: number, number?: number): Collected {
    this.item = {
      line,
      stem: [],
      options: [],
      fields: { explanation: [], points: '', difficulty: '', tags: '' },
      left: [],
      ...(number !== undefined && { number }),
    };
    this.items.push(this.item);
    this.isExplaining = false;
    this.awaitsAnswer = false;
    this.isClosed = false;
    return this.item;
  }

  /** A heading over several questions, which is none itself. */
  private isHeading({ text }: ListLine, index: number): boolean {
    if (!/^#{1,6}\s/.test(text) || this.starts.has(index) || isKeyHeading(text)) return false;
    const next = this.next[index];
    return next === undefined || markerOf(next.text) === undefined || this.starts.has(next.line - 1);
  }

  private isDone(item: Collected): boolean {
    return (
      this.isClosed || item.answer !== undefined || item.fields.explanation.length > 0 || item.left.length > 0
    );
  }

  add(line: ListLine, index: number, isCode: boolean): void {
    if (isCode) return this.addCode(line);
    if (!line.text) {
      this.isAfterBlank = true;
      return;
    }
    this.addText(line, index);
    this.isAfterBlank = false;
  }

  private addCode({ raw, line }: ListLine): void {
    const item = this.item ?? this.begin(line);
    const target = this.isDone(item) ? item.fields.explanation : item.stem;
    target.push(raw.trimEnd());
    this.isAfterBlank = false;
  }

  private addText(line: ListLine, index: number): void {
    const { text } = line;
    if (this.inKeys || this.beginsKeys(line, index)) return this.addKey(line);
    if (RULE.test(text) && !/^\*{3}/.test(text.replaceAll(' ', '').slice(3))) return;
    if (isOptionsHeading(text) && this.item && this.item.stem.length > 0 && this.item.options.length === 0)
      return;
    if (this.isHeading(line, index)) {
      this.begin(line.line).stem.push(text);
      this.isClosed = true;
      return;
    }
    const number = this.starts.get(index);
    if (number !== undefined) return this.addStart(line, number);
    if (this.item && this.addBelow(this.item, line, index)) return;
    this.addStem(line, index);
  }

  private beginsKeys(line: ListLine, index: number): boolean {
    if (!this.isNumbered || index < this.lastB) return false;
    if (keysBehindLabel(line).length > 1) this.inKeys = true;
    if (this.inKeys) return true;
    if (!isKeyHeading(line.text)) return false;
    const next = this.next[index];
    this.inKeys = next !== undefined && keysOn(next).length > 0;
    return this.inKeys;
  }

  private addKey(line: ListLine): void {
    if (isKeyHeading(line.text)) return;
    const keys = [...keysBehindLabel(line), ...keysOn(line)];
    this.keys.push(...keys);
    if (keys.length === 0 && !RULE.test(line.text)) this.begin(line.line).stem.push(line.text);
  }

  /** The key, an option or another field of the open question. */
  private addBelow(item: Collected, line: ListLine, index: number): boolean {
    const { text } = line;
    if (this.awaitsAnswer) {
      this.awaitsAnswer = false;
      item.answer = text;
      return true;
    }
    const answer = answerOn(text);
    // `Answers:` over the options.
    const isOverOptions =
      answer === '' && item.options.length === 0 && isLabelled(this.next[index]?.text ?? '', 'A');
    if (isOverOptions) return true;
    if (answer !== undefined && item.stem.length > 0) {
      if (item.answer !== undefined) item.problem = 'There is more than one line with the answer';
      item.answer = answer;
      this.awaitsAnswer = answer === '';
      this.isExplaining = false;
      return true;
    }
    if (answer !== undefined && item.options.length > 0) {
      item.answer ??= answer;
      return true;
    }
    return this.addField(item, line, index) || this.addOption(item, line, index);
  }

  private addField(item: Collected, { text }: ListLine, index: number): boolean {
    if (item.options.length === 0 && !this.isDone(item)) return false;
    const field = fieldOn(text);
    if (!field) return false;
    if (field.name === 'other') {
      // Behind a blank line it may as well be the next question.
      if (this.isAfterBlank || item.answer === undefined || isLabelled(this.next[index]?.text ?? '', 'A'))
        return false;
      item.left.push(field.value);
    } else if (field.name === 'explanation') item.fields.explanation.push(field.value);
    else item.fields[field.name] = field.value;
    this.isExplaining = field.name === 'explanation';
    return true;
  }

  private addOption(item: Collected, line: ListLine, index: number): boolean {
    if (item.answer !== undefined || item.fields.explanation.length > 0) return false;
    const inLine = this.nextIsB(index) ? undefined : optionsInLine(line.text);
    if (inLine && item.options.length === 0) {
      if (inLine.before) item.stem.push(inLine.before);
      if (item.stem.length > 0) {
        item.options.push(...inLine.options);
        return true;
      }
    }
    const marker = markerOf(line.text);
    if (!marker || !this.isOption(item, marker, index)) return false;
    item.options.push(marker);
    return true;
  }

  private nextIsB(index: number): boolean {
    return isLabelled(this.lines[index + 1]?.text ?? '', 'B');
  }

  private isOption(item: Collected, marker: Marker, index: number): boolean {
    const [first] = item.options;
    const place = item.options.length;
    if (marker.kind === 'bullet' || marker.kind === 'box') {
      if (first) return first.kind === marker.kind || (first.kind === 'bullet' && marker.kind === 'box');
      const next = this.next[index];
      const isList = next !== undefined && markerOf(next.text)?.kind === marker.kind;
      return item.stem.length > 0 && (marker.kind === 'box' || isList);
    }
    const isNext = isNextLabel(marker, place);
    if (!first)
      return isNext && (item.stem.length > 0 || (marker.text !== '' && /^[.)]$/.test(marker.style)));
    if (first.kind !== marker.kind) return false;
    // Capital letters out of their order are a mistake that is told.
    return (
      isNext || (/^[A-Z]$/.test(marker.label) && /^[).]$/.test(marker.style) && /^[A-Z]$/.test(first.label))
    );
  }

  private addStart(line: ListLine, number: number): void {
    const item = this.begin(line.line, number);
    const inLine = optionsInLine(line.text);
    if (inLine?.before) {
      item.stem.push(inLine.before);
      item.options.push(...inLine.options);
    } else item.stem.push(line.text);
  }

  private addStem(line: ListLine, index: number): void {
    const { item } = this;
    if (item && this.continues(item, line, index)) return;
    const isOver =
      this.isAfterBlank &&
      item !== undefined &&
      (withPlainOptions(item).options.length > 0 || (this.items.length === 1 && isTitle(item.stem)));
    if (item && item.options.length === 0 && !this.isDone(item) && !isOver) {
      if (this.isAfterBlank && item.stem.length > 0) item.stem.push('');
      item.stem.push(line.text);
      return;
    }
    const next = this.begin(line.line);
    if (this.addOption(next, line, index)) return;
    next.stem.push(line.text);
  }

  /** Whether the lines from here to the next blank one hold neither options nor a key. */
  private isRemark(index: number): boolean {
    let at = index;
    for (let line = this.lines[at]; line?.text; line = this.lines[at]) {
      const isPart =
        this.starts.has(at) || markerOf(line.text) !== undefined || answerOn(line.text) !== undefined;
      if (isPart || at - index > MOST_REMARKS) return false;
      at += 1;
    }
    // At the end of the text nothing tells a remark from a question that was cut off.
    return this.lines.slice(at, at + MOST_REMARKS).some((line) => line.text);
  }

  /** Lines that go on with an explanation or an option. */
  private continues(item: Collected, { text, indent }: ListLine, index: number): boolean {
    const { explanation } = item.fields;
    if (this.isExplaining && !this.isAfterBlank) {
      const isStem = isLabelled(this.lines[index + 1]?.text ?? '', 'A');
      const isOver = /[.!?)"”»]$/.test(explanation.at(-1) ?? '');
      if (!isStem && (this.isNumbered || !isOver)) {
        explanation.push(text);
        return true;
      }
      return false;
    }
    // A line right behind the key, and no question below it.
    if (item.answer !== undefined && !this.isAfterBlank && !this.isClosed && this.isRemark(index)) {
      explanation.push(text);
      return true;
    }
    const last = item.options.at(-1);
    if (!last || this.isDone(item) || this.isAfterBlank) return false;
    if (!this.isNumbered && indent < 2) return false;
    last.text = `${last.text} ${text}`.trim();
    return true;
  }
}

/** The questions of a list, and the keys at its end. */
export function collectList(text: string): { items: Collected[]; keys: KeyEntry[] } {
  const lines = linesOf(text);
  const inCode = codeLines(text);
  const collector = new ListCollector(lines, questionStarts(lines, inCode));
  for (const [index, line] of lines.entries()) collector.add(line, index, inCode.has(index));
  return { items: collector.items, keys: collector.keys };
}
