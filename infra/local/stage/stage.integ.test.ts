import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { contract } from '@quizhall/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { javaProblem } from '../engines/dynamodb.ts';
import { commandLine, isAlive } from '../engines/process.ts';
import { demoAccounts } from '../seed/accounts.ts';
import { call } from '../seed/api.ts';
import { readSeedQuizzes } from '@quizhall/functions/quizzes/model/open-trivia.ts';
import { runJourney } from '../testing/journey.ts';
import type { StageFile } from './stage.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** With the build of the site, when its sources have changed. */
const SLOW_MS = 240_000;

const folder = mkdtempSync(join(tmpdir(), 'quizhall-stage-'));
const children: ChildProcess[] = [];

/** `other` runs on Amazon's engine. Only a person's machine may lack Java; a build server must have it. */
const OTHER_ENGINE = process.env.CI || !javaProblem() ? 'amazon' : 'dynoxide';

/** Two stages side by side, one on each engine, for all tests of this file: each start costs seconds. */
let one: Started;
let other: Started;

const startOther = () => start('other', { DYNAMODB_ENGINE: OTHER_ENGINE });

beforeAll(async () => {
  [one, other] = await Promise.all([start('one'), startOther()]);
}, SLOW_MS);

afterAll(async () => {
  for (const child of children) {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}, SLOW_MS);

/** Runs a script as a person would, without the environment of the tests. */
function run(script: string, env: Record<string, string>): ChildProcess {
  const { PATH = '', HOME = '', DYNAMODB_ENGINE = '', DYNOXIDE_PATH = '' } = process.env;
  const engine = { ...(DYNAMODB_ENGINE && { DYNAMODB_ENGINE }), ...(DYNOXIDE_PATH && { DYNOXIDE_PATH }) };
  const child = spawn(process.execPath, [join('infra/local', script)], {
    cwd: ROOT,
    env: { PATH, HOME, ...engine, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

interface Started {
  child: ChildProcess;
  stage: StageFile;
  dataDir: string;
}

async function start(name: string, env: Record<string, string> = {}): Promise<Started> {
  const dataDir = join(folder, name);
  const child = run('start.ts', { STAGE_DIR: dataDir, ...env });
  const errors = child.stderr ? text(child.stderr) : '';
  for await (const line of createInterface({ input: child.stdout ?? process.stdin }))
    if (line.startsWith('Quizhall runs')) {
      const stage = JSON.parse(readFileSync(join(dataDir, 'stage.json'), 'utf8')) as StageFile;
      return { child, dataDir, stage };
    }
  throw new Error(`The stage did not start: ${await errors}`);
}

/** Waits for the end of a program that should refuse to run, and answers what it said. */
async function refusal(child: ChildProcess): Promise<{ code: number; said: string }> {
  const said = child.stderr ? text(child.stderr) : '';
  const [code] = (await once(child, 'exit')) as [number];
  return { code, said: (await said).trim() };
}

async function end({ child }: Started, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

const enginePid = ({ dataDir }: Started) =>
  Number(readFileSync(join(dataDir, 'dynamodb', 'engine.pid'), 'utf8'));

/** What every process of this machine was started with. */
function commandLines(): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => commandLine(Number(pid)) ?? []);
}

async function signIn({ api }: StageFile, role: keyof typeof demoAccounts): Promise<string> {
  const { email, password } = demoAccounts[role];
  return (await call(api, contract.auth.login, { body: { email, password } })).tokens.accessToken;
}

async function quizTitles(stage: StageFile, role: 'creator' | 'organization'): Promise<string[]> {
  const token = await signIn(stage, role);
  const { quizzes } = await call(stage.api, contract.quizzes.listQuizzes, { query: { limit: '100' }, token });
  expect(new Set(quizzes.map(({ status }) => status))).toEqual(new Set(['published']));
  return quizzes.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b));
}

const seededTitles = (role: string) =>
  readSeedQuizzes()
    .filter(({ owner }) => owner === role)
    .map(({ title }) => title)
    .toSorted((a, b) => a.localeCompare(b));

async function control({ stage }: Started, action: string, body?: object) {
  const response = await fetch(stage.control + action, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function serverNow({ stage }: Started): Promise<number> {
  const token = await signIn(stage, 'creator');
  const { quizzes } = await call(stage.api, contract.quizzes.listQuizzes, { token });
  const response = await fetch(`${stage.api}/quizzes/${quizzes[0]?.code}/predata`);
  return Date.parse(((await response.json()) as { data: { serverNow: string } }).data.serverNow);
}

describe('a stage', { timeout: SLOW_MS }, () => {
  it('is ready and tells where', async () => {
    expect(one.stage.site).not.toBe(other.stage.site);
    expect(await (await fetch(one.stage.site)).text()).toContain('<div id="root"');
    expect((await fetch(`${one.stage.api}/health`)).status).toBe(200);
    expect((await fetch(`${one.stage.inbox}/store`)).status).toBe(200);
  });

  it('has its demo accounts and public quizzes', async () => {
    expect(await quizTitles(one.stage, 'creator')).toEqual(seededTitles('creator'));
    expect(await quizTitles(one.stage, 'organization')).toEqual(seededTitles('organization'));
    await signIn(one.stage, 'learner');
  });

  it('has people who have taken three of the quizzes, in numbers that stand at once', async () => {
    const token = await signIn(one.stage, 'creator');
    const { quizzes } = await call(one.stage.api, contract.quizzes.listQuizzes, {
      query: { limit: '100' },
      token,
    });
    expect(
      quizzes.filter(({ totalResponses }) => totalResponses > 0).map((quiz) => quiz.totalResponses),
    ).toEqual([30, 30]);
    const capitals = quizzes.find(({ title }) => title === 'Capitals of the world');
    const { stats, recentAttempts } = await call(one.stage.api, contract.quizzes.getQuizOverview, {
      params: { id: capitals?.id ?? '' },
      token,
    });
    expect(stats).toMatchObject({ uniqueParticipants: 29, totalAttempts: 30, completedAttempts: 30 });
    const ages = recentAttempts.map(({ date }) => Date.now() - Date.parse(date));
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Date.now() - Date.parse(capitals?.createdAt ?? '')).toBeGreaterThan(Math.max(...ages));
  });

  it.each([
    ['its default engine', () => one],
    [OTHER_ENGINE, () => other],
  ])('takes a person from signup to the statistics of a quiz on %s', async (_engine, stage) => {
    expect(await runJourney(stage().stage)).toMatchObject({
      totalAttempts: 1,
      completedAttempts: 1,
      averageScore: 100,
    });
  });

  it('lets tests move its clock, do its due work, wait for its stream and sweep', async () => {
    const hour = await control(other, '/clock', { advanceSeconds: 3_600 });
    expect(Date.parse(String(hour.body.now)) - Date.now()).toBeGreaterThan(3_500_000);
    expect((await serverNow(other)) - Date.now()).toBeGreaterThan(3_500_000);
    expect((await serverNow(one)) - Date.now()).toBeLessThan(60_000);
    expect(await control(other, '/tick')).toEqual({
      status: 200,
      body: { finished: 0, told: 0, started: 0 },
    });
    expect((await control(other, '/drain')).status).toBe(200);
    expect((await control(other, '/sweep')).body.swept).toBeGreaterThan(0);
    expect((await control(other, '/clock', { advanceSeconds: 'x' })).status).toBe(400);
    expect((await control(other, '/explode')).status).toBe(404);
  });

  it('refuses a second one on its folder or its port, and a reset, in one line each', async () => {
    const { dataDir, stage } = one;
    expect(await refusal(run('start.ts', { STAGE_DIR: dataDir }))).toEqual({
      code: 1,
      said: `A stage already runs on ${dataDir} (process ${stage.pid}). End it, or set STAGE_DIR to another folder.`,
    });
    const { port } = new URL(stage.site);
    expect(await refusal(run('start.ts', { STAGE_DIR: join(folder, 'third'), PORT: port }))).toEqual({
      code: 1,
      said: `Port ${port} for the site (PORT) is taken. Set another one, or end the program that uses it.`,
    });
    expect(await refusal(run('reset.ts', { STAGE_DIR: dataDir }))).toEqual({
      code: 1,
      said: `A stage runs on ${dataDir} (process ${stage.pid}). End it first.`,
    });
  });

  it('ends with all that it started and leaves others alone', async () => {
    const engine = enginePid(one);
    expect(isAlive(engine)).toBe(true);
    expect(await end(one, 'SIGINT')).toBe(0);
    expect(isAlive(engine)).toBe(false);
    for (const name of ['stage.json', 'lock']) expect(existsSync(join(one.dataDir, name))).toBe(false);
    expect((await fetch(`${other.stage.api}/health`)).status).toBe(200);
  });

  it('can be ended in the middle of its start', async () => {
    const dataDir = join(folder, 'interrupted');
    const child = run('start.ts', { STAGE_DIR: dataDir });
    const pidFile = join(dataDir, 'dynamodb', 'engine.pid');
    await expect.poll(() => existsSync(pidFile), { timeout: SLOW_MS, interval: 2 }).toBe(true);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(readdirSync(dataDir)).not.toContain('lock');
    expect(commandLines().filter((line) => line.includes(dataDir))).toEqual([]);
  });

  it('goes on after it was killed, and completes a seed that was interrupted', async () => {
    const engine = enginePid(other);
    await end(other, 'SIGKILL');
    rmSync(join(other.dataDir, 'seeded'));
    other = await startOther();
    expect(isAlive(engine)).toBe(false);
    expect(await quizTitles(other.stage, 'creator')).toEqual(seededTitles('creator'));
    // Nobody takes a quiz a second time for it.
    const token = await signIn(other.stage, 'creator');
    const { quizzes } = await call(other.stage.api, contract.quizzes.listQuizzes, {
      query: { limit: '100' },
      token,
    });
    expect(Math.max(...quizzes.map(({ totalResponses }) => totalResponses))).toBe(30);
  });

  it('says in one line that its data is damaged, and a reset mends it', async () => {
    const dataDir = join(folder, 'damaged');
    mkdirSync(join(dataDir, 'dynamodb'), { recursive: true });
    writeFileSync(join(dataDir, 'dynamodb', 'dynoxide.db'), 'no database'.repeat(500));
    const env = { STAGE_DIR: dataDir, DYNAMODB_ENGINE: 'dynoxide' };
    const { code, said } = await refusal(run('start.ts', env));
    expect([code, said.split('\n')]).toEqual([
      1,
      [expect.stringContaining('is damaged and cannot be opened')],
    ]);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);

    const [resetCode] = (await once(run('reset.ts', env), 'exit')) as [number];
    expect(resetCode).toBe(0);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('says in one line that its folder cannot be written', async () => {
    const { code, said } = await refusal(run('start.ts', { STAGE_DIR: '/proc/self' }));
    expect([code, said.split('\n')]).toEqual([
      1,
      [expect.stringMatching(/^The data folder \/proc\/self cannot/)],
    ]);
  });

  it('says in one line that a setting makes no sense', async () => {
    expect(await refusal(run('start.ts', { PORT: 'web' }))).toEqual({
      code: 1,
      said: 'PORT must be a port number, not "web".',
    });
  });
});
