import type { QuizExportFormat } from '@quizhall/shared/contract/exports/quiz-exports';
import type { Passage, Question } from '@quizhall/shared/model/quizzes/question';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import { ImportedFiles } from '../../imports/model/files.ts';
import { readQuestions } from '../../imports/model/index.ts';
import { writeQuestions } from './index.ts';

const BYTES = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');
const imported = () =>
  new ImportedFiles(
    (name, type) => `media/me/${name}.${type.split('/')[1]}`,
    (key) => key.startsWith('media/me/'),
  );
const KEY = imported().take(BYTES) ?? '';
const FILES = new Map([[KEY, BYTES]]);

const passage = (id: string, more: Partial<Passage> = {}): Passage => ({
  id,
  title: '',
  text: `Text of **${id}**, a < b {=1}.\n\nAnother ~ paragraph: $x^2$`,
  ...more,
});
const ask = (index: number, passageId?: string): Question =>
  buildQuestion({
    id: `q${index}`,
    question: `Number ${index}?`,
    timeLimit: 0,
    ...(passageId && { passageId }),
  });

async function throughFile(format: QuizExportFormat, questions: Question[], passages: Passage[]) {
  const { bytes, report } = await writeQuestions(format, questions, { title: '', passages, files: FILES });
  const files = imported();
  const read = await readQuestions({ source: bytes, files, ...(format === 'gift' && { format }) });
  const byId = new Map(read.passages?.map(({ id, ...rest }) => [id, rest]));
  return { report, read, files, about: read.questions.map(({ passageId }) => byId.get(passageId ?? '')) };
}

const HOLD = ['moodlexml', 'gift', 'qti', 'json'] as const;

describe.each(HOLD)('passages in %s', (format) => {
  it('come back with the questions that share them, wherever these stand', async () => {
    const passages = [passage('a'), passage('b'), passage('unused')];
    const plain = new Map(passages.map(({ id, title, text }) => [id, { title, text }]));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', undefined), { minLength: 1, maxLength: 6 }),
        async (ids) => {
          const { report, about, read } = await throughFile(
            format,
            ids.map((id, index) => ask(index, id)),
            passages,
          );
          expect(report.map(({ status }) => status)).toEqual(ids.map(() => 'kept'));
          expect(read.questions.map(({ question }) => question)).toEqual(ids.map((_, n) => `Number ${n}?`));
          expect(about).toEqual(ids.map((id) => plain.get(id ?? '')));
        },
      ),
      { numRuns: 15 },
    );
  });
});

it.each(['moodlexml', 'qti', 'json'] as const)('%s carries the picture of a passage', async (format) => {
  const media = { key: KEY, alt: 'A map' };
  const { about, read, files, report } = await throughFile(
    format,
    [ask(1, 'a'), ask(2, 'a')],
    [passage('a', { text: '', media })],
  );
  expect(report.map(({ status }) => status)).toEqual(['kept', 'kept']);
  expect(about).toEqual([
    { title: '', text: '', media },
    { title: '', text: '', media },
  ]);
  if (format !== 'json') expect(files.of(read.questions, read.passages).map(({ key }) => key)).toEqual([KEY]);
});

it.each(['qti', 'json'] as const)('%s has their titles', async (format) => {
  const { about, report } = await throughFile(
    format,
    [ask(1, 'a')],
    [passage('a', { title: 'Light & *so*' })],
  );
  expect([report[0]?.status, about[0]?.title]).toEqual(['kept', 'Light & *so*']);
});

it.each(['moodlexml', 'gift'] as const)('%s says what becomes of title and picture', async (format) => {
  const named = passage('a', { title: 'Light *so*', media: { key: 'media/me/other.png', alt: '' } });
  const { about, report } = await throughFile(format, [ask(1, 'a')], [named]);
  expect(report[0]).toMatchObject({
    status: 'changed',
    reason: 'The title of its passage was written into its text. The picture was left out of its passage',
  });
  expect(about[0]?.text).toMatch(/^Light \\\*so\\\*\n\nText of/);
});

it('a table has them before the description, and says so', async () => {
  const { report } = await throughFile('questions-csv', [ask(1, 'a')], [passage('a')]);
  expect(report[0]).toMatchObject({
    status: 'changed',
    reason: 'Its passage is written into its description',
  });
});

it('a passage whose first question does not fit the format stays with the others', async () => {
  const essay = buildQuestion({
    id: 'q0',
    type: 'ordering',
    question: 'Sort.',
    items: ['//x', 'y'],
    options: [],
    passageId: 'a',
  });
  const { about } = await throughFile('gift', [essay, ask(1, 'a')], [passage('a')]);
  expect(about.map((one) => one?.text)).toEqual([passage('a').text]);
});
