import { readWorkbook } from '../imports/model/excel/excel-workbook.ts';
import { unzip } from '../imports/model/unzip.ts';

const partsOf = (bytes: Uint8Array) => unzip(bytes, { wanted: () => true, limit: 500_000_000, entries: 20 });

/** The rows of each sheet by the addresses of their first cells, as they stand there. */
export const addressedRows = (bytes: Uint8Array): number[][] =>
  Object.entries(partsOf(bytes))
    .filter(([name]) => name.startsWith('xl/worksheets/'))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, part]) =>
      Array.from(
        Buffer.from(part)
          .toString('utf8')
          .matchAll(/<c r="A(\d+)"/g),
        ([, row]) => Number(row),
      ),
    );

/** The sheets of a workbook with what Excel shows in their cells, by the reader of the import. */
export function readSheets(bytes: Uint8Array): { name: string; rows: string[][] }[] {
  const texts = Object.entries(partsOf(bytes)).map(([name, part]): [string, string] => [
    name.toLowerCase(),
    Buffer.from(part).toString('utf8'),
  ]);
  const sheets = readWorkbook(new Map(texts), 500_000_000) ?? [];
  return sheets.map(({ name, rows }) => ({ name, rows: rows.map(({ cells }) => cells) }));
}
