import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { contract } from '@quizhall/shared/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAlive } from '../engines/process.ts';
import { demoAccounts } from '../seed/accounts.ts';
import { call } from '../seed/api.ts';
import { readSeedQuizzes } from '../seed/quizzes.ts';
import type { StageFile } from './stage.ts';

const ROOT = join(import.meta.dirname, '../../..');
const READY_MS = 10_000;

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quizhall-stage-'));
});

afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a script as a person would, without the environment of the tests. */
function run(script: string, env: Record<string, string>): ChildProcess {
  const { PATH = '', HOME = '', DYNAMODB_ENGINE = '' } = process.env;
  const child = spawn(process.execPath, [join('infra/local', script)], {
    cwd: ROOT,
    env: { PATH, HOME, ...(DYNAMODB_ENGINE && { DYNAMODB_ENGINE }), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

interface Started {
  child: ChildProcess;
  stage: StageFile;
  readyMs: number;
  dataDir: string;
}

async function start(name: string): Promise<Started> {
  const dataDir = join(folder, name);
  const began = performance.now();
  const child = run('start.ts', { STAGE_DIR: dataDir });
  const errors = child.stderr ? text(child.stderr) : '';
  for await (const line of createInterface({ input: child.stdout ?? process.stdin }))
    if (line.startsWith('Quizhall runs')) {
      const readyMs = performance.now() - began;
      return {
        child,
        readyMs,
        dataDir,
        stage: JSON.parse(readFileSync(join(dataDir, 'stage.json'), 'utf8')),
      };
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

describe('a stage', { timeout: 60_000 }, () => {
  it('is ready and seeded within ten seconds, beside another one, and ends with all it started', async () => {
    const [one, other] = await Promise.all([start('one'), start('other')]);
    expect(Math.max(one.readyMs, other.readyMs)).toBeLessThan(READY_MS);
    expect(one.stage.site).not.toBe(other.stage.site);

    expect(await quizTitles(one.stage, 'creator')).toEqual(seededTitles('creator'));
    expect(await quizTitles(one.stage, 'organization')).toEqual(seededTitles('organization'));
    await signIn(one.stage, 'learner');
    const page = await fetch(one.stage.site);
    expect(await page.text()).toContain('<div id="root">');
    expect((await fetch(`${one.stage.inbox}/store`)).status).toBe(200);

    const engine = enginePid(one);
    expect(isAlive(engine)).toBe(true);
    expect(await end(one, 'SIGINT')).toBe(0);
    expect(isAlive(engine)).toBe(false);
    for (const name of ['stage.json', 'lock']) expect(existsSync(join(one.dataDir, name))).toBe(false);

    expect((await fetch(`${other.stage.api}/health`)).status).toBe(200);
  });

  it('goes on after it was killed, and completes a seed that was interrupted', async () => {
    const killed = await start('stage');
    const engine = enginePid(killed);
    await end(killed, 'SIGKILL');
    rmSync(join(killed.dataDir, 'seeded'));
    const again = await start('stage');
    expect(isAlive(engine)).toBe(false);
    expect(await quizTitles(again.stage, 'creator')).toEqual(seededTitles('creator'));
  });

  it('lets tests move its clock, do its due work and wait for its stream', async () => {
    const { stage } = await start('stage');
    const control = async (action: string, body?: object) => {
      const response = await fetch(stage.control + action, { method: 'POST', body: JSON.stringify(body) });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const hour = await control('/clock', { advanceSeconds: 3_600 });
    const ahead = Date.parse(String(hour.body.now)) - Date.now();
    expect(ahead).toBeGreaterThan(3_590_000);
    const { serverNow } = await predata(stage);
    expect(Date.parse(serverNow) - Date.now()).toBeGreaterThan(3_590_000);
    expect(await control('/tick')).toEqual({ status: 200, body: { finished: 0 } });
    expect((await control('/drain')).status).toBe(200);
    expect((await control('/sweep')).body.swept).toBeGreaterThan(0);
    expect((await control('/clock', { advanceSeconds: 'x' })).status).toBe(400);
    expect((await control('/explode')).status).toBe(404);
  });
});

async function predata(stage: StageFile): Promise<{ serverNow: string }> {
  const token = await signIn(stage, 'creator');
  const { quizzes } = await call(stage.api, contract.quizzes.listQuizzes, { token });
  const response = await fetch(`${stage.api}/quizzes/${quizzes[0]?.code}/predata`);
  return ((await response.json()) as { data: { serverNow: string } }).data;
}

describe('a stage that cannot run says why in one line', { timeout: 60_000 }, () => {
  it('when its folder or its port is taken', async () => {
    const { stage, dataDir } = await start('taken');
    const again = await refusal(run('start.ts', { STAGE_DIR: dataDir }));
    expect(again).toEqual({
      code: 1,
      said: `A stage already runs on ${dataDir} (process ${stage.pid}). End it, or set STAGE_DIR to another folder.`,
    });
    const { port } = new URL(stage.site);
    const samePort = await refusal(run('start.ts', { STAGE_DIR: join(folder, 'b'), PORT: port }));
    expect(samePort).toEqual({
      code: 1,
      said: `Port ${port} for the site (PORT) is taken. Set another one, or end the program that uses it.`,
    });
    const reset = await refusal(run('reset.ts', { STAGE_DIR: dataDir }));
    expect(reset.said).toBe(`A stage runs on ${dataDir} (process ${stage.pid}). End it first.`);
  });

  it('when its data is damaged, and a reset mends it', async () => {
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

  it('when a setting makes no sense', async () => {
    expect(await refusal(run('start.ts', { PORT: 'web' }))).toEqual({
      code: 1,
      said: 'PORT must be a port number, not "web".',
    });
  });
});
