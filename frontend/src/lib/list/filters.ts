/** One filter of a list as the address holds it. */
export interface Filter<Value> {
  initial: Value;
  /** What a parameter of the address says; the initial value where it says nothing that is known. */
  read: (text: string | null) => Value;
  /** `typed` reaches the address after a short rest, `order` is no reason for an empty list. */
  kind: 'typed' | 'choice' | 'order';
}

/** The filters of a list by the name that each has in the address. */
// oxlint-disable-next-line typescript/no-explicit-any -- a table of filters of any values
export type FilterSchema = Record<string, Filter<any>>;

export type FilterValues<Schema extends FilterSchema> = {
  [Name in keyof Schema]: Schema[Name]['initial'];
};

/** A search: at most as long as the server takes it. */
export const typed = (maxLength = 200): Filter<string> => ({
  initial: '',
  kind: 'typed',
  read: (text) => (text ?? '').slice(0, maxLength).trim(),
});

/** One of some values. */
export const choice = <Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value>,
): Filter<Value> => ({
  initial,
  kind: 'choice',
  read: (text) => values.find((value) => value === text) ?? initial,
});

/** The order of a list. It hides nothing, so that clearing the filters leaves it. */
export const order = <Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value>,
): Filter<Value> => ({ ...choice(values, initial), kind: 'order' });

/** What the address says; what it does not say or says wrongly is the initial value. */
export function readFilters<Schema extends FilterSchema>(
  schema: Schema,
  params: URLSearchParams,
): FilterValues<Schema> {
  const entries = Object.entries(schema).map(([name, { read }]) => [name, read(params.get(name))]);
  return Object.fromEntries(entries) as FilterValues<Schema>;
}

/**
 * The way back. Initial values are left out, so that the plain list has the plain address; what else stands in the
 * address stays.
 */
export function writeFilters<Schema extends FilterSchema>(
  schema: Schema,
  values: FilterValues<Schema>,
  params = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, { initial, read }] of Object.entries(schema)) {
    const value: unknown = read(String(values[name]));
    // Taken out first: the same filters have the same address, in whichever order they were chosen.
    next.delete(name);
    if (value !== initial) next.set(name, String(value));
  }
  return next;
}

/** Whether something may be hidden. */
export const isFiltered = <Schema extends FilterSchema>(
  schema: Schema,
  values: FilterValues<Schema>,
): boolean =>
  Object.entries(schema).some(([name, { kind, initial }]) => kind !== 'order' && values[name] !== initial);

/** Nothing hidden; the order stays. */
export function clearedFilters<Schema extends FilterSchema>(
  schema: Schema,
  values: FilterValues<Schema>,
): FilterValues<Schema> {
  const entries = Object.entries(schema).map(([name, { kind, initial }]) => [
    name,
    kind === 'order' ? values[name] : initial,
  ]);
  return Object.fromEntries(entries) as FilterValues<Schema>;
}
