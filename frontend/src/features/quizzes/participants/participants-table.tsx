import type { ParticipantSort } from '@quizhall/shared/model/enums';
import { PARTICIPANT_SORTS } from '@quizhall/shared/model/enums';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Table, type TableColumn } from '@/components/ui/table.tsx';
import type { ParticipantRow as Row } from './participant-calls.ts';
import { participants as TEXT } from './participants-messages.ts';
import { submission as SUBMISSION } from '../submission/submission-messages.ts';
import { DetailsLink, NameLink, Score, When } from './participant-cells.tsx';
import { ParticipantStatusBadge } from './participant-status.tsx';

const COLUMNS: TableColumn<Row>[] = [
  {
    id: 'name',
    header: TEXT.columns.name,
    primary: true,
    orders: [{ value: 'name', direction: 'ascending' }],
    cell: (row) => (
      <div className="flex items-center gap-3">
        <Avatar name={row.name} src={row.avatarUrl} size="sm" />
        <div className="min-w-0">
          <NameLink row={row} />
        </div>
      </div>
    ),
  },
  {
    id: 'email',
    header: TEXT.columns.email,
    cell: ({ email }) =>
      email ? (
        <span className="block truncate sm:max-w-64">{email}</span>
      ) : (
        <span className="text-muted">{TEXT.noEmail}</span>
      ),
  },
  {
    id: 'score',
    header: TEXT.columns.score,
    align: 'right',
    orders: [
      { value: 'highest', direction: 'descending' },
      { value: 'lowest', direction: 'ascending' },
    ],
    cell: ({ score }) => <Score score={score} />,
  },
  {
    id: 'status',
    header: TEXT.columns.status,
    cell: ({ status }) => <ParticipantStatusBadge status={status} />,
  },
  {
    id: 'date',
    header: TEXT.columns.date,
    orders: [
      { value: 'recent', direction: 'descending' },
      { value: 'oldest', direction: 'ascending' },
    ],
    cell: (row) => <When row={row} />,
  },
  {
    id: 'details',
    header: TEXT.columns.details,
    hideHeader: true,
    align: 'right',
    cell: (row) => <DetailsLink row={row}>{SUBMISSION.view}</DetailsLink>,
  },
];

const DEPARTMENT: TableColumn<Row> = {
  id: 'department',
  header: TEXT.department,
  cell: ({ department }) => department?.name ?? <span className="text-muted">–</span>,
};
const WITH_DEPARTMENT = COLUMNS.toSpliced(2, 0, DEPARTMENT);

interface ParticipantsTableProps {
  rows: readonly Row[];
  hasDepartments: boolean;
  sort: ParticipantSort;
  onSort: (sort: ParticipantSort) => void;
}

/** Table of participants. A row links to its submission, its name to the participant. */
export function ParticipantsTable({ rows, hasDepartments, sort, onSort }: ParticipantsTableProps) {
  return (
    <Table
      caption={TEXT.title}
      columns={hasDepartments ? WITH_DEPARTMENT : COLUMNS}
      rows={rows}
      rowKey={(row) => row.submissionId}
      covered
      sort={{
        value: sort,
        onChange: (value) => {
          const next = PARTICIPANT_SORTS.find((known) => known === value);
          if (next) onSort(next);
        },
      }}
    />
  );
}
