import * as z from 'zod';
import { Email, Instant } from '../common.ts';
import { ORGANIZATION_ROLES } from '../enums.ts';
import { DepartmentId } from './organization.ts';
import { GIVEN_ROLES } from './organization-enums.ts';

export const ShownDepartment = z.object({ id: z.string(), name: z.string() });

/** Somebody in an organization. Name and address are those of the account today, if there is one. */
export const Member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().optional(),
  /** Sign-in of an account without email. */
  classLogin: z.object({ classCode: z.string(), userName: z.string() }).optional(),
  avatarUrl: z.string().optional(),
  role: z.enum(ORGANIZATION_ROLES),
  department: ShownDepartment.optional(),
  since: Instant,
});
export type Member = z.output<typeof Member>;

/** What a member may be made by whoever manages the organization; each field that is sent. `departmentId: null`: none. */
export const MemberChange = z.strictObject({
  role: z.enum(GIVEN_ROLES, { error: 'Please choose a role' }).optional(),
  departmentId: DepartmentId.nullable().optional(),
});

/** An invitation that nobody has answered yet. */
export const MemberInvite = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(GIVEN_ROLES),
  department: ShownDepartment.optional(),
  sentAt: Instant,
  expiresAt: Instant,
});
export type MemberInvite = z.output<typeof MemberInvite>;

export const MOST_INVITES = 100;

export const NewInvites = z.strictObject({
  emails: z.array(Email).min(1, 'Please enter an e-mail address').max(MOST_INVITES),
  role: z.enum(GIVEN_ROLES, { error: 'Please choose a role' }).default('member'),
  departmentId: DepartmentId.optional(),
});

/** Why an address was not invited. */
export const INVITE_REFUSALS = [
  'member',
  'not_mailed',
  'too_often',
  'invalid',
  'unknown_role',
  'unknown_department',
] as const;
export type InviteRefusal = (typeof INVITE_REFUSALS)[number];

/** What became of a list of addresses. */
export const InvitesAnswer = z.object({
  invites: z.array(MemberInvite),
  refused: z.array(z.object({ email: z.string(), reason: z.enum(INVITE_REFUSALS) })),
  /** Headings of columns of the file that were not used. */
  ignored: z.array(z.string()).optional(),
});

/** What an invitation is about, for whoever has its link. */
export const ShownMemberInvite = z.object({
  organization: z.object({ id: z.string(), name: z.string(), logoUrl: z.string().optional() }),
  role: z.enum(GIVEN_ROLES),
  /** Who asks; absent once the account is deleted. */
  from: z.string().optional(),
  /** To whom it was sent, for whoever has its link: a signup begins with it. */
  email: z.string(),
  expiresAt: Instant,
});

/** Follows from organization and address, so that another invitation of the same address replaces the first. */
export const MemberInviteId = z.string().regex(/^[\w-]{22}$/, 'Not the id of an invitation');
/** What the link of an invitation ends with. */
export const MemberInviteToken = z.string().regex(/^[\w-]{43}$/, 'Not the link of an invitation');
