import { organizations } from '@quizhall/shared/contract/organizations';
import { organizationRoles } from '@quizhall/shared/rules/permissions';
import { waitsFor } from '../_authoring/publish-waits.ts';
import { quizRules } from '../_authoring/organization-rules.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { planOf } from '../_organizations/view.ts';

export const handler = permittedEndpoint(
  organizations.getQuizRules,
  async ({ organization, membership }) => ({
    rules: {
      ...quizRules(organization, await planOf(organization.id)),
      waits: waitsFor(organization, organizationRoles(membership)),
    },
  }),
);
