// @vitest-environment happy-dom
import { generateKeyPairSync, sign } from 'node:crypto';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { Component } from './verify-certificate.tsx';

const CODE = '000G40R40M30E209';
const GET = `GET /certificates/${CODE}`;
const FACTS = {
  code: CODE,
  valid: true,
  name: 'Ada',
  quizTitle: 'Capitals',
  score: 80,
  completedAt: '2026-01-05T10:00:00.000Z',
  template: 'modern',
  issuer: 'Grace Hopper',
};
const open = (code = CODE) => openPage({ '/verify/:code': Component }, `/verify/${code}`);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says who, what, when and that it stands, for a code as it was typed', async () => {
  fakeApi({ [GET]: () => ok(FACTS) });
  open('ooog-40r4-om30-e2o9');
  await screen.findByText('This certificate is valid');
  for (const text of ['Ada', 'Capitals', '80%', 'Grace Hopper', '000G-40R4-0M30-E209'])
    screen.getByText(text);
  screen.getByRole('button', { name: 'Download badge' });
  screen.getByRole('button', { name: 'Download PDF' });
  expect(document.title).toContain('Ada: Capitals');
});

it('says that it no longer stands, and gives no badge', async () => {
  fakeApi({ [GET]: () => ok({ ...FACTS, valid: false, name: undefined }) });
  open();
  await screen.findByText('This certificate no longer stands');
  screen.getByText('No name is kept');
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
});

it('knows none with this code, and looks another one up', async () => {
  fakeApi({ 'GET /certificates/1111111111111111': () => refused('NOT_FOUND'), [GET]: () => ok(FACTS) });
  open('1'.repeat(16));
  await screen.findByText('No certificate has this code');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: CODE } });
  fireEvent.click(screen.getByRole('button', { name: 'Look it up' }));
  await screen.findByText('This certificate is valid');
});

describe('the signature of the badge', () => {
  const KID = 'k'.repeat(43);
  const KEY = `https://quizhall.example/api/receipts/keys/${KID}`;
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const file = (body: object) => () => ({
    body: JSON.stringify(body),
    headers: { 'content-disposition': "attachment; filename*=UTF-8''file.json" },
  });
  const KEYS = file({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KID }] });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const credentialOf = (code: string) => ({
    id: `https://quizhall.example/verify/${code}`,
    name: 'Capitals',
  });
  function badge({ code = CODE, key = privateKey, alg = 'EdDSA', beside = {} } = {}) {
    const credential = credentialOf(code);
    const text = `${part({ alg, typ: 'JWT', kid: KEY })}.${part({ ...credential, iss: 'x', nbf: 1 })}`;
    const jwt = `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
    return { ...credential, ...beside, proof: { type: 'JwtProof2020', jwt } };
  }
  async function check(shown: object) {
    fakeApi({
      [GET]: () => ok(FACTS),
      [`${GET}/badge.json`]: file(shown),
      'GET /receipts/keys': KEYS,
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Check signature' }));
  }

  it('is checked in the browser with the published key, which is named', async () => {
    await check(badge());
    await screen.findByText('The signature of this badge is valid');
    screen.getByText(KID);
  });

  it.each([
    ['another word stands beside the proof', badge({ beside: { name: 'Rivers' } })],
    ['another key has signed it', badge({ key: generateKeyPairSync('ed25519').privateKey })],
    ['it is of another certificate', badge({ code: '1'.repeat(16) })],
    ['it is signed in another way', badge({ alg: 'none' })],
    ['there is no proof', credentialOf(CODE)],
  ])('is not valid where %s', async (_, shown) => {
    await check(shown);
    await screen.findByText('The signature of this badge is not valid');
  });

  it('is said to be beyond a browser that knows no Ed25519', async () => {
    vi.stubGlobal('crypto', {});
    await check(badge());
    await screen.findByText('This browser cannot check it');
    expect(screen.getByRole('link', { name: /Public key/ }).getAttribute('href')).toBe(KEY);
  });

  it('says when nothing came', async () => {
    fakeApi({ [GET]: () => ok(FACTS), [`${GET}/badge.json`]: () => 'offline' });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Check signature' }));
    await screen.findByRole('alert');
  });
});
