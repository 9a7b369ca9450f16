import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Asks AWS: the words of its command line, by the profile and region of the environment. Answers what it says as JSON. */
export type Aws = (...words: string[]) => Promise<unknown>;

/** AWS has no such thing. */
export class NotThere extends Error {}

const run = promisify(execFile);
const NOT_THERE =
  /\((?:ResourceNotFoundException|NotFoundException|ParameterNotFound|NoSuchHostedZone)\)|does not exist/;

/**
 * The command line of AWS on this machine.
 * @throws NotThere for what AWS does not know
 */
export const aws: Aws = async (...words) => {
  try {
    const { stdout } = await run('aws', [...words, '--output', 'json'], { maxBuffer: 32_000_000 });
    return stdout.trim() === '' ? {} : (JSON.parse(stdout) as unknown);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error('The command line of AWS is not installed here (aws)', { cause: error });
    const said = String((error as { stderr?: unknown }).stderr ?? error).trim();
    throw NOT_THERE.test(said)
      ? new NotThere(said, { cause: error })
      : new Error(said.split('\n').at(-1), { cause: error });
  }
};

/** What AWS says, or nothing where it has no such thing. */
export async function ifThere(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof NotThere) return undefined;
    throw error;
  }
}

/** `--name value` for each. */
export const options = (given: Record<string, string>): string[] =>
  Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);
