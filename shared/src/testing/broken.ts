import * as fc from 'fast-check';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const numbered = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]));

/** What has broken servers before: edges of texts, numbers, dates, lists and names. */
const NASTY = [
  [null, true, 0, -1, 0.5, 1e16, -1e308, 1e-131, 5e-324, 2 ** 53],
  ['', ' ', '\ud800', 'a\udfffb', '\u0000', 'x'.repeat(30_000), '💥', '__proto__', 'constructor', '../../x'],
  ['0000-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00', '2026-02-30T00:00:00Z'],
  [[], {}, [[]], nested(40), numbered(30), numbered(2_000)],
  [Array.from({ length: 600 }, () => ({})), JSON.parse('{"__proto__":{"a":1}}') as unknown],
].flat();

export const nasty: fc.Arbitrary<unknown> = fc.constantFrom(...NASTY);

type Place = { within: Record<string, unknown>; key: string };

/** Every field and every entry of a value. Lists count as objects whose keys are numbers. */
function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = value as Record<string, unknown>;
  return Object.keys(within).flatMap((key) => [{ within, key }, ...placesOf(within[key])]);
}

const CHANGES = {
  replace: ({ within, key }: Place, wrong: unknown) => Object.assign(within, { [key]: wrong }),
  add: ({ within }: Place, wrong: unknown) => Object.assign(within, { surprise: wrong }),
  remove: ({ within, key }: Place) => delete within[key],
  nest: ({ within, key }: Place) => Object.assign(within, { [key]: [within[key]] }),
};

/** Values of the other kind with one to three places broken, or something else altogether. */
export function broken(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const kind = fc.constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[]));
  const changes = fc.array(fc.tuple(kind, fc.nat(), nasty), { minLength: 1, maxLength: 3 });
  const changed = fc.tuple(values, changes).map(([value, wishes]) => {
    const copy: unknown = structuredClone(value);
    for (const [change, at, wrong] of wishes) {
      const places = placesOf(copy);
      const place = places[at % Math.max(1, places.length)];
      // A copy, because a later change may go into it.
      if (place) CHANGES[change](place, structuredClone(wrong));
    }
    return copy;
  });
  return fc.oneof({ weight: 9, arbitrary: changed }, { weight: 1, arbitrary: nasty });
}
