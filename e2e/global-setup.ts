import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');
const READY_SECONDS = 60;

/**
 * Starts a stage of built site and bundled functions on free ports and a folder that disappears with it. With E2E_STAGE
 * set to the stage.json of a running stage, that one is used instead.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_STAGE) {
    process.env.STAGE_URLS = readFileSync(process.env.E2E_STAGE, 'utf8');
    return undefined;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'quizhall-e2e-'));
  const stage = spawn(process.execPath, ['infra/local/start.ts', '--bundled'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', STAGE_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(stage, 'exit');
  const stop = async () => {
    stage.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (let tenth = 0; tenth < READY_SECONDS * 10; tenth++) {
    const urls = readStage(join(dataDir, 'stage.json'));
    if (urls) {
      process.env.STAGE_URLS = urls;
      return stop;
    }
    if (stage.exitCode !== null) break;
    await delay(100);
  }
  await stop();
  throw new Error(`The stage was not ready within ${READY_SECONDS} s`);
}

/** The stage writes this file once everything answers. */
function readStage(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
