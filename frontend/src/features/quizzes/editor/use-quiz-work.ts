import { useLeaveGuard } from '@/lib/form/use-leave-guard.ts';
import { useEditorSave } from './use-editor-save.ts';
import { useEditorShortcuts } from './use-editor-shortcuts.ts';
import { useUndo } from './use-undo.ts';
import { useQuestions } from '../questions/use-questions.ts';
import type { QuizEditorState } from './use-quiz-editor.ts';
import { useUploadJobs } from '../media/use-upload.ts';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { questionIndexOf } from './problems.ts';

/** Best first: what is wrong, then what is typed into, then whatever takes the focus. */
const FOCUSABLE = [
  '[aria-invalid="true"]',
  'textarea, input:not([type="file"], [type="radio"], [type="checkbox"])',
  'input:not([type="file"]), button',
];

/** The slot of this field, or of the nearest field around it, and the row of it that the path names. */
function slotOf(path: string): { slot: HTMLElement | null; row?: HTMLElement | undefined } {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const slot = document.querySelector<HTMLElement>(`[data-field="${path.slice(0, end)}"]`);
    const index = /^\.(\d+)/.exec(path.slice(end))?.[1];
    if (slot) return { slot, row: index ? rowsOf(slot)[Number(index)] : undefined };
  }
  return { slot: document.getElementById(path.split('.')[0] ?? '') };
}

const rowsOf = (slot: HTMLElement) => slot.querySelectorAll<HTMLElement>('[data-row-start]');

/** Leads to a field by its path: opens its question, scrolls there and focuses it. */
function useGoTo(openQuestion: (index: number) => void): (path: string) => void {
  return useCallback(
    (path: string) => {
      const index = questionIndexOf(path);
      if (index !== undefined) flushSync(() => openQuestion(index));
      const { slot, row } = slotOf(path);
      const folded = slot?.closest('details');
      if (folded) folded.open = true;
      slot?.scrollIntoView({ block: 'center' });
      const target = FOCUSABLE.map((selector) => slot?.querySelector<HTMLElement>(selector)).find(Boolean);
      (row ?? target)?.focus({ preventScroll: true });
    },
    [openQuestion],
  );
}

interface Options {
  /** Shows the part of the page where the field stands, then goes on; without it everything is shown already. */
  reach?: (path: string, arrived: () => void) => void;
  /** Addresses that begin like this are the same work. */
  within?: string;
  /** Save message carried over from the previous page. */
  said?: string | undefined;
  /** Puts what is being typed into the form; the path of a text that no field of it can hold. */
  settle?: () => string | undefined;
  /** The page has an undo history of its own. */
  hasOwnHistory?: boolean;
}

/** Work on a quiz shared by all pages that edit one: questions, files, saving and leaving. */
export function useQuizWork(
  editor: QuizEditorState,
  { reach = inSight, within, said, settle = nothing, hasOwnHistory = false }: Options = {},
) {
  const { form, quiz, problems, changes } = editor;
  const questions = useQuestions(form, { onLeave: (id) => problems.touch(`questions.${id}`) });
  const uploads = useUploadJobs(form);
  const leadTo = useGoTo((index) => questions.open(questions.ids[index]));
  const goTo = (path: string) => reach(path, () => leadTo(path));
  const undo = useUndo({ form, history: editor.history, questions, goTo, reach, isOff: hasOwnHistory });
  const saving = useEditorSave(editor, {
    uploaded: async () => settle() ?? (await uploads.settled()),
    goTo,
    said,
  });
  const leaving = useLeaveGuard(
    () => settle() !== undefined || saving.mayLoseChanges(),
    () => {
      // A page of the same work begins with what the browser keeps; a typed password is not kept.
      if (settle() !== undefined || form.getValues('settings.password')) return undefined;
      changes.keepNow();
      return within;
    },
  );
  useEditorShortcuts(saving.saveAgain);
  const tools = {
    problems: problems.problems,
    touch: problems.touch,
    goTo,
    uploads,
    openQuestion: questions.openId,
    hasPassword: quiz?.settings.hasPassword ?? false,
    prize: { ...editor.prize, beforePaying: saving.beforePaying },
    dropped: quiz?.dropped,
    rules: editor.rules,
    saved: quiz && { id: quiz.id, retentionMonths: quiz.settings.retentionMonths },
  };
  return {
    editor,
    questions,
    undo: hasOwnHistory ? undefined : undo,
    uploads,
    saving,
    leaving,
    tools,
    leadTo,
  };
}

export type QuizWork = ReturnType<typeof useQuizWork>;

const nothing = () => undefined;
const inSight = (_: string, arrived: () => void) => arrived();
