import { storedKeys } from '@/lib/storage.ts';
import type { Tab } from '@/lib/tab.ts';
import { keptDraft } from '@/lib/form/kept-draft.ts';
import type { PendingCreate } from './create-once.ts';
import { type QuizBody, toQuizBody } from '../editor/form-mapping.ts';
import { withQuestionTimes } from '../settings/question-times.ts';
import { emptyQuiz, type QuizForm } from '../editor/quiz-form.ts';

/** The browser's copy of work that has not reached the server. */
export interface LocalDraft {
  form: QuizForm;
  /** The server's revision that the work began from; 0 for a quiz that does not exist yet. */
  revision: number;
  /** The quiz at that revision, for merging; absent for a quiz that does not exist yet. */
  base?: QuizBody | undefined;
  /** Epoch milliseconds. */
  savedAt: number;
  pending?: PendingCreate | undefined;
  /** The next save replaces a draft that has to stay in the version history. */
  keepReplaced?: boolean | undefined;
}

/** Begins the keys of a quiz's drafts. They belong to a person: the next one at the same computer must not find them. */
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
      // Kept by a release that had no such choice.
      if (!draft.form.questionTimes) draft.form = withQuestionTimes(draft.form);
      draft.form = completed(draft.form);
      // Throws where the shape is not that of the form, as in a draft of an older release.
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

/** All but a typed quiz password: it is asked for again rather than left readable on the computer. */
export function saveLocalDraft(key: string, draft: LocalDraft): void {
  const { form } = draft;
  draftAt(key).save({ ...draft, form: { ...form, settings: { ...form.settings, password: '' } } });
}

export const clearLocalDraft = (key: string): void => draftAt(key).clear();

export const loadLocalDraft = (key: string): LocalDraft | undefined => draftAt(key).load();

/** Each tab keeps a draft of its own, so that two tabs never overwrite each other's. */
export const tabDraftKey = (draftsKey: string, { id }: Pick<Tab, 'id'>): string => `${draftsKey}#${id}`;

export interface FoundDraft {
  key: string;
  draft: LocalDraft;
}

/** Drafts of a quiz that no other open tab is working on, the newest first; that of this tab apart. */
export function findLocalDrafts(
  draftsKey: string,
  tab: Tab,
): { own: FoundDraft | undefined; others: FoundDraft[] } {
  const open = new Set([...tab.others].map((id) => tabDraftKey(draftsKey, { id })));
  const found = storedKeys(draftsKey)
    // Releases before had one draft for all tabs, without a tab in its key.
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
