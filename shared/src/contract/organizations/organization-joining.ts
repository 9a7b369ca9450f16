import * as z from 'zod';
import { JoinKey, JoinOffer, OrganizationDomain } from '../../model/organizations/joining.ts';
import { EmailDomain, OrganizationId } from '../../model/organizations/organization.ts';
import type { Endpoint } from '../endpoint.ts';

const ById = z.strictObject({ id: OrganizationId });
const ByDomain = ById.extend({ domain: EmailDomain });
const managing = { action: 'organization.manage', on: 'organization', id: 'id' } as const;
const byHand = { by: 'user', limit: 600, windowSeconds: 3_600 } as const;
/** Each look asks a name server. */
const looking = { by: 'user', limit: 60, windowSeconds: 3_600 } as const;

/** How people come into an organization by themselves: docs/decisions/0087-life-of-an-organization.md. */
export const organizationJoining = {
  getOrganizationJoining: {
    method: 'GET',
    path: '/organization/{id}/joining',
    auth: 'user',
    access: managing,
    summary:
      'The domains whose people may join an organization, and what the link to join it ends with, if it has one',
    params: ById,
    response: z.object({ domains: z.array(OrganizationDomain), key: z.string().optional() }),
    rights: { table: 'read' },
  },
  addOrganizationDomain: {
    method: 'POST',
    path: '/organization/{id}/domains',
    auth: 'user',
    access: managing,
    summary: 'Name a domain whose people may join, exactly this one; it counts once a TXT record proves it',
    params: ById,
    body: z.strictObject({ domain: EmailDomain }),
    response: z.object({ domain: OrganizationDomain }),
    status: 201,
    throttle: [byHand],
    rights: { table: 'write' },
  },
  checkOrganizationDomain: {
    method: 'POST',
    path: '/organization/{id}/domains/{domain}/check',
    auth: 'user',
    access: managing,
    summary: 'Look for the record that proves a domain; it is looked for again each week',
    params: ByDomain,
    response: z.object({ domain: OrganizationDomain }),
    throttle: [looking],
    rights: { table: 'write' },
  },
  removeOrganizationDomain: {
    method: 'DELETE',
    path: '/organization/{id}/domains/{domain}',
    auth: 'user',
    access: managing,
    summary: 'Nobody joins by this domain any more; members stay',
    params: ByDomain,
    throttle: [byHand],
    rights: { table: 'write' },
  },
  renewJoinLink: {
    method: 'POST',
    path: '/organization/{id}/join-link',
    auth: 'user',
    access: managing,
    summary: 'Another link by which whoever has it joins; the one before works no longer',
    params: ById,
    response: z.object({ key: z.string() }),
    status: 201,
    throttle: [byHand],
    rights: { table: 'write' },
  },
  removeJoinLink: {
    method: 'DELETE',
    path: '/organization/{id}/join-link',
    auth: 'user',
    access: managing,
    summary: 'Nobody joins by the link any more',
    params: ById,
    throttle: [byHand],
    rights: { table: 'write' },
  },
  getJoinOffer: {
    method: 'GET',
    path: '/organization/{id}/join',
    auth: 'optional',
    access: 'anyone',
    summary: 'What joining by this link would be',
    params: ById,
    query: z.strictObject({ key: JoinKey }),
    response: z.object({ offer: JoinOffer }),
    throttle: [{ by: 'address', limit: 300, windowSeconds: 900 }],
    rights: { table: 'write' },
  },
  joinOrganization: {
    method: 'POST',
    path: '/organization/{id}/join',
    auth: 'user',
    access: 'anyone',
    summary:
      'Join an organization by its link, or because the own address is at one of its proven domains; where the organization asks for it, that waits for approval',
    params: ById,
    body: z.strictObject({ key: JoinKey.optional() }),
    response: z.object({ state: z.enum(['joined', 'waiting']) }),
    throttle: [{ by: 'user', limit: 20, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
  withdrawJoinRequest: {
    method: 'DELETE',
    path: '/organization/{id}/join',
    auth: 'user',
    access: 'self',
    summary: "Withdraw the caller's pending request to join an organization",
    params: ById,
    throttle: [{ by: 'user', limit: 20, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
  listJoinOffers: {
    method: 'GET',
    path: '/users/me/organization-offers',
    auth: 'user',
    access: 'self',
    summary: 'Organizations that the person may join because of the domain of their address, or has asked to',
    response: z.object({ offers: z.array(JoinOffer) }),
    rights: { table: 'read' },
  },
} as const satisfies Record<string, Endpoint>;
