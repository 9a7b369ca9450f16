import type * as z from 'zod';

/** Result of one step: the number of items handled, and the cursor of the next step or the job's result. */
export type JobStep<Cursor> =
  | { handled: number; total: number; cursor: Cursor }
  | { handled: number; result: Record<string, unknown>; url?: string };

/**
 * A kind of background job, run in steps. A step handles some hundred items or takes about five seconds. A
 * step may run again from the same cursor after a crash and must then have the same effects.
 */
export interface JobKind<Input extends object, Cursor> {
  input: z.ZodType<Input>;
  cursor: z.ZodType<Cursor>;
  /** Without a cursor: from the beginning. */
  step: (input: Input, cursor: Cursor | undefined) => Promise<JobStep<Cursor>>;
  /** What its owner reads when it was given up. */
  failed: string;
}

/** A job kind that parses its stored input and cursor itself. */
export interface AnyJobKind<Input extends object = object> {
  /** Only for the types of `startRun`. */
  input: z.ZodType<Input>;
  failed: string;
  step: (input: unknown, cursor: unknown) => Promise<JobStep<unknown>>;
}

export function jobKind<Input extends object, Cursor>(kind: JobKind<Input, Cursor>): AnyJobKind<Input> {
  const { input, cursor, failed } = kind;
  return {
    input,
    failed,
    step: async (storedInput, storedCursor) =>
      kind.step(
        input.parse(storedInput),
        storedCursor === undefined ? undefined : cursor.parse(storedCursor),
      ),
  };
}
