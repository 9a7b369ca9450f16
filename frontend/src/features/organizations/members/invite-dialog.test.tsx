// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { dashboardOf, ID } from '../shared/testing.ts';
import { InviteDialog } from './invite-dialog.tsx';

const ME = { 'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada' } }) };
const INVITE = `POST /organization/${ID}/invite`;
const IMPORT = `POST /organization/${ID}/members/import`;

async function open(role: 'owner' | 'admin', handlers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi({ ...ME, ...handlers });
  openPage(
    {
      '/org/:id/dashboard': () => (
        <InviteDialog dashboard={dashboardOf({ role })} departments={[]} onClose={() => {}} />
      ),
    },
    `/org/${ID}/dashboard`,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Members' }));
  const send = (emails: string) => {
    fireEvent.change(dialog.getByLabelText(/^Email addresses/), { target: { value: emails } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send Invitations' }));
  };
  return { api, dialog, send };
}

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('leads an owner to the plans where the plan holds no more', async () => {
  const { dialog, send } = await open('owner', { [INVITE]: () => refused('PLAN_LIMIT') });
  send('ada@acme.example');
  await dialog.findByText('Your plan does not hold more.');
  expect(dialog.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe(
    `/org/${ID}/dashboard?tab=settings&section=billing`,
  );
});

it('tells an admin who can choose another plan, and nothing more once it fits', async () => {
  let isFull = true;
  const { dialog, send } = await open('admin', {
    [INVITE]: () =>
      isFull
        ? refused('PLAN_LIMIT')
        : ok({ invites: [], refused: [{ email: 'ada@acme.example', reason: 'member' }] }),
  });
  send('ada@acme.example');
  await dialog.findByText('The owner of the organization can choose another plan.');
  expect(dialog.queryByRole('link')).toBeNull();
  isFull = false;
  send('ada@acme.example');
  await dialog.findByText(/is a member already/);
});

const choose = (dialog: Awaited<ReturnType<typeof open>>['dialog'], csv: BlobPart) =>
  fireEvent.change(dialog.getByLabelText('CSV file'), {
    target: { files: [new File([csv], 'members.csv', { type: 'text/csv' })] },
  });

it('says the same of a file, once', async () => {
  const { dialog } = await open('owner', { [IMPORT]: () => refused('PLAN_LIMIT') });
  choose(dialog, 'email\nada@acme.example');
  fireEvent.click(dialog.getByRole('button', { name: 'Send Invitations' }));
  await dialog.findByRole('link', { name: 'See plans' });
  expect(dialog.getAllByText('Your plan does not hold more.')).toHaveLength(1);
});

it('sends a file when that is pressed, with what was typed, which is not sent twice', async () => {
  let isThere = false;
  const { api, dialog, send } = await open('owner', {
    [INVITE]: () => ok({ invites: [{}], refused: [] }),
    [IMPORT]: ({ body }) =>
      (body as { preview?: true }).preview
        ? ok({ invites: [], refused: [] })
        : isThere
          ? ok({ invites: [], refused: [{ email: 'bo', reason: 'invalid' }] })
          : refused('INTERNAL'),
  });
  const calls = () => api.requests.map(({ call }) => call).filter((call) => call.startsWith('POST'));
  choose(dialog, 'email\nbo');
  expect(calls()).toEqual([]);
  send('ada@acme.example');
  await dialog.findByRole('alert');
  expect(calls()).toEqual([IMPORT, INVITE, IMPORT]);
  isThere = true;
  fireEvent.click(dialog.getByRole('button', { name: 'Send Invitations' }));
  await dialog.findByText('bo is no e-mail address');
  expect(calls()).toEqual([IMPORT, INVITE, IMPORT, IMPORT, IMPORT]);
});

it('lets the encoding of a file be chosen that does not say it, and names unused columns before anything is sent', async () => {
  const { api, dialog } = await open('owner', {
    [IMPORT]: () => ok({ invites: [{}], refused: [], ignored: ['Telefon'] }),
  });
  // “Größe” in Windows-1252
  choose(
    dialog,
    Uint8Array.from([...new TextEncoder().encode('email;Abteilung;Telefon\na@b.cd;Gr'), 0xf6, 0xdf, 0x65]),
  );
  await dialog.findByText('a@b.cd;Größe');
  fireEvent.click(dialog.getByRole('button', { name: 'Send Invitations' }));
  await dialog.findByText('Telefon');
  const csv = 'email;Abteilung;Telefon\na@b.cd;Größe';
  const sent = () => api.requests.filter(({ call }) => call === IMPORT).map(({ body }) => body);
  expect(sent()).toEqual([{ csv, preview: true }]);
  fireEvent.click(await dialog.findByRole('button', { name: 'Send without these columns' }));
  await vi.waitFor(() => expect(sent()).toEqual([{ csv, preview: true }, { csv }]));
});
