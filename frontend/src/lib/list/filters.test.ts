import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import { choice, clearedFilters, isFiltered, order, readFilters, typed, writeFilters } from './filters.ts';

const STATUSES = ['all', 'draft', 'published'] as const;
const SORTS = ['recent', 'title'] as const;
const SCHEMA = { q: typed(20), status: choice(STATUSES, 'all'), sort: order(SORTS, 'recent') };
const PLAIN = { q: '', status: 'all', sort: 'recent' } as const;
const values = fc.record({
  q: fc.string({ maxLength: 20 }).map((text) => text.trim()),
  status: fc.constantFrom(...STATUSES),
  sort: fc.constantFrom(...SORTS),
});
const read = (address: string) => readFilters(SCHEMA, new URLSearchParams(address));

describe('the filters in the address', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(values, (wanted) => {
        expect(read(writeFilters(SCHEMA, wanted).toString())).toEqual(wanted);
      }),
    );
  });

  it('leave the plain list a plain address', () => {
    expect(writeFilters(SCHEMA, { ...PLAIN, q: ' ' }).toString()).toBe('');
  });

  it.each(['status=deleted&sort=fastest', '', 'q='])(
    'fall back to the initial values for "%s"',
    (address) => {
      expect(read(address)).toEqual(PLAIN);
    },
  );

  it('cut a search that the server would refuse', () => {
    expect(read(`q=${'x'.repeat(50)}`).q).toHaveLength(20);
  });

  it('leave alone what else stands in the address', () => {
    const now = new URLSearchParams('tab=members&status=draft');
    expect(writeFilters(SCHEMA, { ...PLAIN, q: 'ada' }, now).toString()).toBe('tab=members&q=ada');
  });
});

describe('an empty list', () => {
  it('may have something hidden by every filter but the order', () => {
    expect(isFiltered(SCHEMA, PLAIN)).toBe(false);
    expect(isFiltered(SCHEMA, { ...PLAIN, sort: 'title' })).toBe(false);
    expect(isFiltered(SCHEMA, { ...PLAIN, status: 'draft' })).toBe(true);
    expect(isFiltered(SCHEMA, { ...PLAIN, q: 'ada' })).toBe(true);
  });

  it('is cleared of filters, not of its order', () => {
    expect(clearedFilters(SCHEMA, { q: 'ada', status: 'draft', sort: 'title' })).toEqual({
      ...PLAIN,
      sort: 'title',
    });
  });
});
