// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
