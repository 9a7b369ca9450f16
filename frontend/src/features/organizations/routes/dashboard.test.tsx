// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { Component } from './dashboard.tsx';

const ID = 'o_0000000000000001';
const ME = (role: string) => ({
  'GET /users/me/session': () =>
    ok({ session: { id: 'u1', fullName: 'Ada', organizations: [{ id: ID, title: 'Acme', role }] } }),
});
const SHUT = { 'GET /organization/dashboard': () => refused('TWO_FACTOR_REQUIRED') };
const open = () => openPage({ '/org/:id/dashboard': Component }, `/org/${ID}/dashboard`);

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('leads a member without a second factor to setting it up, or out', async () => {
  const left = vi.fn(() => ok({}));
  fakeApi({ ...ME('member'), ...SHUT, [`POST /organization/${ID}/leave`]: left });
  open();
  await screen.findByRole('heading', { name: 'Set up two-factor authentication' });
  expect(screen.getByRole('link', { name: 'Set it up' }).getAttribute('href')).toBe(
    '/account/profile?tab=security',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Leave organization' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click([...dialog.querySelectorAll('button')].at(-1) as HTMLElement);
  await screen.findByText('elsewhere');
  expect(left).toHaveBeenCalledOnce();
});

it('offers an owner no way out', async () => {
  fakeApi({ ...ME('owner'), ...SHUT });
  open();
  await screen.findByRole('link', { name: 'Set it up' });
  expect(screen.queryByRole('button', { name: 'Leave organization' })).toBeNull();
});
