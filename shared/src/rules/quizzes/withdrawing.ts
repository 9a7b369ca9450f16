import type { QuizRole } from '../../model/enums.ts';
import { may } from '../permissions.ts';

/** What waits of a quiz, or was rejected. */
interface Asked {
  /** Who asked. */
  by: string;
  rejected?: object | undefined;
}

/** Whether somebody may let go of it: whoever asked, or decides; what was rejected, everybody who would go on from it. */
export const mayWithdraw = ({ by, rejected }: Asked, personId: string, roles: readonly QuizRole[]): boolean =>
  by === personId || may(roles, rejected ? 'quiz.edit' : 'quiz.publish');
