import { may, organizationRoles } from '@quizhall/shared/rules/permissions';
import * as z from 'zod';
import { getOrganizationFor } from '../_data/organizations.ts';
import { ORGANIZATION_FILE, organizationFileName } from '../_takeout/organization-parts.ts';
import { runKind } from './run-kind.ts';
import { FileCursor, writeStep } from './written-file.ts';

/** Writes everything that an organization holds as a file for its owner, however much it is. */
export const organizationExport = runKind({
  input: z.object({ userId: z.string(), organizationId: z.string(), key: z.string() }),
  cursor: FileCursor,
  failed: 'This file could not be written. Please try again.',
  step: async ({ userId, organizationId, key }, cursor) => {
    const found = await getOrganizationFor(organizationId, userId);
    // Whoever asked may have handed it over while the run waited.
    const isOwner = may(organizationRoles(found?.membership), 'organization.own');
    if (!found || !isOwner || found.organization.isErased) return { handled: 0, result: {} };
    const { organization } = found;
    const fileName = () => organizationFileName(organization);
    const writing = { file: ORGANIZATION_FILE, holder: async () => organization, key, fileName };
    const step = await writeStep(writing, cursor);
    // Whoever fetches the file is asked again whether it is theirs.
    return 'result' in step ? { ...step, result: { ...step.result, organizationId } } : step;
  },
});
