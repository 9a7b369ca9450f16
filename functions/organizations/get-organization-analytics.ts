import { organizations } from '@quizhall/shared/contract/organizations';
import { analyticsOf } from '../_authoring/creator-analytics.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = permittedEndpoint(
  organizations.getOrganizationAnalytics,
  async ({ organization: { id, settings }, query: { from, to, quizId } }) => {
    if (!settings.enableAnalytics)
      throw new AppError('INVALID_STATE', { message: 'Analytics are switched off in the settings.' });
    return analyticsOf(id, { from, to, quizId });
  },
);
