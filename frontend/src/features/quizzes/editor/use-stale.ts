import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refreshQuiz } from '@/entities/quiz/quiz-keys.ts';
import { editPath } from '@/entities/quiz/quiz-links.ts';
import { serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { createQuiz, getQuizToWrite } from './quiz-calls.ts';
import { messages } from './messages.ts';
import type { SaveStatus } from '../wizards/create-once.ts';
import { fromQuiz, toQuizBody } from './form-mapping.ts';
import { mergeBodies, type Side } from './merge-bodies.ts';
import { newId, type QuizForm } from './quiz-form.ts';
import type { Handover } from '../wizards/use-handover.ts';
import { useUndoToasts } from './use-undo-toasts.ts';
import type { Basis, QuizEditorState } from './use-quiz-editor.ts';

const TEXT = messages.stale;

interface Conflict {
  mine: QuizForm;
  basis: Basis;
  /** Status of the rejected save; undefined if something else detected the newer version. */
  status: SaveStatus | undefined;
  /** Idempotency key of the conflict: a second press creates no second copy. */
  copyKey: string;
}

/** Resolves a save that was rejected because the quiz was changed elsewhere. Every choice keeps both versions. */
export function useStale(editor: QuizEditorState) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const offerUndo = useUndoToasts();
  const [conflict, setConflict] = useState<Conflict>();
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const theirs = useMutation({ mutationFn: (id: string) => getQuizToWrite(id) });
  const copy = useMutation({
    mutationFn: ({ mine, copyKey }: Conflict) =>
      createQuiz({ key: copyKey, status: 'draft', body: copyOf(mine) }, editor.rules?.id),
  });
  const id = editor.quiz?.id;
  const newer = theirs.data;

  const open = (status?: SaveStatus) => {
    const mine = structuredClone(editor.form.getValues());
    setConflict({ mine, basis: editor.getBasis(), status, copyKey: newId() });
    setChoices(new Map());
    copy.reset();
    if (id) theirs.mutate(id);
  };
  const close = () => setConflict(undefined);

  const newerForm = newer && fromQuiz(newer);
  const merged =
    conflict && newerForm
      ? mergeBodies(conflict.basis.body, toQuizBody(conflict.mine), toQuizBody(newerForm), choices)
      : undefined;

  /** Undo restores the original base revision, so the next save reports the conflict again. */
  const offerMine = (said: string, { mine, basis }: Conflict) =>
    offerUndo(said, () => editor.putBack(mine, basis));

  const load = () => {
    if (!newer || !conflict) return;
    editor.show(newer);
    close();
    offerMine(TEXT.loaded, conflict);
  };

  const merge = () => {
    if (!newer || !conflict || !merged) return;
    editor.rebase(formOf(merged.body, newer, conflict.mine), newer, merged.collisions.length > 0);
    close();
    offerMine(TEXT.merged, conflict);
  };

  /** Applies the user's version on top of the newer one. Returns the status to save. */
  const replace = (): SaveStatus | undefined => {
    if (!newer || !conflict) return undefined;
    editor.rebase(conflict.mine, newer, true);
    close();
    return conflict.status;
  };

  const keep = async () => {
    if (!conflict) return;
    const created = await copy.mutateAsync(conflict);
    void refreshQuiz(client, created.id);
    // Resets this quiz to the stored version. The work continues in the copy.
    if (newer) editor.show(newer);
    else editor.changes.markSaved(JSON.stringify(toQuizBody(editor.form.getValues())));
    close();
    const state: Handover = { said: TEXT.copied };
    await navigate(editPath(created.id), { state });
  };

  const failure = copy.error ?? theirs.error;
  return {
    open,
    replace,
    dialog: {
      open: conflict !== undefined,
      mine: conflict?.mine,
      theirs: newer,
      collisions: merged?.collisions ?? [],
      choices,
      error: failure ? serverMessage(failure, API_MESSAGES.unexpected) : undefined,
      copying: copy.isPending,
      onChoose: (path: string, side: Side) => setChoices(new Map(choices).set(path, side)),
      onMerge: merge,
      // The dialog displays the error.
      onCopy: () => void keep().catch(() => undefined),
      onLoad: load,
      onClose: close,
    },
  };
}

const copyOf = (form: QuizForm) =>
  toQuizBody({ ...form, title: TEXT.copyTitle(form.title.trim() || messages.untitled) });

/** Returns the form of a merged body. Stored bodies exclude a typed password. */
function formOf(
  body: ReturnType<typeof mergeBodies>['body'],
  newer: Parameters<typeof fromQuiz>[0],
  { settings: { password }, coverImage }: QuizForm,
): QuizForm {
  const isMyCover = body.coverImage?.key === coverImage?.key;
  const form = fromQuiz({
    ...newer,
    ...body,
    coverImage: isMyCover ? coverImage : newer.coverImage,
  } as typeof newer);
  return { ...form, settings: { ...form.settings, password } };
}
