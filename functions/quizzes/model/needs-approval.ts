import type { QuizRole } from '@quizhall/shared/model/enums';
import { may } from '@quizhall/shared/rules/permissions';
import type { Organization } from '../../organizations/model/organizations.ts';
import type { Quiz } from './quizzes.ts';
import { owningOrganization } from '../../organizations/model/organization-rules.ts';

/** Whether a publish by somebody in this role waits in this organization. */
export const needsApproval = (
  organization: Pick<Organization, 'settings'> | undefined,
  roles: readonly QuizRole[],
): boolean => organization?.settings.requireApprovalForQuizzes === true && !may(roles, 'quiz.publish');

/** The same for a quiz: whether what this caller publishes waits. */
export async function needsPublishApproval(
  { ownerId }: Pick<Quiz, 'ownerId'>,
  roles: readonly QuizRole[],
): Promise<boolean> {
  return needsApproval((await owningOrganization({ ownerId }))?.organization, roles);
}
