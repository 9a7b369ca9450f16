// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, type InitialEntry, Link, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from '@/components/ui/dialog.tsx';
import { useAddressDialog, useDialogLink } from './use-address-dialog.ts';

afterEach(cleanup);

function Named({ name }: { name: 'submission' | 'participant' }) {
  const { id, open, close, returnTo } = useAddressDialog(name);
  const linkTo = useDialogLink();
  return (
    <Dialog open={open} onOpenChange={close} title={`${name} ${id}`} returnTo={returnTo}>
      <Link {...linkTo('submission', 's1')}>Further</Link>
      <button type="button" onClick={() => [close(), close()]}>
        Close twice
      </button>
    </Dialog>
  );
}

function Page() {
  const linkTo = useDialogLink();
  return (
    <>
      <Link {...linkTo('participant', 'p1')}>Person</Link>
      <Link {...linkTo('submission', 's1')}>Row</Link>
      <Named name="participant" />
      <Named name="submission" />
    </>
  );
}

function openAt(...entries: InitialEntry[]) {
  const router = createMemoryRouter(
    [
      { path: '/quiz', element: <Page /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/before', ...entries] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const link = (name: string) => screen.getByRole('link', { name, hidden: true });
async function press(name: string) {
  link(name).focus();
  fireEvent.click(link(name));
  await screen.findByRole('dialog');
}
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const hasFocus = (name: string) => waitFor(() => expect(document.activeElement).toBe(link(name)));

it('opened from the page, it closes to the page, by Back as well, and gives the focus back', async () => {
  const router = openAt('/quiz?tab=all');
  for (const close of [escape, () => router.navigate(-1)]) {
    await press('Row');
    expect(router.state.location.search).toBe('?tab=all&submission=s1');
    await act(async () => close());
    await isClosed();
    expect(router.state.location.search).toBe('?tab=all');
    await hasFocus('Row');
  }
  await act(async () => router.navigate(-1));
  await screen.findByText('elsewhere');
});

it('opened by its link, it closes to the page without leaving it, and the focus goes to its row', async () => {
  const router = openAt('/quiz?tab=all&submission=s1');
  await screen.findByRole('dialog');
  escape();
  await isClosed();
  expect(router.state.location.search).toBe('?tab=all');
  await hasFocus('Row');
  await act(async () => router.navigate(-1));
  await screen.findByText('elsewhere');
});

it('in place of another one it closes to the page, while Back leads to the other one', async () => {
  const router = openAt('/quiz');
  await press('Person');
  fireEvent.click(link('Further'));
  await screen.findByRole('dialog', { name: 'submission s1' });
  await act(async () => router.navigate(-1));
  await screen.findByRole('dialog', { name: 'participant p1' });
  fireEvent.click(link('Further'));
  await screen.findByRole('dialog', { name: 'submission s1' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'participant p1' })).toBeNull());
  await act(async () => escape());
  await isClosed();
  expect(router.state.location.search).toBe('');
  // Without an animation, the opener of the first dialog is already unmounted.
  await hasFocus('Row');
});

it('in place of one that its link had opened, it closes to the page', async () => {
  const router = openAt('/quiz?participant=p1');
  await screen.findByRole('dialog');
  fireEvent.click(link('Further'));
  await screen.findByRole('dialog', { name: 'submission s1' });
  await act(async () => escape());
  await isClosed();
  expect(router.state.location.search).toBe('');
});

it('closed twice at once, it leaves the page alone', async () => {
  const router = openAt('/quiz');
  await press('Row');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close twice' })));
  await isClosed();
  expect(router.state.location.pathname).toBe('/quiz');
});
