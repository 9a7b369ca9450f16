import type { RequestInit } from '@quizhall/shared/contract/endpoint';
import type { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { deviceId } from '@/lib/device-id.ts';

const QUIET = { quiet: true } as const;
const CALLS = routes.organizations;

/** Deletes an organization. The dialog displays errors itself. @throws ApiError */
export const deleteOrganization = (
  id: string,
  body: RequestInit<typeof organizations.deleteOrganization>['body'],
) => call(CALLS.deleteOrganization, { params: { id }, body: { ...body, deviceId: deviceId() } }, QUIET);

/** @throws ApiError */
export const restoreOrganization = (id: string) => call(CALLS.restoreOrganization, { params: { id } }, QUIET);

/** Starts a run that exports all data of the organization. @throws ApiError */
export const beginOrganizationExport = (id: string) =>
  call(CALLS.beginOrganizationExport, { params: { id } }, QUIET);
