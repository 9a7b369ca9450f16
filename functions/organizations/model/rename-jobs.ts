import { newJob, SYSTEM_JOB_OWNER } from '../../platform/jobs/new-job.ts';

/** Write that starts copying an organization's new name to its members, for the transaction that renames it. */
export const renameOrganizationItem = (organizationId: string) => ({
  Put: newJob('renewNames', SYSTEM_JOB_OWNER, { organizationId }).write,
});

/** Write that starts copying a person's new name to their memberships. */
export const renamePersonItem = (userId: string) => ({
  Put: newJob('renewNames', SYSTEM_JOB_OWNER, { userId }).write,
});

/** Write that starts copying a person's new address; `from` is the previous one. */
export const replaceEmailCopiesItem = (userId: string, from: string) =>
  newJob('renewEmail', userId, { userId, from }).write;
