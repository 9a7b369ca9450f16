import { storedKeys } from '@/lib/storage.ts';
import type { Tab } from '@/lib/tab.ts';
import { keptDraft } from '@/lib/form/kept-draft.ts';
import type { PendingCreate } from './create-once.ts';
import { type QuizBody, toQuizBody } from '../editor/form-mapping.ts';
import { withQuestionTimes } from '../settings/question-times.ts';
import { emptyQuiz, type QuizForm } from '../editor/quiz-form.ts';

/** Browser draft: a local copy of unsaved work. */
export interface LocalDraft {
  form: QuizForm;
  /** Revision that the work is based on; 0 for a new quiz. */
  revision: number;
  /** Quiz at that revision, for merging; absent for a new quiz. */
  base?: QuizBody | undefined;
  /** Epoch milliseconds. */
  savedAt: number;
  pending?: PendingCreate | undefined;
  /** True if the version history must keep the draft that the next save replaces. */
  keepReplaced?: boolean | undefined;
}

/**
 * Returns the key prefix of a quiz's drafts. It contains the user id, because the next user of the computer must not
 * find them.
 */
export const draftKey = (
  userId: string,
  quizId: string | undefined,
  /** Organization of a new quiz. */
  organizationId?: string,
): string =>
  `quizhall.draft.${userId}.${quizId ?? (organizationId === undefined ? 'new' : `new.${organizationId}`)}`;

const draftAt = (key: string) =>
  keptDraft<LocalDraft>({
    key,
    place: 'device',
    read(value) {
      const draft = value as LocalDraft;
      // Stored by a release without this choice.
      if (!draft.form.questionTimes) draft.form = withQuestionTimes(draft.form);
      draft.form = completed(draft.form);
      // Throws if the shape is not that of the form, for example from an older release.
      toQuizBody(draft.form);
      if (typeof draft.revision !== 'number' || typeof draft.form.title !== 'string')
        throw new TypeError('not a draft');
      return draft;
    },
  });

/** Fills fields added since the draft was stored with the defaults of a new quiz. */
function completed(form: QuizForm): QuizForm {
  const fresh = emptyQuiz();
  const questions = form.questions.map((question) => ({
    ...question,
    pool: question.pool ?? '',
    passageId: question.passageId ?? '',
  }));
  return { ...fresh, ...form, settings: { ...fresh.settings, ...form.settings }, questions };
}

/** Stores a draft without a typed password, which must not be readable on the computer. */
export function saveLocalDraft(key: string, draft: LocalDraft): void {
  const { form } = draft;
  draftAt(key).save({ ...draft, form: { ...form, settings: { ...form.settings, password: '' } } });
}

export const clearLocalDraft = (key: string): void => draftAt(key).clear();

export const loadLocalDraft = (key: string): LocalDraft | undefined => draftAt(key).load();

/** Returns the draft key of a tab, so that tabs never overwrite each other's drafts. */
export const tabDraftKey = (draftsKey: string, { id }: Pick<Tab, 'id'>): string => `${draftsKey}#${id}`;

export interface FoundDraft {
  key: string;
  draft: LocalDraft;
}

/** Returns the drafts of a quiz that no other open tab uses, newest first; that of this tab separately. */
export function findLocalDrafts(
  draftsKey: string,
  tab: Tab,
): { own: FoundDraft | undefined; others: FoundDraft[] } {
  const open = new Set([...tab.others].map((id) => tabDraftKey(draftsKey, { id })));
  const found = storedKeys(draftsKey)
    // Earlier releases stored one draft for all tabs, without a tab in its key.
    .filter((key) => key === draftsKey || key.startsWith(`${draftsKey}#`))
    .filter((key) => !open.has(key))
    .flatMap((key) => {
      const draft = loadLocalDraft(key);
      return draft ? { key, draft } : [];
    })
    .toSorted((a, b) => b.draft.savedAt - a.draft.savedAt);
  const ownKey = tabDraftKey(draftsKey, tab);
  return {
    own: found.find(({ key }) => key === ownKey),
    others: found.filter(({ key }) => key !== ownKey),
  };
}
