import { combineParts, limitParts, type Parts, type SumKind } from './partial-sums.ts';

/** Sums of an aggregate: all of them, by UTC day, and by department where facts name one. */
export interface Aggregate<Sums> {
  total: Sums;
  days: Parts<Sums>;
  departments: Parts<Sums>;
}

/** What one fact adds. */
export interface Fact<Sums> {
  /** Epoch ms. */
  at: number;
  department?: string | undefined;
  sums: Sums;
}

/** The day in UTC that contains this instant, e.g. `2026-05-01`. */
export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Together well below the 400 KB of an item, with room for what else stands on it. */
const MOST_BYTES = { days: 120_000, departments: 120_000 };

export const emptyAggregate = <Sums>({ none }: SumKind<Sums>): Aggregate<Sums> => ({
  total: none,
  days: { each: {} },
  departments: { each: {} },
});

/** Adds a fact, or takes back exactly what it had added. */
export function countFact<Sums>(
  aggregate: Aggregate<Sums>,
  { at, department, sums }: Fact<Sums>,
  sign: 1 | -1,
  kind: SumKind<Sums>,
): Aggregate<Sums> {
  const fact = {
    total: sums,
    days: { each: { [utcDay(at)]: sums } },
    departments: { each: department === undefined ? {} : { [department]: sums } },
  };
  return combineAggregates(aggregate, fact, sign, kind);
}

/** All that several stream shards have counted, in any order. */
export const mergeAggregates = <Sums>(
  parts: readonly Aggregate<Sums>[],
  kind: SumKind<Sums>,
): Aggregate<Sums> =>
  parts.reduce((sum, part) => combineAggregates(sum, part, 1, kind), emptyAggregate(kind));

function combineAggregates<Sums>(
  a: Aggregate<Sums>,
  b: Aggregate<Sums>,
  sign: 1 | -1,
  kind: SumKind<Sums>,
): Aggregate<Sums> {
  return {
    total: kind.combine(a.total, b.total, sign),
    days: combineParts(a.days, b.days, sign, kind),
    departments: combineParts(a.departments, b.departments, sign, kind),
  };
}

/** As much as one item may hold: the oldest days go to the rest, and the departments with the least (`weight`). */
export function limitAggregate<Sums>(
  aggregate: Aggregate<Sums>,
  kind: SumKind<Sums>,
  weight: (sums: Sums) => number,
): Aggregate<Sums> {
  const byName = (a: string, b: string) => (a < b ? -1 : 1);
  const days = limitParts(aggregate.days, MOST_BYTES.days, kind, ([a], [b]) => byName(a, b));
  const departments = limitParts(
    aggregate.departments,
    MOST_BYTES.departments,
    kind,
    ([a, one], [b, other]) => weight(one) - weight(other) || byName(a, b),
  );
  const fits = days === aggregate.days && departments === aggregate.departments;
  return fits ? aggregate : { ...aggregate, days, departments };
}
