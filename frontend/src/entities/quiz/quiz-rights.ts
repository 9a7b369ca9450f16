import type { CoAuthorRole, QuizRole } from '@quizhall/shared/model/enums';
import { may, type QuizAction } from '@quizhall/shared/rules/permissions';

/** What the API answers of a quiz and the person. */
export interface WithRoles {
  roles?: readonly QuizRole[] | undefined;
}

/** Whether the person may do this to the quiz; the server asks the same table. */
export const mayWith = ({ roles = [] }: WithRoles, action: QuizAction): boolean => may(roles, action);

/** As what somebody works on a quiz of somebody else's. */
export const CO_AUTHOR_LABELS: Record<CoAuthorRole, string> = {
  viewer: 'Viewer',
  editor: 'Editor',
  grader: 'Grader',
};

/** The word for it; undefined for the owner. */
export const roleLabel = ({ roles = [] }: WithRoles): string | undefined => {
  const found = Object.entries(CO_AUTHOR_LABELS).find(([role]) =>
    roles.some((own) => own === `quiz.${role}`),
  );
  return found?.[1];
};
