import { describe, expect, it } from 'vitest';
import { drawable, visualRuns } from './text-runs.ts';

const everything = () => true;
const order = (line: string) =>
  visualRuns(line, 'serif', everything).flatMap(({ text }) => text.trim() || []);

describe('the runs of a line', () => {
  it('stand from left to right as the eye finds them', () => {
    expect(order('Ada محمد Lovelace')).toEqual(['Ada', 'محمد', 'Lovelace']);
    expect(order('محمد Ada علي')).toEqual(['علي', 'Ada', 'محمد']);
  });

  it('keep numbers within Arabic as they are read', () => {
    expect(order('محمد 12')[0]).toBe('12');
    expect(order('א (b) 1')[0]).toBe('1');
  });

  it('keep marks with their letter', () => {
    expect(visualRuns('x\u0301y', 'serif', everything)).toHaveLength(1);
  });
});

describe('what can be drawn', () => {
  it('has one mark for a row of signs without a font, and loses what nobody sees', () => {
    const latin = (_: string, codePoint: number) => codePoint < 0x250;
    expect(drawable('Ada\u0000 தமிழ் B', 'serif', latin)).toEqual({
      text: 'Ada\u0000 […] B',
      missing: ['த', 'ம', 'ழ'],
    });
    expect(drawable('Ada', 'serif', latin)).toEqual({ text: 'Ada', missing: [] });
  });
});
