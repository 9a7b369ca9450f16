/** Filter stored in the address. */
export interface Filter<Value> {
  initial: Value;
  /** Parses an address parameter; the initial value if it is missing or unknown. */
  read: (text: string | null) => Value;
  /** `typed` is debounced; `order` never explains an empty list. */
  kind: 'typed' | 'choice' | 'order';
}

/** Filters of a list by their parameter names. */
// oxlint-disable-next-line typescript/no-explicit-any -- a table of filters of any values
export type FilterSchema = Record<string, Filter<any>>;

export type FilterValues<Schema extends FilterSchema> = {
  [Name in keyof Schema]: Schema[Name]['initial'];
};

/** Search filter, limited to the server's maximum length. */
export const typed = (maxLength = 200): Filter<string> => ({
  initial: '',
  kind: 'typed',
  read: (text) => (text ?? '').slice(0, maxLength).trim(),
});

/** Filter with a fixed set of values. */
export const choice = <Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value>,
): Filter<Value> => ({
  initial,
  kind: 'choice',
  read: (text) => values.find((value) => value === text) ?? initial,
});

/** Sort order. It hides nothing, so clearing the filters keeps it. */
export const order = <Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value>,
): Filter<Value> => ({ ...choice(values, initial), kind: 'order' });

/** Parses the filters; missing or invalid ones get their initial value. */
export function readFilters<Schema extends FilterSchema>(
  schema: Schema,
  params: URLSearchParams,
): FilterValues<Schema> {
  const entries = Object.entries(schema).map(([name, { read }]) => [name, read(params.get(name))]);
  return Object.fromEntries(entries) as FilterValues<Schema>;
}

/** Serializes the filters into the address. Omits initial values and keeps other parameters. */
export function writeFilters<Schema extends FilterSchema>(
  schema: Schema,
  values: FilterValues<Schema>,
  params = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, { initial, read }] of Object.entries(schema)) {
    const value: unknown = read(String(values[name]));
    // Remove first: equal filters must yield the same address, in whichever order they were chosen.
    next.delete(name);
    if (value !== initial) next.set(name, String(value));
  }
  return next;
}

/** Returns whether filters may hide rows. */
export const isFiltered = <Schema extends FilterSchema>(
  schema: Schema,
  values: FilterValues<Schema>,
): boolean =>
  Object.entries(schema).some(([name, { kind, initial }]) => kind !== 'order' && values[name] !== initial);

/** Resets the filters and keeps the order. */
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
