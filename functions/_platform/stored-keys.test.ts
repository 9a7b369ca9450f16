import { describe, expect, it } from 'vitest';
import { newKeys, parseKeys, rotateSigningKey } from './stored-keys.ts';

describe('the keys of a stage', () => {
  it('are two random ones', () => {
    const { derivation, signing } = newKeys();
    expect(new Set([derivation, signing[0]?.key, newKeys().derivation]).size).toBe(3);
    expect(parseKeys(JSON.stringify({ derivation, signing }))).toEqual({ derivation, signing });
  });

  it('are one text until the first rotation', () => {
    const text = 'k'.repeat(64);
    expect(parseKeys(text)).toEqual({ derivation: text, signing: [{ kid: 'first', key: text, from: 0 }] });
  });

  it('keep what is derived and the key before, but no key before that', () => {
    const first = parseKeys('k'.repeat(64));
    const second = rotateSigningKey(first, 0, 1_000);
    expect(second.derivation).toBe(first.derivation);
    expect(second.signing).toEqual([expect.objectContaining({ from: 1_000 }), first.signing[0]]);
    const third = rotateSigningKey(second, 1_000, 2_000);
    expect(third.derivation).toBe(first.derivation);
    expect(third.signing).toEqual([expect.objectContaining({ from: 2_000 }), second.signing[0]]);
    expect(new Set(third.signing.map(({ kid }) => kid)).size).toBe(2);
    expect(parseKeys(JSON.stringify(third))).toEqual(third);
  });

  it('are not rotated while the newest does not sign yet', () => {
    const second = rotateSigningKey(newKeys(), 0, 1_000);
    expect(() => rotateSigningKey(second, 999, 2_000)).toThrow('does not sign yet');
  });

  it.each(['', 'short', '{', '{}', '{"derivation":"short","signing":[]}'])('are not read from %s', (text) => {
    expect(() => parseKeys(text)).toThrow('The secret holds no keys of a stage');
  });
});
