import { describe, expect, it } from 'vitest';
import { normalizeInput } from './normalize-input.ts';

const refusal = (value: unknown): Record<string, string> | undefined => {
  try {
    normalizeInput(value);
    return undefined;
  } catch (error) {
    return (error as { details: { errors: Record<string, string> } }).details.errors;
  }
};

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

describe('normalizeInput', () => {
  it('leaves what can be kept as it is', () => {
    const value = { title: 'Füße 👟', list: [1, 0, -2.5, true, null], settings: { price: 0.01 }, none: {} };
    expect(normalizeInput(value)).toEqual(value);
    expect(normalizeInput(value)).toBe(value);
    expect(normalizeInput(undefined)).toBeUndefined();
  });

  it('replaces lone surrogates in texts and names, wherever they stand', () => {
    expect(normalizeInput({ a: ['x\ud800', '👟'], 'b\udfff': { c: '\udc00\ud83d' } })).toEqual({
      a: ['x\ufffd', '👟'],
      'b\ufffd': { c: '\ufffd\ufffd' },
    });
  });

  it('leaves what was sent untouched where it replaces something', () => {
    const sent = { kept: { a: 1 }, list: ['x', '\ud800', 'y'] };
    const taken = normalizeInput(sent) as typeof sent;
    expect(sent.list[1]).toBe('\ud800');
    expect(taken).toEqual({ kept: { a: 1 }, list: ['x', '\ufffd', 'y'] });
    expect(Object.keys(taken)).toEqual(Object.keys(sent));
  });

  it('keeps a field that is named like what every object has as a field', () => {
    const value = normalizeInput(JSON.parse('{"__proto__":{"admin":true}}')) as object;
    expect(Object.keys(value)).toEqual(['__proto__']);
    expect('admin' in value).toBe(false);
  });

  it.each([
    ['beyond exact integers', 1e16, 'This number is too large'],
    ['below them', -1e300, 'This number is too large'],
    ['infinite', Infinity, 'This number is too large'],
    ['nearly nothing', 1e-131, 'This number is too small'],
    ['nearly nothing, negative', -5e-324, 'This number is too small'],
  ])('refuses a number that is %s, by its path', (_, number, message) => {
    expect(refusal({ settings: [{ passingScore: number }] })).toEqual({ 'settings.0.passingScore': message });
    expect(refusal(number)).toEqual({ body: message });
  });

  it.each([0, -0, 1e-130, Number.MAX_SAFE_INTEGER])('takes the number %s', (number) => {
    expect(normalizeInput([number])).toEqual([number]);
  });

  it('refuses what is nested too deeply, however deeply', () => {
    expect(refusal(nested(32))).toBeUndefined();
    for (const depth of [33, 400_000]) {
      expect(Object.values(refusal(nested(depth)) ?? {})).toEqual(['This is nested too deeply']);
    }
  });

  it('refuses more keys than any field of the contract has', () => {
    const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]));
    expect(refusal({ map: keys(1_000) })).toBeUndefined();
    expect(refusal({ map: keys(1_001) })).toEqual({ map: 'There are too many fields' });
  });
});
