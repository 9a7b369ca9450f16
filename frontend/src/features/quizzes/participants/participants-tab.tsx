import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import { Lock, SearchX, Users, ChevronRight } from 'lucide-react';
import { DataList } from '@/components/list/data-list.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { seesSubmissions } from '@/entities/quiz/quiz-rights.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { useListFilters, type ListFilters } from '@/lib/list/use-list-filters.ts';
import { participantsQuery } from './participant-queries.ts';
import { PARTICIPANT_FILTERS, type ParticipantFilters } from './participant-filters.ts';
import { participants as TEXT } from './participants-messages.ts';
import { ParticipantsTable } from './participants-table.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import type { ParticipantRow as Row, ParticipantsPage } from './participant-calls.ts';
import { DetailsLink, NameLink, Score, When } from './participant-cells.tsx';
import { ParticipantStatusBadge } from './participant-status.tsx';
import { PARTICIPANT_SORTS, PARTICIPANT_STATUSES } from '@quizhall/shared/model/enums';
import { ListToolbar } from '@/components/list/list-toolbar.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { Select } from '@/components/ui/select.tsx';
import { ChipRow } from '../status/chip-row.tsx';

const SORTS = PARTICIPANT_SORTS.map((value) => ({ value, label: TEXT.sorts[value] }));
const STATUSES = ['all', ...PARTICIPANT_STATUSES] as const;

interface ParticipantsToolbarProps {
  filters: ListFilters<ParticipantFilters>;
  counts: ParticipantsPage['counts'] | undefined;
  departments: NonNullable<ParticipantsPage['departments']>;
}

function ParticipantsToolbar({ filters: { values, set }, counts, departments }: ParticipantsToolbarProps) {
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

/** Participants as rows, on narrow screens. */
function ParticipantsRows({ rows }: { rows: readonly Row[] }) {
  return (
    <Card padded={false} className="overflow-hidden">
      <ul aria-label={TEXT.title} className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.submissionId} className="relative flex items-center gap-3 px-4 py-3.5">
            <Avatar name={row.name} src={row.avatarUrl} size="sm" />
            <div className="min-w-0 flex-1 text-sm">
              <NameLink row={row} />
              <p className="truncate text-xs text-muted">
                {[row.department?.name, row.email || TEXT.noEmail].filter(Boolean).join(' · ')}
              </p>
              <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
                <ParticipantStatusBadge status={row.status} />
                <When row={row} />
              </div>
            </div>
            <span className="shrink-0 text-sm text-ink">
              <Score score={row.score} />
            </span>
            <DetailsLink row={row}>
              <ChevronRight aria-hidden="true" className="size-5 text-muted" />
            </DetailsLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Participants of the quiz, for users who may see submissions. */
export function ParticipantsTab({ quiz }: { quiz: QuizOverview }) {
  if (seesSubmissions(quiz)) return <Participants quizId={quiz.id} />;
  return (
    <Card>
      <EmptyState icon={<Lock />} title={TEXT.hidden.title} text={TEXT.hidden.text} />
    </Card>
  );
}

function Participants({ quizId }: { quizId: string }) {
  const filters = useListFilters(PARTICIPANT_FILTERS);
  const list = useCursorList(participantsQuery(quizId, filters.filters), (page) =>
    page.participants.map((row) => ({ ...row, id: row.submissionId })),
  );
  const counts = list.firstPage?.counts;
  const departments = list.firstPage?.departments ?? [];
  const { sort, status } = filters.filters;
  return (
    <>
      <ParticipantsToolbar filters={filters} counts={counts} departments={departments} />
      <DataList
        list={list}
        texts={TEXT.list}
        skeleton={<RowsSkeleton />}
        total={counts?.[status]}
        empty={
          <Card>
            {filters.filtered ? (
              <NobodyFound onClear={filters.clear} />
            ) : (
              <EmptyState icon={<Users />} title={TEXT.empty.title} text={TEXT.empty.text} />
            )}
          </Card>
        }
      >
        {(rows) => (
          <>
            <div className="hidden sm:block">
              <ParticipantsTable
                rows={rows}
                hasDepartments={departments.length > 0}
                sort={sort}
                onSort={(next) => filters.set({ sort: next })}
              />
            </div>
            <div className="sm:hidden">
              <ParticipantsRows rows={rows} />
            </div>
          </>
        )}
      </DataList>
    </>
  );
}

const NobodyFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<SearchX />}
    title={TEXT.empty.foundTitle}
    text={TEXT.empty.foundText}
    action={
      <Button variant="secondary" onClick={onClear}>
        {TEXT.empty.clear}
      </Button>
    }
  />
);

const RowsSkeleton = () => (
  <div className="grid gap-3 sm:gap-px">
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
      <Skeleton key={key} className="h-25 rounded-card sm:h-14" />
    ))}
  </div>
);
