import { LIMITS } from '@quizhall/shared/model/limits';
import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { Rows3 } from 'lucide-react';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button.tsx';
import { editPath } from '@/entities/quiz/quiz-links.ts';
import { useShortcuts } from '@/lib/shortcuts.ts';
import { EditorFooter, EditorHeader } from '../editor/editor-header.tsx';
import { PreviewButton } from '../questions/preview-button.tsx';
import { headerOf, QuizWorkFrame, WorkNotices } from '../editor/quiz-work-frame.tsx';
import { MODIFIER } from '../editor/use-editor-shortcuts.ts';
import { useHandover } from '../wizards/use-handover.ts';
import { useQuizEditor } from '../editor/use-quiz-editor.ts';
import { useQuizWork } from '../editor/use-quiz-work.ts';
import { questionIndexOf, sectionOf } from '../editor/problems.ts';
import { columnOfField } from './faults.ts';
import { QuestionTable } from './question-table.tsx';
import { tableMessages } from './table-messages.ts';
import { useGrid } from './use-grid.ts';
import { useTable } from './use-table.ts';

const TEXT = tableMessages;
const SHORTCUTS = [
  ...TEXT.shortcuts.list.map(([keys, label]) => ({ keys, label })),
  ...TEXT.shortcuts.withControl.map(([key, label]) => ({ keys: `${MODIFIER}+${key}`, label })),
];

interface TableEditorProps {
  userId: string;
  quiz: OwnQuiz;
  rules: QuizRules | undefined;
}

/** Table editor of an existing quiz. Shares the draft with the section editor. */
export function TableEditor({ userId, quiz, rules }: TableEditorProps) {
  const editor = useQuizEditor(userId, quiz, rules);
  const table = useTable(editor);
  const { columns, state } = table;
  const size = {
    rows: Math.min(LIMITS.questions, state.questions.length + 1),
    columns: columns.length + 1,
  };
  const grid = useGrid(size);
  const navigate = useNavigate();
  const sections = editPath(quiz.id);
  const work = useQuizWork(editor, {
    said: useHandover()?.said,
    within: sections,
    settle: table.settle,
    hasOwnHistory: true,
    reach(path) {
      const row = questionIndexOf(path);
      const refusals = Object.keys(state.refused).length;
      if (refusals > 0) toast.error(TEXT.notSaved(refusals), { id: 'not-saved' });
      // Fields outside the table are edited in the section editor.
      if (row === undefined) {
        void navigate({ pathname: sections, hash: sectionOf(path) });
        return;
      }
      const column = columnOfField(path.split('.').slice(2).join('.'));
      grid.moveTo({ row, column: column === 'number' ? 0 : columns.indexOf(column) + 1 });
    },
  });
  useShortcuts(TEXT.shortcuts.title, SHORTCUTS);
  const saved = headerOf(work);
  const isRefused = Object.keys(state.refused).length > 0;
  // A rejected text is stored for this tab only and is not saved.
  const header = isRefused ? { ...saved, dirty: true, kept: false } : saved;
  return (
    <QuizWorkFrame work={work}>
      <EditorHeader {...header} title={TEXT.heading} />
      <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-3 px-4 py-4 sm:px-6">
        <WorkNotices work={work} />
        <QuestionTable table={table} grid={grid} size={size} questions={work.questions}>
          <PreviewButton place="list" className="sm:hidden" />
          <ButtonLink
            to={`${sections}#questions`}
            size="sm"
            variant="ghost"
            icon={<Rows3 />}
            className="ml-auto"
          >
            {TEXT.back}
          </ButtonLink>
        </QuestionTable>
      </div>
      <EditorFooter {...header} />
    </QuizWorkFrame>
  );
}
