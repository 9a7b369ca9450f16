import type { QuizStatus } from '../../model/enums.ts';

/** What decides whether participants may have a quiz at all, whatever else it asks of them. */
export interface Offered {
  status: QuizStatus;
  deletedAt?: string | undefined;
  /** By whoever runs the site. */
  takenDown?: object | undefined;
}

/** Whether a quiz is there for participants: published, and neither deleted nor taken down. Not whether it is open. */
export const isOffered = ({ status, deletedAt, takenDown }: Offered): boolean =>
  status === 'published' && !deletedAt && !takenDown;
