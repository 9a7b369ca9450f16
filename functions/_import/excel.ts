import { readTable } from './csv.ts';
import type { TableRecord } from './csv-records.ts';
import { readWorkbook, type Sheet } from './excel-workbook.ts';
import type { ImportItem } from './item.ts';
import { unzip, ZipProblem } from './unzip.ts';
import { TooMuch } from './xml-events.ts';

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

/** Reads the first sheet of an Excel workbook (.xlsx): the same columns as CSV. */
export function readExcel(bytes: Uint8Array): ImportItem[] {
  try {
    const sheets = sheetsOf(bytes);
    if (!sheets) return trouble('This is not an Excel workbook');
    const records: readonly TableRecord[] = sheets[0]?.rows ?? [];
    return readTable(records);
  } catch (error) {
    if (error instanceof ZipProblem) return trouble(error.message);
    if (error instanceof TooMuch) return trouble(TOO_MUCH);
    throw error;
  }
}
