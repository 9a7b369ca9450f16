import { describe, expect, it } from 'vitest';
import { deriveProofKey } from './proof-keys.ts';
import { newDerivationKey, newKeys, parseKeys, rotateSigningKey } from './stored-keys.ts';

describe('the keys of a stage', () => {
  it('are random, and the derivation key is none of them', () => {
    const { signing, proof, ...rest } = newKeys();
    expect(new Set([newDerivationKey(), newDerivationKey(), signing[0]?.key]).size).toBe(3);
    expect(rest).toEqual({});
    expect(parseKeys(JSON.stringify({ signing, proof }))).toEqual({ signing, proof });
  });

  it('are one text until the first rotation', () => {
    const text = 'k'.repeat(64);
    expect(parseKeys(text)).toEqual({
      signing: [{ kid: 'first', key: text, from: 0 }],
      proof: [deriveProofKey(text)],
    });
  });

  it('keep the key of receipts and the key before, but no key before that', () => {
    const first = parseKeys('k'.repeat(64));
    const second = rotateSigningKey(first, 0, 1_000);
    expect(second.proof).toEqual(first.proof);
    expect(second.signing).toEqual([expect.objectContaining({ from: 1_000 }), first.signing[0]]);
    const third = rotateSigningKey(second, 1_000, 2_000);
    expect(third.proof).toEqual(first.proof);
    expect(third.signing).toEqual([expect.objectContaining({ from: 2_000 }), second.signing[0]]);
    expect(new Set(third.signing.map(({ kid }) => kid)).size).toBe(2);
    expect(parseKeys(JSON.stringify(third))).toEqual(third);
  });

  it('are not rotated while the newest does not sign yet', () => {
    const second = rotateSigningKey(newKeys(), 0, 1_000);
    expect(() => rotateSigningKey(second, 999, 2_000)).toThrow('does not sign yet');
  });

  it.each([
    '',
    'short',
    '{',
    '{}',
    '{"signing":[{"kid":"a","key":"kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk","from":0}]}',
    '{"signing":[],"proof":[]}',
  ])('are not read from %s', (text) => {
    expect(() => parseKeys(text)).toThrow('The secret holds no keys of a stage');
  });
});
