import { BYTE_ORDER_MARK, csvLines } from '../../exports/model/csv.ts';
import type { FileAnswer } from '@quizhall/shared/contract/endpoint';

/** A table as a CSV file with a byte order mark. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): FileAnswer {
  return {
    bytes: new TextEncoder().encode(`${BYTE_ORDER_MARK}${csvLines(rows)}`),
    contentType: 'text/csv; charset=utf-8',
    fileName: `${name}.csv`,
  };
}
