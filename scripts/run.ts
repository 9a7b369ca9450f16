import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Tools of the project come first, Node 24 among them, however the script was called. */
const PATH = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter);

/** Runs a command in the project's folder, its output on ours, and answers its exit code. */
export async function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PATH, ...env } });
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } catch (error) {
    console.error(
      `${command} could not be started: ${error instanceof Error ? error.message : String(error)}`,
    );
    return 1;
  }
}
