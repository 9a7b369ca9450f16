// @vitest-environment happy-dom
import type { Webhook, WebhookDelivery } from '@quizhall/shared/model/organizations/webhook';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { AT, ID } from '../shared/testing.ts';
import { Integrations } from './integrations.tsx';

const HOOKS = `/organization/${ID}/webhooks`;
const TOKENS = `/organization/${ID}/api-tokens`;
const HOOK: Webhook = {
  id: 'w_000000000001',
  url: 'https://hooks.example.com/quizhall',
  events: ['attempt.finished', 'member.joined'],
  active: true,
  createdAt: AT,
};
const DELIVERY: WebhookDelivery = {
  id: '01KDVHQ0000000000000000000',
  event: 'attempt.finished',
  at: AT,
  status: 'retrying',
  tries: 2,
  answered: 503,
  nextAt: AT,
};
const TOKEN = { id: 'k_000000000001', name: 'Timetable', role: 'creator', createdAt: AT };
const NOTHING = {
  'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada' } }),
  [`GET ${HOOKS}`]: () => ok({ webhooks: [] }),
  [`GET ${TOKENS}`]: () => ok({ tokens: [] }),
};
const withHook = (hook: Partial<Webhook> = {}) => ({
  ...NOTHING,
  [`GET ${HOOKS}`]: () => ok({ webhooks: [{ ...HOOK, ...hook }] }),
});

const show = (search = '') =>
  openPage({ '/here': () => <Integrations id={ID} /> }, `/here${search}`, { toasts: true });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('webhooks', () => {
  it('say that there are none, or that they could not be loaded', async () => {
    let works = false;
    fakeApi({ ...NOTHING, [`GET ${HOOKS}`]: () => (works ? ok({ webhooks: [] }) : refused('INTERNAL')) });
    show();
    await screen.findByText('Webhooks could not be loaded');
    works = true;
    await press('Try again');
    await screen.findByText('No webhooks yet');
  });

  it('ask for address and events before the server is asked, and say beside them what it says', async () => {
    const create = vi.fn(() => refused('INVALID_INPUT', { url: 'Use a name, not a number' }));
    fakeApi({ ...NOTHING, [`POST ${HOOKS}`]: create });
    show();
    await screen.findByText('No webhooks yet');
    await press('Add webhook');
    const form = await dialog('Add webhook');
    fireEvent.click(form.getByRole('checkbox', { name: /^Attempt finished/ }));
    fireEvent.click(form.getByRole('button', { name: 'Add webhook' }));
    await form.findByText('Please enter an address that begins with https://');
    form.getByText('Please choose at least one event');
    expect(create).not.toHaveBeenCalled();
    fireEvent.change(form.getByLabelText(/^Address/), { target: { value: 'https://10.0.0.1' } });
    fireEvent.click(form.getByRole('checkbox', { name: /^Quiz published/ }));
    fireEvent.click(form.getByRole('button', { name: 'Add webhook' }));
    await form.findByText('Use a name, not a number');
    expect(form.getByLabelText(/^Address/).getAttribute('aria-invalid')).toBe('true');
  });

  it('show the secret once, of one webhook also where the button was pressed twice', async () => {
    const create = vi.fn(() => ok({ webhook: HOOK, secret: 'whsec_1' }));
    fakeApi({ ...NOTHING, [`POST ${HOOKS}`]: create });
    show();
    await press('Add webhook');
    const form = await dialog('Add webhook');
    fireEvent.change(form.getByLabelText(/^Address/), { target: { value: HOOK.url } });
    fireEvent.click(form.getByRole('button', { name: 'Add webhook' }));
    fireEvent.click(form.getByRole('button', { name: 'Add webhook' }));
    const shown = await dialog('Secret of the webhook');
    shown.getByText('whsec_1');
    // Escape does not close the dialog, whose secret is displayed once.
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    fireEvent.click(shown.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('whsec_1')).toBeNull());
    expect(create).toHaveBeenCalledOnce();
  });

  it('say how it goes, and are switched on again', async () => {
    const save = vi.fn(() => ok({ webhook: HOOK }));
    fakeApi({ ...withHook({ active: false, off: 'failing' }), [`PATCH ${HOOKS}/${HOOK.id}`]: save });
    show();
    await screen.findByText('Nothing came through for three days, so we switched it off.');
    screen.getByText('Attempt finished, Member joined');
    fireEvent.keyDown(screen.getByRole('button', { name: 'More for hooks.example.com' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Switch on' }));
    await screen.findByText('Webhook switched on');
    expect(save).toHaveBeenCalledOnce();
  });

  it('tell what was sent, and send one again, once', async () => {
    const again = vi.fn(() => ok({ delivery: DELIVERY }));
    const LIST = `${HOOKS}/${HOOK.id}/deliveries`;
    fakeApi({
      ...withHook(),
      [`GET ${LIST}`]: () => ok({ deliveries: [DELIVERY] }),
      [`POST ${LIST}/${DELIVERY.id}/resend`]: again,
    });
    show(`?webhook=${HOOK.id}`);
    const list = await dialog('Deliveries to hooks.example.com');
    await list.findByText('Waiting for the next try');
    list.getByText(/Answered 503 · 2 tries · Next try/);
    const button = list.getByRole('button', { name: /^Send again: Attempt finished/ });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(again).toHaveBeenCalled());
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(again).toHaveBeenCalledOnce();
  });

  it('say in the dialog why one could not be deleted', async () => {
    fakeApi({ ...withHook(), [`DELETE ${HOOKS}/${HOOK.id}`]: () => refused('INTERNAL') });
    show();
    fireEvent.keyDown(await screen.findByRole('button', { name: 'More for hooks.example.com' }), {
      key: 'Enter',
    });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Delete webhook?' }));
    fireEvent.click(asked.getByRole('button', { name: 'Delete webhook' }));
    await asked.findByRole('alert');
    asked.getByText(`Nothing more is sent to ${HOOK.url}. What waits is not sent.`);
  });
});

describe('API tokens', () => {
  it('say which plan has them, with the way there', async () => {
    fakeApi({ ...NOTHING, [`GET ${TOKENS}`]: () => ok({ tokens: [], neededPlan: 'professional' }) });
    show();
    await screen.findByText('API tokens are part of the Professional plan.');
    expect(screen.queryByRole('button', { name: 'Make token' })).toBeNull();
    const link = screen.getByRole('link', { name: 'See the plans' });
    expect(link.getAttribute('href')).toBe('/here?tab=settings&section=billing');
  });

  it('are made by name, shown once, and revoked', async () => {
    const make = vi.fn(() => ok({ token: TOKEN, secret: 'qh_1' }));
    const revoke = vi.fn(() => ok({}));
    fakeApi({
      ...NOTHING,
      [`GET ${TOKENS}`]: () =>
        ok({ tokens: make.mock.calls.length ? [{ ...TOKEN, createdBy: { id: 'u1' } }] : [] }),
      [`POST ${TOKENS}`]: make,
      [`DELETE ${TOKENS}/${TOKEN.id}`]: revoke,
    });
    show();
    await screen.findByText('No API tokens yet');
    await press('Make token');
    const form = await dialog('Make API token');
    fireEvent.click(form.getByRole('button', { name: 'Make token' }));
    await form.findByText('Please say what it is for');
    fireEvent.change(form.getByLabelText(/^What is it for/), { target: { value: 'Timetable' } });
    fireEvent.click(form.getByRole('button', { name: 'Make token' }));
    fireEvent.click(form.getByRole('button', { name: 'Make token' }));
    const shown = await dialog('Your API token');
    shown.getByText('qh_1');
    expect(make).toHaveBeenCalledOnce();
    fireEvent.click(shown.getByRole('button', { name: 'Done' }));
    await screen.findByText(/Made by a deleted account/);
    await press('Revoke Timetable');
    const asked = within(await screen.findByRole('alertdialog'));
    fireEvent.click(asked.getByRole('button', { name: 'Revoke token' }));
    await screen.findByText('Token revoked');
    expect(revoke).toHaveBeenCalledOnce();
  });
});
