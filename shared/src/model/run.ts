import * as z from 'zod';

/** Id of a background run. */
export const RunId = z.string().regex(/^run_[A-Za-z0-9]{16}$/, 'Not a run id');

/** A job that goes on after the answer to whoever began it. */
export const Run = z.object({
  id: z.string(),
  kind: z.string(),
  status: z.enum(['queued', 'running', 'done', 'failed']),
  /** How much of it is done; never goes down. */
  done: z.number(),
  /** Of how much: an estimate until the run has ended. */
  total: z.number(),
  /** Where what it made can be fetched. */
  url: z.string().optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  /** Why it failed, in words for its owner. */
  message: z.string().optional(),
});
export type Run = z.output<typeof Run>;
