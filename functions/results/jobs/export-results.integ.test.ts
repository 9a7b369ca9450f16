import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { ResultsFile } from '@quizhall/shared/model/results/results-file';
import { encodeAnswer, encodeMarks, markAnswers } from '@quizhall/shared/grading';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { parse } from 'csv-parse/sync';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attemptKey, finishedIndex } from '../../platform/dynamodb/keys.ts';
import { getJob } from '../../platform/jobs/job-store.ts';
import { table, TableName } from '../../platform/dynamodb/table.ts';
import type * as Parts from '../../platform/storage/multipart-upload.ts';
import { uploadPart } from '../../platform/storage/multipart-upload.ts';
import type * as Storage from '../../platform/storage/storage.ts';
import { getFileStart, storeFile } from '../../platform/storage/storage.ts';
import { nowIso, setClock } from '../../platform/clock.ts';
import { coAuthorOf } from '../../testing/co-authors.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { work } from '../../testing/runs.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { readSheets, addressedRows } from '../../testing/workbook.ts';
import type * as Gather from '../model/gather-submissions.ts';
import { submissionsOf } from '../model/gather-submissions.ts';
import { handler as beginExport } from '../../exports/handlers/begin-export.ts';
import { handler as exportQuiz } from '../../exports/handlers/export-quiz.ts';
import { handler as getExport } from '../handlers/get-export.ts';
import { handler as updateQuiz } from '../../quizzes/handlers/update-quiz.ts';
import { resultsRun } from './export-results.ts';
import { buildQuiz } from '@quizhall/shared/testing/factories';

vi.mock('../../platform/storage/storage.ts', async (original) => {
  const storage = await original<typeof Storage>();
  return { ...storage, getFileStart: vi.fn(storage.getFileStart), storeFile: vi.fn(storage.storeFile) };
});
vi.mock('../../platform/storage/multipart-upload.ts', async (original) => {
  const parts = await original<typeof Parts>();
  // Parts of which some hundred submissions make several.
  return { ...parts, MIN_PART_BYTES: 20_000, uploadPart: vi.fn(parts.uploadPart) };
});

vi.mock('../model/gather-submissions.ts', async (original) => {
  const gather = await original<typeof Gather>();
  return { ...gather, submissionsOf: vi.fn(gather.submissionsOf) };
});
const { submissionsOf: plainly } = await vi.importActual<typeof Gather>('../model/gather-submissions.ts');

afterEach(() => {
  setClock(0);
  vi.mocked(submissionsOf).mockReset().mockImplementation(plainly);
  vi.mocked(uploadPart).mockReset();
  vi.mocked(storeFile).mockReset();
});

type Format = 'csv' | 'xlsx' | 'json' | 'pdf';

const { questions } = buildQuiz();
const RIGHT: Record<string, string | string[]> = {
  q1: 'Paris',
  q2: ['3', '2'],
  q3: 'True',
  q4: 'Goethe',
  q5: 'Au',
};
const answers = Object.fromEntries(
  questions.map((question, at) => {
    const userAnswer = RIGHT[question.id] ?? null;
    return [at, encodeAnswer(question, { userAnswer, timeSpent: 3, flagged: false }) ?? ''];
  }),
);
const marks = encodeMarks({
  revision: 0,
  each: markAnswers(questions, new Map(Object.entries(RIGHT))),
});

/** Finished attempts of guests, as the table has them; the clock stands long after the last of them. */
async function seed(quizId: string, shards: number, from: number, to: number): Promise<void> {
  const items = Array.from({ length: to - from }, (_, at) => {
    const n = from + at;
    const participant = `g_${String(n).padStart(16, '0')}`;
    // Every tenth one at the same moment, as where the server finishes many at the end of the time.
    const completedAt = Date.UTC(2026, 0, 1) + Math.floor(n / 10) * 1_000;
    return {
      ...attemptKey(quizId, participant, 1),
      ...finishedIndex(quizId, n % shards, new Date(completedAt).toISOString()),
      status: 'completed',
      version: 1,
      startedAt: completedAt - 60_000,
      deadlineAt: completedAt + 60_000,
      name: `Guest ${n}`,
      email: '',
      seq: 1,
      index: 0,
      answers,
      marks,
      finishedBy: 'participant',
      card: {
        id: `${quizId}.${participant}.1`,
        quizTitle: 'Capitals',
        name: `Guest ${n}`,
        email: '',
        status: 'completed',
        percentage: 100,
        passed: true,
        time: 60,
        completedAt,
        late: false,
      },
    };
  });
  for (let at = 0; at < items.length; at += 25) {
    const puts = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
    await table.send(new BatchWriteCommand({ RequestItems: { [TableName]: puts } }));
  }
}

async function takenBy(count: number, shards = 3) {
  const { user, token } = await signedIn();
  const quiz = await publishedQuiz({ quiz: { ownerId: user.id, title: 'Capitals', shards } });
  await seed(quiz.id, shards, 0, count);
  const begin = (format: Format) =>
    invokeEndpoint(beginExport, quizzes.beginExport, { token, params: { id: quiz.id }, body: { format } });
  const fetchFile = async (runId: string) => {
    const { status, body } = await invokeEndpoint(getExport, quizzes.getExport, {
      token,
      params: { id: runId },
    });
    expect(status).toBe(200);
    const file = await fetch(body.data.url);
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(bytes.length).toBe(body.data.size);
    return { ...body.data, bytes, disposition: file.headers.get('content-disposition') };
  };
  const run = async (format: Format) => {
    const { runId } = (await begin(format)).body.data;
    await work({ ownerId: user.id, id: runId }, 'results');
    return fetchFile(runId);
  };
  return { user, token, quiz, begin, run, fetchFile };
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

const namesIn = (csv: Uint8Array): string[] =>
  parse<Record<string, string>>(Buffer.from(csv), { bom: true, columns: true }).map(
    (row) => row['Name'] ?? '',
  );

describe('a run that writes results', () => {
  it('writes what the direct download writes, for more than fit into that', async () => {
    const { token, quiz, run } = await takenBy(1_001);
    const sent = { token, params: { id: quiz.id }, query: {} };
    const direct = await invokeEndpoint(exportQuiz, quizzes.exportQuiz, sent);
    expect([direct.status, direct.body.code]).toEqual([413, 'EXPORT_TOO_LARGE']);
    const { bytes, fileName, results, disposition } = await run('csv');
    expect([fileName, results?.submissions]).toEqual(['Capitals.results.csv', 1_001]);
    expect(disposition).toContain('attachment; filename="Capitals.results.csv"');
    const names = namesIn(bytes);
    expect([names.length, new Set(names).size]).toEqual([1_001, 1_001]);
    expect([names[0], names.at(-1)]).toEqual(['Guest 0', 'Guest 1000']);
  });

  it('writes pages of a workbook and of JSON that are one file', async () => {
    const { run } = await takenBy(260);
    const workbook = (await run('xlsx')).bytes;
    const sheets = readSheets(workbook);
    expect(sheets.map(({ rows }) => rows.length)).toEqual([1 + 260, 1 + 260 * 5, 1 + 5 + 1]);
    // An empty row stands between the questions and what is said of all of them.
    expect(addressedRows(workbook)).toEqual([upTo(1 + 260), upTo(1 + 260 * 5), [...upTo(1 + 5), 8]]);
    const { bytes } = await run('json');
    const file = ResultsFile.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
    expect(file.submissions).toHaveLength(260);
  });

  it('has columns of those versions alone that somebody took, and of the newest', async () => {
    const { token, quiz, run } = await takenBy(3);
    let { revision } = quiz;
    for (const question of ['Never asked?', 'Newest?']) {
      const sent = { revision, questions: [{ type: 'essay' as const, question }] };
      const request = { token, params: { id: quiz.id }, body: sent };
      ({ revision } = (await invokeEndpoint(updateQuiz, quizzes.updateQuiz, request)).body.data.quiz);
    }
    const file = ResultsFile.parse(JSON.parse(Buffer.from((await run('json')).bytes).toString('utf8')));
    expect(file.questions.map(({ version }) => version)).toEqual([3, 1, 1, 1, 1, 1]);
    expect(file.submissions).toHaveLength(3);
  });

  it('ends a page by the length of its text, and a download at once, too', async () => {
    const { token, quiz, run } = await takenBy(120);
    const long = 'x'.repeat(180_000);
    vi.mocked(submissionsOf).mockImplementation(async (attempts) =>
      (await plainly(attempts)).map((one) => ({ ...one, info: { long } })),
    );
    const sent = { token, params: { id: quiz.id }, query: {} };
    expect((await invokeEndpoint(exportQuiz, quizzes.exportQuiz, sent)).status).toBe(413);
    expect(vi.mocked(submissionsOf).mock.calls.map(([attempts]) => attempts.length)).toEqual([100]);
    const file = ResultsFile.parse(JSON.parse(Buffer.from((await run('json')).bytes).toString('utf8')));
    expect(new Set(file.submissions.map(({ id }) => id)).size).toBe(120);
    const pieces = vi.mocked(storeFile).mock.calls.filter(([key]) => key.includes('.piece-'));
    expect(pieces.map(([, , bytes]) => bytes.length > 5_000_000)).toEqual([true, true, false]);
  });

  it('goes on where a worker died, with nothing twice and nothing of those who came since', async () => {
    const { user, quiz, begin, fetchFile } = await takenBy(300);
    const { runId } = (await begin('csv')).body.data;
    const ref = { ownerId: user.id, id: runId };
    let stored = 0;
    const { storeFile: store } = await vi.importActual<typeof Storage>('../../platform/storage/storage.ts');
    vi.mocked(storeFile).mockImplementation(async (...sent) => {
      await store(...sent);
      // The piece lies there, the step is not kept.
      if (sent[0].includes('.piece-') && (stored += 1) === 2) throw new Error('The worker dies');
    });
    expect(await work(ref, 'results')).toBe(false);
    setClock(120_000);
    await seed(quiz.id, 3, 300, 320);
    expect(await work(ref, 'results')).toBe(true);
    const names = namesIn((await fetchFile(runId)).bytes);
    expect([names.length, new Set(names).size]).toEqual([300, 300]);
  });

  it('joins a file of several parts, also where a worker died among them', async () => {
    const { user, begin, fetchFile } = await takenBy(300);
    const { runId } = (await begin('json')).body.data;
    const ref = { ownerId: user.id, id: runId };
    const { uploadPart: send } = await vi.importActual<typeof Parts>(
      '../../platform/storage/multipart-upload.ts',
    );
    const sent: number[] = [];
    vi.mocked(uploadPart).mockImplementation(async (...part) => {
      const etag = await send(...part);
      sent.push(part[2]);
      if (sent.length === 2) throw new Error('The worker dies');
      return etag;
    });
    expect(await work(ref, 'results')).toBe(false);
    setClock(120_000);
    expect(await work(ref, 'results')).toBe(true);
    expect(sent.slice(0, 4)).toEqual([1, 2, 2, 3]);
    const { bytes, disposition } = await fetchFile(runId);
    expect(disposition).toContain('filename="Capitals.results.json"');
    const { submissions } = ResultsFile.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
    expect(new Set(submissions.map(({ id }) => id)).size).toBe(300);
  });

  it('is for those alone who may see who took the quiz, at each of its steps', async () => {
    const { user, quiz, begin } = await takenBy(3);
    const viewer = await coAuthorOf(quiz.id, 'viewer');
    const asViewer = (format: Format) =>
      invokeEndpoint(beginExport, quizzes.beginExport, {
        token: viewer.token,
        params: { id: quiz.id },
        body: { format },
      });
    expect([(await asViewer('csv')).status, (await asViewer('pdf')).status]).toEqual([403, 202]);
    const input = {
      userId: viewer.user.id,
      quizId: quiz.id,
      key: 'exports/x',
      format: 'csv',
      until: nowIso(),
    };
    await expect(resultsRun.step(input, undefined)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { runId } = (await begin('pdf')).body.data;
    await work({ ownerId: user.id, id: runId }, 'results');
    expect(await getJob({ ownerId: user.id, id: runId })).toMatchObject({ status: 'done' });
  });

  it('says that a file is gone, and to make it again', async () => {
    const { token, user, begin } = await takenBy(1);
    const { runId } = (await begin('csv')).body.data;
    await work({ ownerId: user.id, id: runId }, 'results');
    vi.mocked(getFileStart).mockResolvedValueOnce(undefined);
    const { status, body } = await invokeEndpoint(getExport, quizzes.getExport, {
      token,
      params: { id: runId },
    });
    expect([status, body.code, body.message]).toEqual([
      404,
      'EXPORT_GONE',
      'This export is no longer there. Make it again.',
    ]);
  });
});
