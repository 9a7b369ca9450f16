import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StageError } from '../stage-error.ts';
import { lockFolder } from '../stage/lock.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Beside the chunks' list, which is not deployed either. */
const stampOf = (root: string) => join(root, 'frontend/dist/.vite/sources');
/** One build at a time: every stage of this checkout serves the same folder. */
const lockOf = (root: string) => join(root, 'infra/dist/site-build');
/** What the build reads. */
const SOURCES = ['frontend/**', 'shared/src/**', 'package-lock.json'];
const NO_SOURCE = /(^|\/)(node_modules|dist|dist-gallery|testing)(\/|$)|\.test\.tsx?$/;

export interface BuildOptions {
  /** Also when nothing has changed. */
  always?: boolean;
  /** Told before a build begins; a start that is interrupted calls what it is given. */
  onBuild?: (stop: () => void) => void;
  /** The project's folder, and what builds the site in it. */
  root?: string;
  run?: (onBuild: BuildOptions['onBuild']) => Promise<void>;
}

/** Builds the site and the gallery unless what stands there was built from the sources as they are. */
export async function buildSite(options: BuildOptions = {}): Promise<void> {
  const { always = false, onBuild, root = ROOT, run = runBuild } = options;
  const sources = fingerprint(root);
  const isNeeded = () => always || !isBuiltFrom(root, sources);
  if (!isNeeded()) return;
  const unlock = await lockBuild(root);
  try {
    // Somebody else may have built it meanwhile.
    if (!isNeeded()) return;
    await run(onBuild);
    writeFileSync(stampOf(root), sources);
  } finally {
    unlock();
  }
}

/** One text for one state of everything that the build reads. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const names = globSync(SOURCES, { cwd: root, exclude: (name) => NO_SOURCE.test(name) });
  for (const name of names.toSorted()) {
    const file = join(root, name);
    if (statSync(file).isFile()) hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function isBuiltFrom(root: string, sources: string): boolean {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

async function lockBuild(root: string): Promise<() => void> {
  for (;;) {
    try {
      return lockFolder(lockOf(root));
    } catch (error) {
      if (!(error instanceof StageError && existsSync(join(lockOf(root), 'lock')))) throw error;
      await pause(100);
    }
  }
}

async function runBuild(onBuild: BuildOptions['onBuild']): Promise<void> {
  // A group of its own, so that all of it can be ended.
  const child = spawn('npm', ['run', '--silent', 'build', '--workspace', 'frontend'], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', onBuild ? 'pipe' : 'inherit', onBuild ? 'pipe' : 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  onBuild?.(() => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new StageError(`The site could not be built.\n${output}`.trim());
}
