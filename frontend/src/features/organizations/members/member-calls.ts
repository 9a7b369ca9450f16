import type { BodyOf } from '@quizhall/shared/contract/endpoint';
import type { organizationPupils } from '@quizhall/shared/contract/organizations/organization-pupils';
import type { PupilCard } from '@quizhall/shared/model/organizations/pupil';
import type { GivenRole } from '@quizhall/shared/model/organizations/organization-enums';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import type { MemberFilters } from '../shared/queries.ts';

const QUIET = { quiet: true } as const;
const CALLS = routes.organizations;

type NewPupils = BodyOf<typeof organizationPupils.createPupils>;

export interface NewInvite {
  emails: string[];
  role: GivenRole;
  departmentId?: string;
}

/** @throws ApiError */
export const inviteMembers = (id: string, body: NewInvite) =>
  call(CALLS.inviteMembers, { params: { id }, body }, QUIET);

/** @throws ApiError */
export const importMembers = (id: string, csv: string) =>
  call(CALLS.importMembers, { params: { id }, body: { csv } }, QUIET);

/** Returns the unused column headings of a file without sending invitations. @throws ApiError */
export const unusedColumns = async (id: string, csv: string): Promise<readonly string[]> =>
  (await call(CALLS.importMembers, { params: { id }, body: { csv, preview: true } }, QUIET)).ignored ?? [];

/** @throws ApiError */
export const exportMembers = (id: string, query: MemberFilters) =>
  call(CALLS.exportMembers, { params: { id }, query }, QUIET);

/** @throws ApiError */
export const resendInvite = (id: string, inviteId: string) =>
  call(CALLS.resendMemberInvite, { params: { id, inviteId } }, QUIET);

/** @throws ApiError */
export const cancelInvite = (id: string, inviteId: string) =>
  call(CALLS.cancelMemberInvite, { params: { id, inviteId } }, QUIET);

/** @throws ApiError */
export const changeMember = (
  id: string,
  userId: string,
  body: { role?: GivenRole; departmentId?: string | null },
) => call(CALLS.changeMember, { params: { id, userId }, body }, QUIET);

/** @throws ApiError */
export const createPupils = (id: string, body: NewPupils) =>
  call(CALLS.createPupils, { params: { id }, body }, QUIET);

/** @throws ApiError */
export const resetPupilPassword = (id: string, userId: string, password?: string) =>
  call(CALLS.resetPupilPassword, { params: { id, userId }, body: { ...(password && { password }) } }, QUIET);

/** @throws ApiError */
export const printPupilCards = (id: string, title: string, cards: PupilCard[]) =>
  call(CALLS.printPupilCards, { params: { id }, body: { title, cards } }, QUIET);

/** @throws ApiError */
export const removeMember = (id: string, userId: string) =>
  call(CALLS.removeMember, { params: { id, userId } }, QUIET);

/** @throws ApiError */
export const leaveOrganization = (id: string) => call(CALLS.leaveOrganization, { params: { id } }, QUIET);

/** @throws ApiError */
export const transferOrganization = (id: string, userId: string) =>
  call(CALLS.transferOrganization, { params: { id }, body: { userId } }, QUIET);

/** @throws ApiError */
export const acceptInvite = (token: string) => call(CALLS.acceptMemberInvite, { params: { token } }, QUIET);

/** @throws ApiError */
export const chooseOrganization = (organizationId: string) =>
  call(CALLS.chooseOrganization, { body: { organizationId } }, QUIET);
