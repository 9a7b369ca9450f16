import * as z from 'zod';
import { ApprovalId } from '../../model/quizzes/approval.ts';
import { Instant, PageSize } from '../../model/common.ts';
import { ORGANIZATION_EVENTS, OrganizationAuditEntry } from '../../model/organizations/organization-audit.ts';
import {
  NewOrganization,
  OrganizationCard,
  OrganizationChanges,
  OrganizationDashboard,
  OrganizationId,
  OrganizationScope,
  OrganizationSettings,
} from '../../model/organizations/organization.ts';
import { approvals } from '../quizzes/approvals.ts';
import { departments } from './departments.ts';
import type { Endpoint } from '../endpoint.ts';
import { organizationApiTokens } from './organization-api-tokens.ts';
import { organizationAssignments } from './organization-assignments.ts';
import { organizationBilling } from './organization-billing.ts';
import { organizationJoining } from './organization-joining.ts';
import { organizationLife } from './organization-life.ts';
import { organizationPupils } from './organization-pupils.ts';
import { organizationQuizzes } from './organization-quizzes.ts';
import { organizationMembers } from './organization-members.ts';
import { organizationWebhooks } from './organization-webhooks.ts';

const ById = z.strictObject({ id: OrganizationId });

const managing = { action: 'organization.manage', on: 'organization', id: 'id' } as const;

/** When, by whom, and what. */
const Filters = z.strictObject({
  from: Instant.optional(),
  to: Instant.optional(),
  by: z.string().max(40).optional(),
  kind: z.enum(ORGANIZATION_EVENTS).optional(),
});

/** Who did what in an organization. */
const organizationAudit = {
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

const byHand = { by: 'user', limit: 600, windowSeconds: 3_600 } as const;

/** Organizations, their members and what they own: docs/decisions/0085-organizations.md. */
export const organizations = {
  ...organizationMembers,
  ...approvals,
  ...organizationAssignments,
  ...organizationAudit,
  ...organizationBilling,
  ...organizationLife,
  ...organizationJoining,
  ...departments,
  ...organizationPupils,
  ...organizationQuizzes,
  ...organizationWebhooks,
  ...organizationApiTokens,
  createOrganization: {
    method: 'POST',
    path: '/organization',
    auth: 'user',
    access: { action: 'organization.create', on: 'self' },
    summary:
      'Create an organization with its departments and categories, whose owner is the caller; all of it or nothing. It is the current one from then on',
    body: NewOrganization,
    response: z.object({ organization: OrganizationCard }),
    status: 201,
    message: 'Organization created successfully!',
    idempotent: true,
    throttle: [{ by: 'user', limit: 20, windowSeconds: 86_400 }],
    rights: { table: 'write', media: ['logo'] },
  },
  getOrganizationDashboard: {
    method: 'GET',
    path: '/organization/dashboard',
    auth: 'user',
    access: { action: 'organization.view', on: 'organization', evenDeleted: true },
    apiToken: true,
    summary: 'An organization at a glance: the one that is named, or the current one',
    query: OrganizationScope,
    response: OrganizationDashboard,
    rights: { table: 'write' },
  },
  getOrganizationSettings: {
    method: 'GET',
    path: '/organization/{id}/settings',
    auth: 'user',
    access: { action: 'organization.manage', on: 'organization', id: 'id' },
    summary: 'What an organization says and allows, for whoever manages it',
    params: ById,
    response: z.object({ settings: OrganizationSettings }),
    rights: { table: 'read' },
  },
  saveOrganizationSettings: {
    method: 'PUT',
    path: '/organization/{id}/settings',
    auth: 'user',
    access: { action: 'organization.manage', on: 'organization', id: 'id' },
    summary: 'Change what is sent of them, on top of the revision that was read',
    params: ById,
    body: OrganizationChanges,
    response: z.object({ settings: OrganizationSettings }),
    message: 'Settings saved successfully',
    throttle: [byHand],
    rights: { table: 'write', media: ['logo'] },
  },
} as const satisfies Record<string, Endpoint>;
