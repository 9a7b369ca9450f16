import * as z from 'zod';
import { DeviceId, Instant } from '../../model/common.ts';
import { OrganizationId } from '../../model/organizations/organization.ts';
import { JobId } from '../../model/job.ts';
import type { Endpoint } from '../endpoint.ts';

const ById = z.strictObject({ id: OrganizationId });
const owning = { action: 'organization.own', on: 'organization', id: 'id' } as const;

/** How an organization ends: docs/decisions/0087-life-of-an-organization.md. */
export const organizationLife = {
  getOrganizationDeletion: {
    method: 'GET',
    path: '/organization/{id}/deletion',
    auth: 'user',
    access: owning,
    summary: 'What has to be settled before an organization can be deleted',
    params: ById,
    response: z.object({ unsettled: z.array(z.string()) }),
    rights: { table: 'read' },
  },
  deleteOrganization: {
    method: 'DELETE',
    path: '/organization/{id}',
    auth: 'user',
    access: owning,
    summary:
      'Delete an organization: it is closed at once, its quizzes are paused, its members are told, and after 30 days everything of it goes',
    params: ById,
    body: z.strictObject({
      /** Its name, letter by letter. */
      confirm: z.string().trim().max(200),
      /** Of the account; empty where it has none and the sign-in is of this moment. */
      password: z.string().max(128).default(''),
      totp: z.string().max(40).optional(),
      deviceId: DeviceId.optional(),
    }),
    response: z.object({ erasedFrom: Instant }),
    message: 'Organization deleted. You can restore it for 30 days.',
    rights: { table: 'write' },
    memory: 1_024,
  },
  restoreOrganization: {
    method: 'POST',
    path: '/organization/{id}/restore',
    auth: 'user',
    access: { ...owning, evenDeleted: true },
    summary: 'Have an organization back as it was, within 30 days after it was deleted',
    params: ById,
    message: 'Organization restored',
    throttle: [{ by: 'user', limit: 60, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
  beginOrganizationExport: {
    method: 'POST',
    path: '/organization/{id}/exports',
    auth: 'user',
    access: { ...owning, evenDeleted: true },
    summary:
      'Have everything that an organization holds written as a file, a ZIP archive of JSON and CSV tables: settings, departments, members, quizzes, results and audit. `GET /exports/{id}` leads to it once the run is done',
    params: ById,
    response: z.object({ runId: JobId }),
    status: 202,
    throttle: [{ by: 'user', limit: 10, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
