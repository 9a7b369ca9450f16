import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refreshQuiz } from '@/entities/quiz/quiz-keys.ts';
import { editPath } from '@/entities/quiz/quiz-links.ts';
import { serverMessage } from '@/lib/api/errors.ts';
import { createQuiz, getQuizToWrite } from '../api/quiz-calls.ts';
import { messages } from '../messages.ts';
import { toQuizBody } from '../model/form-mapping.ts';
import { newId, type QuizForm } from '../model/quiz-form.ts';
import type { Handover } from './use-handover.ts';
import { useUndoToasts } from './use-undo-toasts.ts';
import type { QuizEditorState } from './use-quiz-editor.ts';

const TEXT = messages.stale;

/** What happens when a save finds that the quiz was changed elsewhere. Both versions survive every choice. */
export function useStale(editor: QuizEditorState) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const offerUndo = useUndoToasts();
  const [mine, setMine] = useState<QuizForm>();
  // One key for each conflict: pressing twice makes one copy.
  const [copyKey, setCopyKey] = useState('');
  const theirs = useMutation({ mutationFn: (id: string) => getQuizToWrite(id) });
  const copy = useMutation({
    mutationFn: (form: QuizForm) =>
      createQuiz({ key: copyKey, status: 'draft', body: copyOf(form) }, editor.rules?.id),
  });
  const id = editor.quiz?.id;

  const open = () => {
    setMine(structuredClone(editor.form.getValues()));
    setCopyKey(newId());
    copy.reset();
    if (id) theirs.mutate(id);
  };
  const close = () => setMine(undefined);

  const load = () => {
    if (!theirs.data || !mine) return;
    const kept = mine;
    editor.show(theirs.data);
    close();
    // Taken back, the own version stands on top of the newer one: the next save then replaces it knowingly.
    offerUndo(TEXT.loaded, () => editor.form.reset(kept));
  };

  const keep = async () => {
    if (!mine) return;
    const created = await copy.mutateAsync(mine);
    void refreshQuiz(client, created.id);
    // This quiz goes back to what the server has; the work goes on in the copy.
    if (theirs.data) editor.show(theirs.data);
    else editor.changes.markSaved(JSON.stringify(toQuizBody(editor.form.getValues())));
    close();
    const state: Handover = { said: TEXT.copied };
    await navigate(editPath(created.id), { state });
  };

  const failure = copy.error ?? theirs.error;
  return {
    open,
    dialog: {
      open: mine !== undefined,
      mine,
      theirs: theirs.data,
      error: failure ? serverMessage(failure, failure.message) : undefined,
      copying: copy.isPending,
      // The failure stays in the dialog.
      onCopy: () => void keep().catch(() => undefined),
      onLoad: load,
      onClose: close,
    },
  };
}

const copyOf = (form: QuizForm) =>
  toQuizBody({ ...form, title: TEXT.copyTitle(form.title.trim() || messages.untitled) });
