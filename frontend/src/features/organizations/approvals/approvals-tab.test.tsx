// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { AT, dashboardOf } from '../shared/testing.ts';
import { ApprovalsTab } from './approvals-tab.tsx';

const APPROVAL = {
  id: '01KDVHQ0000000000000000000',
  type: 'member',
  subject: 'u2',
  title: 'Grace Hopper',
  by: { id: 'u2', name: 'Grace Hopper' },
  person: {
    email: 'grace@acme.example',
    by: 'domain',
    wasRemoved: true,
    accountCreatedAt: AT,
    department: 'Engines',
  },
  askedAt: AT,
};

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the review of a single request to join. */
async function review() {
  const { requests } = fakeApi({
    'GET /organization/approvals': () => ok({ approvals: [APPROVAL] }),
    'PUT /organization/approvals': () => ok({}),
    'GET /organization/dashboard': () => ok(dashboardOf()),
  });
  openPage({ '/': () => <ApprovalsTab dashboard={dashboardOf()} /> }, '/');
  fireEvent.click(await screen.findByRole('button', { name: 'Review Grace Hopper' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, sent: () => requests.find(({ call }) => call.startsWith('PUT'))?.body };
}

it('reviews a request to join, and approves it there', async () => {
  const { dialog, sent } = await review();
  dialog.getByText('grace@acme.example');
  dialog.getByText('The domain of their email address');
  dialog.getByText('Engines');
  dialog.getByText('1 of 10');
  dialog.getByText('Was taken out of the organization before.');
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sent()).toMatchObject({ id: APPROVAL.id, decision: 'approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leads from the review to the reason of a rejection', async () => {
  const { dialog } = await review();
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await screen.findByRole('heading', { name: 'Reject Grace Hopper?' });
});
