/** A reason why the stage cannot run that its user can mend: shown as one line, without a stack. */
export class StageError extends Error {
  override name = 'StageError';
}

/** The text to show for a failure: one line for what the user can mend, the whole stack for our own mistakes. */
export function failureText(error: unknown): string {
  if (error instanceof StageError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
