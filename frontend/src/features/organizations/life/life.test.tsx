// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '@/lib/session/session-context.tsx';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { AT, dashboardOf, ID } from '../shared/testing.ts';
import { ClosedOrganization } from './closed-organization.tsx';
import { DeleteOrganization } from './delete-organization.tsx';

const METHODS = 'GET /users/me/sign-in-methods';
const LOOK = `GET /organization/${ID}/deletion`;
const DELETE = `DELETE /organization/${ID}`;
const RESTORE = `POST /organization/${ID}/restore`;
const ME = { 'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada' } }) };
const METHOD = {
  hasPassword: true,
  providers: [],
  fresh: false,
  twoFactor: { enabled: true, recoveryCodes: 9 },
};
const FREE = { ...ME, [METHODS]: () => ok(METHOD), [LOOK]: () => ok({ unsettled: [] }) };

/** Renders the page once the session is loaded. */
function Page() {
  const { user } = useSession();
  return user && <DeleteOrganization organization={{ id: ID, name: 'Acme School' }} />;
}
const open = async () => {
  openPage({ '/here': Page }, '/here', { toasts: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete organization' }));
  return within(screen.getByRole('dialog', { name: 'Delete Acme School?' }));
};
type Dialog = Awaited<ReturnType<typeof open>>;
const type = async (dialog: Dialog, label: RegExp, value: string) =>
  fireEvent.change(await dialog.findByLabelText(label), { target: { value } });
const submit = (dialog: Dialog) =>
  fireEvent.click(dialog.getByRole('button', { name: 'Delete organization' }));

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks for name, password and code before an organization is deleted, once by a double click', async () => {
  const remove = vi.fn(() => ok({ erasedFrom: AT }));
  const { requests } = fakeApi({ ...FREE, [DELETE]: remove });
  const dialog = await open();
  await type(dialog, /^Name of the organization/, 'acme school');
  submit(dialog);
  await dialog.findByText('This is not the name of the organization');
  dialog.getByText('Password is required');
  dialog.getByText('Please enter the code that your app shows, or a recovery code');
  expect(remove).not.toHaveBeenCalled();
  await type(dialog, /^Name of the organization/, 'Acme School');
  await type(dialog, /^Current password/, 'secret');
  await type(dialog, /^Code of your/, ' 123456 ');
  submit(dialog);
  submit(dialog);
  await screen.findByText('Organization deleted. You can restore it for 30 days.');
  expect(remove).toHaveBeenCalledOnce();
  expect(requests.find(({ call }) => call === DELETE)?.body).toMatchObject({
    confirm: 'Acme School',
    password: 'secret',
    totp: '123456',
  });
});

it('says beside the password that it is wrong', async () => {
  fakeApi({ ...FREE, [DELETE]: () => refused('PASSWORD_INCORRECT', { password: 'Incorrect password' }) });
  const dialog = await open();
  await type(dialog, /^Name of the organization/, 'Acme School');
  await type(dialog, /^Current password/, 'wrong');
  await type(dialog, /^Code of your/, '123456');
  submit(dialog);
  await dialog.findByText('Incorrect password');
  expect(dialog.getByLabelText(/^Current password/).getAttribute('aria-invalid')).toBe('true');
});

it('deletes nothing as long as something has to be settled', async () => {
  const unsettled = ['The plan renews by itself. Cancel it first.'];
  fakeApi({ ...FREE, [LOOK]: () => ok({ unsettled }) });
  const dialog = await open();
  await dialog.findByText('The plan renews by itself. Cancel it first.');
  expect(dialog.queryByRole('button', { name: 'Delete organization' })).toBeNull();
});

it('says that what has to be settled could not be loaded, and looks again', async () => {
  let works = false;
  fakeApi({ ...FREE, [LOOK]: () => (works ? ok({ unsettled: [] }) : refused('INTERNAL')) });
  const dialog = await open();
  await dialog.findByText('What has to be settled could not be loaded');
  works = true;
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByLabelText(/^Name of the organization/);
});

const showClosed = (role: 'owner' | 'member') =>
  openPage(
    { '/here': () => <ClosedOrganization dashboard={dashboardOf({ role })} deletion={{ erasedFrom: AT }} /> },
    '/here',
    { toasts: true },
  );

it('lets its owner restore it, once by a double click, and says why that did not work', async () => {
  let works = false;
  const restore = vi.fn(() => (works ? ok({}) : refused('INVALID_STATE')));
  fakeApi({ ...ME, [RESTORE]: restore });
  showClosed('owner');
  screen.getByText(/Restore it, and everything is as it was\./);
  const button = screen.getByRole('button', { name: 'Restore organization' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
  expect(restore).toHaveBeenCalledOnce();
  works = true;
  fireEvent.click(button);
  await screen.findByText('Organization restored');
});

it('tells members until when it can be restored, and lets them do nothing', async () => {
  fakeApi(ME);
  showClosed('member');
  screen.getByText(/On .+ 2026 everything of it goes\. Until then its owner can restore it\./);
  expect(screen.queryByRole('button')).toBeNull();
});
