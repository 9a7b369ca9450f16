import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { organizationRoles } from '@quizhall/shared/rules/permissions';
import { moveQuiz } from '../../quizzes/model/move-quiz.ts';
import { getCardResponse, OWNER_ROLES } from '../../quizzes/model/quiz-view.ts';
import { getPermittedOrganization } from '../../http/authorize.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { needsApproval } from '../model/organization-rules.ts';

export const handler = permittedEndpoint(
  organizations.moveQuiz,
  async ({ quiz, body: { organizationId }, user }) => {
    const into = organizationId && (await getPermittedOrganization(organizationId, user.id, 'quiz.create'));
    const roles = into ? organizationRoles(into.membership) : OWNER_ROLES;
    // What was published is live, or one step from it: in the organization's name nobody would have seen it before.
    if (into && quiz.version > 0 && needsApproval(into.organization, roles))
      throw new AppError('INVALID_STATE', {
        message: 'This organization approves what is published: ask an admin to move this quiz.',
      });
    const moved = await moveQuiz(quiz, { organization: into ? into.organization : undefined, by: user.id });
    return getCardResponse(moved, { roles, user });
  },
);
