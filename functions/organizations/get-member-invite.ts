import { organizations } from '@quizhall/shared/contract/organizations';
import { mediaUrl } from '@quizhall/shared/rules/uploads';
import { memberInviteEnds } from '../_data/member-invites.ts';
import { getOrganization } from '../_data/organizations.ts';
import { listNames } from '../_data/users.ts';
import { endpoint } from '../_http/endpoint.ts';
import { inviteBehind } from '../_organizations/invites.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = endpoint(organizations.getMemberInvite, async ({ params }) => {
  const invite = await inviteBehind(params.token);
  const [organization, names] = await Promise.all([
    getOrganization(invite.organizationId),
    listNames([invite.sentBy]),
  ]);
  if (!organization || organization.deletedAt) throw new AppError('INVALID_LINK');
  const { id, name, branding } = organization;
  return {
    invite: {
      organization: { id, name, ...(branding.logoKey && { logoUrl: mediaUrl(branding.logoKey) }) },
      role: invite.role,
      from: names.get(invite.sentBy),
      email: invite.email,
      expiresAt: new Date(memberInviteEnds(invite)).toISOString(),
    },
  };
});
