import { useState } from 'react';
import toast from 'react-hot-toast';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { useChange } from '../hooks/use-change.ts';

interface RemovalText {
  remove: string;
  removed: (name: string) => string;
  confirm: { title: string; message: (name: string) => string };
}

interface RemovalOptions<Person> {
  quizId: string;
  /** @throws ApiError */
  remove: (person: Person) => Promise<unknown>;
  nameOf: (person: Person) => string;
  text: RemovalText;
  type: 'warning' | 'danger';
}

/** Removal of a person from a list of a quiz. `ask` opens the confirmation, which the list renders. */
export function useRemoval<Person>({ quizId, remove, nameOf, text, type }: RemovalOptions<Person>) {
  const [leaving, setLeaving] = useState<Person>();
  const removal = useChange(quizId, remove);
  const confirm = (person: Person) =>
    removal.run(person, () => {
      setLeaving(undefined);
      toast.success(text.removed(nameOf(person)));
    });
  const dialog = (
    <ConfirmDialog
      open={leaving !== undefined}
      type={type}
      title={text.confirm.title}
      message={leaving && text.confirm.message(nameOf(leaving))}
      confirmLabel={text.remove}
      loading={removal.running}
      error={removal.problem}
      onConfirm={() => leaving && confirm(leaving)}
      onCancel={() => setLeaving(undefined)}
    />
  );
  return { ask: setLeaving as (person: Person) => void, dialog };
}
