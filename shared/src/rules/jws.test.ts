import { describe, expect, it } from 'vitest';
import { readJws } from './jws.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const JWS = `${part({ alg: 'EdDSA' })}.${part({ name: 'Zoë' })}.AQID`;

describe('a compact JWS', () => {
  it('is taken apart', () => {
    const read = readJws(JWS);
    expect(read?.header).toEqual({ alg: 'EdDSA' });
    expect(read?.payload).toEqual({ name: 'Zoë' });
    expect([...(read?.signature ?? [])]).toEqual([1, 2, 3]);
    expect(Buffer.from(read?.signed ?? []).toString()).toBe(JWS.slice(0, JWS.lastIndexOf('.')));
  });

  it.each([
    ['nothing', ''],
    ['two parts', 'e30.e30'],
    ['a header that is no object', `${part(null)}.e30.AQID`],
    ['a payload that is no JSON', 'e30.AQID.AQID'],
    ['text around it', ` ${JWS}`],
    ['bits that mean nothing', 'e30.e30.AQJ'],
    ['padding', 'e30.e30.AQ=='],
  ])('is not %s', (_, text) => {
    expect(readJws(text)).toBeUndefined();
  });
});
