import { resolve } from 'node:path';
import { StageError } from '../stage-error.ts';

export interface Settings {
  /** Absolute path of the folder that holds the stage's data. */
  dataDir: string;
  /** Undefined: any free port. */
  ports: { site?: number; dynamodb?: number; s3?: number; inbox?: number; control?: number };
  /** Run the bundled functions instead of the sources. */
  bundled: boolean;
  /** Serve the site from its sources, with hot updates, instead of the built one. */
  dev: boolean;
  /** Fill the stage with ten thousand public quizzes. */
  full: boolean;
}

const SITE_PORT = 3000;
const ARGUMENTS = ['--bundled', '--dev', '--full'];

/** Reads what the person set in environment variables and arguments. */
export function readSettings(env: NodeJS.ProcessEnv, args: readonly string[]): Settings {
  const unknown = args.find((arg) => !ARGUMENTS.includes(arg));
  if (unknown) throw new StageError(`Unknown argument "${unknown}"; there are ${ARGUMENTS.join(', ')}.`);
  return {
    dataDir: readDataDir(env),
    ports: {
      site: env.PORT ? readPort(env, 'PORT') : SITE_PORT,
      dynamodb: readPort(env, 'DYNAMODB_PORT'),
      s3: readPort(env, 'S3_PORT'),
      inbox: readPort(env, 'INBOX_PORT'),
      control: readPort(env, 'CONTROL_PORT'),
    },
    bundled: args.includes('--bundled'),
    dev: args.includes('--dev'),
    full: args.includes('--full'),
  };
}

/** The stage's data folder, `.local` in the project unless told. */
export function readDataDir(env: NodeJS.ProcessEnv): string {
  return resolve(env.STAGE_DIR ?? '.local');
}

/** Node 24 runs the sources as they are. npm scripts find it in devDependencies, so this concerns direct calls only. */
export function checkNode(version: string): void {
  if (Number(version.split('.')[0]) < 24)
    throw new StageError(
      `Quizhall needs Node 24, and this is ${version}. "npm ci" installs it for "npm start".`,
    );
}

/** 0 means any free port. */
function readPort(env: NodeJS.ProcessEnv, name: string): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StageError(`${name} must be a port number, not "${text}".`);
  return port === 0 ? undefined : port;
}
