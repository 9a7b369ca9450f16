import { parseArgs } from 'node:util';

/** What a command is called with. */
export interface Call {
  args: Readonly<Record<string, string>>;
  options: Readonly<Record<string, string>>;
  /** Says what it would do, and does nothing. */
  dryRun: boolean;
  /** Who does it. */
  by: string;
}

/** One command of `npm run admin`. */
export interface Command {
  /** One word or two: `quiz take-down`. */
  name: string;
  summary: string;
  /** What stands behind the name, in this order; each has to be given. */
  args: readonly { name: string; about: string }[];
  options: readonly { name: string; about: string; required?: true }[];
  /** Changes something: may be tried with `--dry-run`, and is kept in the log of operators. */
  writes: boolean;
  /** Does it, on the stage that is connected by then. Answers what to print. */
  run: (call: Call) => Promise<readonly string[]>;
}

/** Why a command was not done, for whoever called it. */
export class Refusal extends Error {}

/** The command line cannot be read. */
export class UsageError extends Error {}

export interface Parsed {
  command: Command | undefined;
  help: boolean;
  stage: string;
  call: Call;
}

const COMMON = {
  stage: { type: 'string', default: 'local' },
  by: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** The command whose name begins the words. */
function commandOf(commands: readonly Command[], words: readonly string[]): Command | undefined {
  const begins = ({ name }: Command) => name.split(' ').every((word, i) => words[i] === word);
  return commands.find(begins);
}

/**
 * Reads a command line.
 * @throws UsageError where it names no command, or not what the command needs
 */
export function parseCommandLine(
  commands: readonly Command[],
  argv: readonly string[],
  operator: string,
): Parsed {
  const { words: all, given, common } = readWords(argv, commands);
  const { stage, by = '', help, 'dry-run': dryRun } = common;
  const command = commandOf(commands, all);
  const words = all.slice(command?.name.split(' ').length ?? 0);
  if (!command && words.length > 0) throw new UsageError(`There is no command "${words.join(' ')}"`);
  if (command && !help) assertComplete(command, { words, given, dryRun });
  const args = Object.fromEntries((command?.args ?? []).map(({ name }, i) => [name, words[i] ?? '']));
  return { command, help, stage, call: { args, options: given, dryRun, by: by.trim() || operator } };
}

/** Words, options of commands, and options of all. */
function readWords(argv: readonly string[], commands: readonly Command[]) {
  const own = commands.flatMap(({ options }) =>
    options.map(({ name }) => [name, { type: 'string' as const }]),
  );
  const options: Record<string, { type: 'string' }> = Object.fromEntries(own);
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { ...options, ...COMMON },
      allowPositionals: true,
    });
    const { stage, by, help, 'dry-run': dryRun, ...given } = values;
    return {
      words: positionals,
      given: given as Record<string, string>,
      common: { stage, by, help, 'dry-run': dryRun },
    };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function assertComplete(
  { args, options, writes, name }: Command,
  { words, given, dryRun }: { words: readonly string[]; given: Record<string, string>; dryRun: boolean },
): void {
  const [missing] = args.slice(words.length);
  if (missing) throw new UsageError(`Which ${missing.name}? (${missing.about})`);
  if (words.length > args.length) throw new UsageError(`What is "${words.slice(args.length).join(' ')}"?`);
  const needed = options.find((option) => option.required && !given[option.name]?.trim());
  if (needed) throw new UsageError(`--${needed.name} is missing (${needed.about})`);
  const known = new Set(options.map((option) => option.name));
  const foreign = Object.keys(given).find((option) => !known.has(option));
  if (foreign) throw new UsageError(`"${name}" has no option --${foreign}`);
  if (dryRun && !writes) throw new UsageError(`"${name}" writes nothing: it has no --dry-run`);
}

const usageOf = ({ name, args, options }: Command): string =>
  [
    name,
    ...args.map((arg) => `<${arg.name}>`),
    ...options.map((option) => (option.required ? `--${option.name} …` : `[--${option.name} …]`)),
  ].join(' ');

const table = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

const COMMON_HELP: readonly (readonly [string, string])[] = [
  ['--stage <name>', 'the stage: local (as it runs) unless told, or one on AWS by the ambient credentials'],
  ['--help', 'says this'],
];
const WRITING_HELP: readonly (readonly [string, string])[] = [
  ['--by <name>', 'who does it, for the log; the name of the user of this computer unless told'],
  ['--dry-run', 'says what it would do, and does nothing'],
];

/** What a command does and takes, or which commands there are. */
export function helpText(commands: readonly Command[], command?: Command): string {
  if (!command)
    return [
      'npm run admin -- <command>',
      '',
      ...table(commands.map((one) => [usageOf(one), one.summary] as const)),
      '',
      ...table([...COMMON_HELP, ...WRITING_HELP]),
    ].join('\n');
  return [
    `npm run admin -- ${usageOf(command)}`,
    '',
    command.summary,
    '',
    ...table([
      ...command.args.map(({ name, about }) => [`<${name}>`, about] as const),
      ...command.options.map(({ name, about }) => [`--${name} …`, about] as const),
      ...COMMON_HELP,
      ...(command.writes ? WRITING_HELP : []),
    ]),
  ].join('\n');
}
