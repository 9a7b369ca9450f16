import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizVersion, ReplacedDraft } from '@quizhall/shared/model/quizzes/version';

/** An entry of the version history. */
export type HistoryEntry = QuizVersion | ReplacedDraft;

export const isReplacedDraft = (entry: HistoryEntry): entry is ReplacedDraft => 'replacedAt' in entry;

/** The name of an entry in the API: the number of a version, or `draft-` and the revision of a replaced draft. */
export const refOf = (entry: HistoryEntry): string =>
  isReplacedDraft(entry) ? draftRef(entry.number) : String(entry.number);

const draftRef = (revision: number): string => `draft-${revision}`;

export const isDraftRef = (ref: string): boolean => ref.startsWith('draft-');

/** Reference to the quiz's present state, for use after another save has replaced it. */
export const refOfToday = ({ version, revision }: Pick<OwnQuiz, 'version' | 'revision'>): string =>
  version > 0 ? String(version) : draftRef(revision);
