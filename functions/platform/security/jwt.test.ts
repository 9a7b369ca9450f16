import { createHmac, createSecretKey } from 'node:crypto';
import * as fc from '@quizhall/shared/testing/properties';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { verifyJwt, signJwt } from './jwt.ts';

const key = createSecretKey(Buffer.from('a key of this test, as long as keys have to be'));
const other = createSecretKey(Buffer.from('another key of this test, of about that length'));
const [issuer, audience, at] = ['quizhall:test', 'access', 1_800_000_000];
const valid = { iss: issuer, aud: audience, exp: at + 900 };
const keyOf = (kid: unknown) => Promise.resolve(kid === 'first' ? key : kid === 'other' ? other : undefined);

const read = (token: string) => verifyJwt(token, keyOf, { issuer, audience, at });
const sign = (claims: object) => signJwt(claims, { kid: 'first', key });
const signAs = (algorithm: jwt.Algorithm, kid: string) =>
  jwt.sign(valid, key, { algorithm, keyid: kid, noTimestamp: true });

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs the valid claims with the key under any header. */
function signUnder(header: object): string {
  const signed = `${base64(header)}.${base64(valid)}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

describe('JSON Web Tokens', () => {
  it('return the signed claims', async () => {
    const claims = { ...valid, sub: 'u1', name: 'Zoë 🎓' };
    expect(await read(sign(claims))).toEqual(claims);
    expect(await read(signUnder({ kid: 'first', alg: 'HS256' }))).toEqual(valid);
  });

  it('are rejected after any change of one letter', async () => {
    const token = sign({ ...valid, sub: 'u1' });
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: token.length - 1 }),
        fc.constantFrom('', 'A', 'AA', '.', '=', 'é'),
        fc.boolean(),
        async (place, letter, keeps) => {
          const changed = token.slice(0, place) + letter + token.slice(keeps ? place : place + 1);
          fc.pre(changed !== token);
          expect(await read(changed)).toBeUndefined();
        },
      ),
    );
  });

  it.each([
    ['expired', { exp: at }],
    ['without an expiry', { exp: undefined }],
    ['with an expiry in words', { exp: 'later' }],
    ['not valid yet', { nbf: at + 1 }],
    ['of another issuer', { iss: 'quizhall:prod' }],
    ['of several issuers', { iss: [issuer] }],
    ['without an issuer', { iss: undefined }],
    ['for another audience', { aud: 'attempt' }],
    ['without an audience', { aud: undefined }],
  ])('are rejected %s', async (_, change) => {
    const claims = base64({ ...valid, ...change });
    const signed = `${base64({ alg: 'HS256', typ: 'JWT', kid: 'first' })}.${claims}`;
    const token = `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
    expect(await read(token)).toBeUndefined();
  });

  it.each([
    ['without a signature', `${base64({ alg: 'none', kid: 'first' })}.${base64(valid)}.`],
    ['signed with another algorithm', signAs('HS512', 'first')],
    ['that name another algorithm', signUnder({ alg: 'HS512', kid: 'first' })],
    ['that name the algorithm in lower case', signUnder({ alg: 'hs256', kid: 'first' })],
    ['of an unknown key', signAs('HS256', 'gone')],
    ['that name another key', signAs('HS256', 'other')],
    ['with a critical header', signUnder({ alg: 'HS256', kid: 'first', crit: ['b64'], b64: true })],
    ['of two parts', sign(valid).split('.').slice(0, 2).join('.')],
    ['of four parts', `${sign(valid)}.x`],
    ['of no parts', 'a.b.c'],
    ['that are empty', ''],
    ...[123, 'text', true].map((header) => [
      `whose header is ${JSON.stringify(header)}`,
      `${base64(header)}.${base64(valid)}.x`,
    ]),
    ['whose header is null', `${base64(null)}.${base64(valid)}.x`],
    ['whose claims are no JSON', `${base64({ alg: 'HS256', kid: 'first' })}.e30x.x`],
  ])('are rejected %s', async (_, token) => {
    expect(await read(token)).toBeUndefined();
  });
});
