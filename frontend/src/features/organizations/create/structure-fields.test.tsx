// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { Component } from '../routes/create.tsx';

const ME = {
  'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada', organizations: [] } }),
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('takes what is filled in for a department along, though nobody pressed to add it', async () => {
  fakeApi(ME);
  openPage({ '/org/create': Component }, '/org/create?step=structure');
  await type('Department name', 'Engines');
  press('Add Department');
  await type('Department name', 'engines');
  press('Next');
  await screen.findByRole('heading', { name: 'Settings' });
  press('Previous');
  await type('Department name', ' Looms ');
  press('Next');
  await screen.findByRole('heading', { name: 'Settings' });
  press('Previous');
  await screen.findByRole('button', { name: 'Remove Looms' });
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
});
