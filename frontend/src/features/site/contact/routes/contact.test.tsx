// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { LEARNER } from '@/lib/testing/people.ts';
import { Component as Contact } from './contact.tsx';
import { Component as Feedback } from './feedback.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: RegExp, value: string) => fireEvent.change(await box(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const session = { 'GET /users/me/session': () => ok({ session: LEARNER }) };

describe('the contact form', () => {
  const open = () => openPage({ '/contact': Contact }, '/contact');
  const fill = async () => {
    await type(/Your name/, 'Ada');
    await type(/address/, 'ada@example.org');
    await type(/Message/, 'Where is the exit?');
  };

  it('says beside the fields what is wrong, and sends nothing', async () => {
    const api = fakeApi({});
    open();
    await type(/address/, 'ada');
    press('Send message');
    await screen.findByText('Please enter your name');
    screen.getByText('Email is invalid');
    screen.getByText('Please write a message');
    await waitFor(async () => expect(document.activeElement).toBe(await box(/Your name/)));
    expect(api.requests).toEqual([]);
  });

  it('sends what was typed, and says so where the focus is', async () => {
    const api = fakeApi({ 'POST /contact': () => ok({}) });
    open();
    await fill();
    press('Send message');
    const done = await screen.findByRole('heading', { name: 'Your message was sent' });
    expect(api.requests[0]?.body).toEqual({
      name: 'Ada',
      email: 'ada@example.org',
      message: 'Where is the exit?',
    });
    expect(document.activeElement).toBe(done);
    press('Write another message');
    expect((await box(/Message/)).value).toBe('');
  });

  it.each([
    ['there is no network', () => 'offline' as const],
    ['the server refuses', () => refused('UNAVAILABLE')],
  ])('keeps what was typed when %s, also through a reload', async (_, answer) => {
    fakeApi({ 'POST /contact': answer });
    open();
    await fill();
    press('Send message');
    await screen.findByRole('alert');
    expect((await box(/Message/)).value).toBe('Where is the exit?');
    cleanup();
    open();
    expect((await box(/Message/)).value).toBe('Where is the exit?');
    expect((await box(/Your name/)).value).toBe('Ada');
  });

  it('knows name and address of whoever is signed in', async () => {
    startSignedIn();
    fakeApi(session);
    open();
    await waitFor(async () => expect((await box(/Your name/)).value).toBe('Ada'));
    expect((await box(/address/)).value).toBe('ada@example.org');
  });

  it('takes nothing before it is known who writes, whose draft it will be', async () => {
    startSignedIn();
    fakeApi({ 'GET /users/me/session': () => 'pending' });
    open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('feedback', () => {
  it('sends words and stars, and keeps neither once they have arrived', async () => {
    startSignedIn();
    const api = fakeApi({ ...session, 'POST /feedback': () => ok({}) });
    openPage({ '/feedback': Feedback }, '/feedback');
    await type(/tell us/, 'I like it.');
    fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    press('Send feedback');
    await screen.findByRole('heading', { name: 'Thank you for your feedback' });
    expect(api.requests.at(-1)?.body).toEqual({ message: 'I like it.', rating: 4 });
    cleanup();
    openPage({ '/feedback': Feedback }, '/feedback');
    expect((await box(/tell us/)).value).toBe('');
  });
});
