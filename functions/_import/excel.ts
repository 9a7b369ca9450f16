import { zipSync } from 'fflate';
import { type CellValue, readSheet, type SheetData } from 'read-excel-file/universal';
import { readTable } from './csv.ts';
import type { TableRecord } from './csv-records.ts';
import type { ImportItem } from './item.ts';
import { unzip, ZipProblem } from './unzip.ts';

/** Sheets are wordy: a workbook with 5,000 full questions unpacks to about 8 MB. */
const UNPACKED_BYTES = 24_000_000;
const PARTS = 500;
const ROWS = 5_000;
const COLUMN_LETTERS = 2;

/** A cell may say where it is; the library fills up the space before it, however much that is. */
const POSITION = /(?<![:\w-])r\s{0,9}=\s{0,9}(?:"([^"]{0,99})"?|'([^']{0,99})'?)/g;

const isFarAway = (position: string): boolean => {
  const [, letters = '', row = ''] = /^([A-Za-z]*)(.*)$/.exec(position) ?? [];
  return !/^\d{0,7}$/.test(row) || Number(row) > ROWS || letters.length > COLUMN_LETTERS;
};

const decoder = new TextDecoder();

function checkPositions(sheet: string): void {
  for (const match of sheet.matchAll(POSITION)) {
    if (isFarAway(match[1] ?? match[2] ?? '')) {
      throw new ZipProblem(`A table may have ${ROWS.toLocaleString('en')} rows and 702 columns at most`);
    }
  }
}

/** What the library reads of a workbook. */
const PARTS_READ =
  /^(?:\[Content_Types\]\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/(?:workbook|sharedStrings|styles|worksheets\/[^/]+)\.xml)$/i;
const TEXTS = 'xl/sharedStrings.xml';

/** A small harmless archive with the same sheets, because the library unpacks without a limit. */
function repack(bytes: Uint8Array): ArrayBuffer {
  const parts = unzip(bytes, {
    wanted: (name) => PARTS_READ.test(name),
    limit: UNPACKED_BYTES,
    entries: PARTS,
  });
  for (const [name, part] of Object.entries(parts)) {
    if (name !== TEXTS) checkPositions(decoder.decode(part));
    // The texts may contain anything that looks like a position, but then they may not be used as a sheet.
    else if (/<(?:\w{1,20}:)?row\b/.test(decoder.decode(part))) throw new ZipProblem('The file is damaged');
  }
  return zipSync(parts, { level: 0 }).slice().buffer;
}

const DATE_LENGTH = 'yyyy-mm-dd'.length;

function toText(cell: CellValue | null): string {
  if (cell === null) return '';
  if (cell instanceof Date) {
    const text = cell.toISOString();
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, DATE_LENGTH) : text;
  }
  return String(cell);
}

const trouble = (problem: string): ImportItem[] => [{ line: 1, excerpt: '', changes: [], problem }];

/** Reads the first sheet of an Excel workbook (.xlsx): the same columns as CSV. */
export async function readExcel(bytes: Uint8Array): Promise<ImportItem[]> {
  let rows: SheetData;
  try {
    rows = await readSheet(repack(bytes));
  } catch (error) {
    // The library has many ways to say that a file is no workbook; what it says is of no use to an author.
    return trouble(error instanceof ZipProblem ? error.message : 'This is not an Excel workbook');
  }
  const records = rows.map((cells, index): TableRecord => ({ line: index + 1, cells: cells.map(toText) }));
  return readTable(records.filter(({ cells }) => cells.some((cell) => cell.trim())));
}
