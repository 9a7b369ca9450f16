import { READ_AS, writeQuestions } from '@quizhall/functions/exports/model/index.ts';
import type { ImportFormat } from '@quizhall/functions/imports/model/detect.ts';
import { readQuestions } from '@quizhall/functions/imports/model/index.ts';
import { QUIZ_EXPORT_FORMATS } from '@quizhall/shared/contract/exports/quiz-exports';
import { LIMITS } from '@quizhall/shared/model/limits';
import { slowTexts } from './import-growth.ts';
import { questions as choices } from './sample.ts';

/** A quiz as large as one can be, of questions that every format holds. */
const QUESTIONS = Array.from({ length: LIMITS.questions }, (_, index) => {
  const sample = choices[index % choices.length];
  if (!sample) throw new Error('The sample has no questions');
  return { ...sample, id: `question${index}`, question: `${sample.question} Variant ${index}.` };
});

const writerOf = (format: ImportFormat) => QUIZ_EXPORT_FORMATS.find((known) => READ_AS[known] === format);

const triviaOf = (questions: typeof QUESTIONS): string =>
  questions
    .map(({ question, options }) => {
      const right = options.find(({ isCorrect }) => isCorrect)?.text ?? '';
      const lines = options.map(({ text }, index) => `${'ABCD'[index]} ${text}`);
      return `#Q ${question}\n^ ${right}\n${lines.join('\n')}\n`;
    })
    .join('\n');

async function fileOf(format: ImportFormat, questions: typeof QUESTIONS): Promise<Uint8Array> {
  const writer = writerOf(format);
  if (!writer) return new TextEncoder().encode(triviaOf(questions));
  return (await writeQuestions(writer, questions)).bytes;
}

const ROUNDS = 9;

/** Middle of several rounds in milliseconds; the first warms up and does not count. */
async function median(work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

const whole = (number: number): string => Math.round(number).toLocaleString('en');

async function row(format: ImportFormat): Promise<string[]> {
  const file = await fileOf(format, QUESTIONS);
  const { questions } = await readQuestions({ source: file, format });
  if (questions.length !== QUESTIONS.length)
    throw new Error(`${format}: ${questions.length} questions came back`);
  const reading = await median(() => readQuestions({ source: file, format }));
  const writer = writerOf(format);
  const writing = writer && (await median(() => writeQuestions(writer, QUESTIONS)));
  const perSecond = (ms: number) => whole((QUESTIONS.length / ms) * 1000);
  return [
    format,
    whole(file.length / 1000),
    reading.toFixed(1),
    perSecond(reading),
    writing === undefined ? '' : writing.toFixed(1),
    writing === undefined ? '' : perSecond(writing),
  ];
}

const SIZES = [100_000, 300_000, LIMITS.importText];

/** As many questions as fit into a text of this size. */
async function textOf(format: ImportFormat, size: number): Promise<string> {
  const perQuestion = (await fileOf(format, QUESTIONS)).length / QUESTIONS.length;
  const count = Math.floor(size / perQuestion);
  const many = Array.from({ length: count }, (_, index) => {
    const sample = QUESTIONS[index % QUESTIONS.length];
    if (!sample) throw new Error('The sample has no questions');
    return { ...sample, question: `${sample.question} (${index})` };
  });
  return new TextDecoder().decode(await fileOf(format, many)).slice(0, size);
}

const TEXT_FORMATS = ['opentriviaqa', 'csv', 'gift', 'aiken', 'moodlexml', 'json'] as const;

async function sizeRow(format: ImportFormat): Promise<string[]> {
  const cells: string[] = [];
  for (const size of SIZES) {
    const text = await textOf(format, size);
    cells.push((await median(() => readQuestions({ source: text, format }))).toFixed(0));
  }
  return [format, ...cells];
}

const table = (header: string[], rows: string[][]): string =>
  [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

async function rowsOf(formats: readonly ImportFormat[], make: (format: ImportFormat) => Promise<string[]>) {
  const rows: string[][] = [];
  for (const format of formats) rows.push(await make(format));
  return rows;
}

const quiz = await rowsOf([...TEXT_FORMATS, 'excel', 'qti'], row);
const sizes = await rowsOf(TEXT_FORMATS, sizeRow);
process.stdout.write(
  `${table(['format', 'file, kB', 'read, ms', 'read, questions/s', 'write, ms', 'write, questions/s'], quiz)}\n\n`,
);
process.stdout.write(`${table(['read, ms', ...SIZES.map((size) => `${whole(size / 1000)} kB`)], sizes)}\n`);

const slow = await slowTexts();
process.stdout.write(
  slow.length === 0
    ? '\nNo text takes longer than in proportion to its length.\n'
    : `\nOut of proportion:\n${slow.join('\n')}\n`,
);
process.exitCode = slow.length === 0 ? 0 : 1;
