import * as z from 'zod';

/** Id of a background job. */
export const JobId = z.string().regex(/^run_[A-Za-z0-9]{16}$/, 'Not a run id');

/** Background job, as its owner sees it. */
export const Job = z.object({
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
export type Job = z.output<typeof Job>;
