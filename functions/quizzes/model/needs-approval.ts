import type { QuizRole } from '@quizhall/shared/model/enums';
import { may } from '@quizhall/shared/rules/permissions';
import type { Organization } from '../../organizations/model/organizations.ts';
import type { Quiz } from './quizzes.ts';
import { findOwningOrganization } from '../../organizations/model/organization-rules.ts';

/** Whether publishing in this role needs approval in this organization. */
export const needsApproval = (
  organization: Pick<Organization, 'settings'> | undefined,
  roles: readonly QuizRole[],
): boolean => organization?.settings.requireApprovalForQuizzes === true && !may(roles, 'quiz.publish');

/** Whether this caller needs approval to publish the quiz. */
export async function needsPublishApproval(
  { ownerId }: Pick<Quiz, 'ownerId'>,
  roles: readonly QuizRole[],
): Promise<boolean> {
  return needsApproval((await findOwningOrganization({ ownerId }))?.organization, roles);
}
