// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { Component as Confirm } from './confirm.tsx';
import { Component as Unsubscribe } from './unsubscribe.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (path: string) =>
  openPage({ '/newsletter/confirm': Confirm, '/newsletter/unsubscribe': Unsubscribe }, path);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('/newsletter/confirm', () => {
  const at = (token: string) => open(`/newsletter/confirm?token=${token}`);
  const confirm = () => press('Confirm subscription');

  it('asks first, for programs that check mails open the links in them; then says that it is done', async () => {
    const api = fakeApi({ 'POST /newsletter/confirm': () => ok({}) });
    at('t1');
    await heading('Subscribe to the newsletter?');
    expect(api.requests).toEqual([]);
    confirm();
    await heading('You are subscribed');
    expect(api.requests.map(({ body }) => body)).toEqual([{ token: 't1' }]);
  });

  it('offers another link in place of one that does not work', async () => {
    fakeApi({ 'POST /newsletter/confirm': () => refused('INVALID_LINK') });
    at('old');
    confirm();
    await heading('This link does not work');
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
  });

  it('asks nobody about a link without a token', async () => {
    const api = fakeApi({});
    open('/newsletter/confirm');
    await heading('This link does not work');
    expect(api.requests).toEqual([]);
  });

  it('does not blame the link for a busy server', async () => {
    let broken = true;
    fakeApi({ 'POST /newsletter/confirm': () => (broken ? refused('INTERNAL') : ok({})) });
    at('t2');
    confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('could not be confirmed');
    broken = false;
    confirm();
    await heading('You are subscribed');
  });
});

describe('/newsletter/unsubscribe', () => {
  const leave = () => press('Unsubscribe');

  it('asks first, and goes on reading at what came of it', async () => {
    const api = fakeApi({ 'POST /newsletter/unsubscribe': () => ok({}) });
    open('/newsletter/unsubscribe?token=t1');
    await heading('Unsubscribe from the newsletter?');
    expect(api.requests).toEqual([]);
    leave();
    await heading('You are unsubscribed');
    expect(api.requests[0]?.body).toEqual({ token: 't1' });
  });

  it('says so when the link does not work', async () => {
    fakeApi({ 'POST /newsletter/unsubscribe': () => refused('INVALID_LINK') });
    open('/newsletter/unsubscribe?token=t1');
    leave();
    await heading('This link does not work');
  });

  it('keeps the button when the network fails', async () => {
    fakeApi({ 'POST /newsletter/unsubscribe': () => 'offline' });
    open('/newsletter/unsubscribe?token=t1');
    leave();
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again in a moment.');
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeTruthy();
  });
});
