import { NewOrganization } from '@quizhall/shared/model/organizations/organization';
import { type CreationForm, emptyCreation, type PriceTable, toNewOrganization } from './creation-form.ts';

/** Message by field path. */
export type Problems = Record<string, string>;

/** Messages and additional required fields of a way to create an organization. */
export interface CreationWords {
  table: PriceTable;
  /** Messages that replace those of the contract. */
  own: Readonly<Record<string, string>>;
  /** Messages of additional required fields. */
  required?: Readonly<Record<string, string>> | undefined;
}

const valueAt = (form: CreationForm, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], form);

/** Returns the first problem of each field that prevents the creation. */
export function problemsOf(form: CreationForm, { table, own, required = {} }: CreationWords): Problems {
  const found: Problems = {};
  const { error } = NewOrganization.safeParse(toNewOrganization(form, table));
  for (const { path, message } of error?.issues ?? []) {
    const field = path.join('.');
    found[field] ??= own[field] ?? message;
  }
  for (const [field, message] of Object.entries(required)) {
    if (String(valueAt(form, field)).trim() === '') found[field] = message;
  }
  return found;
}

/** True if `path` equals one of the fields or is nested in one. */
export const isWithin = (path: string, fields: readonly string[]): boolean =>
  fields.some((field) => path === field || path.startsWith(`${field}.`));

/** Returns the first step with a problem. */
export const faultyStep = <Step extends string>(
  { steps, fields }: { steps: readonly Step[]; fields: Readonly<Record<Step, readonly string[]>> },
  problems: Problems,
): Step | undefined =>
  steps.find((step) => Object.keys(problems).some((path) => isWithin(path, fields[step])));

/** True if any of these fields differs from its initial value. */
export const isFilledIn = (form: CreationForm, fields: readonly string[], table: PriceTable): boolean => {
  const fresh = emptyCreation(table);
  return fields.some((path) => JSON.stringify(valueAt(form, path)) !== JSON.stringify(valueAt(fresh, path)));
};
