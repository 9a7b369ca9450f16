import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { quizKeys, refreshQuiz } from '@/entities/quiz/quiz-keys.ts';
import { ApiError, hasCode, serverMessage } from '@/lib/api/errors.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { keptDraft } from '@/lib/form/kept-draft.ts';
import { restoreVersion } from './version-calls.ts';
import { messages } from '../editor/messages.ts';
import { toQuizBody } from '../editor/form-mapping.ts';
import type { QuizForm } from '../editor/quiz-form.ts';
import { refOfToday } from './version-ref.ts';
import { versionMessages as TEXT } from './version-messages.ts';
import type { QuizEditorState } from '../editor/use-quiz-editor.ts';

interface After {
  onDone: () => void;
  /** Called if the quiz was changed in the meantime. */
  onStale: () => void;
}

/** Version to restore, and the unsaved work of this tab. */
interface Wish {
  /** Reference of the version or replaced draft. */
  ref: string;
  unsaved?: QuizForm | undefined;
}

interface Done {
  text: string;
  /** Revision created by the restore; a newer one ends the option to undo it. */
  made: number;
  undo: Wish | undefined;
}

/** Last restore of a quiz and the work that it replaced. Survives a reload of the page. */
const lastRestore = (draftKey: string) =>
  keptDraft<Done>({
    key: `${draftKey}.restore`,
    place: 'tab',
    read(value) {
      const done = value as Done;
      if (typeof done.made !== 'number' || typeof done.text !== 'string')
        throw new TypeError('not a restore');
      if (done.undo && typeof done.undo.ref !== 'string') throw new TypeError('not a restore');
      // Throws if the shape is not that of the form, for example from an older release.
      if (done.undo?.unsaved) toQuizBody(done.undo.unsaved);
      return done;
    },
  });

/** Restores a version as a new revision. Undo restores the previous state the same way. */
export function useRestore(editor: QuizEditorState, { onDone, onStale }: After) {
  const client = useQueryClient();
  const { current, form, changes, keptAs } = editor;
  const [done, setDone] = useState(() => lastRestore(keptAs).load());
  const put = useMutation({
    mutationFn: ({ today, ref }: { today: OwnQuiz; ref: string }) => restoreVersion(today, ref),
  });

  const restore = async ({ ref, unsaved }: Wish, isUndo: boolean) => {
    const today = current.current;
    if (!today) return;
    const aside = changes.isDirtyNow() ? structuredClone(form.getValues()) : undefined;
    const restored = await put.mutateAsync({ today, ref });
    client.setQueryData(quizKeys.quiz(restored.id), restored);
    void refreshQuiz(client, restored.id);
    editor.show(restored);
    if (unsaved) form.reset(unsaved);
    const next: Done = {
      made: restored.revision,
      text: isUndo ? TEXT.undone(ref) : TEXT.restored(ref, restored.version),
      undo: isUndo ? undefined : { ref: refOfToday(today), unsaved: aside },
    };
    setDone(next);
    lastRestore(keptAs).save(toKeep(next));
    onDone();
  };
  /** The mutation displays other errors. */
  const begin = (wish: Wish, isUndo: boolean) => {
    restore(wish, isUndo).catch((error: unknown) => {
      if (hasCode(error, 'STALE_REVISION')) onStale();
    });
  };

  const failed = put.error && !hasCode(put.error, 'STALE_REVISION') ? put.error : undefined;
  const { undo, made, text } = done ?? {};
  return {
    run: (ref: string) => begin({ ref }, false),
    running: put.isPending,
    /** Message of the failed restore. */
    failure: failed && explain(failed),
    forget: put.reset,
    /** Displayed while the restore is the quiz's latest revision. */
    said: made === editor.quiz?.revision ? text : undefined,
    undo: undo && (() => begin(undo, true)),
  };
}

/** Removes the typed password, as in every copy that the browser stores. */
function toKeep({ undo, ...done }: Done): Done {
  if (!undo?.unsaved) return { ...done, undo };
  const settings = { ...undo.unsaved.settings, password: '' };
  return { ...done, undo: { ...undo, unsaved: { ...undo.unsaved, settings } } };
}

/** Returns the server's message. Names the field if the version fails today's validation. */
function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.errors.save;
  return [serverMessage(error, standardMessage(error)), ...Object.values(error.errors ?? {})].join(' ');
}
