import { proofs } from '@quizhall/shared/contract/certificates/proofs';
import { RECEIPT_TYPE, type Receipt } from '@quizhall/shared/model/certificates/receipt';
import { compactVerify, createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { now, setClock } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';
import { signProof } from '../../platform/security/signed-proofs.ts';
import { parseKeys, rotateProofKey } from '../../platform/security/stored-keys.ts';
import { randomText } from '../../platform/security/random.ts';
import { readReceipt } from '../model/receipt.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { handler as getReceiptKeys } from './get-receipt-keys.ts';
import { handler as verifyReceipt } from './verify-receipt.ts';

const RELOAD = 5 * 60_000;
const original = config.TOKEN_KEY ?? '';
let passed = 0;
const pass = (ms: number) => setClock((passed += ms));

afterEach(() => {
  pass(RELOAD);
  config.TOKEN_KEY = original;
});

function rotate(): void {
  config.TOKEN_KEY = JSON.stringify(rotateProofKey(parseKeys(config.TOKEN_KEY ?? ''), now(), now()));
  pass(RELOAD);
}

async function handedIn() {
  const { id, title } = await publishedQuiz();
  const session = (await start(id)).body.data;
  const { receipt } = (await submit(session, RIGHT)).body.data;
  if (!receipt) throw new Error('No receipt');
  return { quiz: { id, title }, session, receipt };
}

const verify = async (receipt: string | Receipt) =>
  (await invokeEndpoint(verifyReceipt, proofs.verifyReceipt, { body: { receipt } })).body.data;

async function published(): Promise<JSONWebKeySet> {
  const answer = await invokeEndpoint(getReceiptKeys, proofs.getReceiptKeys, {});
  expect(answer.status).toBe(200);
  return JSON.parse(answer.bytes.toString()) as JSONWebKeySet;
}

describe('a receipt', () => {
  it('says what it covers, and is signed so that any library can check it', async () => {
    const { quiz, session, receipt } = await handedIn();
    const { payload, protectedHeader } = await compactVerify(
      receipt.jws,
      createLocalJWKSet(await published()),
    );
    expect(protectedHeader).toEqual({ alg: 'EdDSA', kid: receipt.kid, typ: RECEIPT_TYPE });
    const covers = JSON.parse(new TextDecoder().decode(payload));
    expect(covers).toEqual({
      iss: config.SITE_URL,
      sub: session.sessionId,
      quiz,
      version: 1,
      attempt: 1,
      answers: { count: 5, digest: receipt.hash },
      at: receipt.at,
    });
    expect(await verify(receipt.jws)).toEqual({ valid: true, covers });
    expect(await verify(receipt)).toEqual({ valid: true, covers });
    expect(receipt.jws.endsWith(`.${receipt.signature}`)).toBe(true);
  });

  it('is void with any letter changed', async () => {
    const { receipt } = await handedIn();
    const { jws } = receipt;
    for (let at = 0; at < jws.length; at += 1) {
      const changed = jws.slice(0, at) + (jws[at] === 'A' ? 'B' : 'A') + jws.slice(at + 1);
      expect([at, await readReceipt(changed)]).toEqual([at, undefined]);
    }
  });

  it('is void where the fields beside it say something else', async () => {
    const { receipt } = await handedIn();
    expect(await verify({ ...receipt, hash: 'x' })).toEqual({ valid: false });
    expect(await verify({ ...receipt, at: '2020-01-01T00:00:00.000Z' })).toEqual({ valid: false });
    expect(await verify({ ...receipt, signature: 'x' })).toEqual({ valid: false });
    expect(await verify({ ...receipt, kid: 'x' })).toEqual({ valid: false });
  });

  it('counts what was answered, and tells when that really came', async () => {
    const { id } = await publishedQuiz({ settings: { maxAttempts: 3 } });
    const deviceId = randomText(20);
    const first = (await start(id, { deviceId })).body.data;
    const few = (await submit(first, { q1: 'Paris', q2: null, q3: null, q4: null, q5: null })).body.data;
    expect((await readReceipt(few.receipt?.jws ?? ''))?.answers.count).toBe(1);
    const second = (await start(id, { deviceId })).body.data;
    const completedAt = new Date(now() + 60_000).toISOString();
    pass(36 * 60_000);
    const arrived = now();
    const late = (await submit(second, RIGHT, { completedAt })).body.data;
    expect(late.submissionData).toMatchObject({ lateSync: true, completedAt });
    expect(Date.parse(late.receipt?.at ?? '')).toBeGreaterThanOrEqual(arrived);
    expect((await readReceipt(late.receipt?.jws ?? ''))?.answers.count).toBe(5);
    pass(60_000);
    const again = (await submit(second, RIGHT, { completedAt })).body.data;
    expect(again.receipt?.jws, 'the same afterwards').toBe(late.receipt?.jws);
  });

  it('is nothing else that the stage signs, nor what another stage has signed', async () => {
    const { receipt } = await handedIn();
    const claims = JSON.parse(Buffer.from(receipt.jws.split('.')[1] ?? '', 'base64url').toString());
    expect(await verify((await signProof(claims, () => ({ typ: RECEIPT_TYPE }))).jws)).toMatchObject({
      valid: true,
    });
    expect(await verify((await signProof(claims, () => ({ typ: 'JWT' }))).jws)).toEqual({ valid: false });
    config.TOKEN_KEY = 'z'.repeat(64);
    pass(RELOAD);
    expect(await verify(receipt.jws)).toEqual({ valid: false });
  });

  it.each(['', 'no receipt', 'a.b.c'])('is not %j', async (text) => {
    expect(await verify(text)).toEqual({ valid: false });
  });

  it('is refused where it is far longer than any', async () => {
    const body = { receipt: 'x'.repeat(8_001) };
    expect((await invokeEndpoint(verifyReceipt, proofs.verifyReceipt, { body })).status).toBe(400);
  });

  it('stays valid under the keys that come after', async () => {
    const before = await handedIn();
    rotate();
    rotate();
    rotate();
    const after = await handedIn();
    expect(after.receipt.kid).not.toBe(before.receipt.kid);
    expect(decodeProtectedHeader(before.receipt.jws).kid).toBe(before.receipt.kid);
    expect(await verify(before.receipt.jws)).toMatchObject({ valid: true });
    expect(await verify(after.receipt.jws)).toMatchObject({ valid: true });
  });
});

describe('the published keys', () => {
  it('are public, kept by shared caches, and as an answer of this API', async () => {
    rotate();
    rotate();
    const answer = await invokeEndpoint(getReceiptKeys, proofs.getReceiptKeys, {});
    expect(answer.headers['content-type']).toBe('application/jwk-set+json');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    const { keys, success, data } = JSON.parse(answer.bytes.toString());
    expect([success, data.keys, keys.length]).toEqual([true, keys, 3]);
    for (const key of keys) expect(Object.keys(key)).toEqual(['kty', 'crv', 'x', 'kid', 'use', 'alg']);
  });
});
