import { proofs } from '@quizhall/shared/contract/certificates/proofs';
import { users } from '@quizhall/shared/contract/accounts/users';
import { parseCertificateCode } from '@quizhall/shared/rules/certificates/certificate-code';
import { importJWK, type JSONWebKeySet, type JWK, jwtVerify } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { testStream } from '../../testing/streams.ts';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { replaceMarks } from '../../grading/model/stored-marks.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { now, setClock } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { rewarding } from '../../testing/rewards.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { ALL_WRONG, RIGHT, start, submit } from '../../testing/taking.ts';
import { handler as listOwnResults } from '../../attempts/handlers/list-own-results.ts';
import { handler as getBadge } from './get-badge.ts';
import { handler as getCertificate } from './get-certificate.ts';
import { handler as getCertificatePdf } from './get-certificate-pdf.ts';
import { handler as getReceiptKey } from './get-receipt-key.ts';
import { handler as getReceiptKeys } from './get-receipt-keys.ts';

const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

const passing = (quiz: Partial<Quiz> = {}) => publishedQuiz({ quiz: { rewards: rewarding, ...quiz } });

async function pass(quiz: Quiz, participantInfo = { name: 'Ada Lovelace' }) {
  const session = (await start(quiz.id, { deviceId: crypto.randomUUID(), participantInfo })).body.data;
  const { certificate } = (await submit(session, RIGHT)).body.data;
  await stream.drain();
  return { id: session.sessionId, code: certificate?.code ?? '', certificate };
}

const ask = (code: string, sourceIp?: string) =>
  invokeEndpoint(getCertificate, proofs.getCertificate, { params: { code }, ...(sourceIp && { sourceIp }) });
const pdf = (code: string) =>
  invokeEndpoint(getCertificatePdf, proofs.getCertificatePdf, { params: { code } });
const badge = (code: string) => invokeEndpoint(getBadge, proofs.getBadge, { params: { code } });

async function remark(id: string, passed: boolean): Promise<void> {
  const attempt = await getAttempt(id);
  if (!attempt?.card) throw new Error('Not finished');
  const marks = `${attempt.marks}`;
  const { percentage } = attempt.card;
  const { done } = await replaceMarks(attempt, { marks, percentage, passed }, now());
  expect(done).toBe(true);
}

describe('a certificate', () => {
  it('says who, what, when and from whom, by its code however it is typed', async () => {
    const { user } = await signedIn({ name: 'Grace Hopper' });
    const quiz = await passing({ ownerId: user.id });
    const { code, certificate } = await pass(quiz);
    expect(certificate).toEqual({ template: 'modern', code: parseCertificateCode(code) });
    const { status, body } = await ask(` ${code.toLowerCase().replaceAll('0', 'o')} `.trim());
    expect([status, body.data]).toEqual([
      200,
      {
        code,
        valid: true,
        name: 'Ada Lovelace',
        quizTitle: quiz.title,
        score: 100,
        completedAt: expect.stringMatching(/Z$/),
        template: 'modern',
        issuer: 'Grace Hopper',
      },
    ]);
  });

  it('names nobody where no name was given, and the site where the owner is no person', async () => {
    const { code } = await pass(await passing(), { name: '' });
    const { name, issuer } = (await ask(code)).body.data;
    expect([name, issuer]).toEqual([undefined, 'Quizhall']);
  });

  it('is not earned without passing, nor where the quiz gives none', async () => {
    const quiz = await passing();
    const session = (await start(quiz.id)).body.data;
    expect((await submit(session, ALL_WRONG)).body.data.certificate).toBeUndefined();
    expect((await pass(await publishedQuiz())).certificate).toBeUndefined();
  });

  it('is disclosed with the score, and nobody finds it before', async () => {
    const held = await publishedQuiz({
      settings: { showResultsImmediately: false, disclosure: 'on_release' },
      quiz: { rewards: rewarding },
    });
    const { id, certificate } = await pass(held);
    expect(certificate).toBeUndefined();
    const { codeOf } = await import('../model/certificate.ts');
    expect((await ask(await codeOf(id))).status).toBe(404);
  });

  it('stands as long as the attempt passes, and comes when marks make it pass', async () => {
    const quiz = await passing();
    const { id, code } = await pass(quiz);
    await remark(id, false);
    expect((await ask(code)).body.data.valid).toBe(false);
    expect([(await badge(code)).status, (await pdf(code)).status]).toEqual([404, 404]);
    await remark(id, true);
    expect((await ask(code)).body.data.valid).toBe(true);
  });

  it.each(['0'.repeat(16), 'short', 'U'.repeat(16)])('is none with the code %s', async (code) => {
    expect((await ask(code)).status).toBe(404);
    expect([(await badge(code)).status, (await pdf(code)).status]).toEqual([404, 404]);
  });

  it('is not found by trying codes', async () => {
    const { code } = await pass(await passing());
    const from = '198.51.100.77';
    const { limit } = proofs.getCertificate.throttle[0];
    for (let i = 0; i < limit; i += 1) await ask(String(i).padStart(16, '0'), from);
    expect((await ask(code, from)).status).toBe(429);
    expect((await ask(code)).status).toBe(200);
  });

  it('is a PDF that nobody keeps, because it may cease to stand', async () => {
    const { code } = await pass(await passing());
    const { status, headers, bytes } = await pdf(code.toLowerCase());
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(headers['content-disposition']).toContain(`certificate-${code}.pdf`);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('stands in the list of own results', async () => {
    const quiz = await passing();
    const { token } = await signedIn();
    const session = (await start(quiz.id, {}, token)).body.data;
    const { certificate } = (await submit(session, RIGHT)).body.data;
    const { body } = await invokeEndpoint(listOwnResults, users.listOwnResults, { token });
    expect(body.data.results.map(({ certificateCode }) => certificateCode)).toEqual([certificate?.code]);
  });
});

describe('a badge', () => {
  it('is an Open Badges 3.0 credential that another library verifies by the key that it names', async () => {
    const { code } = await pass(await passing());
    const { status, headers, bytes } = await badge(code);
    expect([status, headers['content-type']]).toEqual([200, 'application/ld+json']);
    const { proof, ...credential } = JSON.parse(bytes.toString());
    const { payload, protectedHeader } = await jwtVerify(proof.jwt, async ({ kid = '' }) => {
      const prefix = `${config.SITE_URL}/api/receipts/keys/`;
      expect(kid.startsWith(prefix)).toBe(true);
      const params = { kid: kid.slice(prefix.length) };
      const answer = await invokeEndpoint(getReceiptKey, proofs.getReceiptKey, { params });
      return importJWK(JSON.parse(answer.bytes.toString()) as JWK, 'EdDSA');
    });
    expect(protectedHeader).toMatchObject({ alg: 'EdDSA', typ: 'JWT' });
    const { iss, jti, sub, nbf, ...signed } = payload;
    expect(signed).toEqual(credential);
    const subject = credential.credentialSubject;
    expect([iss, jti, sub]).toEqual([credential.issuer.id, credential.id, subject.id]);
    expect(nbf).toBe(Math.floor(Date.parse(credential.validFrom) / 1_000));
    // What Open Badges 3.0 requires of an AchievementCredential.
    expect(credential['@context'].slice(0, 2)).toEqual([
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ]);
    expect(credential.type).toEqual(['VerifiableCredential', 'OpenBadgeCredential']);
    expect([credential.issuer.type, subject.type, subject.achievement.type]).toEqual([
      ['Profile'],
      ['AchievementSubject'],
      ['Achievement'],
    ]);
    for (const field of ['id', 'name', 'description', 'criteria'])
      expect(subject.achievement, field).toHaveProperty(field);
    expect(subject.identifier).toEqual([
      { type: 'IdentityObject', hashed: false, identityType: 'name', identityHash: 'Ada Lovelace' },
    ]);
  });

  it('is void with another word in it', async () => {
    const { code } = await pass(await passing());
    const { proof } = JSON.parse((await badge(code)).bytes.toString());
    const [header, payload, signature] = String(proof.jwt).split('.');
    const said = Buffer.from(payload ?? '', 'base64url')
      .toString()
      .replace('Ada', 'Eve');
    const forged = [header, Buffer.from(said).toString('base64url'), signature].join('.');
    const keys = await invokeEndpoint(getReceiptKeys, proofs.getReceiptKeys, {});
    const { keys: published } = JSON.parse(keys.bytes.toString()) as JSONWebKeySet;
    const { kid: _, ...anyKey } = published[0] as JWK;
    await expect(jwtVerify(forged, await importJWK(anyKey, 'EdDSA'))).rejects.toThrow('signature');
  });
});

it('knows no key that is none of this site', async () => {
  const params = { kid: 'x'.repeat(43) };
  expect((await invokeEndpoint(getReceiptKey, proofs.getReceiptKey, { params })).status).toBe(404);
});
