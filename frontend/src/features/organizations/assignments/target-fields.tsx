import { MOST_ASSIGNED } from '@quizhall/shared/model/organizations/assignment-limits';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Combobox } from '@/components/ui/combobox.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { Select } from '@/components/ui/select.tsx';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { departmentsQuery, membersQuery } from '../shared/queries.ts';
import { assignmentMessages } from './assignment-messages.ts';
import { ASSIGN_KINDS, type AssignFields, type AssignKind } from './assign-form.ts';

const TEXT = assignmentMessages.form;
const KINDS = ASSIGN_KINDS.map((value) => ({
  value,
  label: TEXT.kinds[value],
}));

interface TargetFieldsProps {
  form: SiteForm<AssignFields>;
  organizationId: string;
}

/** Assignees: everyone, departments, or individual members. */
export function TargetFields({ form, organizationId }: TargetFieldsProps) {
  const { ref, ...kind } = useFormControl(form, 'kind');
  return (
    <>
      <Select
        ref={ref}
        label={TEXT.to}
        hint={TEXT.kindHints[kind.value]}
        value={kind.value}
        options={KINDS}
        error={kind.error}
        onValueChange={(next) => kind.set(next as AssignKind)}
      />
      {(kind.value === 'departments' || kind.value === 'both') && (
        <Departments form={form} organizationId={organizationId} />
      )}
      {(kind.value === 'people' || kind.value === 'both') && (
        <People form={form} organizationId={organizationId} />
      )}
    </>
  );
}

function Departments({ form, organizationId }: TargetFieldsProps) {
  const { value, set, error, ref } = useFormControl(form, 'departmentIds');
  const { data: departments } = useQuery(departmentsQuery(organizationId));
  return (
    <fieldset aria-describedby={error ? 'assign-departments-error' : undefined}>
      <legend className="text-sm font-medium text-ink">{TEXT.departments}</legend>
      <div className="mt-2 grid max-h-56 grid-cols-1 gap-3 overflow-y-auto p-1">
        {departments?.map(({ id, name }, place) => (
          <Checkbox
            key={id}
            ref={place === 0 ? ref : undefined}
            label={<span className="break-words">{name}</span>}
            checked={value.includes(id)}
            onCheckedChange={(is) => set(is ? [...value, id] : value.filter((one) => one !== id))}
          />
        ))}
        {departments?.length === 0 && <p className="text-sm text-muted">{TEXT.noDepartments}</p>}
      </div>
      {error && (
        <p id="assign-departments-error" role="alert" className="mt-1.5 text-sm text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function People({ form, organizationId }: TargetFieldsProps) {
  const { value, set, error, ref } = useFormControl(form, 'people');
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const list = useCursorList(
    membersQuery(organizationId, search ? { search } : {}),
    ({ members }) => members,
  );
  const members = (list.items ?? []).filter(({ id }) => !value.some((chosen) => chosen.id === id));
  const add = (id: string) => {
    const member = members.find((one) => one.id === id);
    if (member) set([...value, { id, name: member.name }]);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Combobox
        ref={ref}
        label={TEXT.members}
        required
        value=""
        placeholder={TEXT.memberPlaceholder}
        emptyText={TEXT.noMember}
        error={error}
        disabled={value.length >= MOST_ASSIGNED}
        loading={list.items === undefined}
        options={members.map(({ id, name, department }) => ({
          value: id,
          label: name,
          ...(department && { description: department.name }),
        }))}
        onQueryChange={setTyped}
        onValueChange={add}
      />
      {value.length > 0 && (
        <ul aria-label={TEXT.chosen} className="flex flex-wrap gap-2">
          {value.map(({ id, name }) => (
            <li
              key={id}
              className="inline-flex max-w-full items-center gap-1 rounded-full border border-accent-line bg-accent-soft pl-3 text-sm text-accent-ink"
            >
              <span className="min-w-0 truncate">{name}</span>
              <PlainIconButton
                label={TEXT.removeOf(name)}
                icon={<X />}
                onClick={() => set(value.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
