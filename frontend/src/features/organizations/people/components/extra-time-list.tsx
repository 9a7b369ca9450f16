import type { Accommodation } from '@quizhall/shared/model/attempts/accommodation';
import { Pencil, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { removeExtraTime } from '../api/people-calls.ts';
import { extraTime as TEXT } from '../extra-time-messages.ts';
import { extraTimeText } from '../model/extra-time-form.ts';
import { ExtraTimeForm } from './extra-time-form.tsx';
import { useRemoval } from './removal-dialog.tsx';

const nameOf = ({ name, email }: Accommodation): string => name ?? email ?? TEXT.gone;

interface ExtraTimeListProps {
  quizId: string;
  people: readonly Accommodation[];
  onChanged: () => void;
}

/** Participants with extra time, with edit and delete. */
export function ExtraTimeList({ quizId, people, onChanged }: ExtraTimeListProps) {
  const removal = useRemoval<Accommodation>({
    quizId,
    remove: (person) => removeExtraTime(quizId, person),
    nameOf,
    text: TEXT,
    type: 'warning',
  });
  return (
    <>
      {people.length === 0 && <p className="mt-1 text-sm text-muted">{TEXT.empty}</p>}
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <PersonRow
            key={person.userId ?? person.email}
            quizId={quizId}
            person={person}
            onChanged={onChanged}
            onRemove={() => removal.ask(person)}
          />
        ))}
      </ul>
      {removal.dialog}
    </>
  );
}

interface PersonRowProps {
  quizId: string;
  person: Accommodation;
  onChanged: () => void;
  onRemove: () => void;
}

function PersonRow({ quizId, person, onChanged, onRemove }: PersonRowProps) {
  const [isEditing, setEditing] = useState(false);
  const edit = useReturn(isEditing);
  const name = nameOf(person);
  const close = () => setEditing(false);
  if (isEditing) {
    return (
      <li className="py-4">
        <ExtraTimeForm
          quizId={quizId}
          person={person}
          name={name}
          onGiven={() => {
            close();
            onChanged();
          }}
          onCancel={close}
        />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="text-sm font-medium wrap-anywhere text-ink">{name}</p>
        <p className="text-xs text-muted">{extraTimeText(person)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={edit}
          variant="ghost"
          icon={<Pencil />}
          aria-label={TEXT.editOf(name)}
          onClick={() => setEditing(true)}
        >
          {TEXT.edit}
        </Button>
        <Button variant="ghost" icon={<X />} aria-label={TEXT.removeOf(name)} onClick={onRemove}>
          {TEXT.remove}
        </Button>
      </div>
    </li>
  );
}

/** Restores the focus to the edit button when the form closes. */
function useReturn(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return button;
}
