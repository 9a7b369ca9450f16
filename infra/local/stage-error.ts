/** A reason why the stage cannot run that its user can mend: shown as one line, without a stack. */
export class StageError extends Error {
  override name = 'StageError';
}

/** What the machine refuses when something is written, in words. */
const REFUSALS: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'Your share of the disk is full',
  EROFS: 'The disk is read-only',
  EACCES: 'The stage may not write here',
  EPERM: 'The stage may not write here',
};
/** The same from programs that answer with a text alone: SQLite and the bundler. */
const TEXTS: [RegExp, string][] = [
  [/database or disk is full|no space left on device/i, 'ENOSPC'],
  [/read-only file system/i, 'EROFS'],
  [/readonly database|unable to open database file/i, 'EACCES'],
];

/** One line for what the machine refuses (a full disk, a read-only folder); undefined for every other failure. */
export function refusalText(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path, syscall = '' } = error as NodeJS.ErrnoException;
  // Programs and ports are refused with the same codes.
  if (/^(spawn|listen|connect)/.test(syscall)) return undefined;
  const found = TEXTS.find(([pattern]) => pattern.test(error.message));
  const words = REFUSALS[found ? found[1] : code];
  return words && `${words}: ${path ?? error.message}. STAGE_DIR names another data folder.`;
}

/** The text to show for a failure: one line for what the user can mend, the whole stack for our own mistakes. */
export function failureText(error: unknown): string {
  if (error instanceof StageError) return error.message;
  return refusalText(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}
