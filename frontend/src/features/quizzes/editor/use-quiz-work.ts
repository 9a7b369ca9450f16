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

/** In order of preference: invalid fields, text fields, other focusable elements. */
const FOCUSABLE = [
  '[aria-invalid="true"]',
  'textarea, input:not([type="file"], [type="radio"], [type="checkbox"])',
  'input:not([type="file"]), button',
];

/** Returns the slot of the field, or of its nearest parent, and the row in the path. */
function slotOf(path: string): { slot: HTMLElement | null; row?: HTMLElement | undefined } {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const slot = document.querySelector<HTMLElement>(`[data-field="${path.slice(0, end)}"]`);
    const index = /^\.(\d+)/.exec(path.slice(end))?.[1];
    if (slot) return { slot, row: index ? rowsOf(slot)[Number(index)] : undefined };
  }
  return { slot: document.getElementById(path.split('.')[0] ?? '') };
}

const rowsOf = (slot: HTMLElement) => slot.querySelectorAll<HTMLElement>('[data-row-start]');

/** Navigates to a field by its path: opens its question, scrolls to it and focuses it. */
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
  /** Shows the part of the page that contains the field. Not needed if all parts are visible. */
  reach?: (path: string, arrived: () => void) => void;
  /** URL prefix of the same work. Navigation within it does not ask about unsaved changes. */
  within?: string;
  /** Save message carried over from the previous page. */
  said?: string | undefined;
  /** Writes text being typed into the form. Returns the path of text that its field rejects. */
  settle?: () => string | undefined;
  /** True if the page has its own undo history. */
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
      // Pages of the same work continue from the browser draft, which excludes a typed password.
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
