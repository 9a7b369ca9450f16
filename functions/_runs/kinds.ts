import { eraseAccount } from './erase-account.ts';
import { eraseOrganization } from './erase-organization.ts';
import { catalogue } from './catalogue.ts';
import { domainProof } from './domain-proof.ts';
import { exportRun } from './export.ts';
import { followOrganization } from './follow-organization.ts';
import { importRun } from './import.ts';
import { newsletter } from './newsletter.ts';
import { organizationExport } from './organization-export.ts';
import { prizes } from './prizes.ts';
import { refundEntries } from './refund-entries.ts';
import { regrade } from './regrade.ts';
import { release, releaseSome } from './release.ts';
import { resultsRun } from './results.ts';
import { secureMembers } from './secure-members.ts';
import { retention } from './retention.ts';
import type { AnyRunKind } from './run-kind.ts';
import { renewEmail } from './renew-email.ts';
import { renewNames } from './renew-names.ts';
import { standings } from './standings.ts';
import { takeout } from './takeout.ts';
import { tellAssigned } from './tell-assigned.ts';
import { tellSettled } from './tell-settled.ts';

/** Every kind of background run. How to add one: `docs/decisions/0032-background-work.md`. */
export const RUN_KINDS = {
  release,
  releaseSome,
  import: importRun,
  export: exportRun,
  results: resultsRun,
  standings,
  regrade,
  retention,
  prizes,
  refundEntries,
  newsletter,
  eraseAccount,
  eraseOrganization,
  followOrganization,
  organizationExport,
  secureMembers,
  domainProof,
  takeout,
  tellAssigned,
  tellSettled,
  catalogue,
  renewEmail,
  renewNames,
} satisfies Record<string, AnyRunKind>;

export type RunKinds = typeof RUN_KINDS;
