import { parse } from 'csv-parse/sync';

export interface CsvRecord {
  /** Where it begins, counted from 1. */
  line: number;
  cells: string[];
  problem?: string;
}

const DELIMITERS = [',', ';', '\t'];

/** The one that most often stands between cells of the first line. */
function delimiterOf(firstLine: string): string {
  const outsideQuotes = firstLine.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => outsideQuotes.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** Whether a quoted cell is still open at the end of this line. */
function endsInsideQuotes(line: string, delimiter: string, wasOpen: boolean): boolean {
  let open = wasOpen;
  let atStart = !wasOpen;
  for (let index = 0; index < line.length; index += 1) {
    const char = line[index];
    if (open) {
      if (char === '"' && line[index + 1] === '"') index += 1;
      else if (char === '"') open = false;
    } else if (char === delimiter) atStart = true;
    else if (char === '"' && atStart) open = true;
    if (char !== delimiter && char !== ' ') atStart = false;
  }
  return open;
}

/**
 * For every line: where a quoted cell ends that is open when the line begins, by index; undefined when it never does.
 * Found from the end, so that many quotation marks that are never closed cost no more than one.
 */
function endsOfQuotes(lines: readonly string[], delimiter: string): (number | undefined)[] {
  const ends: (number | undefined)[] = [];
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const goesOn = endsInsideQuotes(lines[index] ?? '', delimiter, true);
    ends[index] = goesOn ? ends[index + 1] : index;
  }
  return ends;
}

/** Quotes that stand inside a cell after a space stay with it; they are taken off here. */
const cleanCell = (cell: string): string =>
  cell.trim().replace(/^"([^]*)"$/, (_, inner: string) => inner.replaceAll('""', '"'));

function readCells(text: string, delimiter: string): string[] {
  const [cells = []] = parse(text, { delimiter, relax_quotes: true, relax_column_count: true });
  return cells.map(cleanCell);
}

/**
 * The records of a comma, semicolon or tab separated text. A record that cannot be read costs itself alone, so a lost
 * quotation mark does not swallow the rest of the file.
 */
export function readRecords(text: string): CsvRecord[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const delimiter = delimiterOf(lines.find((line) => line.trim()) ?? '');
  const ends = endsOfQuotes(lines, delimiter);
  const records: CsvRecord[] = [];
  for (let index = 0; index < lines.length; ) {
    const isOpen = endsInsideQuotes(lines[index] ?? '', delimiter, false);
    const end = isOpen ? ends[index + 1] : index;
    const next = (end ?? index) + 1;
    const source = lines.slice(index, next).join('\n');
    if (end === undefined) {
      records.push({ line: index + 1, cells: [source], problem: 'A quotation mark is not closed' });
    } else if (source.trim()) records.push({ line: index + 1, cells: readCells(source, delimiter) });
    index = next;
  }
  return records;
}
