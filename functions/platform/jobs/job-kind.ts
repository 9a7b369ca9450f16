import type * as z from 'zod';

/** What one step did: so much more is done, and where the next one goes on, or what came out. */
export type Step<Cursor> =
  | { handled: number; total: number; cursor: Cursor }
  | { handled: number; result: Record<string, unknown>; url?: string };

/**
 * A kind of background work, cut into steps. A step does a bounded part of it, some hundred items or five seconds, and
 * may be done again from the same cursor after a crash: its effects must be the same then.
 */
export interface RunKind<Input extends object, Cursor> {
  input: z.ZodType<Input>;
  cursor: z.ZodType<Cursor>;
  /** Without a cursor: from the beginning. */
  step: (input: Input, cursor: Cursor | undefined) => Promise<Step<Cursor>>;
  /** What its owner reads when it was given up. */
  failed: string;
}

/** A kind whose stored input and cursor are read by its own schemas. */
export interface AnyRunKind<Input extends object = object> {
  /** Only for the types of `startRun`. */
  input: z.ZodType<Input>;
  failed: string;
  step: (input: unknown, cursor: unknown) => Promise<Step<unknown>>;
}

export function runKind<Input extends object, Cursor>(kind: RunKind<Input, Cursor>): AnyRunKind<Input> {
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
