import * as z from 'zod';
import { Approval, Decision } from '../../model/quizzes/approval.ts';
import { OrganizationScope } from '../../model/organizations/organization.ts';
import type { Endpoint } from '../endpoint.ts';

const managing = { action: 'organization.manage', on: 'organization' } as const;

/** What waits for whoever manages an organization. */
export const approvals = {
  listApprovals: {
    method: 'GET',
    path: '/organization/approvals',
    auth: 'user',
    access: managing,
    summary: 'What waits to be approved, the oldest first',
    query: OrganizationScope,
    response: z.object({ approvals: z.array(Approval) }),
    rights: { table: 'read' },
  },
  decideApproval: {
    method: 'PUT',
    path: '/organization/approvals',
    auth: 'user',
    access: managing,
    summary:
      'Approve or reject, with a reason: a quiz is published, or stays as it was; whoever asked is told',
    query: OrganizationScope,
    body: Decision,
    throttle: [{ by: 'user', limit: 600, windowSeconds: 3_600 }],
    rights: { table: 'write', media: ['cover', 'media'], payments: true },
  },
} as const satisfies Record<string, Endpoint>;
