import { createHmac, createSecretKey } from 'node:crypto';
import * as fc from '@quizhall/shared/testing/properties';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { readJwt, signJwt } from './jwt.ts';

const key = createSecretKey(Buffer.from('a key of this test, as long as keys have to be'));
const other = createSecretKey(Buffer.from('another key of this test, of about that length'));
const [issuer, audience, at] = ['quizhall:test', 'access', 1_800_000_000];
const standing = { iss: issuer, aud: audience, exp: at + 900 };
const keyOf = (kid: unknown) => Promise.resolve(kid === 'first' ? key : kid === 'other' ? other : undefined);

const read = (token: string) => readJwt(token, keyOf, { issuer, audience, at });

/** What the package says that anybody would use in place of this one. */
function byPackage(token: string): unknown {
  try {
    return jwt.verify(token, key, { algorithms: ['HS256'], issuer, audience, clockTimestamp: at });
  } catch {
    return undefined;
  }
}

const byPackageSigned = (claims: object, algorithm: jwt.Algorithm = 'HS256', kid = 'first') =>
  jwt.sign(claims, key, { algorithm, keyid: kid, noTimestamp: true });

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const claims = fc.dictionary(
  // The package stumbles over names that every object has.
  fc.string().filter((name) => !(name in {}) && !['iss', 'aud', 'exp', 'nbf', 'iat'].includes(name)),
  fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.array(fc.string())),
);

describe('tokens', () => {
  it('are the same as those of jsonwebtoken, and read the same', async () => {
    await fc.assert(
      fc.asyncProperty(claims, async (some) => {
        const said = { ...some, ...standing };
        const token = signJwt(said, { kid: 'first', key });
        expect(token).toBe(byPackageSigned(said));
        expect(await read(token)).toEqual(said);
        expect(byPackage(token)).toEqual(said);
      }),
    );
  });

  it('are refused wherever one letter was changed, left out or put in', async () => {
    const token = signJwt({ ...standing, sub: 'u1' }, { kid: 'first', key });
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

  it('are refused as jsonwebtoken does, whatever they claim', async () => {
    const instants = [at - 1, at, at + 1, undefined, 'later', null, Number.MAX_SAFE_INTEGER];
    let stood = 0;
    for (const iss of [issuer, 'quizhall:prod', undefined, [issuer]])
      for (const aud of [audience, 'attempt', undefined])
        for (const exp of instants)
          for (const nbf of instants) {
            const said = JSON.parse(JSON.stringify({ iss, aud, exp, nbf })) as object;
            const token = signJwt(said, { kid: 'first', key });
            // Stricter in two ways: what never ends is no token here, nor what names a list of issuers.
            const stands = exp !== undefined && !Array.isArray(iss) ? byPackage(token) : undefined;
            expect(await read(token), JSON.stringify(said)).toEqual(stands);
            stood += stands === undefined ? 0 : 1;
          }
    expect(stood).toBe(6);
  });

  it('are read under a header that was written elsewhere', async () => {
    expect(await read(signedUnder({ kid: 'first', alg: 'HS256' }))).toEqual(standing);
  });

  it.each([
    ['without a signature', `${base64({ alg: 'none', kid: 'first' })}.${base64(standing)}.`],
    ['of another algorithm', byPackageSigned(standing, 'HS512')],
    ['that only say that they are of another algorithm', signedUnder({ alg: 'HS512', kid: 'first' })],
    ['that say which in other letters', signedUnder({ alg: 'hs256', kid: 'first' })],
    ['of a key that nobody has', byPackageSigned(standing, 'HS256', 'gone')],
    ['that name another key than theirs', byPackageSigned(standing, 'HS256', 'other')],
    [
      'that ask for something critical',
      signedUnder({ alg: 'HS256', kid: 'first', crit: ['b64'], b64: true }),
    ],
    ['of two parts', signJwt(standing, { kid: 'first', key }).split('.').slice(0, 2).join('.')],
    ['of four parts', `${signJwt(standing, { kid: 'first', key })}.x`],
    ['that are none', 'a.b.c'],
    ['that are empty', ''],
    ['whose header is null', `${base64(null)}.${base64(standing)}.x`],
  ])('are refused %s', async (_, token) => {
    expect(await read(token)).toBeUndefined();
  });
});

/** Well signed with the key, whatever the header says. */
function signedUnder(header: object): string {
  const signed = `${base64(header)}.${base64(standing)}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
