import * as z from 'zod';
import { checkVerifiedDomain, readDomainRef } from '../use-cases/domain-proof.ts';
import { jobKind, type JobStep } from '../../platform/jobs/job-kind.ts';

/** Background job that looks up the record of an organization's domain. */
export const verifyDomain = jobKind({
  input: z.object({ ref: z.string(), at: z.number() }),
  cursor: z.never(),
  failed: 'The record of this domain could not be looked for.',
  step: async ({ ref, at }): Promise<JobStep<never>> => {
    await checkVerifiedDomain(readDomainRef(ref), at);
    return { handled: 1, result: {} };
  },
});
