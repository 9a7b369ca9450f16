import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { ResultsFile } from '@quizhall/shared/model/results/results-file';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { parse } from 'csv-parse/sync';
import { afterEach, describe, expect, it } from 'vitest';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { now, setClock } from '../../platform/clock.ts';
import { everyReader } from '../../testing/background.ts';
import { coAuthorOf } from '../../testing/co-authors.ts';
import { essayWorld, handedIn } from '../../testing/essays.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { correctable, resultOf, takenWith } from '../../testing/regrading.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { ALL_WRONG, RIGHT, start, submit } from '../../testing/taking.ts';
import { readSheets } from '../../testing/workbook.ts';
import { handler } from '../../exports/handlers/export-quiz.ts';
import { handler as getAnalysis } from './get-quiz-analysis.ts';
import { handler as updateQuiz } from '../../quizzes/handlers/update-quiz.ts';

const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

type Format = 'csv' | 'xlsx' | 'pdf' | 'results-json';

const ask = (id: string, token: string, format?: Format) =>
  invokeEndpoint(handler, quizzes.exportQuiz, { token, params: { id }, query: format ? { format } : {} });

const rowsOf = (bytes: Uint8Array): Record<string, string>[] =>
  parse(Buffer.from(bytes), { bom: true, columns: true });

/** A quiz of this owner that two guests have finished and a third one has begun. */
async function takenQuiz() {
  const { user, token } = await signedIn();
  const quiz = await publishedQuiz({
    quiz: { ownerId: user.id, title: 'Capitals', shards: 2 },
    settings: { participantInfo: [{ field: 'department', label: 'Your class', required: false }] },
  });
  const guest = (name: string, more = {}) => ({
    participantInfo: { name, email: `${name.toLowerCase()}@example.com`, ...more },
    deviceId: name.repeat(10),
  });
  const ada = (await start(quiz.id, guest('Ada', { department: '=SUM(A1)' }))).body.data;
  await submit(ada, RIGHT);
  await submit((await start(quiz.id, guest('Bob'))).body.data, ALL_WRONG);
  await start(quiz.id, guest('Cleo'));
  return { user, token, quiz };
}

describe('GET /quizzes/{id}/export of results', () => {
  it('leaves the seconds of a question empty that was never opened, and keeps those of one that was skipped', async () => {
    const { user, token } = await signedIn();
    const quiz = await publishedQuiz({ quiz: { ownerId: user.id } });
    const paper = (await start(quiz.id)).body.data;
    await submit(paper, { q1: 'Paris', q2: null });
    const [row] = rowsOf((await ask(quiz.id, token, 'csv')).bytes);
    expect([1, 2, 3].map((number) => row?.[`Q${number} seconds`])).toEqual(['3', '3', '']);
    const { submissions } = JSON.parse((await ask(quiz.id, token, 'results-json')).bytes.toString('utf8'));
    expect(submissions[0].answers.map(({ unopened }: { unopened?: true }) => unopened === true)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('answers CSV unless told otherwise: a row for each finished attempt, by the time of the hand-in', async () => {
    const { token, quiz } = await takenQuiz();
    const { status, headers, bytes } = await ask(quiz.id, token);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('filename="Capitals.results.csv"'),
    });
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = rowsOf(bytes);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      Name: 'Ada',
      'E-mail': 'ada@example.com',
      'Your class': "'=SUM(A1)",
      Attempt: '1',
      Status: 'Completed',
      'Score %': '100',
      Passed: 'yes',
      'Completed (UTC)': expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      Late: 'no',
      Counts: 'yes',
      'Tab switches': '2',
      'Q1 correct': 'yes',
      'Q1 seconds': '3',
    });
    expect(rows[1]).toMatchObject({ Name: 'Bob', 'Score %': '0', Passed: 'no', 'Q1 correct': 'no' });
    const columns = Object.keys(rows[0] ?? {}).filter((name) => /^Q\d+ answer: /.test(name));
    expect(columns.map((name) => rows[0]?.[name])).toEqual(['Paris', '2; 3', 'True', ' goethe ', 'au']);
  });

  it('has a column for each question of older versions, after those of the newest', async () => {
    const { token, quiz } = await takenQuiz();
    const questions = [{ type: 'essay' as const, question: 'Why?' }];
    const saved = await invokeEndpoint(updateQuiz, quizzes.updateQuiz, {
      token,
      params: { id: quiz.id },
      body: { revision: quiz.revision, questions },
    });
    expect(saved.status).toBe(200);
    const [row] = rowsOf((await ask(quiz.id, token, 'csv')).bytes);
    const points = Object.entries(row ?? {}).filter(
      ([name]) => name.endsWith('points') && name.startsWith('Q'),
    );
    expect(points.map(([name]) => name)).toEqual([
      'Q1 points',
      ...[1, 2, 3, 4, 5].map((number) => `Q${number} (version 1) points`),
    ]);
    expect([points[0]?.[1], Number(points[1]?.[1]) > 0]).toEqual(['', true]);
  });

  it('says what the card says after the key was corrected: a dropped question earns and costs nothing', async () => {
    const world = await correctable({ settings: { passingScore: 90 } });
    const { quiz, owner } = world;
    await takenWith(quiz, { ...RIGHT, q5: 'Ag' });
    await world.apply([{ questionId: 'q5', drop: true }]);
    setClock(60_000);
    await stream.drain();
    const { bytes } = await ask(quiz.id, owner.token, 'results-json');
    const [submission] = ResultsFile.parse(JSON.parse(bytes.toString('utf8'))).submissions;
    const { card } = (await getAttempt(submission?.id ?? '')) ?? {};
    const { percentage, passed } = card ?? {};
    expect([percentage, passed]).toEqual([100, true]);
    expect(submission).toMatchObject({ percentage, passed, points: 40, possible: 40 });
    expect(submission?.answers.map(({ possible }) => possible)).toEqual([10, 10, 10, 10, 0]);
    const [row] = rowsOf((await ask(quiz.id, owner.token, 'csv')).bytes);
    expect(row).toMatchObject({ 'Score %': '100', Passed: 'yes', 'Points possible': '40' });
  });

  it('answers JSON as its schema says, with essays, and no score while one waits', async () => {
    const world = await essayWorld();
    await handedIn(world);
    const { bytes } = await ask(world.quiz.id, world.token, 'results-json');
    const file = ResultsFile.parse(JSON.parse(bytes.toString('utf8')));
    expect(file.submissions).toMatchObject([
      {
        status: 'pending_review',
        waiting: 2,
        answers: [
          { text: 'Paris', correct: true, pending: false },
          { text: 'Because of lead.', pending: true },
          { text: 'Because of Goths.', pending: true },
        ],
      },
    ]);
    expect(file.submissions[0]).not.toHaveProperty('percentage');
    const [row] = rowsOf((await ask(world.quiz.id, world.token, 'csv')).bytes);
    expect([row?.['Score %'], row?.['Passed'], row?.['Answers to grade']]).toEqual(['', '', '2']);
  });

  it('answers a workbook with typed cells on three sheets', async () => {
    const { token, quiz } = await takenQuiz();
    const { status, bytes } = await ask(quiz.id, token, 'xlsx');
    expect(status).toBe(200);
    const sheets = readSheets(bytes);
    expect(sheets.map(({ name }) => name)).toEqual(['Submissions', 'Answers', 'Questions']);
    const [heading = [], ada = []] = sheets[0]?.rows ?? [];
    const cell = (name: string) => ada[heading.findIndex((text) => text === name)];
    expect(['Name', 'Your class', 'Score %', 'Passed'].map(cell)).toEqual(['Ada', '=SUM(A1)', '100', 'TRUE']);
    expect(cell('Completed (UTC)')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(sheets[1]?.rows).toHaveLength(1 + 2 * 5);
    expect(sheets[2]?.rows.map(([first]) => first).slice(1 + 5)).toEqual([
      'Reliability is not known yet: it takes 30 graded submissions.',
    ]);
  });

  it('says how far scores can be trusted, as the overview does, from thirty graded submissions on', async () => {
    const { user, token } = await signedIn();
    const quiz = await publishedQuiz({ quiz: { ownerId: user.id, title: 'Capitals' } });
    const papers = [RIGHT, { ...RIGHT, q1: 'Nice', q5: 'Ag' }, ALL_WRONG];
    for (let n = 0; n < 30; n += 1) await takenWith(quiz, papers[n % papers.length] ?? RIGHT);
    await stream.drain();
    const request = { token, params: { id: quiz.id } };
    const { reliability } = (await invokeEndpoint(getAnalysis, quizzes.getQuizAnalysis, request)).body.data;
    const { alpha = 0, standardError } = reliability;
    expect(alpha).toBeGreaterThan(0.8);
    const rows = readSheets((await ask(quiz.id, token, 'xlsx')).bytes)[2]?.rows ?? [];
    expect(rows.slice(-3).map(([name, value]) => [name, Number(value)])).toEqual([
      ['Reliability (Cronbach’s alpha)', alpha],
      ['Standard error of measurement, percentage points', standardError],
      ['Graded submissions', 30],
    ]);
    const { text } = await readPdf((await ask(quiz.id, token, 'pdf')).bytes);
    expect(text).toContain(`Reliability (Cronbach’s alpha): ${alpha.toFixed(2)}, `);
  });

  it('counts quarters of points exactly in results, exports, statistics and regrades', async () => {
    const written = (id: string, points: number, answer: string) =>
      buildQuestion({ type: 'short_answer', id, points, correctAnswers: [answer] });
    const questions = [written('a', 0.25, 'Au'), written('b', 0.5, 'Ag'), written('c', 2.75, 'Fe')];
    const { quiz, owner, apply } = await correctable({ questions });
    const session = await takenWith(quiz, { a: 'Au', b: 'Pb', c: 'Fe' });
    const { score, results = [] } = await resultOf(session);
    expect(score).toMatchObject({ totalScore: 3, totalPossibleScore: 3.5, percentage: 85.71 });
    expect(results.map(({ points, maxPoints }) => [points, maxPoints])).toEqual([
      [0.25, 0.25],
      [0, 0.5],
      [2.75, 2.75],
    ]);

    await stream.drain();
    const request = { token: owner.token, params: { id: quiz.id } };
    const analysis = (await invokeEndpoint(getAnalysis, quizzes.getQuizAnalysis, request)).body.data;
    expect(analysis.questions.map(({ facility }) => facility)).toEqual([100, 0, 100]);

    const [row] = rowsOf((await ask(quiz.id, owner.token)).bytes);
    expect(row).toMatchObject({
      Points: '3',
      'Points possible': '3.5',
      'Q1 points': '0.25',
      'Q2 points': '0',
    });
    const sheets = readSheets((await ask(quiz.id, owner.token, 'xlsx')).bytes);
    const [head = [], first = []] = sheets[0]?.rows ?? [];
    expect(first[head.indexOf('Points possible')]).toBe('3.5');

    expect((await apply([{ questionId: 'b', correctAnswers: ['Ag', 'Pb'] }])).status).toBe(202);
    setClock(60_000);
    await stream.drain();
    expect((await resultOf(session)).score).toMatchObject({ totalScore: 3.5, percentage: 100 });
  });

  it('answers the overview as a tagged PDF, also to whoever may not see who took it', async () => {
    const { token, quiz } = await takenQuiz();
    const viewer = await coAuthorOf(quiz.id, 'viewer');
    for (const asking of [token, viewer.token]) {
      const { status, headers, bytes } = await ask(quiz.id, asking, 'pdf');
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
      const { text, tags, info } = await readPdf(bytes);
      expect(info.Title).toBe('Results: Capitals');
      expect(tags.map(({ role }) => role)).toEqual(expect.arrayContaining(['H1', 'H2', 'P']));
      expect(text).toContain('Score distribution');
      expect(text).not.toContain('Ada');
    }
  });

  it.each(['csv', 'xlsx', 'results-json'] as const)(
    'tells a viewer nothing of people: %s',
    async (format) => {
      const { quiz } = await takenQuiz();
      const answers = ['viewer', 'editor', 'grader'].map(async (role) => {
        const { token } = await coAuthorOf(quiz.id, role as 'viewer');
        return (await ask(quiz.id, token, format)).status;
      });
      expect(await Promise.all(answers)).toEqual([403, 403, 200]);
      expect((await ask(quiz.id, (await signedIn()).token, format)).status).toBe(404);
    },
  );

  it.each(['csv', 'xlsx', 'pdf', 'results-json'] as const)('writes %s of nobody, too', async (format) => {
    const { user, token } = await signedIn();
    const { id } = await publishedQuiz({ questions: [buildQuestion()], quiz: { ownerId: user.id } });
    const { status, bytes } = await ask(id, token, format);
    expect([status, bytes.length > 100]).toEqual([200, true]);
  });
});
