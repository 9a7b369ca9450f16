// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { ID } from '../shared/testing.ts';
import { AddPupils } from './add-pupils.tsx';

const CREATE = `POST /organization/${ID}/pupils`;
const DEPARTMENT = { id: 'd_000000000001', name: 'Class 7b' };

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('creates accounts from a pasted list, shows their sign-ins, and names rows that were refused', async () => {
  const created = {
    classCode: 'abcd2345',
    pupils: [{ id: 'u2', name: 'Anna', classCode: 'abcd2345', userName: 'anna', password: 'quiet-river-9' }],
    refused: [{ name: 'Ben', userName: 'ben', reason: 'taken' }],
  };
  const { requests } = fakeApi({ [CREATE]: () => ok(created) });
  openPage({ '/': () => <AddPupils organizationId={ID} department={DEPARTMENT} onClose={() => {}} /> }, '/');
  const dialog = within(await screen.findByRole('dialog'));
  const type = (list: string) =>
    fireEvent.change(dialog.getByLabelText(/^Pupils/), { target: { value: list } });
  const submit = () => fireEvent.click(dialog.getByRole('button', { name: 'Create accounts' }));
  submit();
  await dialog.findByText('Please enter at least one pupil');
  type('Anna\nBen; ben; short');
  submit();
  await dialog.findByText('Line 2: a password has at least 8 characters');
  expect(requests.filter(({ call }) => call === CREATE)).toEqual([]);
  type('Anna\nBen; ben');
  submit();
  await dialog.findByText('quiet-river-9');
  dialog.getByText('ABCD-2345');
  dialog.getByText('Ben (ben): this user name exists in the class');
  dialog.getByRole('button', { name: 'Print cards (PDF)' });
  await waitFor(() =>
    expect(requests.find(({ call }) => call === CREATE)?.body).toEqual({
      departmentId: DEPARTMENT.id,
      pupils: [{ name: 'Anna' }, { name: 'Ben', userName: 'ben' }],
    }),
  );
});
