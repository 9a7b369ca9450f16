/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   WebKit takes the roles of a table away when its `display` changes */
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Selection } from '@/lib/list/use-selection.ts';
import { LIST_MESSAGES } from '@/lib/list/messages.ts';
import { Checkbox } from './checkbox.tsx';
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
  /** The orders of the list that go by this column; the first one is what the first press asks for. */
  orders?: readonly ColumnOrder[] | undefined;
}

interface ColumnOrder {
  /** As the server names it. */
  value: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Names the table. */
  caption: string;
  /** The order of the rows, which the columns with `orders` change. On phones the list's toolbar does that. */
  sort?: { value: string; onChange: (value: string) => void } | undefined;
  /** Puts a box before the name of each row; all rows at once are the business of a `SelectionBar`. */
  selection?: (Selection & { nameOf: (row: Row) => string }) | undefined;
  /** A link of each row takes presses anywhere on it: `after:absolute after:inset-0`; others stand above, `relative z-10`. */
  covered?: boolean | undefined;
}

/**
 * A table that turns into a list of cards below 640 px, with the column's name before each value.
 * `<Table caption="Attempts" columns={[{ id: 'name', header: 'Name', primary: true, cell: (row) => row.name }]} rows={rows} rowKey={(row) => row.id} />`
 */
export function Table<Row>({ columns, rows, rowKey, caption, sort, selection, covered }: TableProps<Row>) {
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
                aria-sort={sort && column.orders?.find(({ value }) => value === sort.value)?.direction}
                className={cx(
                  'px-3 py-3 text-xs font-medium whitespace-nowrap text-muted first:pl-4 last:pr-4',
                  column.align === 'right' ? 'text-right' : 'text-left',
                )}
              >
                {sort && column.orders ? (
                  <SortButton header={column.header} orders={column.orders} sort={sort} />
                ) : (
                  <span className={column.hideHeader ? 'sr-only' : undefined}>{column.header}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="flex flex-col gap-3 sm:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={cx(
                'block rounded-card border border-line px-4 py-3 sm:table-row sm:rounded-none sm:border-0 sm:border-b sm:p-0 sm:last:border-b-0',
                covered && 'relative',
                selection?.selected.has(rowKey(row)) ? 'bg-accent-soft' : 'bg-surface sm:hover:bg-well',
              )}
            >
              {columns.map((column) => (
                <Cell
                  key={column.id}
                  column={column}
                  row={row}
                  box={
                    column.primary &&
                    selection && (
                      <Checkbox
                        hideLabel
                        className="shrink-0"
                        label={LIST_MESSAGES.select({ name: selection.nameOf(row) })}
                        checked={selection.selected.has(rowKey(row))}
                        onCheckedChange={() => selection.toggle(rowKey(row))}
                      />
                    )
                  }
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type SortButtonProps = Pick<TableColumn<never>, 'header'> & {
  orders: readonly ColumnOrder[];
  sort: NonNullable<TableProps<never>['sort']>;
};

/** Goes through the orders of its column; shown only where the header is. */
function SortButton({ header, orders, sort }: SortButtonProps) {
  const now = orders.findIndex(({ value }) => value === sort.value);
  const next = orders[(now + 1) % orders.length];
  const Icon = now < 0 ? ArrowUpDown : orders[now]?.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <>
      <span className="sm:hidden">{header}</span>
      <button
        type="button"
        onClick={() => next && sort.onChange(next.value)}
        className={cx(
          '-mx-2 hidden min-h-8 items-center gap-1.5 rounded-inner px-2 transition-colors hover:bg-well hover:text-ink sm:inline-flex',
          now >= 0 && 'text-ink',
        )}
      >
        {header}
        <Icon aria-hidden="true" className="size-3.5" />
      </button>
    </>
  );
}

function Cell<Row>({ column, row, box }: { column: TableColumn<Row>; row: Row; box?: ReactNode }) {
  const Tag = column.primary ? 'th' : 'td';
  return (
    <Tag
      role={column.primary ? 'rowheader' : 'cell'}
      scope={column.primary ? 'row' : undefined}
      className={cx(
        'flex items-center justify-between gap-4 py-1.5 font-normal text-ink sm:table-cell sm:px-3 sm:py-3 sm:first:pl-4 sm:last:pr-4',
        column.align === 'right' ? 'tabular text-right' : 'text-left',
        column.primary && 'font-medium',
      )}
    >
      {!column.primary && !column.hideHeader && (
        <span aria-hidden="true" className="shrink-0 text-muted sm:hidden">
          {column.header}
        </span>
      )}
      {box ? (
        <div className="flex min-w-0 items-center gap-3">
          {box}
          <div className="min-w-0">{column.cell(row)}</div>
        </div>
      ) : (
        <div className="min-w-0">{column.cell(row)}</div>
      )}
    </Tag>
  );
}
