import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { LOOPBACK } from '../../local/engines/engine.ts';
import { close, listen } from '../../local/engines/ports.ts';
import type { Aws } from '../aws.ts';

/** AWS refuses. */
export class AwsRefusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** What a script has said, and the code it ended with. */
export interface Ended {
  code: number;
  output: string;
}

const ROOT = join(import.meta.dirname, '../../..');

/** Runs a script of the project as a person does, in a process of its own. */
export const runScript = (
  name: string,
  words: readonly string[],
  env: Record<string, string>,
  root = ROOT,
): Promise<Ended> =>
  new Promise((done) => {
    const options = { cwd: root, env: { ...process.env, ...env }, maxBuffer: 32_000_000 };
    execFile(process.execPath, [join(root, 'scripts', name), ...words], options, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}` }),
    );
  });

const PROGRAM = `#!${process.execPath}
const asked = { method: 'POST', body: JSON.stringify(process.argv.slice(2)) };
fetch(process.env.AWS_COMMAND_LINE, asked).then((answer) => answer.json()).then(({ code, stdout, stderr }) => {
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = code;
});
`;

/** `describe-table` → `DescribeTable` */
const operationOf = (command = ''): string =>
  command.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The command line of AWS: a program `aws`, first on the path of who runs with `env`, which asks the given double and says what
 * it answers as AWS's own says it: JSON on one stream, `An error occurred (Code) when calling …` on the other, with code 254. It
 * checks no words, knows no `--query`, and signs nothing.
 */
export async function openCommandLine(double: Aws) {
  const asked: string[][] = [];
  const failures: { words: string; code: string }[] = [];
  const server = createServer((request, response) => {
    const answer = async () => {
      const words = (await json(request)) as string[];
      const told = words.slice(0, words.lastIndexOf('--output'));
      asked.push(told);
      const failure = failures.findIndex((one) => told.join(' ').startsWith(one.words));
      const [due] = failure === -1 ? [] : failures.splice(failure, 1);
      try {
        if (due) throw new AwsRefusal(due.code, 'Refused by the test.');
        return { code: 0, stdout: JSON.stringify(await double(...told)), stderr: '' };
      } catch (error) {
        const code = error instanceof AwsRefusal ? error.code : 'InternalServerError';
        const operation = operationOf(told[1]);
        const stderr = `\nAn error occurred (${code}) when calling the ${operation} operation: ${(error as Error).message}\n`;
        return { code: 254, stdout: '', stderr };
      }
    };
    void answer().then((said) => response.end(JSON.stringify(said)));
  });
  const port = await listen(server, undefined, 'the command line of AWS');
  const folder = mkdtempSync(join(tmpdir(), 'quizhall-aws-'));
  writeFileSync(join(folder, 'aws'), PROGRAM);
  chmodSync(join(folder, 'aws'), 0o755);
  const env = {
    PATH: [folder, process.env['PATH']].join(delimiter),
    AWS_COMMAND_LINE: `http://${LOOPBACK}:${port}`,
  };
  return {
    env,
    /** Each call since the last look: service and command, `dynamodb describe-table`. */
    takeAsked: () => asked.splice(0).map(([service, command]) => `${service} ${command}`),
    /** The next call that begins so is refused, once. */
    failNext: (words: string, code = 'ThrottlingException') => void failures.push({ words, code }),
    close: async () => {
      await close(server);
      rmSync(folder, { recursive: true });
    },
  };
}

/** The value behind `--name`. @throws AwsRefusal for none */
export function optionOf(words: readonly string[], name: string): string {
  const value = words[words.indexOf(`--${name}`) + 1];
  if (!words.includes(`--${name}`) || value === undefined)
    throw new AwsRefusal('ParamValidation', `the following arguments are required: --${name}`);
  return value;
}
