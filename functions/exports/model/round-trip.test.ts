import { QUIZ_EXPORT_FORMATS, type QuizExportFormat } from '@quizhall/shared/contract/exports/quiz-exports';
import { Question } from '@quizhall/shared/model/quizzes/question';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import { readList } from '../../imports/model/list/list.ts';
import { readCsv } from '../../imports/model/csv/csv.ts';
import { decodeText } from '../../imports/model/decode.ts';
import { readExcel } from '../../imports/model/excel/excel.ts';
import { readGift } from '../../imports/model/gift/gift.ts';
import type { ImportItem } from '../../imports/model/item.ts';
import { readJson } from '../../imports/model/json.ts';
import { readMoodleXml } from '../../imports/model/moodle/moodle-xml.ts';
import { readQtiPackage } from '../../imports/model/qti/qti-package.ts';
import { READ_AS, writeQuestions } from './index.ts';
import { anyQuestion, plainQuestion } from './testing/questions.ts';

const asText = (read: (text: string) => ImportItem[]) => async (bytes: Uint8Array) => read(decodeText(bytes));

/** What is printed is not read again. */
type Read = Exclude<QuizExportFormat, 'paper' | 'paper-key'>;
const FORMATS = QUIZ_EXPORT_FORMATS.filter((format): format is Read => READ_AS[format] !== undefined);

const READERS: Record<Read, (bytes: Uint8Array) => Promise<ImportItem[]>> = {
  'questions-csv': asText(readCsv),
  'questions-xlsx': async (bytes) => readExcel(bytes),
  gift: asText(readGift),
  moodlexml: asText(readMoodleXml),
  aiken: asText(readList),
  json: asText(readJson),
  qti: async (bytes) => readQtiPackage(bytes),
  qti21: async (bytes) => readQtiPackage(bytes),
  qti12: async (bytes) => readQtiPackage(bytes),
};

/** Questions are compared as they would be stored. */
const stored = (question: unknown): unknown => Question.parse({ ...(question as object), id: 'same' });

async function throughFile(format: Read, questions: Question[]) {
  const { bytes, report } = await writeQuestions(format, questions);
  const items = await READERS[format](bytes);
  return { report, items };
}

const RUNS: Record<Read, number> = {
  'questions-csv': 80,
  'questions-xlsx': 12,
  gift: 80,
  moodlexml: 80,
  aiken: 60,
  json: 40,
  qti: 60,
  qti21: 40,
  qti12: 60,
};

const formulas = buildQuestion({
  id: 'same',
  question: 'What is $x^2 < \\frac{a}{b}$?',
  options: [
    { text: '$\\{1, 2\\}$', isCorrect: true, explanation: '' },
    { text: 'a $y_1$ or $5', isCorrect: false, explanation: '' },
  ],
});

describe('formulas', () => {
  it.each(FORMATS)('come back from %s', async (format) => {
    const { items, report } = await throughFile(format, [formulas]);
    expect(report[0]?.reason ?? '').not.toMatch(/layout|formula/i);
    const read = stored(items[0]?.question) as Question;
    expect([read.question, read.options.map(({ text }) => text)]).toEqual([
      formulas.question,
      formulas.options.map(({ text }) => text),
    ]);
  });

  it('are what each format knows', async () => {
    const textIn = async (format: Read) => decodeText((await writeQuestions(format, [formulas])).bytes);
    expect(await textIn('moodlexml')).toContain('\\(x^2 &amp;lt; \\frac{a}{b}\\)');
    expect(await textIn('json')).not.toContain('<math');
  });
});

describe('what is written', () => {
  it.each(FORMATS)('%s gives back every question that it holds whole', async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyQuestion, { maxLength: 4 }), async (questions) => {
        const { report, items } = await throughFile(format, questions);
        const written = questions.filter((_, index) => report[index]?.status !== 'dropped');
        expect(report).toHaveLength(questions.length);
        expect(items.map(({ problem }) => problem)).toEqual(written.map(() => undefined));
        for (const [index, item] of items.entries()) {
          const original = written[index];
          const { status } = report[questions.indexOf(original as Question)] ?? {};
          if (status !== 'kept') continue;
          expect(item.changes).toEqual([]);
          expect(stored(item.question)).toEqual(stored(original));
        }
      }),
      { numRuns: RUNS[format] },
    );
  });

  it.each(FORMATS)('%s holds plain questions of the types that it knows', async (format) => {
    await fc.assert(
      fc.asyncProperty(plainQuestion(format), async (question) => {
        const { report, items } = await throughFile(format, [question]);
        expect(report).toMatchObject([{ status: 'kept', reason: '' }]);
        expect(stored(items[0]?.question)).toEqual(stored(question));
      }),
      { numRuns: format === 'questions-xlsx' ? 8 : 30 },
    );
  });

  it.each(FORMATS)(
    '%s keeps the marks before a sign, which spreadsheets need against formulas',
    async (format) => {
      const question = buildQuestion({ question: "'+one", explanation: "''=two" });
      const { items } = await throughFile(format, [question]);
      expect(items[0]?.question?.question).toBe("'+one");
      if (format !== 'aiken') expect(items[0]?.question?.explanation).toBe("''=two");
    },
  );

  it.each(FORMATS)('%s accounts for no questions too', async (format) => {
    const { report, items } = await throughFile(format, []);
    expect(report).toEqual([]);
    expect(items.filter(({ question }) => question)).toEqual([]);
  });
});
