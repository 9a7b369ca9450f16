import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { memberOf } from '../_organizations/members.ts';
import { resetPupilPassword } from '../_organizations/pupils.ts';

export const handler = permittedEndpoint(
  organizations.resetPupilPassword,
  async ({ organization, params: { userId }, body: { password }, user }) => ({
    pupil: await resetPupilPassword(await memberOf(organization.id, userId), password, user.id),
  }),
);
