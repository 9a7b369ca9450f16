import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

const QUIET = { quiet: true } as const;
const CALLS = routes.organizations;

/** @throws ApiError */
export const addDomain = (id: string, domain: string) =>
  call(CALLS.addOrganizationDomain, { params: { id }, body: { domain } }, QUIET);

/** @throws ApiError */
export const checkDomain = (id: string, domain: string) =>
  call(CALLS.checkOrganizationDomain, { params: { id, domain } }, QUIET);

/** @throws ApiError */
export const removeDomain = (id: string, domain: string) =>
  call(CALLS.removeOrganizationDomain, { params: { id, domain } }, QUIET);

/** Creates a new join link, which invalidates the previous one. @throws ApiError */
export const renewJoinLink = (id: string) => call(CALLS.renewJoinLink, { params: { id } }, QUIET);

/** @throws ApiError */
export const removeJoinLink = (id: string) => call(CALLS.removeJoinLink, { params: { id } }, QUIET);

/** Joins an organization by its link, or without a key by the domain of the user's address. @throws ApiError */
export const joinOrganization = (id: string, key?: string) =>
  call(CALLS.joinOrganization, { params: { id }, body: { ...(key !== undefined && { key }) } }, QUIET);

/** @throws ApiError */
export const withdrawJoinRequest = (id: string) => call(CALLS.withdrawJoinRequest, { params: { id } }, QUIET);
