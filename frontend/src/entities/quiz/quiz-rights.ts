import type { CoAuthorRole, QuizRole } from '@quizhall/shared/model/enums';
import { may, type QuizAction } from '@quizhall/shared/rules/permissions';

/** What the API answers of a quiz and the person. */
export interface WithRoles {
  roles?: readonly QuizRole[] | undefined;
  /** Nothing more can be done to it. */
  deletedAt?: string | undefined;
}

/** Whether the person may do this to the quiz; the server asks the same table, and does nothing to a deleted one. */
export const mayWith = ({ roles = [], deletedAt }: WithRoles, action: QuizAction): boolean =>
  may(roles, action) && (deletedAt === undefined || action === 'quiz.view');

/** Whether the person may see who took the quiz and what they did, also after it was deleted. */
export const seesSubmissions = ({ roles = [] }: WithRoles): boolean => may(roles, 'quiz.grade');

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
