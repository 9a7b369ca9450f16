import type { QuizStatus } from '../model/enums.ts';
import type { StoredSettings, TakenDown } from '../model/quiz.ts';
import { isListable } from './publish.ts';

interface SharedQuiz {
  status: QuizStatus;
  listed: boolean;
  deletedAt?: string | undefined;
  takenDown?: TakenDown | undefined;
  settings: Pick<StoredSettings, 'isPublic' | 'requirePassword'>;
}

const TOLD: readonly QuizStatus[] = ['published', 'paused'];

/** Whether programs that ask for its address are told what a quiz is about: only of one that its author shows to everybody. */
export const tellsOfItself = ({ status, listed, deletedAt, takenDown, settings }: SharedQuiz): boolean =>
  listed && isListable(settings) && TOLD.includes(status) && !deletedAt && !takenDown;
