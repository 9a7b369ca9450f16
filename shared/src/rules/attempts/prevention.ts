import type { Prevention, StoredSettings } from '../../model/quizzes/quiz.ts';

type Watched = Pick<StoredSettings, 'extraSecure' | 'preventCheating'>;

/** What the runner keeps from participants: extra security is all of it, whatever the single switches say. */
export const preventionOf = ({ extraSecure, preventCheating }: Watched): Prevention =>
  extraSecure ? { disableCopyPaste: true, disableRightClick: true, fullScreenMode: true } : preventCheating;
