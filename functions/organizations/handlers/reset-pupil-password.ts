import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { memberOf } from '../model/members.ts';
import { resetPupilPassword } from '../use-cases/pupils.ts';

export const handler = permittedEndpoint(
  organizations.resetPupilPassword,
  async ({ organization, params: { userId }, body: { password }, user }) => ({
    pupil: await resetPupilPassword(await memberOf(organization.id, userId), password, user.id),
  }),
);
