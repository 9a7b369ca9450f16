import type { Question } from '@quizhall/shared/model/quizzes/question';
import writeXlsxFile from 'write-excel-file/universal';
import { LOST } from '../../imports/model/decode.ts';
import { writeTable } from './table.ts';

/** The library leaves this one character out. */
const lossesOf = (question: Question): string[] =>
  JSON.stringify(question).includes(LOST) ? ['The sign for a lost character was left out'] : [];

/** The import takes a quotation mark away that keeps a text from being a formula: one that belongs to the text needs another. */
const keepMark = (cell: string): string => (/^'+[=+\-@]/.test(cell) ? `'${cell}` : cell);

/** Excel takes `_x0041_` for a character; the code of the first `_` keeps it a text (ECMA-376, 22.9.2.19). */
export const keepCodes = (cell: string): string => cell.replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_');

/** Writes an Excel workbook with the columns of the CSV; every cell is a text, so none can be a formula. */
export async function writeExcel(questions: readonly Question[]) {
  const { rows, report } = writeTable(questions, lossesOf);
  const cells = rows.map((row) =>
    row.map((value) => (value ? { value: keepCodes(keepMark(value)), type: String } : null)),
  );
  const blob = await writeXlsxFile(cells, { sheet: 'Questions', stickyRowsCount: 1 }).toBlob();
  return { bytes: new Uint8Array(await blob.arrayBuffer()), report };
}
