import { readWorkbook } from '../_import/excel-workbook.ts';
import { unzip } from '../_import/unzip.ts';

/** The sheets of a workbook with what Excel shows in their cells, by the reader of the import. */
export function readSheets(bytes: Uint8Array): { name: string; rows: string[][] }[] {
  const parts = unzip(bytes, { wanted: () => true, limit: 500_000_000, entries: 20 });
  const texts = Object.entries(parts).map(([name, part]): [string, string] => [
    name.toLowerCase(),
    Buffer.from(part).toString('utf8'),
  ]);
  const sheets = readWorkbook(new Map(texts), 500_000_000) ?? [];
  return sheets.map(({ name, rows }) => ({ name, rows: rows.map(({ cells }) => cells) }));
}
