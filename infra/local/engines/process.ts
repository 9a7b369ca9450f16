import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const KEPT_OUTPUT = 4_000;

export interface Program {
  command: string;
  args: string[];
  /** Where the process id is kept, so that the next start can end what a killed stage left behind. */
  pidFile?: string;
}

/** A child process with the end of what it wrote to stderr. */
export interface Running {
  child: ChildProcess;
  output(): string;
  exited: Promise<unknown>;
}

/**
 * Starts a program in a process group of its own: Ctrl-C then reaches only the stage, which ends its parts in order.
 */
export function run({ command, args, pidFile }: Program): Running {
  if (pidFile) endLeftover(pidFile, args);
  const child = spawn(command, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-KEPT_OUTPUT);
  });
  const exited = Promise.race([once(child, 'exit'), once(child, 'error')]).catch((error: unknown) => {
    output += String(error);
  });
  if (pidFile && child.pid) writeFileSync(pidFile, String(child.pid));
  return { child, output: () => output.trim(), exited };
}

/** Waits until the program answers HTTP (any status), and gives up at once when it ends before that. */
export async function untilAnswering(url: string, running: Running, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && isRunning(running)) {
    if (await answers(url)) return isRunning(running);
    await pause(15);
  }
  return false;
}

function isRunning({ child }: Running): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(1_000) });
    await response.arrayBuffer();
    return true;
  } catch {
    // Not listening yet; the caller's deadline decides.
    return false;
  }
}

/** Asks the program to end, and ends it after `graceMs`. */
export async function end(running: Running, pidFile?: string, graceMs = 3_000): Promise<void> {
  const { child } = running;
  if (isRunning(running)) {
    child.kill('SIGTERM');
    const insist = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await running.exited;
    clearTimeout(insist);
  }
  if (pidFile) rmSync(pidFile, { force: true });
}

/** Ends the process that an earlier, killed stage left on the same data, recognised by pid and by its arguments. */
function endLeftover(pidFile: string, args: string[]): void {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  const dataPath = args.at(-1) ?? '';
  if (Number.isInteger(pid) && pid > 1 && commandLine(pid)?.includes(dataPath)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended between the look and the signal, which is what we wanted.
    }
  }
  rmSync(pidFile, { force: true });
}

/** What a process was started with; undefined when it is gone or the system does not tell. */
export function commandLine(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return undefined;
  }
}

/** Whether a process of that number runs. One that has ended and waits for its parent to notice has no arguments. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return commandLine(pid) !== '';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
