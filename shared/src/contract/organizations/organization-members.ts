import * as z from 'zod';
import { PersonId } from '../../model/quizzes/co-author.ts';
import { Cursor, PageSize } from '../../model/common.ts';
import { ORGANIZATION_ROLES } from '../../model/enums.ts';
import {
  InvitesAnswer,
  Member,
  MemberChange,
  MemberInvite,
  MemberInviteId,
  MemberInviteToken,
  NewInvites,
  ShownMemberInvite,
} from '../../model/organizations/member.ts';
import { DepartmentId, OrganizationId } from '../../model/organizations/organization.ts';
import type { Endpoint } from '../endpoint.ts';

const ById = z.strictObject({ id: OrganizationId });
const ByMember = ById.extend({ userId: PersonId });
const ByInvite = ById.extend({ inviteId: MemberInviteId });
const ByToken = z.strictObject({ token: MemberInviteToken });
const reporting = { action: 'organization.report', on: 'organization', id: 'id' } as const;
const managing = { action: 'organization.manage', on: 'organization', id: 'id' } as const;
const byHand = { by: 'user', limit: 600, windowSeconds: 3_600 } as const;
/** Calls that mail many. */
const mailing = { by: 'user', limit: 30, windowSeconds: 3_600 } as const;

const Filters = z.strictObject({
  /** Part of a name. */
  search: z.string().trim().max(100).optional(),
  role: z.enum(ORGANIZATION_ROLES).optional(),
  departmentId: DepartmentId.optional(),
});

/** Who is in an organization, and how people come and go. */
export const organizationMembers = {
  listMembers: {
    method: 'GET',
    path: '/organization/{id}/members',
    auth: 'user',
    access: reporting,
    apiToken: true,
    summary: 'The members of an organization by their names: searched, filtered and paged',
    params: ById,
    query: Filters.extend({ limit: PageSize(50, 100), cursor: Cursor }),
    response: z.object({ members: z.array(Member), total: z.number(), nextCursor: z.string().optional() }),
    rights: { table: 'write' },
  },
  exportMembers: {
    method: 'GET',
    path: '/organization/{id}/members/export',
    auth: 'user',
    access: managing,
    apiToken: true,
    summary: 'The same as a CSV file',
    params: ById,
    query: Filters,
    file: true,
    throttle: [{ by: 'user', limit: 120, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
  changeMember: {
    method: 'PATCH',
    path: '/organization/{id}/members/{userId}',
    auth: 'user',
    access: managing,
    summary: 'Give a member another role or department',
    params: ByMember,
    body: MemberChange,
    throttle: [byHand],
    rights: { table: 'write' },
  },
  removeMember: {
    method: 'DELETE',
    path: '/organization/{id}/members/{userId}',
    auth: 'user',
    access: managing,
    apiToken: true,
    summary: 'Take somebody out of an organization',
    params: ByMember,
    throttle: [byHand],
    rights: { table: 'write' },
  },
  leaveOrganization: {
    method: 'POST',
    path: '/organization/{id}/leave',
    auth: 'user',
    access: { action: 'organization.leave', on: 'organization', id: 'id', evenDeleted: true },
    summary: 'Be a member no longer; the owner hands the organization over first',
    params: ById,
    throttle: [byHand],
    rights: { table: 'write' },
  },
  transferOrganization: {
    method: 'POST',
    path: '/organization/{id}/transfer',
    auth: 'user',
    access: { action: 'organization.own', on: 'organization', id: 'id' },
    summary: 'Hand an organization over: this member becomes its owner, and the owner an admin',
    params: ById,
    body: z.strictObject({ userId: PersonId }),
    throttle: [byHand],
    rights: { table: 'write' },
  },
  inviteMembers: {
    method: 'POST',
    path: '/organization/{id}/invite',
    auth: 'user',
    access: managing,
    apiToken: true,
    summary:
      'Mail people a link with which they come into an organization: once, within 7 days. Who is invited again gets a new link, and the one before works no longer',
    params: ById,
    body: NewInvites,
    response: InvitesAnswer,
    status: 201,
    throttle: [mailing],
    rights: { table: 'write', mail: true },
  },
  importMembers: {
    method: 'POST',
    path: '/organization/{id}/members/import',
    auth: 'user',
    access: managing,
    summary:
      'Invite the people of a CSV text with the columns email, role and department, of which the last two may be missing',
    params: ById,
    body: z.strictObject({
      csv: z.string().min(1, 'Please choose a file').max(100_000),
      /** Validates the text without sending invitations: the response lists unused columns and rejected rows. */
      preview: z.literal(true).optional(),
    }),
    response: InvitesAnswer,
    status: 201,
    throttle: [mailing],
    rights: { table: 'write', mail: true },
  },
  listMemberInvites: {
    method: 'GET',
    path: '/organization/{id}/invites',
    auth: 'user',
    access: managing,
    apiToken: true,
    summary: 'Who is invited and has not answered yet',
    params: ById,
    response: z.object({ invites: z.array(MemberInvite) }),
    rights: { table: 'write' },
  },
  resendMemberInvite: {
    method: 'POST',
    path: '/organization/{id}/invites/{inviteId}/resend',
    auth: 'user',
    access: managing,
    summary: 'Mail an invitation again, with another link for another week',
    params: ByInvite,
    response: z.object({ invite: MemberInvite }),
    throttle: [{ by: 'user', limit: 100, windowSeconds: 3_600 }],
    rights: { table: 'write', mail: true },
  },
  cancelMemberInvite: {
    method: 'DELETE',
    path: '/organization/{id}/invites/{inviteId}',
    auth: 'user',
    access: managing,
    apiToken: true,
    summary: 'Withdraw an invitation: its link works no longer',
    params: ByInvite,
    throttle: [byHand],
    rights: { table: 'write' },
  },
  getMemberInvite: {
    method: 'GET',
    path: '/organization/invites/{token}',
    auth: 'optional',
    access: 'anyone',
    summary: 'What an invitation is about, for whoever has its link',
    params: ByToken,
    response: z.object({ invite: ShownMemberInvite }),
    throttle: [{ by: 'address', limit: 300, windowSeconds: 900 }],
    rights: { table: 'write' },
  },
  acceptMemberInvite: {
    method: 'POST',
    path: '/organization/invites/{token}/accept',
    auth: 'user',
    access: 'anyone',
    summary:
      'Accept an invitation (single use); an account with another address waits for approval: `state` is `waiting`',
    params: ByToken,
    response: z.object({
      organizationId: OrganizationId,
      role: z.enum(ORGANIZATION_ROLES),
      state: z.enum(['joined', 'waiting']),
    }),
    throttle: [byHand],
    rights: { table: 'write' },
  },
  chooseOrganization: {
    method: 'PATCH',
    path: '/users/me/organization',
    auth: 'user',
    access: 'self',
    summary: 'Which of the own organizations calls mean that name none',
    body: z.strictObject({ organizationId: OrganizationId }),
    throttle: [byHand],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
