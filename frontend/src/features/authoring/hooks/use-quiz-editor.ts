import type { OwnQuiz } from '@quizhall/shared/model/quiz';
import type { QuizRules } from '@quizhall/shared/model/quiz-rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PendingCreate } from '../model/create-once.ts';
import { clearLocalDraft, draftKey, loadLocalDraft } from '../model/draft-store.ts';
import { fromQuiz, type QuizBody, toQuizBody } from '../model/form-mapping.ts';
import { emptyQuiz, type QuizForm } from '../model/quiz-form.ts';
import { bodyText, type Origin, useChanges } from './use-changes.ts';
import { usePrize } from './use-prize.ts';
import { useProblems } from './use-problems.ts';

/**
 * What the editor works on: the form, the quiz as the server has it, what of it is unsaved and what is wrong with it.
 * An unsaved copy that the browser kept is put back at the start.
 */
export function useQuizEditor(
  userId: string,
  opened: OwnQuiz | undefined,
  /** Of the organization that owns the quiz. */
  rules: QuizRules | undefined,
) {
  const [start] = useState(() => openForm(userId, opened, rules));
  const form = useForm<QuizForm>({ defaultValues: start.form });
  const [quiz, setQuiz] = useState(start.quiz);
  const current = useRef(start.quiz);
  const [restored, setRestored] = useState(start.restored);
  const origin = useRef<Origin>({
    key: draftKey(userId, opened?.id, rules?.id),
    revision: start.quiz?.revision ?? 0,
    base: start.base,
    pending: start.pending,
  });
  const getOrigin = useCallback(() => origin.current, []);
  const changes = useChanges(form, bodyText(start.serverForm), getOrigin);
  const prize = usePrize(form, quiz);
  const problems = useProblems(form, quiz?.settings.hasPassword ?? false, prize.standing, rules);

  const { keepNow, markSaved } = changes;
  const { reset: resetProblems } = problems;
  // What was restored is unsaved from the first moment on.
  useEffect(() => {
    if (start.restored) keepNow();
  }, [start, keepNow]);

  /** The server's state of the quiz has moved on; local drafts follow it. */
  const adopt = useCallback(
    (next: OwnQuiz) => {
      if (!current.current) clearLocalDraft(origin.current.key);
      current.current = next;
      Object.assign(origin.current, {
        key: draftKey(userId, next.id),
        revision: next.revision,
        base: toQuizBody(fromQuiz(next)),
      });
      setQuiz(next);
    },
    [userId],
  );

  /** Shows a version as it is on the server, nothing unsaved. */
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

  /** What the form is written on top of, to go back to it later. */
  const getBasis = (): Basis => ({ quiz: current.current, body: origin.current.base });

  /** Shows unsaved work on top of the revision that it was based on. */
  const putBack = (values: QuizForm, { quiz: earlier, body }: Basis) => {
    if (earlier) adopt(earlier);
    origin.current.base = body;
    form.reset(values);
    keepNow();
  };

  /** Shows unsaved work on top of a newer revision of the server. */
  const rebase = (values: QuizForm, newer: OwnQuiz) => {
    adopt(newer);
    form.reset(values);
    markSaved(bodyText(fromQuiz(newer)));
  };

  const pending = {
    get: () => origin.current.pending,
    set: (next: PendingCreate | undefined) => {
      origin.current.pending = next;
      keepNow();
    },
  };

  /** Throws restored work away. */
  const discard = () => show(opened);

  /** Under which name the browser keeps what is unsaved of this quiz. */
  const keptAs = draftKey(userId, quiz?.id, rules?.id);
  return {
    rules,
    keptAs,
    form,
    quiz,
    current,
    changes,
    problems,
    prize,
    pending,
    adopt,
    show,
    getBasis,
    putBack,
    rebase,
    discard,
    restored,
    setRestored,
  };
}

/** A revision of the quiz that unsaved work is based on. */
export interface Basis {
  quiz: OwnQuiz | undefined;
  body: QuizBody | undefined;
}

export type QuizEditorState = ReturnType<typeof useQuizEditor>;

/** The form at the start: the browser's unsaved copy where there is one that differs, else the server's quiz. */
function openForm(userId: string, opened: OwnQuiz | undefined, rules: QuizRules | undefined) {
  const serverForm = opened ? fromQuiz(opened) : emptyQuiz(rules);
  const draft = loadLocalDraft(draftKey(userId, opened?.id, rules?.id));
  if (!draft || bodyText(draft.form) === bodyText(serverForm)) {
    const base = opened && toQuizBody(serverForm);
    return { form: serverForm, serverForm, quiz: opened, base, restored: false, pending: draft?.pending };
  }
  // Based on the revision that the work began from: if the server has moved on since, the save says so.
  const quiz = opened && { ...opened, revision: draft.revision };
  const isCurrent = draft.revision === opened?.revision;
  const base = isCurrent ? toQuizBody(serverForm) : draft.base;
  return { form: draft.form, serverForm, quiz, base, restored: true, pending: draft.pending };
}
