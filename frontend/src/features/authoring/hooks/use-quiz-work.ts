import { useLeaveGuard } from '@/lib/form/use-leave-guard.ts';
import { useEditorSave } from './use-editor-save.ts';
import { useEditorShortcuts } from './use-editor-shortcuts.ts';
import { useGoTo } from './use-go-to.ts';
import { useQuestions } from './use-questions.ts';
import type { QuizEditorState } from './use-quiz-editor.ts';
import { useUploadJobs } from './use-upload.ts';

interface Options {
  /** Shows the part of the page where the field stands, then goes on; without it everything is shown already. */
  reach?: (path: string, arrived: () => void) => void;
  /** Addresses that begin like this are the same work. */
  within?: string;
  /** What was said of the last save before the page was opened. */
  said?: string | undefined;
}

/** What can be done with a quiz on every page that writes one: its questions, its files, saving, leaving. */
export function useQuizWork(editor: QuizEditorState, { reach = inSight, within, said }: Options = {}) {
  const { form, quiz, problems } = editor;
  const questions = useQuestions(form, { onLeave: (id) => problems.touch(`questions.${id}`) });
  const uploads = useUploadJobs();
  const leadTo = useGoTo((index) => questions.open(questions.ids[index]));
  const goTo = (path: string) => reach(path, () => leadTo(path));
  const saving = useEditorSave(editor, { uploaded: () => uploads.settled(), goTo, said });
  const leaving = useLeaveGuard(saving.mayLoseChanges, within);
  useEditorShortcuts(saving.saveAgain);
  const tools = {
    problems: problems.problems,
    touch: problems.touch,
    goTo,
    uploads,
    hasPassword: quiz?.settings.hasPassword ?? false,
  };
  return { editor, questions, uploads, saving, leaving, tools, leadTo };
}

export type QuizWork = ReturnType<typeof useQuizWork>;

const inSight = (_: string, arrived: () => void) => arrived();
