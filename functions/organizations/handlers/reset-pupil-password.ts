import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { getMember } from '../model/members.ts';
import { resetPupilPassword } from '../use-cases/pupils.ts';

export const handler = permittedEndpoint(
  organizations.resetPupilPassword,
  async ({ organization, params: { userId }, body: { password }, user }) => ({
    pupil: await resetPupilPassword(await getMember(organization.id, userId), password, user.id),
  }),
);
