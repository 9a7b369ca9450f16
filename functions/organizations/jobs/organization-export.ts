import { may, organizationRoles } from '@quizhall/shared/rules/permissions';
import * as z from 'zod';
import { getOrganizationFor } from '../model/organizations.ts';
import {
  ORGANIZATION_FILE,
  organizationFileName,
} from '../../exports/model/data-export/organization-parts.ts';
import { ORGANIZATION_TABLES } from '../../exports/model/data-export/organization-rows.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import { ArchiveCursor, archiveStep } from '../../exports/model/archive-step.ts';

/** Writes everything that an organization holds as an archive for its owner, however much it is: one JSON, and tables beside it. */
export const organizationExport = jobKind({
  input: z.object({ userId: z.string(), organizationId: z.string(), key: z.string() }),
  cursor: ArchiveCursor,
  failed: 'This file could not be written. Please try again.',
  step: async ({ userId, organizationId, key }, cursor) => {
    const found = await getOrganizationFor(organizationId, userId);
    // Whoever asked may have handed it over while the run waited.
    const isOwner = may(organizationRoles(found?.membership), 'organization.own');
    if (!found || !isOwner || found.organization.isErased) return { handled: 0, result: {} };
    const { organization } = found;
    const step = await archiveStep(
      {
        file: ORGANIZATION_FILE,
        heads: ORGANIZATION_TABLES,
        holder: organization,
        key,
        fileName: organizationFileName(organization),
        jsonName: 'organization.json',
      },
      cursor,
    );
    // Whoever fetches the file is asked again whether it is theirs.
    return 'result' in step ? { ...step, result: { ...step.result, organizationId } } : step;
  },
});
