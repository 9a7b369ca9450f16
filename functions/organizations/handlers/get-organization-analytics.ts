import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { getOrganizationAnalytics } from '../use-cases/organization-analytics.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = permittedEndpoint(
  organizations.getOrganizationAnalytics,
  async ({ organization, query: { from, to, quizId, categoryId, departmentId } }) => {
    if (!organization.settings.enableAnalytics)
      throw new AppError('INVALID_STATE', { message: 'Analytics are switched off in the settings.' });
    return getOrganizationAnalytics(organization, { from, to, quizId, categoryId, departmentId });
  },
);
