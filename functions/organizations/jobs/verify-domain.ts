import * as z from 'zod';
import { lookAtProof, readDomainRef } from '../use-cases/domain-proof.ts';
import { jobKind, type JobStep } from '../../platform/jobs/job-kind.ts';

/** Looks for the record that proves the domain of an organization. */
export const domainProof = jobKind({
  input: z.object({ ref: z.string(), at: z.number() }),
  cursor: z.never(),
  failed: 'The record of this domain could not be looked for.',
  step: async ({ ref, at }): Promise<JobStep<never>> => {
    await lookAtProof(readDomainRef(ref), at);
    return { handled: 1, result: {} };
  },
});
