import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizVersion, ReplacedDraft } from '@quizhall/shared/model/quizzes/version';

/** Entry of the version history. */
export type HistoryEntry = QuizVersion | ReplacedDraft;

export const isReplacedDraft = (entry: HistoryEntry): entry is ReplacedDraft => 'replacedAt' in entry;

/**
 * Returns the id of an entry in the API: the number of a version, or `draft-` and the revision of a replaced draft.
 */
export const refOf = (entry: HistoryEntry): string =>
  isReplacedDraft(entry) ? draftRef(entry.number) : String(entry.number);

const draftRef = (revision: number): string => `draft-${revision}`;

export const isDraftRef = (ref: string): boolean => ref.startsWith('draft-');

/** Returns the reference to the current state, for use after another save has replaced it. */
export const refOfToday = ({ version, revision }: Pick<OwnQuiz, 'version' | 'revision'>): string =>
  version > 0 ? String(version) : draftRef(revision);
