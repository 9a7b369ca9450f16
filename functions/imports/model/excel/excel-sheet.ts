import type { Show, Shown } from './excel-formats.ts';
import { TextCollector } from './excel-texts.ts';
import { type Budget, pay, readXml, TooMuch } from '../xml/xml-events.ts';

/** A row with something in it, under the number that Excel gives it. */
export interface SheetRow {
  line: number;
  cells: string[];
  /** What is not certain about its cells. */
  changes: string[];
  problem?: string;
}

/** How cells show numbers, and the work for one of them. */
export interface Style {
  show: Show;
  signs: number;
}

/** What the sheets of a workbook use together. */
export interface Shared {
  texts: readonly string[];
  /** By their number, and last the usual one. */
  styles: readonly Style[];
  budget: Budget;
  /** Characters that cells may still hold: one long text may be used in many cells. */
  room: { characters: number };
}

/** No heading stands further right than column ZZ. */
const MOST_COLUMNS = 702;
const LAST_ROW = 1_048_576;

const CODE_BEFORE_A = 64;
const LETTERS = 26;

/** Column and row of `AB12`, from 0 and 1; none if it is no place in a sheet. */
function placeOf(reference = ''): { column: number; row: number } | undefined {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/i.exec(reference) ?? [];
  if (!letters || Number(digits) > LAST_ROW) return undefined;
  const column = Array.from(letters.toUpperCase()).reduce(
    (sum, letter) => sum * LETTERS + letter.charCodeAt(0) - CODE_BEFORE_A,
    0,
  );
  return { column: column - 1, row: Number(digits) };
}

/** `AB` for column 27. */
function nameOf(column: number): string {
  const before = Math.floor(column / LETTERS);
  return `${before > 0 ? nameOf(before - 1) : ''}${String.fromCharCode(CODE_BEFORE_A + 1 + (column % LETTERS))}`;
}

interface Cell {
  /** One of ECMA-376, 18.18.11. */
  kind: string;
  style: number;
  column: number;
  isFormula: boolean;
}

/** What a cell with this value shows. */
function show({ kind, style }: Cell, value: string, { texts, styles, budget }: Shared): Shown {
  if (kind === 's') return { text: texts[Number(value)] ?? '' };
  if (kind === 'b') return { text: value.trim() === '1' ? 'TRUE' : 'FALSE' };
  const number = kind === 'n' && value.trim() ? Number(value) : Number.NaN;
  const format = styles[style] ?? styles.at(-1);
  if (!Number.isFinite(number) || !format) return { text: value };
  pay(budget, format.signs);
  return format.show(number);
}

class RowCollector {
  readonly rows: SheetRow[] = [];
  private row: SheetRow = { line: 0, cells: [], changes: [] };
  private cell: Cell = { kind: 'n', style: 0, column: -1, isFormula: false };
  private value: string[] | undefined;
  private readonly inline = new TextCollector();
  private readonly shared: Shared;

  constructor(shared: Shared) {
    this.shared = shared;
  }

  open(name: string, { r, s, t }: Record<string, string>): void {
    if (name === 'row') {
      const line = /^\d{1,7}$/.test(r ?? '') && Number(r) <= LAST_ROW ? Number(r) : this.row.line + 1;
      this.row = { line, cells: [], changes: [] };
      this.cell = { ...this.cell, column: -1 };
    } else if (name === 'c') {
      const column = placeOf(r)?.column ?? this.cell.column + 1;
      this.cell = { kind: t ?? 'n', style: Number(s ?? 0), column, isFormula: false };
      this.value = undefined;
    } else if (name === 'v') this.value = [];
    else if (name === 'f') this.cell.isFormula = true;
    else this.inline.open(name);
  }

  text(data: string): void {
    if (this.value) this.value.push(data);
    else this.inline.text(data);
  }

  close(name: string): void {
    if (name === 'c') this.endCell();
    else if (name === 'row') {
      if (this.row.cells.length > 0 || this.row.problem) this.rows.push(this.row);
    } else this.inline.close(name);
  }

  private endCell(): void {
    const written = this.inline.take();
    const value = this.value?.join('') ?? '';
    this.value = undefined;
    const { text, change }: Shown =
      this.cell.kind === 'inlineStr' ? { text: written } : show(this.cell, value, this.shared);
    const { column, kind, isFormula } = this.cell;
    if (!text.trim()) {
      // An empty text is a result; programs that do not calculate store none.
      if (isFormula && kind !== 'str' && column < MOST_COLUMNS) {
        this.row.problem ??= `The formula in cell ${nameOf(column)}${this.row.line} has no stored result: please open the file in a spreadsheet program, save it and import it again`;
      }
      return;
    }
    const { room, budget } = this.shared;
    room.characters -= text.length;
    if (column >= MOST_COLUMNS || room.characters < 0) throw new TooMuch();
    // The cells before it that are not there are work too.
    pay(budget, Math.max(0, column - this.row.cells.length));
    while (this.row.cells.length <= column) this.row.cells.push('');
    this.row.cells[column] = text;
    if (change) this.row.changes.push(change);
    if (kind === 'e') this.row.problem ??= `A cell shows the error ${text}`;
  }
}

/** The rows of a sheet that have something in them. */
export function readSheet(xml: string, shared: Shared): SheetRow[] {
  const collector = new RowCollector(shared);
  readXml(xml, shared.budget, collector);
  return collector.rows;
}
