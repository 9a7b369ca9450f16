import { replaceEqualDeep } from '@tanstack/react-query';
import { emptyHistory, type History, record, redo, undo } from './history.ts';

/** Text edits of one field within this many milliseconds of each other are one step. */
const GROUP_MS = 1_000;

/** Undo history of a form. Snapshots share everything that did not change between them. */
export interface FormHistory<Form> {
  present: Form;
  history: History<Form>;
  /** Text field that was edited last, and when; undefined after any other change. */
  typing?: { path: string; at: number } | undefined;
}

export const startHistory = <Form>(present: Form): FormHistory<Form> => ({ present, history: emptyHistory });

/** Records the change to `next` at the time `at`, in milliseconds. */
export function recordChange<Form>(state: FormHistory<Form>, next: Form, at: number): FormHistory<Form> {
  const { present, history, typing } = state;
  const [change, ...others] = changesBetween(present, next);
  if (!change) return state;
  const isText = others.length === 0 && typeof change.before === 'string' && typeof change.after === 'string';
  const isSameEdit = isText && typing?.path === change.path && at - typing.at < GROUP_MS;
  return {
    present: next,
    history: isSameEdit ? { ...history, future: [] } : record(history, present),
    typing: isText ? { path: change.path, at } : undefined,
  };
}

/** Goes one step back or forward; undefined where there is none. */
export function takeStep<Form>(
  { present, history }: FormHistory<Form>,
  direction: 'undo' | 'redo',
): FormHistory<Form> | undefined {
  const step = (direction === 'undo' ? undo : redo)(history, present);
  return step && { present: step.state, history: step.history };
}

export interface Change {
  /** `questions.3.options.0.text`; a list whose entries were added, removed or moved is one change. */
  path: string;
  before: unknown;
  after: unknown;
}

/** Lists the differing leaves of two snapshots, in the order of their fields. */
export function changesBetween(before: unknown, after: unknown, path: string[] = []): Change[] {
  if (Object.is(before, after)) return [];
  const isComparable = Array.isArray(before)
    ? Array.isArray(after) && hasSameEntries(before, after)
    : isRecord(before) && isRecord(after);
  if (!isComparable) return [{ path: path.join('.'), before, after }];
  const [own, other] = [before as Fields, after as Fields];
  return [...new Set([...Object.keys(own), ...Object.keys(other)])].flatMap((key) =>
    changesBetween(own[key], other[key], [...path, key]),
  );
}

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (entry: unknown): unknown => (isRecord(entry) ? (entry['id'] ?? entry['key']) : undefined);

const hasSameEntries = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && before.every((entry, index) => idOf(entry) === idOf(after[index]));

/**
 * Copies the value at `path` of `values` into the snapshot, sharing equal parts. The form mutates its values in place, so
 * the snapshot keeps no reference to them.
 */
export function snapshotAt<Value>(snapshot: Value, values: Value, path: readonly string[]): Value {
  const [key, ...rest] = path;
  if (key === undefined || !isBranch(snapshot) || !isBranch(values) || !(key in snapshot))
    return replaceEqualDeep(snapshot, structuredClone(values));
  const branch = snapshot as Fields;
  const next = snapshotAt(branch[key], (values as Fields)[key], rest);
  if (Object.is(next, branch[key])) return snapshot;
  const copy = (Array.isArray(snapshot) ? [...snapshot] : { ...snapshot }) as Fields;
  copy[key] = next;
  return copy as Value;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Applies a change to every step instead of recording it: replaces each string in `renamed` (keys of stored files)
 * throughout the history.
 */
export function amendHistory<Form>(
  { history: { past, future } }: FormHistory<Form>,
  present: Form,
  renamed: ReadonlyMap<string, string>,
): FormHistory<Form> {
  const cache = new Map<object, unknown>();
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string') return renamed.get(value) ?? value;
    if (!isBranch(value)) return value;
    if (!cache.has(value)) cache.set(value, renameIn(value, rename));
    return cache.get(value);
  };
  const renameAll = (states: readonly Form[]) =>
    renamed.size > 0 ? states.map((state) => rename(state) as Form) : states;
  return { present, history: { past: renameAll(past), future: renameAll(future) } };
}

function renameIn(value: object, rename: (value: unknown) => unknown): unknown {
  const entries = Object.entries(value).map(([key, inner]) => [key, rename(inner)] as const);
  if (entries.every(([key, inner]) => Object.is(inner, (value as Fields)[key]))) return value;
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
