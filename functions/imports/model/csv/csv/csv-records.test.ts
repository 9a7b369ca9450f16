import { describe, expect, it } from 'vitest';
import { readRecords } from '../csv-records.ts';

describe('readRecords', () => {
  it('reads a record over several lines, and loses only the one whose quotation mark is never closed', () => {
    expect(readRecords('a,"b\nc ""d""\n",e\nf,"g\nh,i', ',')).toEqual([
      { line: 1, cells: ['a', 'b\nc "d"\n', 'e'] },
      { line: 4, cells: ['f,"g'], problem: 'A quotation mark is not closed' },
      { line: 5, cells: ['h', 'i'] },
    ]);
  });

  it('reads 150,000 lines that each leave a quotation mark open', () => {
    // Looking ahead from each line anew would take minutes.
    const records = readRecords('a","\n'.repeat(150_000), ',');
    expect(records).toHaveLength(150_000);
    expect(records.every(({ problem }) => problem === 'A quotation mark is not closed')).toBe(true);
  });
});
