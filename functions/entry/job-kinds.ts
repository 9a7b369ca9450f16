import type * as z from 'zod';
import { eraseAccount } from '../accounts/jobs/erase-account.ts';
import { eraseOrganization } from '../organizations/jobs/erase-organization.ts';
import { rebuildCatalogue } from '../explore/jobs/rebuild-catalogue.ts';
import { verifyDomain } from '../organizations/jobs/verify-domain.ts';
import { exportRun } from '../exports/jobs/export-questions.ts';
import { followOrganization } from '../organizations/jobs/follow-organization.ts';
import { importRun } from '../imports/jobs/import-questions.ts';
import { newsletter } from '../site/jobs/send-newsletter.ts';
import { organizationExport } from '../organizations/jobs/organization-export.ts';
import { settlePrizesJob } from '../payments/jobs/settle-prizes.ts';
import { refundEntriesJob } from '../payments/jobs/refund-entries.ts';
import { regrade } from '../grading/jobs/regrade-quiz.ts';
import { release, releaseSome } from '../results/jobs/release-results.ts';
import { resultsRun } from '../results/jobs/export-results.ts';
import { secureMembers } from '../organizations/jobs/secure-members.ts';
import { retentionJob } from '../quizzes/jobs/apply-retention.ts';
import type { AnyJobKind } from '../platform/jobs/job-kind.ts';
import { replaceEmailCopies } from '../accounts/jobs/replace-email-copies.ts';
import { renameCopies } from '../organizations/jobs/rename-copies.ts';
import { standings } from '../results/jobs/update-leaderboard.ts';
import { exportAccount } from '../accounts/jobs/export-account.ts';
import { notifyAssignees } from '../organizations/jobs/notify-assignees.ts';
import { notifySettledJob } from '../payments/jobs/notify-settled.ts';

/** Kinds of background jobs. How to add one: `docs/decisions/0032-background-work.md`. */
export const JOB_KINDS = {
  release,
  releaseSome,
  import: importRun,
  export: exportRun,
  results: resultsRun,
  standings,
  regrade,
  retention: retentionJob,
  prizes: settlePrizesJob,
  refundEntries: refundEntriesJob,
  newsletter,
  eraseAccount,
  eraseOrganization,
  followOrganization,
  organizationExport,
  secureMembers,
  domainProof: verifyDomain,
  takeout: exportAccount,
  tellAssigned: notifyAssignees,
  tellSettled: notifySettledJob,
  catalogue: rebuildCatalogue,
  renewEmail: replaceEmailCopies,
  renewNames: renameCopies,
} satisfies Record<string, AnyJobKind>;

type InputsOf<Kinds extends Record<string, AnyJobKind>> = {
  [Name in keyof Kinds]: z.output<Kinds[Name]['input']>;
};

declare module '../platform/jobs/new-job.ts' {
  interface JobInputs extends InputsOf<typeof JOB_KINDS> {}
}
