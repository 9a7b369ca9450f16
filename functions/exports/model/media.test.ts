import { createHash } from 'node:crypto';
import type { QuizExportFormat } from '@quizhall/shared/contract/exports/quiz-exports';
import { type Passage, Question } from '@quizhall/shared/model/quizzes/question';
import { UPLOAD_TYPES, type UploadType } from '@quizhall/shared/rules/quizzes/uploads';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { describe, expect, it } from 'vitest';
import { ImportedFiles } from '../../imports/model/files.ts';
import { readQuestions } from '../../imports/model/index.ts';
import { lossesOf, writeQuestions } from './index.ts';

const keyOf = (name: string, type: UploadType) => `media/me/${name}.${UPLOAD_TYPES[type].extension}`;
const imported = () => new ImportedFiles(keyOf, (key) => key.startsWith('media/me/'));

const file = (type: UploadType, hex: string) => {
  const bytes = Buffer.from(hex, 'hex');
  return { bytes, key: keyOf(createHash('sha256').update(bytes).digest('hex').slice(0, 32), type) };
};
const PNG = file('image/png', '89504e470d0a1a0a0000000d494844520000000100000001');
const OTHER = file('image/png', '89504e470d0a1a0a0000000d494844520000000100000002');
const MP3 = file('audio/mpeg', `494433${'00'.repeat(13)}`);
const MP4 = file('video/mp4', '00000018667479706d703432000000006d70343269736f6d');
const FILES = new Map([PNG, OTHER, MP3, MP4].map(({ key, bytes }) => [key, bytes]));

const media = ({ key }: { key: string }, alt: string) => ({ key, alt });
const option = (text: string, isCorrect: boolean, more: object = {}) => ({
  text,
  isCorrect,
  explanation: '',
  ...more,
});

const CASES: Record<string, Question> = {
  'a picture of the question and of options': buildQuestion({
    id: 'same',
    timeLimit: 0,
    question: 'What is **this** < that?',
    media: media(PNG, 'A "map" & more'),
    options: [
      option('Rome', true, { media: media(OTHER, 'A town'), explanation: 'Because' }),
      option('By its name', false, { media: media(PNG, 'By its name') }),
    ],
  }),
  'a sound': buildQuestion({ id: 'same', timeLimit: 0, question: 'Who sings?', media: media(MP3, 'A bird') }),
  'a film': buildQuestion({ id: 'same', timeLimit: 0, question: 'Who runs?', media: media(MP4, '') }),
};

const stored = (question: unknown): unknown => Question.parse({ ...(question as object), id: 'same' });

async function throughFile(format: QuizExportFormat, question: Question, files = FILES) {
  const { bytes, report } = await writeQuestions(format, [question], { title: '', files });
  const taken = imported();
  const read = await readQuestions({ source: bytes, files: taken });
  return { report, read, kept: taken.of(read.questions) };
}

describe.each(['moodlexml', 'qti', 'json'] as const)('%s', (format) => {
  it.each(Object.entries(CASES))('gives back %s', async (_, question) => {
    const { report, read, kept } = await throughFile(format, question);
    expect(report).toMatchObject([{ status: 'kept', reason: '' }]);
    expect(read.report).toMatchObject([{ status: 'kept', reason: '' }]);
    expect(stored(read.questions[0])).toEqual(stored(question));
    if (format === 'json') return;
    for (const { key, bytes } of kept) expect(Buffer.from(bytes)).toEqual(FILES.get(key));
    expect(kept.length).toBeGreaterThan(0);
  });
});

it.each(['moodlexml', 'qti'] as const)('%s says which files it does not carry', async (format) => {
  const question = CASES['a picture of the question and of options'] as Question;
  const captioned = { ...question, media: { ...media(MP4, 'A film'), captionsKey: 'media/me/a.vtt' } };
  const { report } = await throughFile(format, captioned, new Map([[MP4.key, MP4.bytes]]));
  expect(report[0]).toMatchObject({
    status: 'changed',
    reason: 'The picture was left out. Captions were left out',
  });
});

it('JSON names pictures that only their owner can use', async () => {
  const question = { ...CASES['a sound'], media: { key: 'media/you/a.mp3', alt: 'A bird' } } as Question;
  const { read } = await throughFile('json', question);
  expect(read.report).toMatchObject([{ status: 'changed', reason: 'The picture was left out' }]);
  expect(read.questions[0]?.media).toBeUndefined();
});

it('Moodle has no place for files of embedded answers, nor of True and False', async () => {
  const blanks = buildQuestion({
    type: 'fill_blank',
    question: '___ and ___',
    correctAnswers: ['a', 'b'],
    points: 2,
    options: [],
    grading: { partialCredit: true },
    media: media(PNG, 'A map'),
  });
  const words = buildQuestion({
    type: 'true_false',
    options: [option('True', true, { media: media(PNG, 'A map') }), option('False', false)],
  });
  const { report } = await writeQuestions('moodlexml', [blanks, words], { title: '', files: FILES });
  expect(report.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/The picture was left out/),
    expect.stringMatching(/Pictures of True and False were left out/),
  ]);
});

describe('files that are shown at several places', () => {
  const bytes = new Uint8Array(15_000_000);
  const film = { key: keyOf('film', 'video/mp4'), alt: 'A film' };
  const files = new Map([[film.key, bytes]]);
  const LOST = 'The film was left out: one file carries 50 MB of pictures, sounds and films';
  const ask = (n: number, more: Partial<Question> = {}) =>
    buildQuestion({ id: `q${n}`, question: `Number ${n}?`, timeLimit: 0, ...more });
  const copiesIn = (text: string) => text.split('<file ').length - 1;
  async function moodle(questions: Question[], passages: Passage[] = []) {
    const written = await writeQuestions('moodlexml', questions, { title: '', passages, files });
    const reasons = written.report.map(({ reason }) => reason);
    return { reasons, text: Buffer.from(written.bytes).toString('latin1') };
  }

  it('are copied for each of them, and stay behind where the export has no room for another copy', async () => {
    const { reasons, text } = await moodle([1, 2, 3, 4, 5].map((n) => ask(n, { media: film })));
    expect(reasons).toEqual(['', '', '', LOST, LOST]);
    expect(copiesIn(text)).toBe(3);
  });

  it('take room for the passage before each run of neighbours', async () => {
    const passages = [{ id: 'a', title: '', text: 'Look.', media: film }];
    const about = [1, 2, 3, 4].flatMap((n) => [
      ask(n, { passageId: 'a' }),
      ask(n, { passageId: 'a' }),
      ask(n),
    ]);
    const { reasons, text } = await moodle(about, passages);
    expect(reasons.filter(Boolean)).toEqual([`${LOST} of its passage`, `${LOST} of its passage`]);
    expect(reasons.slice(9)).toEqual([`${LOST} of its passage`, `${LOST} of its passage`, '']);
    expect(copiesIn(text)).toBe(3);
  });

  it('take no room with a question that cannot be written', async () => {
    const broken = ask(0, { media: film, question: '' });
    const { reasons, text } = await moodle([broken, broken, broken, ask(1, { media: film })]);
    expect([reasons.at(-1), copiesIn(text)]).toEqual(['', 1]);
  });

  it('lie in a package of QTI once', async () => {
    const questions = [1, 2, 3, 4, 5].map((n) => ask(n, { media: film }));
    const written = await writeQuestions('qti', questions, { title: '', files });
    expect(written.report.map(({ status }) => status)).toEqual(questions.map(() => 'kept'));
    expect(written.bytes.length).toBeLessThan(1.01 * bytes.length);
  });
});

it('what stays behind is told once for all questions that lose it, and no more than can be kept', () => {
  const entry = (number: number, status: 'kept' | 'changed' | 'dropped', reason: string) => ({
    number,
    status,
    reason,
    excerpt: '',
  });
  expect(
    lossesOf([
      entry(1, 'kept', ''),
      entry(2, 'changed', 'a'),
      entry(3, 'dropped', 'b'),
      entry(4, 'changed', 'a'),
    ]),
  ).toEqual([
    { status: 'changed', reason: 'a', numbers: [2, 4] },
    { status: 'dropped', reason: 'b', numbers: [3] },
  ]);
  const many = Array.from({ length: 500 }, (_, n) => entry(n, 'dropped', `${n} ${'x'.repeat(2_000)}`));
  expect(JSON.stringify(lossesOf(many)).length).toBeLessThan(50_000);
});
