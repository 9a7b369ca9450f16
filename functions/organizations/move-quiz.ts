import { organizations } from '@quizhall/shared/contract/organizations';
import { organizationRoles } from '@quizhall/shared/rules/permissions';
import { moveTo } from '../_authoring/move-quiz.ts';
import { cardAnswer, OF_ONES_OWN } from '../_authoring/quiz-view.ts';
import { permittedOrganization } from '../_http/authorize.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

export const handler = permittedEndpoint(
  organizations.moveQuiz,
  async ({ quiz, body: { organizationId }, user }) => {
    const into = organizationId && (await permittedOrganization(organizationId, user.id, 'quiz.create'));
    const moved = await moveTo(quiz, { organization: into ? into.organization : undefined, by: user.id });
    return cardAnswer(moved, { roles: into ? organizationRoles(into.membership) : OF_ONES_OWN, user });
  },
);
