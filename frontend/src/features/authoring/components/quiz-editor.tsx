import type { OwnQuiz } from '@quizhall/shared/model/quiz';
import { FormProvider } from 'react-hook-form';
import { Alert } from '@/components/ui/alert.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { EditorContext } from '../hooks/editor-context.tsx';
import { useCoverUpload } from '../hooks/use-cover-upload.ts';
import { useEditorShortcuts } from '../hooks/use-editor-shortcuts.ts';
import { useEditorSave } from '../hooks/use-editor-save.ts';
import { useGoTo } from '../hooks/use-go-to.ts';
import { useHandover } from '../hooks/use-handover.ts';
import { useLeaveGuard } from '@/lib/form/use-leave-guard.ts';
import { useQuestions } from '../hooks/use-questions.ts';
import { useQuizEditor } from '../hooks/use-quiz-editor.ts';
import { messages } from '../messages.ts';
import { BasicSection } from './basic-section.tsx';
import { EditorFooter, EditorHeader } from './editor-header.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { PublishedDialog } from './published-dialog.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { ScheduleSection } from './schedule-section.tsx';
import { SectionRail } from './section-rail.tsx';
import { SettingsSection } from './settings-section.tsx';
import { StaleDialog } from './stale-dialog.tsx';

interface QuizEditorProps {
  userId: string;
  /** The quiz to edit; none to create one. */
  quiz?: OwnQuiz;
}

/** The one page on which quizzes are created and edited. */
export function QuizEditor({ userId, quiz: opened }: QuizEditorProps) {
  const editor = useQuizEditor(userId, opened);
  const { form, quiz, changes, problems } = editor;
  const handover = useHandover();
  const questions = useQuestions(form, {
    openedId: handover?.openId,
    onLeave: (id) => problems.touch(`questions.${id}`),
  });
  const upload = useCoverUpload(form);
  const goTo = useGoTo((index) => questions.open(questions.ids[index]));
  const saving = useEditorSave(editor, {
    isNew: !opened,
    uploaded: upload.settled,
    openId: questions.openId,
    goTo,
    handover,
  });
  const leaving = useLeaveGuard(saving.mayLoseChanges);
  useEditorShortcuts(saving.saveAgain);

  const header = {
    quiz,
    dirty: changes.dirty,
    kept: changes.kept,
    said: saving.said,
    saving: saving.running,
    onSave: saving.save,
    onShare: () => saving.setShare('share'),
  };
  return (
    <FormProvider {...form}>
      <EditorContext
        value={{
          problems: problems.problems,
          touch: problems.touch,
          goTo,
          hasPassword: quiz?.settings.hasPassword ?? false,
        }}
      >
        <EditorHeader {...header} />
        <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 sm:px-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8 lg:py-8">
          <SectionRail count={questions.ids.length} />
          <div className="grid min-w-0 content-start gap-5">
            {editor.restored && <RestoredNotice onDiscard={() => editor.show(opened)} />}
            {saving.failure && <Alert tone="danger">{saving.failure}</Alert>}
            <ProblemSummary asked={problems.asked} />
            <BasicSection upload={upload} />
            <QuestionsSection questions={questions} />
            <SettingsSection />
            <ScheduleSection />
          </div>
        </div>
        <EditorFooter {...header} />
        {quiz && (
          <PublishedDialog quiz={quiz} reason={saving.share} onClose={() => saving.setShare(undefined)} />
        )}
        <StaleDialog {...saving.stale} />
        <ConfirmDialog
          open={leaving.state === 'blocked'}
          type="warning"
          title={messages.leave.title}
          message={messages.leave.text}
          confirmLabel={messages.leave.confirm}
          onConfirm={() => leaving.proceed?.()}
          onCancel={() => leaving.reset?.()}
        />
      </EditorContext>
    </FormProvider>
  );
}
