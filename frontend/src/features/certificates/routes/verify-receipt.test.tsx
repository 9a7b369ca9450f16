// @vitest-environment happy-dom
import { generateKeyPairSync, sign } from 'node:crypto';
import { RECEIPT_TYPE } from '@quizhall/shared/model/certificates/receipt';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { Component } from './verify-receipt.tsx';

const KEYS = 'GET /receipts/keys';
const VERIFY = 'POST /receipts/verify';
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const JWK = { ...publicKey.export({ format: 'jwk' }), kid: 'k1' };
const CLAIMS = {
  iss: 'https://quizhall.example',
  sub: 'q_aaaaaaaaaaaaaaaa.u_bbbbbbbbbbbbbbbb.1',
  quiz: { id: 'q_aaaaaaaaaaaaaaaa', title: 'Capitals' },
  version: 3,
  attempt: 1,
  answers: { count: 5, digest: 'digest' },
  at: '2026-01-05T10:00:00.000Z',
};

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function signed(header: object = {}): string {
  const text = `${part({ alg: 'EdDSA', kid: 'k1', typ: RECEIPT_TYPE, ...header })}.${part(CLAIMS)}`;
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
}
const published = () => ({
  body: JSON.stringify({ keys: [JWK] }),
  headers: { 'content-disposition': "attachment; filename*=UTF-8''jwks.json" },
});

function check(text: string): void {
  openPage({ '/verify-receipt': Component }, '/verify-receipt');
  fireEvent.change(screen.getByRole('textbox', { name: 'Receipt' }), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Check receipt' }));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is valid, checked here, and says for what', async () => {
  const api = fakeApi({ [KEYS]: published });
  check(signed());
  await screen.findByText('This receipt is valid');
  screen.getByText(/Checked in this browser/);
  screen.getByText('Capitals');
  screen.getByText('digest');
  expect(api.calls()).toEqual([KEYS]);
});

it('is checked at once where a link has it, and taken from a pasted link', async () => {
  fakeApi({ [KEYS]: published });
  openPage({ '/verify-receipt': Component }, `/verify-receipt#${signed()}`);
  await screen.findByText('This receipt is valid');
  cleanup();
  check(`https://quizhall.example/verify-receipt#${signed()}`);
  await screen.findByText('This receipt is valid');
});

it('is taken from the file, and as the API gives it, also without a connection', async () => {
  fakeApi({ [KEYS]: published });
  check(JSON.stringify({ hash: 'digest', jws: signed() }));
  await screen.findByText('This receipt is valid');
  cleanup();
  fakeApi({ [KEYS]: () => 'offline' });
  openPage({ '/verify-receipt': Component }, '/verify-receipt');
  const file = new File([`${signed()}\n`], 'Receipt Capitals.jws');
  fireEvent.change(screen.getByLabelText(/Or the file/), { target: { files: [file] } });
  await screen.findByText('This receipt is valid');
});

it.each([
  ['one letter is another', signed().replace('.ey', '.eZ')],
  ['the signature is cut', signed().slice(0, -4)],
  ['another key is named', signed({ kid: 'k2' })],
  ['it is signed as something else', signed({ typ: 'JWT' })],
])('is not valid where %s', async (_, text) => {
  fakeApi({ [KEYS]: published });
  check(text);
  await screen.findByText('This receipt is not valid');
  expect(screen.queryByText('Capitals')).toBeNull();
});

it('cannot be checked with kept keys that do not know its own', async () => {
  fakeApi({ [KEYS]: published });
  check(signed());
  await screen.findByText('This receipt is valid');
  cleanup();
  fakeApi({ [KEYS]: () => 'offline' });
  check(signed({ kid: 'k2' }));
  await screen.findByText('This receipt cannot be checked now');
  expect(screen.queryByText('This receipt is not valid')).toBeNull();
});

it('is no receipt at all', async () => {
  fakeApi({});
  check('hash\nsignature');
  await screen.findByText('This is no receipt');
});

it('is asked for', () => {
  fakeApi({});
  check('  ');
  screen.getByText('Please paste a receipt or choose its file');
});

it('is checked by the server where the browser knows no Ed25519', async () => {
  vi.stubGlobal('crypto', {});
  const api = fakeApi({ [KEYS]: published, [VERIFY]: () => ok({ valid: true, covers: CLAIMS }) });
  check(signed());
  await screen.findByText(/Checked by the server/);
  expect(api.calls()).toEqual([KEYS, VERIFY]);
});

it('says when keys are neither to be had nor kept', async () => {
  fakeApi({ [KEYS]: () => 'offline' });
  check(signed());
  await screen.findByRole('alert');
  expect(screen.queryByText(/valid/)).toBeNull();
});
