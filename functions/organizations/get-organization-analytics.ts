import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { organizationAnalytics } from '../_authoring/organization-analytics.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = permittedEndpoint(
  organizations.getOrganizationAnalytics,
  async ({ organization, query: { from, to, quizId, categoryId, departmentId } }) => {
    if (!organization.settings.enableAnalytics)
      throw new AppError('INVALID_STATE', { message: 'Analytics are switched off in the settings.' });
    return organizationAnalytics(organization, { from, to, quizId, categoryId, departmentId });
  },
);
