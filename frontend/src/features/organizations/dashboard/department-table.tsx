import type {
  DepartmentTotals,
  OrganizationAnalytics,
} from '@quizhall/shared/model/organizations/organization-analytics';
import { guarded } from '@quizhall/shared/rules/imports/cell-text';
import { Download } from 'lucide-react';
import { Panel } from '@/components/ui/panel.tsx';
import { Table, type TableColumn } from '@/components/ui/table.tsx';
import { formatNumber, formatPercent } from '@/lib/format.ts';
import { saveFile } from '@/lib/save-file.ts';
import { analyticsMessages } from './analytics-messages.ts';
import { SmallButton } from '../shared/small-button.tsx';

const TEXT = analyticsMessages.departments;
const percentOf = (value: number | undefined): string =>
  value === undefined ? TEXT.nothing : formatPercent(value);

const COLUMNS: readonly TableColumn<DepartmentTotals>[] = [
  { id: 'name', header: TEXT.columns.name, primary: true, cell: ({ name }) => name },
  {
    id: 'attempts',
    header: TEXT.columns.attempts,
    align: 'right',
    cell: ({ attempts = 0 }) => formatNumber(attempts),
  },
  {
    id: 'completion',
    header: TEXT.columns.completion,
    align: 'right',
    cell: ({ completion }) => percentOf(completion),
  },
  {
    id: 'score',
    header: TEXT.columns.averageScore,
    align: 'right',
    cell: ({ averageScore }) => percentOf(averageScore),
  },
  {
    id: 'passRate',
    header: TEXT.columns.passRate,
    align: 'right',
    cell: ({ passRate }) => percentOf(passRate),
  },
];

/** Comparison of the departments in the displayed period. Renders nothing without departments. */
export function DepartmentTable({ analytics }: { analytics: OrganizationAnalytics }) {
  const { departments, from, to } = analytics;
  if (departments.length === 0) return null;
  return (
    <div className="@container">
      <Panel
        title={TEXT.title}
        hint={TEXT.hint}
        actions={
          <SmallButton
            icon={<Download />}
            onClick={() =>
              saveFile({
                blob: new Blob([departmentsCsv(departments)], { type: 'text/csv' }),
                fileName: TEXT.fileName(from, to),
              })
            }
          >
            {TEXT.csv}
          </SmallButton>
        }
      >
        <Table caption={TEXT.title} columns={COLUMNS} rows={departments} rowKey={({ id }) => id} />
      </Panel>
    </div>
  );
}

const quoted = (text: string): string => `"${guarded(text).replaceAll('"', '""')}"`;

/** Returns the departments as CSV. Names are escaped against formula injection. */
export const departmentsCsv = (departments: readonly DepartmentTotals[]): string =>
  [
    'department,attempts,completed,completion,average_score,pass_rate',
    ...departments.map(({ name, attempts = 0, completed = 0, completion, averageScore, passRate }) =>
      [quoted(name), attempts, completed, completion ?? '', averageScore ?? '', passRate ?? ''].join(','),
    ),
    '',
  ].join('\r\n');
