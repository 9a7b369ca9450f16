import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');
/** Ends what hangs. Two starts at once, with the build of the site, take minutes on a machine that does other work beside. */
const READY_SECONDS = 900;

export interface StageUrls {
  site: string;
  api: string;
  inbox: string;
  control: string;
  dynamodb: string;
  table: string;
  pid: number;
}

export interface RunningStage {
  urls: StageUrls;
  dataDir: string;
  stop: () => Promise<void>;
}

/**
 * Starts a stage of built site and bundled functions on free ports and a folder that disappears with it. With E2E_STAGE
 * set to the stage.json of a running stage, that one is used instead, and goes on afterwards. `environment` is what its
 * functions are told besides, `more` what the stage is started with (`--full`).
 * @throws Error when the stage is not ready in time
 */
export async function startBundledStage(
  environment: Record<string, string> = {},
  more: readonly string[] = [],
): Promise<RunningStage> {
  if (process.env.E2E_STAGE) {
    const running = readStage(process.env.E2E_STAGE);
    if (!running) throw new Error(`No stage runs with ${process.env.E2E_STAGE}`);
    return { urls: running, dataDir: dirname(process.env.E2E_STAGE), stop: async () => undefined };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'quizhall-stage-'));
  const stage = spawn(process.execPath, ['infra/local/start.ts', '--bundled', ...more], {
    cwd: ROOT,
    env: { ...process.env, ...environment, PORT: '0', STAGE_DIR: dataDir, LOG_LEVEL: 'error' },
    // Through the channel the stage sees that we are gone, however we go.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(stage, 'exit');
  const stop = async () => {
    stage.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (let tenth = 0; tenth < READY_SECONDS * 10; tenth++) {
    const urls = readStage(join(dataDir, 'stage.json'));
    if (urls) return { urls, dataDir, stop };
    if (stage.exitCode !== null) break;
    await delay(100);
  }
  await stop();
  throw new Error(`The stage was not ready within ${READY_SECONDS} s`);
}

/** The stage writes this file once everything answers. */
function readStage(file: string): StageUrls | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StageUrls;
  } catch {
    return undefined;
  }
}
