import { PARTICIPANT_SORTS, PARTICIPANT_STATUSES } from '@quizhall/shared/model/enums';
import { ListToolbar } from '@/components/list/list-toolbar.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { Select } from '@/components/ui/select.tsx';
import type { ListFilters } from '@/lib/list/use-list-filters.ts';
import type { ParticipantsPage } from '../../api/participant-calls.ts';
import type { ParticipantFilters } from '../../model/participant-filters.ts';
import { participants as TEXT } from '../../participants-messages.ts';
import { ChipRow } from '../chip-row.tsx';

const SORTS = PARTICIPANT_SORTS.map((value) => ({ value, label: TEXT.sorts[value] }));
const STATUSES = ['all', ...PARTICIPANT_STATUSES] as const;

interface ParticipantsToolbarProps {
  filters: ListFilters<ParticipantFilters>;
  counts: ParticipantsPage['counts'] | undefined;
  departments: NonNullable<ParticipantsPage['departments']>;
}

export function ParticipantsToolbar({
  filters: { values, set },
  counts,
  departments,
}: ParticipantsToolbarProps) {
  const known = [...departments.map(({ id }) => id), 'none'];
  return (
    <ListToolbar
      search={{ label: TEXT.search, value: values.q, onChange: (q) => set({ q }) }}
      sort={{ label: TEXT.sort, value: values.sort, options: SORTS, onChange: (sort) => set({ sort }) }}
    >
      {departments.length > 0 && (
        <Select
          label={TEXT.department}
          hideLabel
          className="sm:w-56"
          value={known.includes(values.department) ? values.department : ''}
          options={[
            { value: '', label: TEXT.allDepartments },
            ...departments.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'none', label: TEXT.noDepartment },
          ]}
          onValueChange={(department) => set({ department })}
        />
      )}
      <ChipRow>
        <FilterChips
          label={TEXT.filter}
          value={values.status}
          onChange={(status) => set({ status })}
          options={STATUSES.map((value) => ({
            value,
            label: TEXT.statuses[value],
            ...(counts && { count: counts[value] }),
          }))}
        />
      </ChipRow>
    </ListToolbar>
  );
}
