import { QUIZ_SORTS, QUIZ_STATUSES } from '@quizhall/shared/model/enums';
import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import { type ListFilters, readFilters, writeFilters } from './list-filters.ts';

const filters: fc.Arbitrary<ListFilters> = fc.record({
  search: fc.string({ maxLength: 200 }).map((text) => text.trim()),
  status: fc.constantFrom('all' as const, ...QUIZ_STATUSES),
  sort: fc.constantFrom(...QUIZ_SORTS),
});

describe('the filters in the address', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        expect(readFilters(new URLSearchParams(writeFilters(wanted).toString()))).toEqual(wanted);
      }),
    );
  });

  it('leave the plain list a plain address', () => {
    expect(writeFilters({ search: ' ', status: 'all', sort: 'recent' }).toString()).toBe('');
  });

  it.each(['status=deleted&sort=fastest', '', 'q='])('fall back to the defaults for "%s"', (text) => {
    expect(readFilters(new URLSearchParams(text))).toEqual({ search: '', status: 'all', sort: 'recent' });
  });

  it('cut a search that the API would refuse', () => {
    expect(readFilters(new URLSearchParams({ q: 'x'.repeat(500) })).search).toHaveLength(200);
  });
});
