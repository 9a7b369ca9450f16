import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { organizationRoles } from '@quizhall/shared/rules/permissions';
import { waitsFor } from '../../quizzes/model/publish-approval-rule.ts';
import { moveTo } from '../../quizzes/model/move-quiz.ts';
import { cardAnswer, OF_ONES_OWN } from '../../quizzes/model/quiz-view.ts';
import { getPermittedOrganization } from '../../http/authorize.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = permittedEndpoint(
  organizations.moveQuiz,
  async ({ quiz, body: { organizationId }, user }) => {
    const into = organizationId && (await getPermittedOrganization(organizationId, user.id, 'quiz.create'));
    const roles = into ? organizationRoles(into.membership) : OF_ONES_OWN;
    // What was published is live, or one step from it: in the organization's name nobody would have seen it before.
    if (into && quiz.version > 0 && waitsFor(into.organization, roles))
      throw new AppError('INVALID_STATE', {
        message: 'This organization approves what is published: ask an admin to move this quiz.',
      });
    const moved = await moveTo(quiz, { organization: into ? into.organization : undefined, by: user.id });
    return cardAnswer(moved, { roles, user });
  },
);
