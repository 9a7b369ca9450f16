import { strToU8, unzipSync, zipSync } from 'fflate';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';
import { readExcel } from './excel.ts';
import { readQuestions } from './index.ts';
import { unzip, ZipProblem } from './unzip.ts';

async function workbook(cells: SheetData): Promise<Uint8Array> {
  const blob = await writeXlsxFile(cells).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

const text = (value: string) => ({ value, type: String });
const HEADER = ['question', 'option1', 'option2', 'correct'].map(text);

/** A workbook whose sheet is this XML. */
async function withSheet(sheet: string): Promise<Uint8Array> {
  const parts = unzipSync(await workbook([HEADER]));
  return zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(sheet) });
}

describe('readExcel', () => {
  it('reads texts, numbers, dates and truth values under a header, with empty rows between', async () => {
    const bytes = await workbook([
      HEADER,
      [
        text('How many?'),
        { value: 2, type: Number },
        { value: 2.5, type: Number },
        { value: 2.5, type: Number },
      ],
      [],
      [
        text('When?'),
        { value: new Date('1969-07-20T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' },
        text('1970'),
        text('1970'),
      ],
      [
        text('So?'),
        { value: true, type: Boolean },
        { value: false, type: Boolean },
        { value: true, type: Boolean },
      ],
    ]);
    const items = await readExcel(bytes);
    expect(
      items.map(({ line, question }) => [
        line,
        question?.type,
        question?.options?.map((option) => option.text),
      ]),
    ).toEqual([
      [2, 'one_choice', ['2', '2.5']],
      [4, 'one_choice', ['1969-07-20', '1970']],
      [5, 'true_false', ['True', 'False']],
    ]);
  });

  it('is recognised by its first bytes', async () => {
    const bytes = await workbook([HEADER, ['Which?', 'a', 'b', 'b'].map(text)]);
    expect(await readQuestions({ source: bytes })).toMatchObject({ format: 'excel', summary: { kept: 1 } });
    expect(await readQuestions({ source: 'pasted', format: 'excel' })).toMatchObject({
      report: [{ status: 'dropped', reason: 'An Excel workbook has to be chosen as a file' }],
    });
  });

  it.each([
    ['row', '<row r="99999999"><c r="A99999999"><v>1</v></c></row>'],
    ['endless row', '<row r="Infinity"><c r="A1"><v>1</v></c></row>'],
    ['row in other digits', '<row r="1e9"><c r="A1"><v>1</v></c></row>'],
    ['row behind an entity', '<row r="&#57;9999999"><c r="A1"><v>1</v></c></row>'],
    ['column', "<row r='1'><c r='AAAAAA1'><v>1</v></c></row>"],
  ])('refuses a cell in a far %s, for which the library would fill up the space', async (_case, row) => {
    const bytes = await withSheet(`<worksheet><sheetData>${row}</sheetData></worksheet>`);
    expect(await readExcel(bytes)).toMatchObject([
      { problem: 'A table may have 5,000 rows and 702 columns at most' },
    ]);
  });

  it('refuses what unpacks to too much, whatever the archive says about itself', async () => {
    const bomb = await withSheet(`<worksheet>${' '.repeat(30_000_000)}</worksheet>`);
    expect(bomb.length).toBeLessThan(200_000);
    expect(await readExcel(bomb)).toMatchObject([{ problem: 'The file is too large when unpacked' }]);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['another archive', zipSync({ 'a.txt': strToU8('a') })],
    ['text', strToU8('question,correct')],
  ])('refuses %s', async (_case, bytes) => {
    expect(await readExcel(bytes)).toMatchObject([
      { problem: expect.stringMatching(/not an Excel|damaged/) },
    ]);
  });

  it('never throws on a damaged workbook', async () => {
    const bytes = await workbook([HEADER, ['Which?', 'a', 'b', 'b'].map(text)]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 }),
        fc.nat(bytes.length),
        async (flips, length) => {
          const damaged = bytes.slice(0, Math.max(length, 200));
          for (const [at, byte] of flips) if (at < damaged.length) damaged[at] = byte;
          expect(Array.isArray(await readExcel(damaged))).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('unzip', () => {
  const LIMITS = { wanted: () => true, limit: 1_000, entries: 3 };

  it('unpacks what is wanted', () => {
    const bytes = zipSync({ a: strToU8('one'), b: strToU8('two') });
    const parts = unzip(bytes, { ...LIMITS, wanted: (name) => name === 'b' });
    expect(Object.entries(parts).map(([name, part]) => [name, new TextDecoder().decode(part)])).toEqual([
      ['b', 'two'],
    ]);
  });

  it('ends at the limits', () => {
    expect(() => unzip(zipSync({ a: new Uint8Array(1_001) }), LIMITS)).toThrow(ZipProblem);
    expect(() => unzip(zipSync({ a: [], b: [], c: [], d: [] } as never), LIMITS)).toThrow(ZipProblem);
  });
});
