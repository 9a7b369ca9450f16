import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { Table2, FileDown, History } from 'lucide-react';
import { ButtonLink, Button } from '@/components/ui/button.tsx';
import { editPath, editTablePath } from '@/entities/quiz/quiz-links.ts';
import { QuestionNumbersProvider, useQuizNumbers } from './quiz-numbers.tsx';
import { bodyText } from './use-changes.ts';
import { useHandover } from '../wizards/use-handover.ts';
import { useQuizEditor, type QuizEditorState } from './use-quiz-editor.ts';
import { useQuizWork } from './use-quiz-work.ts';
import { tableMessages } from '../table/table-messages.ts';
import { BasicSection } from './basic-section.tsx';
import { EditorFooter, EditorHeader } from './editor-header.tsx';
import { DeleteButton } from './delete-button.tsx';
import { PreviewButton } from '../questions/preview-button.tsx';
import { QuestionsSection } from '../questions/questions-section.tsx';
import { headerOf, QuizWorkFrame, WorkNotices } from './quiz-work-frame.tsx';
import { RewardsSection } from '../settings/rewards-section.tsx';
import { ScheduleSection } from '../settings/schedule-section.tsx';
import { SectionRail } from './section-rail.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { StatisticsSection } from './statistics-section.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part.tsx';
import { OnDemand } from '@/components/on-demand.tsx';
import { messages } from './messages.ts';
import { WRAPS } from '@/components/ui/wraps.ts';
import { Section } from './section.tsx';

/** Scrolls to the section in the URL. The sections were not rendered when the page loaded. */
function useArrival(): void {
  const { hash } = useLocation();
  const arrive = useEffectEvent(() => {
    const id = hash.slice(1);
    if (!id) return;
    document.getElementById(id)?.scrollIntoView();
    document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);
}

const VersionHistory = lazyPart(async () => (await import('../versions/version-history.tsx')).VersionHistory);

/** Published versions of the quiz. Code and list are loaded on demand. */
function VersionsSection({ editor, onStale }: { editor: QuizEditorState; onStale: () => void }) {
  const [open, setOpen] = useState(false);
  if (!editor.quiz) return null;
  const button = (
    <div className="@container">
      <Button
        variant="secondary"
        icon={<History />}
        loading={open}
        onClick={() => setOpen(true)}
        className={WRAPS}
      >
        {messages.showVersions}
      </Button>
    </div>
  );
  return (
    <Section id="versions">
      {open ? (
        <OnDemand wanted onFailure={() => setOpen(false)}>
          <VersionHistory editor={editor} quiz={editor.quiz} onStale={onStale} fallback={button} />
        </OnDemand>
      ) : (
        button
      )}
    </Section>
  );
}

const ExportDialog = lazyPart(
  async () => (await import('@/entities/quiz/export/export-dialog.tsx')).ExportDialog,
);

interface ExportButtonProps {
  id: string;
  /** True if the form has unsaved changes. */
  dirty: boolean;
}

/** Exports the questions of the stored quiz. */
function ExportButton({ id, dirty }: ExportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" icon={<FileDown />} onClick={() => setOpen(true)}>
        {messages.questions.export}
      </Button>
      <OnDemand wanted={open} onFailure={() => setOpen(false)}>
        <ExportDialog quiz={{ id }} open={open} unsaved={dirty} onClose={() => setOpen(false)} />
      </OnDemand>
    </>
  );
}

interface QuizEditorProps {
  userId: string;
  quiz: OwnQuiz;
  rules: QuizRules | undefined;
}

/** Editor of an existing quiz, with all sections on one page. */
export function QuizEditor({ userId, quiz, rules }: QuizEditorProps) {
  const work = useQuizWork(useQuizEditor(userId, quiz, rules), {
    said: useHandover()?.said,
    within: editPath(quiz.id),
  });
  const numbers = useQuizNumbers(quiz);
  useArrival();
  const header = headerOf(work);
  const letGo = () => work.editor.changes.markSaved(bodyText(work.editor.form.getValues()));
  const deleteProps = { quiz: work.editor.quiz ?? quiz, onDeleted: letGo };
  return (
    <QuizWorkFrame work={work}>
      <EditorHeader {...header} actions={<DeleteButton place="header" {...deleteProps} />} />
      <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 sm:px-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8 lg:py-8">
        <SectionRail count={work.questions.ids.length} stats={numbers.data?.stats} />
        <div className="grid min-w-0 content-start gap-5">
          <WorkNotices work={work} />
          <BasicSection />
          <QuestionNumbersProvider value={numbers.byId}>
            <QuestionsSection
              questions={work.questions}
              actions={
                <>
                  <PreviewButton place="list" className="sm:hidden" />
                  <ExportButton id={quiz.id} dirty={work.editor.changes.dirty} />
                  <ButtonLink to={editTablePath(quiz.id)} size="sm" variant="secondary" icon={<Table2 />}>
                    {tableMessages.open}
                  </ButtonLink>
                </>
              }
            />
          </QuestionNumbersProvider>
          <SettingsSection />
          <ScheduleSection />
          <RewardsSection />
          <StatisticsSection id={quiz.id} numbers={numbers} />
          <VersionsSection editor={work.editor} onStale={work.saving.openStale} />
          <DeleteButton place="page" {...deleteProps} />
        </div>
      </div>
      <EditorFooter {...header} />
    </QuizWorkFrame>
  );
}
