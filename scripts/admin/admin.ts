import { helpText, parseCommandLine, Refusal, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';

interface Surroundings {
  /** Who does it, where the command line does not say. */
  operator: string;
  /** Has the repositories find the table of this stage. */
  connect: (stage: string) => Promise<void>;
}

/** Does what a command line says; answers what to print, and how the process ends. */
export async function admin(
  argv: readonly string[],
  { operator, connect }: Surroundings,
): Promise<{ code: 0 | 1 | 2; output: string }> {
  try {
    const { command, help, stage, call } = parseCommandLine(COMMANDS, argv, operator);
    if (help || !command) return { code: help ? 0 : 2, output: helpText(COMMANDS, command) };
    await connect(stage);
    return { code: 0, output: (await command.run(call)).join('\n') };
  } catch (error) {
    if (error instanceof Refusal) return { code: 1, output: error.message };
    const hint = error instanceof UsageError ? '\nnpm run admin -- --help tells what there is.' : '';
    return { code: 2, output: `${error instanceof Error ? error.message : String(error)}${hint}` };
  }
}
