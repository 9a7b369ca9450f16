import { describe, expect, it } from 'vitest';
import { deriveProofKey, newProofKey, rotateProofKeys } from './proof-keys.ts';
import { newKeys, parseKeys, rotateProofKey, rotateSigningKey } from './stored-keys.ts';

describe('the keys that sign what others check', () => {
  it('of a secret that holds none follow from it, always the same one', () => {
    const text = 'k'.repeat(64);
    expect(parseKeys(text).proof).toEqual([deriveProofKey(text)]);
    expect(deriveProofKey(text)).not.toEqual(deriveProofKey('j'.repeat(64)));
  });

  it('keep every public part when they are rotated, and the private parts of two', () => {
    const first = parseKeys('k'.repeat(64));
    const [derived] = first.proof;
    const second = rotateProofKey(first, 0, 1_000);
    const third = rotateProofKey(second, 1_000, 2_000);
    const fourth = rotateProofKey(third, 2_000, 3_000);
    expect(fourth.proof?.map(({ d }) => d !== undefined)).toEqual([true, true, false, false]);
    expect(fourth.proof?.at(-1)).toEqual({ ...derived, d: undefined });
    expect(new Set(fourth.proof?.map(({ x }) => x)).size).toBe(4);
    expect(parseKeys(JSON.stringify(fourth)).proof).toHaveLength(4);
    expect(fourth.signing).toEqual(first.signing);
  });

  it('are not rotated while the newest does not sign yet', () => {
    expect(() => rotateProofKeys([newProofKey(1_000)], 999, 2_000)).toThrow('does not sign yet');
  });

  it('stay when the key of tokens is rotated', () => {
    const keys = newKeys();
    expect(rotateSigningKey(keys, 0, 1_000).proof).toEqual(keys.proof);
  });
});
