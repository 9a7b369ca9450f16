import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/universal';
import { readQuestions } from './index.ts';
import { CORPUS, TEMPLATES, type TemplateName } from './testing/corpus.ts';

const quote = (cell: string): string => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const asCsv = (rows: readonly string[][], delimiter: string): string =>
  rows.map((row) => row.map(quote).join(delimiter)).join('\r\n');

async function asWorkbook(rows: readonly string[][]): Promise<Uint8Array> {
  const cells = rows.map((row) => row.map((value) => (value ? { value, type: String } : null)));
  return new Uint8Array(await (await writeXlsxFile(cells).toBlob()).arrayBuffer());
}

type Imported = Awaited<ReturnType<typeof readQuestions>>;

/** What became of the rows, each in one line: `one_choice a / [b]`, `short_answer {x}`, and a reason behind `·`. */
function outcome({ report, questions }: Imported): string[] {
  const left = [...questions];
  return report.map(({ status, reason }) => {
    if (status === 'dropped') return `· ${reason}`;
    const { type, options = [], correctAnswers = [] } = left.shift() ?? {};
    const shown = options.map(({ text, isCorrect }) => (isCorrect ? `[${text}]` : text)).join(' / ');
    const accepted = correctAnswers.map((text) => `{${text}}`).join(' ');
    return [`${type} ${shown}${accepted}`, ...(reason ? [`· ${reason}`] : [])].join(' ');
  });
}

const rowsOf = (template: TemplateName, rows: readonly string[][]): string[][] => [
  ...TEMPLATES[template],
  ...rows,
];

describe.each(Object.keys(CORPUS) as TemplateName[])('%s', (template) => {
  const sections = CORPUS[template];

  describe.each(sections)('$of', ({ rows }) => {
    const table = rowsOf(
      template,
      rows.map(([cells]) => cells),
    );
    const expected = rows.map(([, is]) => is).filter(Boolean);

    it.each([',', ';', '\t'])('as a text with “%s” between cells', async (delimiter) => {
      expect(outcome(await readQuestions({ source: `\uFEFF${asCsv(table, delimiter)}` }))).toEqual(expected);
    });

    it('as a workbook', async () => {
      expect(outcome(await readQuestions({ source: await asWorkbook(table) }))).toEqual(expected);
    });
  });
});
