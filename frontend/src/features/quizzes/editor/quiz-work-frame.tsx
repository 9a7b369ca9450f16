import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { Alert } from '@/components/ui/alert.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { EditorContext } from './editor-context.tsx';
import type { QuizWork } from './use-quiz-work.ts';
import { messages } from './messages.ts';
import { LiveFormulas } from '@/entities/quiz/live-formulas.tsx';
import { OtherDrafts } from '../versions/other-drafts.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { PublishedDialog } from './published-dialog.tsx';
import { OwnerNotice, WaitingNotice } from '../settings/organization-notices.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { editedKeysPath } from '@/entities/quiz/quiz-links.ts';
import { quizzesOf } from '../wizards/wizard.ts';
import { organizationMessages } from './organization-messages.ts';

const DRAFT_TEXT = messages.draft;

/** Notice about restored work, with an action that discards it. */
function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const [asking, setAsking] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  // The browser may have restored the scroll position.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={notice}>
      <Alert
        tone="accent"
        title={DRAFT_TEXT.restored}
        action={
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            {DRAFT_TEXT.discard}
          </Button>
        }
      >
        {DRAFT_TEXT.restoredText}
        <ConfirmDialog
          open={asking}
          type="danger"
          title={DRAFT_TEXT.discardTitle}
          message={DRAFT_TEXT.discardText}
          confirmLabel={DRAFT_TEXT.discard}
          onConfirm={onDiscard}
          onCancel={() => setAsking(false)}
        />
      </Alert>
    </div>
  );
}

const SENT_TEXT = organizationMessages.sent;

interface WaitsDialogProps {
  quiz: OwnQuiz;
  rules: QuizRules;
  open: boolean;
  onClose: () => void;
  /** Called to continue editing. */
  onStay: () => void;
}

/** Dialog after publishing a quiz that needs approval. */
function WaitsDialog({ quiz, rules, open, onClose, onStay }: WaitsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={SENT_TEXT.title}
      description={SENT_TEXT.text(rules.name)}
      footer={
        <>
          <Button variant="secondary" onClick={onStay}>
            {SENT_TEXT.close}
          </Button>
          <ButtonLink to={quizzesOf(rules)}>{SENT_TEXT.list}</ButtonLink>
        </>
      }
    >
      {quiz.version > 0 && <p className="text-sm text-muted">{SENT_TEXT.live}</p>}
    </Dialog>
  );
}

const TEXT = messages.editedKeys;

interface EditedKeysDialogProps {
  quizId: string;
  /** Number of questions whose key was changed; 0 keeps the dialog closed. */
  count: number;
  onClose: () => void;
}

/** Offers to regrade earlier attempts after a save changed the key of answered questions. */
function EditedKeysDialog({ quizId, count, onClose }: EditedKeysDialogProps) {
  return (
    <Dialog
      open={count > 0}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={TEXT.title}
      description={TEXT.text(count)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {TEXT.later}
          </Button>
          <ButtonLink to={editedKeysPath(quizId)}>{TEXT.preview}</ButtonLink>
        </>
      }
    >
      <p className="text-sm text-muted">{TEXT.hint}</p>
    </Dialog>
  );
}

interface QuizWorkFrameProps {
  work: QuizWork;
  /** Called after the dialog of a published quiz closes. */
  onPublishedClosed?: () => void;
  children: ReactNode;
}

/** Frame of every page that edits a quiz: context of the fields, and dialogs for saving and leaving. */
export function QuizWorkFrame({ work, onPublishedClosed, children }: QuizWorkFrameProps) {
  const { editor, saving, leaving, tools } = work;
  const closeShare = () => {
    saving.setShare(undefined);
    if (saving.share === 'published' || saving.share === 'waits') onPublishedClosed?.();
  };
  /** Leaves once the work is saved. The page displays any problem. */
  const saveAndLeave = async () => {
    if (await saving.saveBeforeLeaving()) leaving.proceed?.();
    else leaving.reset?.();
  };
  return (
    <FormProvider {...editor.form}>
      <EditorContext value={tools}>
        <LiveFormulas>{children}</LiveFormulas>
        {editor.quiz && (
          <PublishedDialog
            quiz={editor.quiz}
            reason={saving.share === 'waits' ? undefined : saving.share}
            onClose={closeShare}
          />
        )}
        {editor.quiz && editor.rules && (
          <WaitsDialog
            quiz={editor.quiz}
            rules={editor.rules}
            open={saving.share === 'waits'}
            onClose={closeShare}
            onStay={() => saving.setShare(undefined)}
          />
        )}
        {editor.quiz && (
          <EditedKeysDialog
            quizId={editor.quiz.id}
            count={saving.editedKeys.length}
            onClose={saving.forgetEditedKeys}
          />
        )}
        <StaleDialog {...saving.stale} />
        <ConfirmDialog
          open={leaving.state === 'blocked'}
          type="warning"
          title={messages.leave.title}
          message={messages.leave.text}
          confirmLabel={messages.leave.confirm}
          other={{
            label: messages.leave.save,
            loading: saving.running !== undefined,
            onPress: () => void saveAndLeave(),
          }}
          onConfirm={() => leaving.proceed?.()}
          onCancel={() => leaving.reset?.()}
        />
      </EditorContext>
    </FormProvider>
  );
}

/** Notices above the fields: restored work, a failed save, and problems that prevent a save. */
export function WorkNotices({ work }: { work: QuizWork }) {
  const { editor, saving } = work;
  return (
    <>
      {editor.rules && <OwnerNotice rules={editor.rules} />}
      {editor.quiz?.waiting && <WaitingNotice editor={editor} waiting={editor.quiz.waiting} />}
      {editor.restored && <RestoredNotice onDiscard={editor.discard} />}
      <OtherDrafts drafts={editor.others} onOpen={editor.openOther} />
      {saving.failure && <Alert tone="danger">{saving.failure}</Alert>}
      <ProblemSummary asked={editor.problems.asked} />
    </>
  );
}

/** Props shared by the header and the footer of the page. */
export function headerOf({ editor, saving, undo }: QuizWork) {
  return {
    undo,
    quiz: editor.quiz,
    rules: editor.rules,
    dirty: editor.changes.dirty,
    kept: editor.changes.kept,
    said: saving.said,
    saving: saving.running,
    onSave: saving.save,
    onShare: () => saving.setShare('share'),
  };
}
