import { LIMITS } from '@quizhall/shared/model/limits';
import { may, organizationRoles } from '@quizhall/shared/rules/permissions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Select } from '@/components/ui/select.tsx';
import { refreshQuiz } from '@/entities/quiz/quiz-keys.ts';
import { editPath } from '@/entities/quiz/quiz-links.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { addToDraft, type BankQuestion, createFromBank } from './bank-calls.ts';
import { draftsQuery } from '../editor/queries.ts';
import { bankMessages } from './bank-messages.ts';
import { newId } from '../editor/quiz-form.ts';

const TEXT = bankMessages.add;
/** Value of the choice "new quiz". */
const NEW = '';
/** Prefix of the values that stand for a new quiz of an organization. */
const ORGANIZATION = 'o_';

interface AddToQuizDialogProps {
  /** Questions to copy; an empty list closes the dialog. */
  questions: readonly BankQuestion[];
  onClose: () => void;
}

/** Dialog that adds the selected questions to a draft or a new quiz, then opens the editor. */
export function AddToQuizDialog({ questions, onClose }: AddToQuizDialogProps) {
  // Keeps the content during the closing animation.
  const [shown, setShown] = useState(questions);
  if (questions.length > 0 && questions !== shown) setShown(questions);
  return (
    <Dialog
      open={questions.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={TEXT.title(shown.length)}
      description={TEXT.text}
    >
      <Choice questions={shown} onClose={onClose} />
    </Dialog>
  );
}

/** A component inside the dialog, so that drafts load when it opens. */
function Choice({ questions, onClose }: AddToQuizDialogProps) {
  const { user } = useSession();
  const making = (user?.organizations ?? []).filter((one) => may(organizationRoles(one), 'quiz.create'));
  const [quizId, setQuizId] = useState(user?.canCreateQuizzes === false ? (making[0]?.id ?? NEW) : NEW);
  // Idempotency key of this dialog: a retry after a lost response creates no second quiz.
  const [key] = useState(newId);
  const drafts = useQuery(draftsQuery);
  const adding = useAdding(questions, key);
  const chosen = drafts.data?.find(({ id }) => id === quizId);
  const room = LIMITS.questions - (chosen?.totalQuestions ?? 0);
  return (
    <form
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (questions.length <= room) adding.mutate(quizId);
      }}
    >
      <Select
        label={TEXT.quiz}
        hint={drafts.isPending ? TEXT.loading : TEXT.hint}
        error={questions.length > room ? TEXT.full(room) : undefined}
        value={quizId}
        onValueChange={setQuizId}
        options={[
          ...(user?.canCreateQuizzes ? [{ value: NEW, label: TEXT.newQuiz }] : []),
          ...making.map(({ id, title }) => ({ value: id, label: TEXT.newQuizFor(title) })),
          ...(drafts.data ?? []).map(({ id, title }) => ({ value: id, label: title || TEXT.untitled })),
        ]}
      />
      {drafts.error && <Alert tone="warning">{TEXT.draftsFailed}</Alert>}
      {adding.error && <Alert tone="danger">{`${TEXT.failed}: ${standardMessage(adding.error)}`}</Alert>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {TEXT.cancel}
        </Button>
        <Button type="submit" loading={adding.isPending}>
          {TEXT.confirm}
        </Button>
      </div>
    </form>
  );
}

function useAdding(entries: readonly BankQuestion[], key: string) {
  const questions = entries.map(({ question }) => question);
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (quizId: string) =>
      quizId === NEW || quizId.startsWith(ORGANIZATION)
        ? createFromBank(questions, {
            idempotencyKey: `${key}${quizId}`,
            organizationId: quizId || undefined,
          })
        : addToDraft(quizId, questions),
    onSuccess: ({ id }) => {
      void refreshQuiz(client, id);
      toast.success(TEXT.done(questions.length));
      void navigate(editPath(id));
    },
  });
}
