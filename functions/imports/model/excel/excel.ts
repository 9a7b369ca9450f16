import { readTable } from '../csv/csv.ts';
import { findHeader } from '@quizhall/shared/rules/imports/cell-columns';
import { readWorkbook, type Sheet } from './excel-workbook.ts';
import { excerptOf, type ImportItem } from '../item.ts';
import { unzip, ZipProblem } from '../unzip.ts';
import { TooMuch } from '../xml/xml-events.ts';

/** Sheets are wordy: a workbook with 5,000 full questions unpacks to about 8 MB. */
const UNPACKED_BYTES = 24_000_000;
const PARTS = 500;

/** What a table needs of a workbook. */
const WANTED =
  /^xl\/(?:_rels\/workbook\.xml\.rels|(?:workbook|sharedstrings|styles|worksheets\/[^/]+)\.xml)$/;
const partName = (name: string): string => name.replaceAll('\\', '/').toLowerCase();

const decoder = new TextDecoder();

const TOO_MUCH =
  'This workbook has too many cells. Please leave out empty rows and columns and everything that is no question';

function sheetsOf(bytes: Uint8Array): Sheet[] | undefined {
  const parts = unzip(bytes, {
    wanted: (name) => WANTED.test(partName(name)),
    limit: UNPACKED_BYTES,
    entries: PARTS,
  });
  return readWorkbook(
    new Map(Object.entries(parts).map(([name, part]) => [partName(name), decoder.decode(part)])),
  );
}

const trouble = (problem: string): ImportItem[] => [{ line: 1, excerpt: '', changes: [], problem }];

/** The sheet whose headings fit best, and the others that have headings too. */
function chooseSheet(sheets: readonly Sheet[]): { chosen?: Sheet; others: Sheet[] } {
  const tables = sheets
    .map((sheet) => ({ sheet, fit: findHeader(sheet.rows)?.header.fit ?? 0 }))
    .filter(({ fit }) => fit > 0);
  const best = tables.reduce<(typeof tables)[number] | undefined>(
    (one, next) => (one && one.fit >= next.fit ? one : next),
    undefined,
  );
  const chosen = best?.sheet ?? sheets[0];
  return {
    ...(chosen && { chosen }),
    others: tables.filter((table) => table !== best && table.sheet.rows.length > 1).map(({ sheet }) => sheet),
  };
}

function readSheets(sheets: readonly Sheet[]): ImportItem[] {
  const { chosen, others } = chooseSheet(sheets);
  if (!chosen) return trouble('There is no sheet in this workbook');
  const items = readTable(chosen.rows, { isExact: true });
  const line = items.at(-1)?.line ?? 1;
  return [
    ...items,
    ...others.map(({ name }) => ({
      line,
      excerpt: excerptOf(name),
      changes: [],
      problem: `Only the sheet “${excerptOf(chosen.name)}” was read: please import the sheet “${excerptOf(name)}” as a file of its own`,
    })),
  ];
}

/** Reads the sheet with headings of an Excel workbook (.xlsx): the same columns as CSV. */
export function readExcel(bytes: Uint8Array): ImportItem[] {
  try {
    const sheets = sheetsOf(bytes);
    return sheets ? readSheets(sheets) : trouble('This is not an Excel workbook');
  } catch (error) {
    if (error instanceof ZipProblem) return trouble(error.message);
    if (error instanceof TooMuch) return trouble(TOO_MUCH);
    throw error;
  }
}
