import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { mediaUrl } from '@quizhall/shared/rules/quizzes/uploads';
import { inviteExpiresAt } from '../model/member-invites.ts';
import { getOrganization } from '../model/organizations.ts';
import { listNames } from '../../accounts/model/users.ts';
import { endpoint } from '../../http/endpoint.ts';
import { getInviteByToken } from '../use-cases/invites.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = endpoint(organizations.getMemberInvite, async ({ params }) => {
  const invite = await getInviteByToken(params.token);
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
      expiresAt: new Date(inviteExpiresAt(invite)).toISOString(),
    },
  };
});
