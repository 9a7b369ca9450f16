import * as fc from '@quizhall/shared/testing/properties';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';
import { readExcel } from '../excel.ts';
import { readWorkbook } from '../excel-workbook.ts';
import { readQuestions } from '../../index.ts';
import { unzip, ZipProblem } from '../../unzip.ts';
import { TooMuch } from '../../xml/xml-events.ts';

async function workbook(cells: SheetData): Promise<Uint8Array> {
  const blob = await writeXlsxFile(cells).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

const text = (value: string) => ({ value, type: String });
const HEADER = ['question', 'option1', 'option2', 'correct'].map(text);

/** A workbook whose sheet is this XML and whose first shared text is this. */
async function withSheet(sheet: string, text = ''): Promise<Uint8Array> {
  const parts = unzipSync(await workbook([HEADER]));
  return zipSync({
    ...parts,
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    'xl/sharedStrings.xml': strToU8(`<sst><si><t>${text}</t></si></sst>`),
  });
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
    const items = readExcel(bytes);
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

  it.each([
    ['nothing', '', 'The formula in cell B2 has no stored result'],
    ['an empty value', '<v></v>', 'The formula in cell B2 has no stored result'],
    ['a number', '<v>4</v>', undefined],
  ])('reads a formula by its stored result: %s', async (_case, stored, problem) => {
    const cell = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const row = (line: number, cells: string) => `<row r="${line}">${cells}</row>`;
    const head = HEADER.map(({ value }, index) => cell(`${'ABCD'[index]}1`, value)).join('');
    const formula = `<c r="B2"><f>2+2</f>${stored}</c>`;
    const filled = `${cell('A2', 'How many?')}${formula}${cell('C2', '5')}${cell('D2', 'A')}`;
    const empty = '<c r="B3" t="str"><f>IF(1,"")</f><v></v></c>';
    const sheet = `<worksheet><sheetData>${row(1, head)}${row(2, filled)}${row(3, empty)}</sheetData></worksheet>`;
    const items = readExcel(await withSheet(sheet));
    expect(
      items.map(({ problem: said, question }) => said?.slice(0, 43) ?? question?.options?.[0]?.text),
    ).toEqual([problem ?? '4']);
  });

  it('reads what a cell shows, and says where that is not certain', async () => {
    const shown = (value: number, format: string) => ({ value, type: Number, format });
    const bytes = await workbook([
      HEADER,
      [text('Half?'), shown(0.5, '0%'), shown(1_234, '00000'), shown(0.5, '0%')],
      [
        text('When?'),
        { value: new Date('1969-07-20T00:00:00Z'), type: Date, format: 'd mmm yyyy' },
        text('b'),
        text('b'),
      ],
      [text('Which?'), shown(7, '[>5]0'), text('b'), text('b')],
    ]);
    const { questions, report } = await readQuestions({ source: bytes });
    expect(questions.map(({ options }) => options?.[0]?.text)).toEqual(['50%', '20 Jul 1969', '7']);
    expect(questions[0]?.options?.[1]?.text).toBe('01234');
    expect(report.map(({ reason }) => reason)).toEqual([
      '',
      '',
      'The number 7 was taken without its format “[>5]0”',
    ]);
  });

  /** A workbook with these sheets of texts; the first may be hidden. */
  function sheetsOf(sheets: Record<string, string[][]>, state = 'visible'): Uint8Array {
    const cell = (value: string) => `<c t="${value.startsWith('#') ? 'e' : 'str'}"><v>${value}</v></c>`;
    const names = Object.keys(sheets);
    return zipSync({
      'xl/workbook.xml': strToU8(
        `<workbook><sheets>${names.map((name, at) => `<sheet name="${name}" id="${name}" state="${at ? '' : state}"/>`).join('')}</sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<r>${names.map((name) => `<Relationship Id="${name}" Target="/xl/worksheets/${name}.xml"/>`).join('')}</r>`,
      ),
      ...Object.fromEntries(
        Object.entries(sheets).map(([name, rows]) => [
          `xl/worksheets/${name}.xml`,
          strToU8(
            `<sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData>`,
          ),
        ]),
      ),
    });
  }
  const HEADINGS = ['question', 'option1', 'option2', 'correct'];

  it('drops a row in which a cell shows an error, and leaves out hidden sheets', () => {
    const sheets = {
      Old: [HEADINGS, ['Hidden?', 'a', 'b', 'b']],
      New: [HEADINGS, ['Broken?', 'a', '#REF!', 'a']],
    };
    expect(readExcel(sheetsOf(sheets, 'hidden'))).toMatchObject([
      { excerpt: 'Broken? a #REF! a', problem: 'A cell shows the error #REF!' },
    ]);
  });

  it('reads the sheet with the headings, and says that others have some too', () => {
    const items = readExcel(
      sheetsOf({
        Notes: [['Read this first'], ['question', 'me']],
        More: [HEADINGS.slice(0, 3), ['Which?', 'a', 'b']],
        Quiz: [['A title'], HEADINGS, ['Which?', 'a', 'b', 'b']],
        Empty: [HEADINGS],
      }),
    );
    expect(items.map(({ line, problem }) => [line, problem])).toEqual([
      [3, undefined],
      [3, 'Only the sheet “Quiz” was read: please import the sheet “More” as a file of its own'],
    ]);
    expect(readExcel(sheetsOf({ Notes: [['Hello']], Quiz: [['Bye']] }))).toMatchObject([
      { excerpt: 'Hello', problem: expect.stringMatching(/^One of the first 20 rows/) },
    ]);
  });

  it('leaves cells beside the headings out and says so, because no cell of a workbook can be cut in two', () => {
    const [item] = readExcel(sheetsOf({ Quiz: [HEADINGS, ['Which?', 'a', 'b', 'b', '', 'a note']] }));
    expect(item).toMatchObject({ changes: ['The column “column 6” was left out'] });
  });

  it('is recognised by its first bytes', async () => {
    const bytes = await workbook([HEADER, ['Which?', 'a', 'b', 'b'].map(text)]);
    expect(await readQuestions({ source: bytes })).toMatchObject({ format: 'excel', summary: { kept: 1 } });
    expect(await readQuestions({ source: 'pasted', format: 'excel' })).toMatchObject({
      report: [{ status: 'dropped', reason: 'An Excel workbook has to be chosen as a file' }],
    });
  });

  it('takes a place that is far away or none for what it is, without filling up the space before it', async () => {
    const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const bytes = await withSheet(
      `<worksheet><sheetData>
        <row r="1000">${['question', 'option1', 'option2'].map((text) => cell('', text)).join('')}${cell('ZZ1000', 'correct')}</row>
        <row r="1048576">${['Which?', 'a', 'b'].map((text) => cell('?', text)).join('')}${cell('ZZ1048576', 'b')}</row>
        <row r="Infinity">${['Who?', 'c', 'd'].map((text) => cell('', text)).join('')}${cell('zz9', 'c')}</row>
      </sheetData></worksheet>`,
    );
    expect(readExcel(bytes).map(({ line, problem }) => [line, problem])).toEqual([
      [1_048_576, undefined],
      [1_048_577, undefined],
    ]);
  });

  it.each([
    ['a column beyond any table', '<row><c r="AAA1"><v>1</v></c></row>'],
    [
      'thousands of attributes',
      `<row ${Array.from({ length: 80_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`,
    ],
    ['elements in elements', '<a>'.repeat(100_000)],
    ['one long text in every cell', '<row><c t="s"><v>0</v></c></row>'.repeat(1_000), 'x'.repeat(30_000)],
  ])('refuses %s', async (_case, rows, text = '') => {
    const bytes = await withSheet(`<worksheet><sheetData>${rows}</sheetData></worksheet>`, text);
    expect(readExcel(bytes)).toMatchObject([{ problem: expect.stringContaining('too many cells') }]);
  });

  it.each<
    [
      string,
      { [part in 'sheet' | 'texts' | 'styles' | 'relations' | 'sheets']?: string } & { times?: number },
    ]
  >([
    ['rows without cells', { sheet: '<row/>' }],
    ['cells without values', { sheet: '<c/>' }],
    ['attributes', { sheet: '<c a="1" b="2" c="3" d="4" e="5" f="6" g="7"/>' }],
    ['comments', { sheet: '<!---->' }],
    ['pieces of text', { sheet: 'x<![CDATA[]]>&lt;' }],
    ['one cell far right in every row', { sheet: '<row><c r="ZZ1"><v>1</v></c></row>' }],
    ['numbers in a long format', { sheet: '<row><c s="1"><v>1</v></c></row>', times: 500 }],
    ['texts that no cell names', { texts: '<si/>' }],
    ['styles that no cell has', { styles: '<xf/>' }],
    ['parts that no sheet has', { relations: '<Relationship/>' }],
    ['sheets that are the same', { sheets: '<sheet name="S" id="r1"/>' }],
  ])(
    'does no more work than it may for %s',
    (_case, { sheet = '', texts = '', styles = '', relations = '', sheets = '', times = 5_000 }) => {
      const many = (piece: string) => piece.repeat(times);
      const format = `<numFmts><numFmt numFmtId="200" formatCode="${'0\\x'.repeat(30)}"/></numFmts><cellXfs><xf/><xf numFmtId="200"/></cellXfs>`;
      const parts = new Map([
        ['xl/workbook.xml', `<workbook><sheets><sheet name="S" id="r1"/>${many(sheets)}</sheets></workbook>`],
        ['xl/_rels/workbook.xml.rels', `<r><Relationship Id="r1" Target="s.xml"/>${many(relations)}</r>`],
        ['xl/styles.xml', `<styleSheet>${format}${many(styles)}</styleSheet>`],
        ['xl/sharedstrings.xml', `<sst>${many(texts)}</sst>`],
        ['xl/s.xml', `<worksheet><sheetData>${many(sheet)}</sheetData></worksheet>`],
      ]);
      expect(() => readWorkbook(parts, 5_000)).toThrow(TooMuch);
    },
  );

  it('refuses what unpacks to too much, whatever the archive says about itself', async () => {
    const bomb = await withSheet(`<worksheet>${' '.repeat(30_000_000)}</worksheet>`);
    expect(bomb.length).toBeLessThan(200_000);
    expect(readExcel(bomb)).toMatchObject([{ problem: 'The file is too large when unpacked' }]);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['another archive', zipSync({ 'a.txt': strToU8('a') })],
    ['text', strToU8('question,correct')],
  ])('refuses %s', async (_case, bytes) => {
    expect(readExcel(bytes)).toMatchObject([{ problem: expect.stringMatching(/not an Excel|damaged/) }]);
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
          expect(Array.isArray(readExcel(damaged))).toBe(true);
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
