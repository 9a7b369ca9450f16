import type { OwnPlace } from '../../attempts/model/user-attempts.ts';

/** A place among a person's own attempts as the cursor of a list. Says who took it only where that was a guest: everything else is the person's own. */
export const encodeAttemptCursor = ({ completedAt, quizId, number, participant }: OwnPlace): string =>
  [completedAt, quizId, number, ...(participant.startsWith('g_') ? [participant] : [])].join('.');

export function decodeAttemptCursor(cursor: string, userId: string): OwnPlace {
  const [completedAt, quizId = '', number, participant = `u_${userId}`] = cursor.split('.');
  return { completedAt: Number(completedAt), quizId, number: Number(number), participant };
}
