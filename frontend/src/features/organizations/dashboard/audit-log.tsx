import type { OrganizationAuditEntry } from '@quizhall/shared/model/organizations/organization-audit';
import { Download, ScrollText } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod';
import { DataList } from '@/components/list/data-list.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Combobox } from '@/components/ui/combobox.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Table, type TableColumn } from '@/components/ui/table.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { choice, type FilterValues, typed } from '@/lib/list/filters.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { exportAudit } from '../shared/organization-calls.ts';
import { type AuditFilters, auditQuery, membersQuery } from '../shared/queries.ts';
import { auditMessages as TEXT, detailOf, KIND_NAMES } from './audit-messages.ts';
import { useFile } from '../shared/use-file.ts';
import { SmallButton } from '../shared/small-button.tsx';

type Entry = z.output<typeof OrganizationAuditEntry>;
const KINDS = Object.keys(KIND_NAMES) as Entry['kind'][];
const day = { ...typed(10), kind: 'choice' as const };
const FILTERS = {
  since: day,
  until: day,
  who: { ...typed(40), kind: 'choice' as const },
  what: choice(['all', ...KINDS], 'all'),
};
const KIND_OPTIONS = [
  { value: 'all', label: TEXT.everything },
  ...KINDS.map((value) => ({ value, label: KIND_NAMES[value] })),
];

/** Returns the first or last instant of a day in the reader's time zone; undefined for an invalid day. */
function instantOf(text: string, end: '00:00' | '23:59:59.999'): string | undefined {
  const at = new Date(`${text}T${end}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

function wantedOf({ since, until, who, what }: FilterValues<typeof FILTERS>): AuditFilters {
  const [from, to] = [instantOf(since, '00:00'), instantOf(until, '23:59:59.999')];
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(who && { by: who }),
    ...(what !== 'all' && { kind: what }),
  };
}

const COLUMNS: readonly TableColumn<Entry>[] = [
  {
    id: 'what',
    header: TEXT.columns.what,
    primary: true,
    cell: (entry) => (
      <span className="break-words">
        {KIND_NAMES[entry.kind]}
        {detailOf(entry) && <span className="block text-sm font-normal text-muted">{detailOf(entry)}</span>}
      </span>
    ),
  },
  {
    id: 'by',
    header: TEXT.columns.by,
    cell: ({ by }) => (by ? (by.name ?? TEXT.gone) : TEXT.system),
  },
  {
    id: 'at',
    header: TEXT.columns.at,
    cell: ({ at }) => <span className="whitespace-nowrap">{formatDateTime(at)}</span>,
  },
];

/** Audit log of an organization, filtered by person, kind and date, with export. */
export function AuditLog({ id }: { id: string }) {
  const { filters, set, filtered, clear } = useListFilters(FILTERS);
  const wanted = wantedOf(filters);
  const list = useCursorList(auditQuery(id, wanted), ({ entries }) => entries);
  const file = useFile(() => exportAudit(id, wanted));
  return (
    <Panel
      title={TEXT.title}
      hint={TEXT.hint}
      actions={
        <SmallButton icon={<Download />} loading={file.saving} onClick={file.save}>
          {TEXT.csv}
        </SmallButton>
      }
    >
      <div className="mb-4 grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <PersonChoice id={id} value={filters.who} onChange={(who) => set({ who })} />
        <Select
          label={TEXT.kind}
          value={filters.what}
          options={KIND_OPTIONS}
          onValueChange={(what) => set({ what: what as typeof filters.what })}
        />
        <TextField
          label={TEXT.from}
          type="date"
          value={filters.since}
          max={filters.until}
          onChange={(event) => set({ since: event.target.value })}
        />
        <TextField
          label={TEXT.to}
          type="date"
          value={filters.until}
          min={filters.since}
          onChange={(event) => set({ until: event.target.value })}
        />
      </div>
      <DataList
        list={list}
        texts={TEXT.list}
        skeleton={<Skeleton className="h-64 w-full" />}
        empty={
          <EmptyState
            as="h3"
            icon={<ScrollText />}
            title={TEXT.empty.title}
            text={TEXT.empty.text}
            action={
              filtered && (
                <Button variant="secondary" onClick={clear}>
                  {TEXT.empty.clear}
                </Button>
              )
            }
          />
        }
      >
        {(entries) => (
          <Table caption={TEXT.title} columns={COLUMNS} rows={entries} rowKey={(entry) => entry.id} />
        )}
      </DataList>
    </Panel>
  );
}

interface PersonChoiceProps {
  id: string;
  value: string;
  onChange: (userId: string) => void;
}

/** Member, searched by name; empty for anyone. */
function PersonChoice({ id, value, onChange }: PersonChoiceProps) {
  const [search, setSearch] = useState('');
  const list = useCursorList(
    membersQuery(id, search.trim() ? { search: search.trim().slice(0, 100) } : {}),
    ({ members }) => members,
  );
  return (
    <Combobox
      label={TEXT.by}
      value={value}
      placeholder={TEXT.anyone}
      emptyText={TEXT.nobody}
      loading={list.items === undefined}
      options={(list.items ?? []).map((member) => ({ value: member.id, label: member.name }))}
      onQueryChange={setSearch}
      onValueChange={onChange}
    />
  );
}
