import { findHeader } from '@quizhall/shared/rules/imports/cell-columns';
import { readTable } from '../csv/csv.ts';
import { paragraphText, type Run } from '@quizhall/shared/rules/text/marked-paragraph';
import { type ListPlace, Numbering } from './docx-numbering.ts';
import type { ImportItem } from '../item.ts';
import { readList } from '../list/list.ts';
import { unzip, ZipProblem } from '../unzip.ts';
import { type Budget, readXml, TooMuch } from '../xml/xml-events.ts';

const UNPACKED_BYTES = 24_000_000;
const PARTS = 5_000;
const MOST_SIGNS = 1_500_000;
const WANTED = /^word\/(?:document\d?|numbering|styles)\.xml$/;

interface Paragraph {
  runs: Run[];
  place: Partial<ListPlace>;
  style: string;
  lost: Set<string>;
}

/** Lists that styles of paragraphs bring along. */
function readStyles(xml: string, budget: Budget): Map<string, Partial<ListPlace>> {
  const places = new Map<string, Partial<ListPlace>>();
  let place: Partial<ListPlace> = {};
  readXml(xml, budget, {
    open(name, { styleId = '', val = '' }) {
      if (name === 'style') {
        place = {};
        places.set(styleId, place);
      } else if (name === 'numId') place.list = val;
      else if (name === 'ilvl') place.level = Number(val);
    },
  });
  return places;
}

const isOff = (value: string | undefined): boolean => value === '0' || value === 'false' || value === 'none';

/** Colours of usual text. */
const isPlainColour = (value = 'auto'): boolean =>
  /^(?:auto|0{6}|1[0-9a-f]1[0-9a-f]1[0-9a-f]|2[0-9a-f]2[0-9a-f]2[0-9a-f]|3[0-9a-f]3[0-9a-f]3[0-9a-f])$/i.test(
    value,
  );
const isNoFill = (value = 'auto'): boolean => /^(?:auto|f{6})$/i.test(value);

const PLAIN: Run = { text: '', bold: false, italic: false, highlighted: false };

/** Text style declared by a property element of a run. */
const LOOKS: Record<string, (run: Run, attributes: Record<string, string>) => void> = {
  b: (run, { val }) => {
    run.bold = !isOff(val);
  },
  i: (run, { val }) => {
    run.italic = !isOff(val);
  },
  rStyle: (run, { val = '' }) => {
    if (/^(?:strong|fett)/i.test(val)) run.bold = true;
  },
  highlight: (run, { val }) => {
    run.highlighted ||= !isOff(val);
  },
  shd: (run, { fill }) => {
    run.highlighted ||= !isNoFill(fill);
  },
  color: (run, { val }) => {
    run.highlighted ||= !isPlainColour(val);
  },
  u: (run, { val }) => {
    run.highlighted ||= !isOff(val);
  },
  strike: (run, { val }) => {
    run.highlighted ||= !isOff(val);
  },
  vertAlign: (run, { val }) => {
    run.shift = val === 'superscript' ? 'sup' : val === 'subscript' ? 'sub' : undefined;
  },
};

/** Elements whose contents are not shown. */
const SILENT = new Set(['Fallback', 'moveFrom', 'instrText', 'delText', 'del']);

const SIGNS: Record<string, string> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' };

const LOST: Record<string, string> = {
  drawing: 'A picture was left out',
  pict: 'A picture was left out',
  object: 'An embedded object was left out',
  footnoteReference: 'A footnote was left out',
  endnoteReference: 'A footnote was left out',
  commentReference: 'A comment was left out',
  oMath: 'A formula was written as a line of text',
  sym: 'A sign of a special font was left out',
};

/** A line of the document, or a table. */
type Block = { line: string; lost: readonly string[] } | { rows: string[][]; lines: Block[] };

class DocumentCollector {
  readonly blocks: Block[] = [];
  private readonly paragraphs: Paragraph[] = [];
  private readonly tables: { rows: string[][]; lines: Block[] }[] = [];
  private run: Run = PLAIN;
  private isText = false;
  private isRunLook = false;
  private inParagraphLook = false;
  private silent = 0;
  private readonly numbering: Numbering;
  private readonly styles: ReadonlyMap<string, Partial<ListPlace>>;

  constructor(numbering: Numbering, styles: ReadonlyMap<string, Partial<ListPlace>>) {
    this.numbering = numbering;
    this.styles = styles;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (SILENT.has(name) && !this.isRunLook) this.silent += 1;
    if (this.silent > 0) return;
    const paragraph = this.paragraphs.at(-1);
    const { val = '' } = attributes;
    if (name === 'p') this.paragraphs.push({ runs: [], place: {}, style: '', lost: new Set() });
    else if (name === 'pPr') this.inParagraphLook = true;
    else if (name === 'pStyle' && paragraph) paragraph.style = val;
    else if (name === 'numId' && paragraph) paragraph.place.list = val;
    else if (name === 'ilvl' && paragraph) paragraph.place.level = Number(val);
    else if (name === 'r') this.run = { ...PLAIN };
    else if (name === 'rPr') this.isRunLook = !this.inParagraphLook;
    else if (this.isRunLook) LOOKS[name]?.(this.run, attributes);
    else if (name === 't') this.isText = true;
    else if (name === 'tbl') this.tables.push({ rows: [], lines: [] });
    else if (name === 'tr') this.tables.at(-1)?.rows.push([]);
    else if (name === 'tc') this.tables.at(-1)?.rows.at(-1)?.push('');
    else if (!this.inParagraphLook && SIGNS[name] && paragraph) this.add(SIGNS[name]);
    const loss = LOST[name];
    if (loss) paragraph?.lost.add(loss);
  }

  text(data: string): void {
    if (this.isText && this.silent === 0) this.add(data);
  }

  close(name: string): void {
    if (SILENT.has(name) && this.silent > 0) {
      this.silent -= 1;
      return;
    }
    if (this.silent > 0) return;
    if (name === 't') this.isText = false;
    else if (name === 'rPr') this.isRunLook = false;
    else if (name === 'pPr') this.inParagraphLook = false;
    else if (name === 'p') this.endParagraph();
    else if (name === 'tbl') this.endTable();
  }

  private add(text: string): void {
    this.paragraphs.at(-1)?.runs.push({ ...this.run, text });
  }

  private emit(block: Block): void {
    (this.tables.at(-1)?.lines ?? this.blocks).push(block);
  }

  private endParagraph(): void {
    const paragraph = this.paragraphs.pop();
    if (!paragraph) return;
    const { runs, place, style, lost } = paragraph;
    const { list, level = 0 } = { ...this.styles.get(style), ...place };
    const { text, lost: more } = paragraphText(runs);
    const label = list && list !== '0' && text.trim() ? this.numbering.next({ list, level }) : undefined;
    const row = this.tables.at(-1)?.rows.at(-1);
    if (row?.length) row[row.length - 1] = [row.at(-1), text.trim()].filter(Boolean).join('\n');
    for (const [index, line] of text.split('\n').entries()) {
      const heading =
        index === 0 && /^(?:Title|Titel|Heading|berschrift|Titre|Ttulo|Titolo)/i.test(style) && !label
          ? '# '
          : '';
      const begin = index === 0 && label ? `${'  '.repeat(level)}${label} ` : line.trim() && heading;
      this.emit({ line: `${begin}${line}`, lost: index === 0 ? [...lost, ...more] : [] });
    }
  }

  private endTable(): void {
    const table = this.tables.pop();
    if (table) this.emit(table);
  }
}

/** Lines of all blocks, with those of tables whose headings are not known. */
function linesOf(blocks: readonly Block[]): { line: string; lost: readonly string[] }[] {
  return blocks.flatMap((block) =>
    'rows' in block ? (isQuestionTable(block.rows) ? [] : linesOf(block.lines)) : [block],
  );
}

const isQuestionTable = (rows: readonly string[][]): boolean =>
  findHeader(rows.map((cells) => ({ cells })))?.header.hasKey === true;

const tablesOf = (blocks: readonly Block[]): string[][][] =>
  blocks.flatMap((block) => {
    if (!('rows' in block)) return [];
    return isQuestionTable(block.rows) ? [block.rows] : tablesOf(block.lines);
  });

/** Parts left out of an item's lines, reported with the item. */
function withLost(items: readonly ImportItem[], lines: readonly { lost: readonly string[] }[]): ImportItem[] {
  return items.map((item, index) => {
    const end = items[index + 1]?.line ?? lines.length + 1;
    const lost = lines.slice(item.line - 1, end - 1).flatMap((line) => line.lost);
    return { ...item, changes: [...item.changes, ...new Set(lost)] };
  });
}

const trouble = (problem: string): ImportItem[] => [{ line: 1, excerpt: '', changes: [], problem }];

/** Reads the questions of a Word document (ECMA-376, WordprocessingML): lists and tables. */
export function readDocx(bytes: Uint8Array): ImportItem[] {
  const decoder = new TextDecoder();
  const budget: Budget = { signs: MOST_SIGNS };
  try {
    const parts = unzip(bytes, {
      wanted: (name) => WANTED.test(name),
      limit: UNPACKED_BYTES,
      entries: PARTS,
    });
    const part = (name: string) => decoder.decode(parts[`word/${name}.xml`] ?? new Uint8Array());
    const numbering = new Numbering(part('numbering'), budget);
    const collector = new DocumentCollector(numbering, readStyles(part('styles'), budget));
    readXml(part('document') || part('document2'), budget, {
      open: (name, attributes) => collector.open(name, attributes),
      text: (data) => collector.text(data),
      close: (name) => collector.close(name),
    });
    const lines = linesOf(collector.blocks);
    const tables = tablesOf(collector.blocks).flatMap((rows) =>
      readTable(
        rows.map((cells, index) => ({ line: index + 1, cells })),
        { isExact: true },
      ),
    );
    const listed = withLost(readList(lines.map(({ line }) => line).join('\n')), lines);
    const items = [...listed, ...tables].toSorted((a, b) => a.line - b.line);
    return items.length > 0 ? items : trouble('There is no text in this document');
  } catch (error) {
    if (error instanceof ZipProblem) return trouble(error.message);
    if (error instanceof TooMuch) return trouble('This document is too large: please import it in parts');
    throw error;
  }
}
