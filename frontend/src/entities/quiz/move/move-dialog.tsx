import { useMutation, useQueryClient } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Select } from '@/components/ui/select.tsx';
import { call } from '@/lib/api/call.ts';
import { ApiError, serverMessage } from '@/lib/api/errors.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { useLast } from '@/lib/use-last.ts';
import { quizKeys, refreshQuiz } from '../quiz-keys.ts';
import { moveMessages as TEXT } from './messages.ts';
import { newOwners, ONESELF } from './owners.ts';

interface MovedQuiz {
  id: string;
  title: string;
}

interface MoveDialogProps {
  /** The quiz that shall be moved, as long as it is asked for. */
  quiz: MovedQuiz | undefined;
  /** Whose it is; undefined: the person's. */
  organizationId?: string | undefined;
  onClose: () => void;
  /** It stands in another list. */
  onMoved: (id: string) => void;
}

/** Gives a quiz to an organization, or takes it out of one. */
export function MoveDialog({ quiz, onClose, ...props }: MoveDialogProps) {
  const shown = useLast(quiz);
  return (
    <Dialog
      open={quiz !== undefined}
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={TEXT.title(shown?.title || TEXT.untitled)}
      description={TEXT.text}
    >
      {shown && <MoveForm key={shown.id} quiz={shown} onClose={onClose} {...props} />}
    </Dialog>
  );
}

function MoveForm({ quiz, organizationId, onClose, onMoved }: MoveDialogProps & { quiz: MovedQuiz }) {
  const { user } = useSession();
  const owners = newOwners(user ?? {}, organizationId, TEXT.own);
  const [to, setTo] = useState(owners[0]?.value ?? '');
  const client = useQueryClient();
  const moving = useMutation({
    mutationFn: (owner: string) =>
      call(
        routes.organizations.moveQuiz,
        { params: { id: quiz.id }, body: { organizationId: owner === ONESELF ? null : owner } },
        { quiet: true },
      ),
    onSuccess: (_, owner) => {
      const name = owners.find(({ value }) => value === owner)?.label ?? '';
      toast.success(TEXT.done(owner === ONESELF ? TEXT.mine : name));
      onClose();
      onMoved(quiz.id);
      client.removeQueries({ queryKey: quizKeys.quiz(quiz.id) });
      void refreshQuiz(client, quiz.id);
      void client.invalidateQueries({ queryKey: ['organization'] });
    },
  });
  if (owners.length === 0) return <p className="text-sm text-muted">{TEXT.none}</p>;
  return (
    <form
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        moving.mutate(to);
      }}
    >
      <Select label={TEXT.to} value={to} onValueChange={setTo} options={owners} />
      {moving.error && <Alert tone="danger">{whyNot(moving.error)}</Alert>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {TEXT.cancel}
        </Button>
        <Button type="submit" loading={moving.isPending}>
          {TEXT.confirm}
        </Button>
      </div>
    </form>
  );
}

/** What its new owner does not allow, or what else is in the way. */
function whyNot(error: unknown): string {
  const fields = error instanceof ApiError ? Object.values(error.errors ?? {}) : [];
  if (fields.length > 0) return `${TEXT.failed}: ${fields.join('. ')}.`;
  return error instanceof ApiError ? serverMessage(error, standardMessage(error)) : TEXT.failed;
}
