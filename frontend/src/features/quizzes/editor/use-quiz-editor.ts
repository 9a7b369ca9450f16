import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PendingCreate } from '../wizards/create-once.ts';
import { claimedTab } from '@/lib/tab.ts';
import {
  clearLocalDraft,
  draftKey,
  findLocalDrafts,
  type FoundDraft,
  loadLocalDraft,
  saveLocalDraft,
  tabDraftKey,
} from '../wizards/draft-store.ts';
import { fromQuiz, type QuizBody, toQuizBody } from './form-mapping.ts';
import { emptyQuiz, type QuizForm } from './quiz-form.ts';
import { bodyText, type Origin, useChanges } from './use-changes.ts';
import { useFormHistory } from './use-form-history.ts';
import { usePrize } from '../prize/use-prize.ts';
import { useProblems } from './use-problems.ts';

/**
 * State of the editor: the form, the stored quiz, unsaved changes and problems. Restores an unsaved browser draft on
 * start.
 */
export function useQuizEditor(
  userId: string,
  opened: OwnQuiz | undefined,
  /** Rules of the organization that owns the quiz. */
  rules: QuizRules | undefined,
) {
  const [start] = useState(() => openForm(userId, opened, rules));
  const form = useForm<QuizForm>({ defaultValues: start.form });
  const [quiz, setQuiz] = useState(start.quiz);
  const current = useRef(start.quiz);
  const [restored, setRestored] = useState(start.restored);
  const origin = useRef<Origin>({
    key: tabDraftKey(draftKey(userId, opened?.id, rules?.id), claimedTab()),
    revision: start.quiz?.revision ?? 0,
    base: start.base,
    pending: start.pending,
    keepReplaced: start.keepReplaced,
  });
  const getOrigin = useCallback(() => origin.current, []);
  const changes = useChanges(form, bodyText(start.serverForm), getOrigin);
  const history = useFormHistory(form);
  const prize = usePrize(form, quiz);
  const problems = useProblems(form, quiz?.settings.hasPassword ?? false, prize.standing, rules);

  const { keepNow, markSaved } = changes;
  const { reset: resetProblems } = problems;
  // Restored work is unsaved from the start.
  useEffect(() => {
    if (start.restored) keepNow();
  }, [start, keepNow]);

  /** Applies a new server state. Browser drafts follow it. */
  const adopt = useCallback(
    (next: OwnQuiz) => {
      if (!current.current) clearLocalDraft(origin.current.key);
      current.current = next;
      Object.assign(origin.current, {
        key: tabDraftKey(draftKey(userId, next.id), claimedTab()),
        revision: next.revision,
        base: toQuizBody(fromQuiz(next)),
        keepReplaced: false,
      });
      setQuiz(next);
    },
    [userId],
  );

  /** Displays a stored version without unsaved changes. */
  const show = useCallback(
    (next: OwnQuiz | undefined) => {
      const values = next ? fromQuiz(next) : emptyQuiz(rules);
      if (next) adopt(next);
      form.reset(values);
      setRestored(false);
      resetProblems();
      markSaved(bodyText(values));
    },
    [adopt, form, resetProblems, markSaved, rules],
  );

  /** Revision the form is based on, to return to it later. */
  const getBasis = (): Basis => ({ quiz: current.current, body: origin.current.base });

  /** Displays unsaved work on top of its original revision. */
  const putBack = (values: QuizForm, { quiz: earlier, body }: Basis) => {
    if (earlier) adopt(earlier);
    origin.current.base = body;
    form.reset(values);
    keepNow();
  };

  /**
   * Displays unsaved work on top of a newer revision. `replaces` is true if the work drops parts of that revision.
   */
  const rebase = (values: QuizForm, newer: OwnQuiz, replaces: boolean) => {
    adopt(newer);
    origin.current.keepReplaced = replaces;
    form.reset(values);
    markSaved(bodyText(fromQuiz(newer)));
  };

  const [others, setOthers] = useState(start.others);
  /** Opens a draft of another tab. The current work takes its place in the list. */
  const openOther = ({ key, draft }: FoundDraft) => {
    keepNow();
    const shown = loadLocalDraft(origin.current.key);
    if (shown) saveLocalDraft(key, shown);
    else clearLocalDraft(key);
    setOthers(others.flatMap((one) => (one.key !== key ? one : shown ? { key, draft: shown } : [])));
    origin.current.pending = draft.pending;
    const { current: today } = current;
    putBack(draft.form, { quiz: today && { ...today, revision: draft.revision }, body: draft.base });
    origin.current.keepReplaced = draft.keepReplaced;
    setRestored(true);
  };

  const pending = {
    get: () => origin.current.pending,
    set: (next: PendingCreate | undefined) => {
      origin.current.pending = next;
      keepNow();
    },
  };

  /** Discards restored work. */
  const discard = () => show(opened);

  /** Storage key of the browser draft. */
  const keptAs = draftKey(userId, quiz?.id, rules?.id);
  return {
    rules,
    keptAs,
    form,
    quiz,
    current,
    changes,
    history,
    problems,
    prize,
    pending,
    adopt,
    show,
    getBasis,
    keepsReplaced: () => origin.current.keepReplaced === true,
    putBack,
    rebase,
    discard,
    restored,
    setRestored,
    /** Drafts of other tabs. They do not belong to a quiz created since. */
    others: start.quiz?.id === quiz?.id ? others : [],
    openOther,
  };
}

/** Revision that unsaved work is based on. */
export interface Basis {
  quiz: OwnQuiz | undefined;
  body: QuizBody | undefined;
}

export type QuizEditorState = ReturnType<typeof useQuizEditor>;

/**
 * Initial form: this tab's draft or the newest draft of a closed tab if it differs from the stored quiz, otherwise
 * the stored quiz.
 */
function openForm(userId: string, opened: OwnQuiz | undefined, rules: QuizRules | undefined) {
  const serverForm = opened ? fromQuiz(opened) : emptyQuiz(rules);
  const drafts = draftsOf(draftKey(userId, opened?.id, rules?.id), bodyText(serverForm));
  const { draft, others } = drafts;
  const isCurrent = !draft || draft.revision === opened?.revision;
  const current = opened && toQuizBody(serverForm);
  if (!draft) {
    const pending = drafts.unchanged?.pending;
    return {
      form: serverForm,
      serverForm,
      quiz: opened,
      base: current,
      restored: false,
      pending,
      keepReplaced: undefined,
      others,
    };
  }
  // Keeps the revision the work is based on, so that the save detects newer ones.
  const quiz = opened && { ...opened, revision: draft.revision };
  const base = isCurrent ? current : draft.base;
  const { form, pending, keepReplaced } = draft;
  return { form, serverForm, quiz, base, restored: true, pending, keepReplaced, others };
}

/** Returns the draft to continue with, moved to this tab, and the others. */
function draftsOf(draftsKey: string, saved: string) {
  const tab = claimedTab();
  const { own, others } = findLocalDrafts(draftsKey, tab);
  const isUnsaved = ({ draft }: FoundDraft) => bodyText(draft.form) !== saved;
  const unsaved = others.filter(isUnsaved);
  const found = own && isUnsaved(own) ? own : unsaved[0];
  if (found && found !== own) {
    saveLocalDraft(tabDraftKey(draftsKey, tab), found.draft);
    clearLocalDraft(found.key);
  }
  return { draft: found?.draft, unchanged: own?.draft, others: unsaved.filter((one) => one !== found) };
}
