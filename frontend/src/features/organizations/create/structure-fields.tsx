import { ORGANIZATION_FIELDS as MOST } from '@quizhall/shared/model/organizations/organization-limits';
import { Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { createMessages } from './create-messages.ts';
import { useCreationChoice } from './creation-field.ts';
import type { DepartmentRow } from './creation-form.ts';
import { ColourField } from '../settings/colour-field.tsx';

const TEXT = createMessages.structure;
const FIRST_COLOUR = '#3B82F6';

/** Departments and categories, both optional. */
export function StructureFields() {
  const departments = useCreationChoice('departments');
  const categories = useCreationChoice('customCategories');
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      <Rows
        title={TEXT.departments}
        nameLabel={TEXT.departmentName}
        needed={TEXT.departmentNeeded}
        add={TEXT.addDepartment}
        none={TEXT.noDepartments}
        rows={departments.value}
        limits={{ rows: MOST.departments, name: MOST.departmentName, text: MOST.departmentDescription }}
        onChange={departments.set}
        error={departments.error}
        make={(row) => row}
      />
      <Categories {...categories} />
    </div>
  );
}

function Categories({ value, set, error }: ReturnType<typeof useCreationChoice<'customCategories'>>) {
  const [colour, setColour] = useState(FIRST_COLOUR);
  return (
    <Rows
      title={TEXT.categories}
      nameLabel={TEXT.categoryName}
      needed={TEXT.categoryNeeded}
      add={TEXT.addCategory}
      none={TEXT.noCategories}
      rows={value}
      limits={{ rows: MOST.categories, name: MOST.categoryName, text: MOST.categoryDescription }}
      onChange={set}
      error={error}
      make={(row) => ({ ...row, color: /^#[0-9a-f]{6}$/i.test(colour) ? colour : FIRST_COLOUR })}
      colourOf={({ color }) => color}
    >
      <ColourField label={TEXT.color} value={colour} onChange={setColour} />
    </Rows>
  );
}

interface RowsProps<Row extends DepartmentRow> {
  title: string;
  nameLabel: string;
  needed: string;
  add: string;
  none: string;
  rows: readonly Row[];
  limits: { rows: number; name: number; text: number };
  onChange: (rows: Row[]) => void;
  error?: string | undefined;
  make: (row: DepartmentRow) => Row;
  /** Color displayed before the name of a row. */
  colourOf?: (row: Row) => string;
  /** Additional fields of a new row. */
  children?: ReactNode;
}

/** Existing rows, and the fields for a new one. */
function Rows<Row extends DepartmentRow>({
  title,
  rows,
  onChange,
  error,
  colourOf,
  ...rest
}: RowsProps<Row>) {
  const remove = (id: string) => onChange(rows.filter((row) => row.id !== id));
  return (
    <section className="grid min-w-0 grid-cols-1 content-start gap-4">
      <SectionTitle as="h3">{title}</SectionTitle>
      {rows.length === 0 && <p className="text-sm text-muted">{rest.none}</p>}
      {rows.length > 0 && (
        <ul className="divide-y divide-line rounded-control border border-line">
          {rows.map((row) => (
            <li key={row.id} className="flex items-center gap-3 py-1.5 pr-1.5 pl-4">
              {colourOf && (
                <span
                  aria-hidden="true"
                  className="size-4 shrink-0 rounded-full border border-line"
                  style={{ backgroundColor: colourOf(row) }}
                />
              )}
              <div className="min-w-0 flex-1 py-1 text-sm break-words">
                <p className="font-medium text-ink">{row.name}</p>
                {row.description && <p className="text-muted">{row.description}</p>}
              </div>
              <IconButton
                label={TEXT.remove(row.name)}
                icon={<Trash2 />}
                variant="ghost"
                onClick={() => remove(row.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="text-sm text-danger-ink">
          {error}
        </p>
      )}
      <NewRow {...rest} rows={rows} onAdd={(row) => onChange([...rows, row])} />
    </section>
  );
}

interface NewRowProps<Row extends DepartmentRow>
  extends Pick<RowsProps<Row>, 'nameLabel' | 'needed' | 'add' | 'rows' | 'limits' | 'make' | 'children'> {
  onAdd: (row: Row) => void;
}

function NewRow<Row extends DepartmentRow>(props: NewRowProps<Row>) {
  const { nameLabel, needed, rows, limits, make, onAdd } = props;
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const problem = problemOf(name.trim(), { needed, rows, most: limits.rows });
  const put = () =>
    onAdd(make({ id: crypto.randomUUID(), name: name.trim(), description: description.trim() }));
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => problem === undefined && put();
  });
  // Leaving the step adds a row that is filled in but not confirmed.
  useEffect(() => () => leave.current(), []);
  const add = () => {
    setError(problem);
    field.current?.focus();
    if (problem) return;
    put();
    setName('');
    setDescription('');
  };
  // Enter adds the row and must not submit the surrounding form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="@container grid grid-cols-1 gap-4 rounded-control bg-well p-4">
      <TextField
        ref={field}
        label={nameLabel}
        value={name}
        maxLength={limits.name}
        error={error}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
      />
      <TextField
        label={TEXT.description}
        value={description}
        maxLength={limits.text}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setDescription(target.value)}
      />
      {props.children}
      <Button variant="secondary" icon={<Plus />} className={`justify-self-start ${WRAPS}`} onClick={add}>
        {props.add}
      </Button>
    </div>
  );
}

function problemOf(
  name: string,
  { needed, rows, most }: { needed: string; rows: readonly DepartmentRow[]; most: number },
): string | undefined {
  if (!name) return needed;
  if (rows.length >= most) return TEXT.full(most);
  return rows.some((row) => row.name.toLowerCase() === name.toLowerCase()) ? TEXT.twice : undefined;
}
