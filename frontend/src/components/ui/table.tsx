/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   WebKit takes the roles of a table away when its `display` changes */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand right. */
  align?: 'left' | 'right' | undefined;
  /** The cell that names the row: a heading of the row, and of its card. One per table. */
  primary?: boolean | undefined;
  /** Keeps the header for assistive technology only (action columns). */
  hideHeader?: boolean | undefined;
}

export interface TableProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Names the table. */
  caption: string;
}

/**
 * A table that turns into a list of cards below 640 px, with the column's name before each value.
 * `<Table caption="Attempts" columns={[{ id: 'name', header: 'Name', primary: true, cell: (row) => row.name }]} rows={rows} rowKey={(row) => row.id} />`
 */
export function Table<Row>({ columns, rows, rowKey, caption }: TableProps<Row>) {
  return (
    <div className="overflow-x-auto sm:rounded-card sm:border sm:border-line sm:bg-surface">
      <table role="table" className="block w-full text-sm sm:table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
          <tr role="row" className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                className={cx(
                  'px-4 py-3 text-xs font-medium whitespace-nowrap text-muted',
                  column.align === 'right' ? 'text-right' : 'text-left',
                )}
              >
                <span className={column.hideHeader ? 'sr-only' : undefined}>{column.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="flex flex-col gap-3 sm:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="block rounded-card border border-line bg-surface px-4 py-3 sm:table-row sm:rounded-none sm:border-0 sm:border-b sm:p-0 sm:last:border-b-0 sm:hover:bg-well"
            >
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const Tag = column.primary ? 'th' : 'td';
  return (
    <Tag
      role={column.primary ? 'rowheader' : 'cell'}
      scope={column.primary ? 'row' : undefined}
      className={cx(
        'flex items-center justify-between gap-4 py-1.5 font-normal text-ink sm:table-cell sm:px-4 sm:py-3',
        column.align === 'right' ? 'tabular text-right' : 'text-left',
        column.primary && 'font-medium',
      )}
    >
      {!column.primary && !column.hideHeader && (
        <span aria-hidden="true" className="shrink-0 text-muted sm:hidden">
          {column.header}
        </span>
      )}
      <div className="min-w-0">{column.cell(row)}</div>
    </Tag>
  );
}
