import type { OrganizationSettings } from '@quizhall/shared/model/organizations/organization';
import { ORGANIZATION_FIELDS as MOST } from '@quizhall/shared/model/organizations/organization-limits';
import { BRAND_PRESETS } from '@quizhall/shared/rules/organizations/brand-colours';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import { createMessages } from '../create/create-messages.ts';
import { useSettingsForm } from './use-settings-form.ts';
import { settingsMessages } from './settings-messages.ts';
import { SettingsForm } from './settings-form.tsx';

const TEXT = settingsMessages.categories;
const WORDS = createMessages.structure;

interface Row {
  /** Key of the form row. */
  key: string;
  /** Absent for a new category. */
  id?: string | undefined;
  name: string;
  description: string;
  color: string;
}
interface Fields {
  rows: Row[];
}

const fieldsOf = ({ customCategories }: OrganizationSettings): Fields => ({
  rows: customCategories.map((category) => ({ key: category.id, ...category })),
});

function problemOf(rows: readonly Row[]): string | undefined {
  const names = rows.map(({ name }) => name.trim().toLowerCase());
  if (names.includes('')) return WORDS.categoryNeeded;
  return new Set(names).size < names.length ? WORDS.twice : undefined;
}

/** Categories of the organization. All changes are saved together. */
export function CategorySettings({ settings }: { settings: OrganizationSettings }) {
  const form = useSettingsForm<Fields>({
    settings,
    defaultValues: fieldsOf(settings),
    fieldsOf,
    problemsOf: ({ rows }): Record<string, string> => {
      const problem = problemOf(rows);
      return problem ? { rows: problem } : {};
    },
    changeOf: ({ rows }) => ({
      customCategories: rows.map(({ id, name, description, color }) => ({
        name: name.trim(),
        description,
        color,
        ...(id && { id }),
      })),
    }),
    fieldOf: () => 'rows',
  });
  const { value: rows, set, error } = useFormControl(form, 'rows');
  const [added, setAdded] = useState<string>();
  const change = (key: string, part: Partial<Row>) =>
    set(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const add = () => {
    const key = crypto.randomUUID();
    const color = BRAND_PRESETS[rows.length % BRAND_PRESETS.length] ?? BRAND_PRESETS[0];
    set([...rows, { key, name: '', description: '', color }]);
    setAdded(key);
  };
  return (
    <SettingsForm title={TEXT.title} form={form}>
      <p className="text-sm text-muted">{TEXT.hint}</p>
      {rows.length === 0 && <p className="text-sm text-muted">{WORDS.noCategories}</p>}
      <ul className="grid grid-cols-1 gap-4 empty:hidden">
        {rows.map((row, place) => (
          <CategoryRow
            key={row.key}
            row={row}
            place={place + 1}
            isNew={row.key === added}
            onChange={(part) => change(row.key, part)}
            onRemove={() => set(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ul>
      {error && (
        <p role="alert" className="text-sm text-danger-ink">
          {error}
        </p>
      )}
      <Button
        variant="secondary"
        icon={<Plus />}
        className={`justify-self-start ${WRAPS}`}
        disabled={rows.length >= MOST.categories}
        onClick={add}
      >
        {WORDS.addCategory}
      </Button>
    </SettingsForm>
  );
}

interface CategoryRowProps {
  row: Row;
  place: number;
  isNew: boolean;
  onChange: (part: Partial<Row>) => void;
  onRemove: () => void;
}

/** Focuses the name of a category that was just added. */
const focusField = (field: HTMLInputElement | null) => field?.focus();

function CategoryRow({ row, place, isNew, onChange, onRemove }: CategoryRowProps) {
  const called = row.name.trim() || TEXT.unnamed(place);
  return (
    <li
      aria-label={called}
      className="flex flex-wrap items-end gap-3 border-b border-line pb-4 last:border-0 last:pb-0"
    >
      <input
        type="color"
        aria-label={TEXT.color(called)}
        value={row.color}
        onChange={({ target }) => onChange({ color: target.value.toUpperCase() })}
        className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-edge bg-surface p-1"
      />
      <TextField
        label={WORDS.categoryName}
        value={row.name}
        maxLength={MOST.categoryName}
        ref={isNew ? focusField : undefined}
        onChange={({ target }) => onChange({ name: target.value })}
        className="min-w-0 flex-[1_1_10rem]"
      />
      <TextField
        label={WORDS.description}
        value={row.description}
        maxLength={MOST.categoryDescription}
        onChange={({ target }) => onChange({ description: target.value })}
        className="min-w-0 flex-[2_1_14rem]"
      />
      <IconButton label={WORDS.remove(called)} icon={<Trash2 />} variant="ghost" onClick={onRemove} />
    </li>
  );
}
