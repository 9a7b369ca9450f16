import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { type BankQuestion, saveToBank } from './bank-calls.ts';
import { bankMessages } from './bank-messages.ts';
import { type EditorTools, EditorContext } from '../editor/editor-context.tsx';
import { useUploadJobs } from '../media/use-upload.ts';
import { asNew } from './bank-copy.ts';
import { fromQuestion, toQuestionInput } from '../editor/form-mapping.ts';
import { type Problems, questionProblems } from '../editor/problems.ts';
import { emptyQuestion, emptyQuiz, newId, type QuizForm } from '../editor/quiz-form.ts';
import { QuestionFields } from '../questions/question-card.tsx';

const TEXT = bankMessages.question;
const FORM = 'bank-question';

interface BankQuestionDialogProps {
  /** Question to edit, or a new one; undefined closes the dialog. */
  editing: BankQuestion | 'new' | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/** Editor of a standalone question, with the fields of the quiz editor. */
export function BankQuestionDialog({ editing, onSaved, onClose }: BankQuestionDialogProps) {
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const isNew = editing === 'new';
  const close = () => {
    setAsking(false);
    setDirty(false);
    onClose();
  };
  const leave = () => (dirty ? setAsking(true) : close());
  return (
    <>
      <Dialog
        open={editing !== undefined}
        onOpenChange={(open) => !open && !busy && leave()}
        size="lg"
        title={isNew ? TEXT.title : TEXT.editTitle}
        description={isNew ? TEXT.text : TEXT.editText}
        footer={
          <>
            <Button variant="secondary" disabled={busy} onClick={leave}>
              {TEXT.cancel}
            </Button>
            <Button type="submit" form={FORM} loading={busy}>
              {TEXT.save}
            </Button>
          </>
        }
      >
        {editing && (
          <QuestionForm
            entry={editing === 'new' ? undefined : editing}
            onDirty={setDirty}
            onBusy={setBusy}
            onSaved={() => {
              close();
              onSaved();
            }}
          />
        )}
      </Dialog>
      <ConfirmDialog
        open={asking}
        type="warning"
        title={TEXT.leaveTitle}
        message={TEXT.leaveText}
        confirmLabel={TEXT.leave}
        onConfirm={close}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

interface QuestionFormProps {
  entry: BankQuestion | undefined;
  onDirty: (dirty: boolean) => void;
  onBusy: (busy: boolean) => void;
  onSaved: () => void;
}

/** Returns a quiz with the single question, because the editor's fields work on a quiz. */
const formOf = (entry: BankQuestion | undefined): QuizForm => ({
  ...emptyQuiz(),
  category: entry?.category ?? 'general',
  questions: [entry ? fromQuestion(asNew(entry.question)) : emptyQuestion(newId())],
});

function QuestionForm({ entry, onDirty, onBusy, onSaved }: QuestionFormProps) {
  const form = useForm<QuizForm>({ defaultValues: useMemo(() => formOf(entry), [entry]) });
  const uploads = useUploadJobs(form);
  const [problems, setProblems] = useState<Problems>({});
  // Watches the form and the uploads: a file being uploaded is not in the form yet.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => onDirty(true) }),
    [form, onDirty],
  );
  useEffect(() => uploads.subscribe(() => onDirty(true)), [uploads, onDirty]);
  const tools: EditorTools = {
    problems,
    touch: () => undefined,
    goTo: () => undefined,
    uploads,
    hasPassword: false,
  };
  const saving = useSaving(entry, onSaved);
  const submit = async () => {
    onBusy(true);
    const lost = await uploads.settled();
    const values = form.getValues();
    const found = questionProblems(values);
    setProblems(found);
    const [question] = values.questions;
    if (lost !== undefined || Object.keys(found).length > 0 || !question) {
      onBusy(false);
      return;
    }
    saving.mutate(
      { question: toQuestionInput(question), category: values.category },
      { onSettled: () => onBusy(false) },
    );
  };
  const [id = ''] = form.getValues('questions').map((question) => question.id);
  return (
    <FormProvider {...form}>
      <EditorContext value={tools}>
        <form
          id={FORM}
          noValidate
          className="grid grid-cols-1 gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {saving.error && <Alert tone="danger">{`${TEXT.failed}: ${standardMessage(saving.error)}`}</Alert>}
          <QuestionFields id={id} index={0} />
        </form>
      </EditorContext>
    </FormProvider>
  );
}

/** Saving an edited question creates a new question that replaces the previous one. */
const useSaving = (entry: BankQuestion | undefined, onSuccess: () => void) =>
  useMutation({
    mutationFn: ({
      question,
      category,
    }: {
      question: Parameters<typeof saveToBank>[0];
      category: QuizForm['category'];
    }) => saveToBank(question, category, entry?.saved ? entry.id : undefined),
    onSuccess,
  });
