import * as z from 'zod';
import { ApiToken, ApiTokenId, NewApiToken } from '../../model/organizations/api-token.ts';
import { OrganizationId } from '../../model/organizations/organization.ts';
import type { Endpoint } from '../endpoint.ts';

const managing = { action: 'organization.manage', on: 'organization', id: 'id' } as const;
const ById = z.strictObject({ id: OrganizationId });
const byHand = { by: 'user', limit: 100, windowSeconds: 3_600 } as const;

/** By what programs of an organization are known: docs/decisions/0088-webhooks-and-api-tokens.md. */
export const organizationApiTokens = {
  listApiTokens: {
    method: 'GET',
    path: '/organization/{id}/api-tokens',
    auth: 'user',
    access: managing,
    summary: 'The API tokens of an organization, the newest first, without what they prove themselves by',
    params: ById,
    response: z.object({
      tokens: z.array(ApiToken),
      /** The plan that brings them, where that of the organization does not. */
      neededPlan: z.string().optional(),
    }),
    rights: { table: 'read' },
  },
  createApiToken: {
    method: 'POST',
    path: '/organization/{id}/api-tokens',
    auth: 'user',
    access: managing,
    summary:
      'Make an API token, by which a program calls in the name of the organization. It is told here and never again; the plan has to bring tokens',
    params: ById,
    body: NewApiToken,
    response: z.object({ token: ApiToken, secret: z.string() }),
    status: 201,
    throttle: [byHand],
    rights: { table: 'write' },
  },
  revokeApiToken: {
    method: 'DELETE',
    path: '/organization/{id}/api-tokens/{tokenId}',
    auth: 'user',
    access: managing,
    summary: 'Let an API token be good for nothing from now on',
    params: ById.extend({ tokenId: ApiTokenId }),
    throttle: [byHand],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
