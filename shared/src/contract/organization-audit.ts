import * as z from 'zod';
import { ApprovalId } from '../model/approval.ts';
import { Instant, PageSize } from '../model/common.ts';
import { OrganizationId } from '../model/organization.ts';
import { ORGANIZATION_EVENTS, OrganizationAuditEntry } from '../model/organization-audit.ts';
import type { Endpoint } from './endpoint.ts';

const managing = { action: 'organization.manage', on: 'organization', id: 'id' } as const;
const ById = z.strictObject({ id: OrganizationId });
/** When, by whom, and what. */
const Filters = z.strictObject({
  from: Instant.optional(),
  to: Instant.optional(),
  by: z.string().max(40).optional(),
  kind: z.enum(ORGANIZATION_EVENTS).optional(),
});

/** Who did what in an organization. */
export const organizationAudit = {
  listOrganizationAudit: {
    method: 'GET',
    path: '/organization/{id}/audit',
    auth: 'user',
    access: managing,
    apiToken: true,
    summary:
      'Who did what in an organization, the newest first; entries are kept for two years. A filtered page may hold fewer than asked for, and another follow',
    params: ById,
    query: Filters.extend({ limit: PageSize(50, 100), cursor: ApprovalId.optional() }),
    response: z.object({ entries: z.array(OrganizationAuditEntry), nextCursor: z.string().optional() }),
    rights: { table: 'write' },
  },
  exportOrganizationAudit: {
    method: 'GET',
    path: '/organization/{id}/audit/export',
    auth: 'user',
    access: managing,
    summary: 'The same as a CSV file, the newest 5,000 entries of what is asked for',
    params: ById,
    query: Filters,
    file: true,
    throttle: [{ by: 'user', limit: 60, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
