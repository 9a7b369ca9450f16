import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { organizationRoles } from '@quizhall/shared/rules/permissions';
import { toQuizRules, needsApproval } from '../model/organization-rules.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { getOrganizationPlan } from '../model/organization-view.ts';

export const handler = permittedEndpoint(
  organizations.getQuizRules,
  async ({ organization, membership }) => ({
    rules: {
      ...toQuizRules(organization, await getOrganizationPlan(organization.id)),
      waits: needsApproval(organization, organizationRoles(membership)),
    },
  }),
);
