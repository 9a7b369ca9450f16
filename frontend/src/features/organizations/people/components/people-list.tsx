import type { CoAuthor } from '@quizhall/shared/model/quizzes/co-author';
import type { CoAuthorRole } from '@quizhall/shared/model/enums';
import { X } from 'lucide-react';
import toast from 'react-hot-toast';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Select } from '@/components/ui/select.tsx';
import { useChange } from '../hooks/use-change.ts';
import { changeRole, removePerson } from '../api/people-calls.ts';
import { messages } from '../messages.ts';
import { useRemoval } from './removal-dialog.tsx';

const TEXT = messages.people;
const ROLES = Object.entries(messages.roles).map(([value, { title }]) => ({ value, label: title }));

interface PeopleListProps {
  quizId: string;
  people: readonly CoAuthor[];
}

/** Co-authors of the quiz, their roles and removal. */
export function PeopleList({ quizId, people }: PeopleListProps) {
  const removal = useRemoval<CoAuthor>({
    quizId,
    remove: ({ id }) => removePerson(quizId, id),
    nameOf,
    text: TEXT,
    type: 'danger',
  });
  return (
    <Panel title={TEXT.title} padded={people.length === 0}>
      {people.length === 0 ? (
        <p className="text-sm text-muted">{TEXT.empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {people.map((person) => (
            <PersonRow key={person.id} quizId={quizId} person={person} onRemove={() => removal.ask(person)} />
          ))}
        </ul>
      )}
      {removal.dialog}
    </Panel>
  );
}

const nameOf = ({ name }: CoAuthor): string => name ?? TEXT.gone;

interface PersonRowProps {
  quizId: string;
  person: CoAuthor;
  onRemove: () => void;
}

function PersonRow({ quizId, person, onRemove }: PersonRowProps) {
  const change = useChange(quizId, (role: CoAuthorRole) => changeRole(quizId, person.id, role));
  const name = nameOf(person);
  const choose = (role: CoAuthorRole) =>
    role !== person.role &&
    change.run(role, () => toast.success(TEXT.changed(name, messages.roles[role].title)));
  return (
    <li className="flex flex-wrap items-center gap-3 px-5 py-3.5 sm:px-6">
      <Avatar name={name} src={person.avatarUrl} />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="truncate text-sm font-medium text-ink">{name}</p>
        <p className="truncate text-xs text-muted">{person.email}</p>
        {change.problem && (
          <p role="alert" className="text-xs text-danger-ink">
            {change.problem}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          hideLabel
          label={TEXT.role(name)}
          value={change.wanted ?? person.role}
          loading={change.running}
          options={ROLES}
          onValueChange={(role) => choose(role as CoAuthorRole)}
          className="w-32"
        />
        <Button variant="ghost" icon={<X />} aria-label={TEXT.removeOf(name)} onClick={onRemove}>
          {TEXT.remove}
        </Button>
      </div>
    </li>
  );
}
