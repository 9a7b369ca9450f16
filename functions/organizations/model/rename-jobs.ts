import { newJob, SYSTEM_JOB_OWNER } from '../../platform/jobs/new-job.ts';

/** The write that has an organization's new name brought to its members, for the transaction that renames it. */
export const renamedOrganization = (organizationId: string) => ({
  Put: newJob('renewNames', SYSTEM_JOB_OWNER, { organizationId }).write,
});

/** The same of a person's name, for their organizations. */
export const renamedPerson = (userId: string) => ({
  Put: newJob('renewNames', SYSTEM_JOB_OWNER, { userId }).write,
});

/** The write that has a person's new address brought to where it is copied; `from` is the one before. */
export const renewedEmail = (userId: string, from: string) =>
  newJob('renewEmail', userId, { userId, from }).write;
