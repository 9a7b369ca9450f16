// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { SubscribeForm } from './subscribe-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Email address/ });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
const shownError = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

describe('SubscribeForm', () => {
  it.each([
    ['', 'Email is required'],
    ['ada', 'Please enter a valid email address'],
  ])('says beside the field what is wrong with "%s", and calls nobody', (address, message) => {
    const api = fakeApi({});
    render(<SubscribeForm />);
    type(address);
    submit();
    expect(shownError()).toBe(message);
    expect(document.activeElement).toBe(field());
    expect(api.requests).toEqual([]);
    type('a');
    expect(shownError()).toBeUndefined();
  });

  it('checks a field that is left, but not one that is passed through', () => {
    render(<SubscribeForm />);
    fireEvent.blur(field());
    expect(shownError()).toBeUndefined();
    type('ada@');
    fireEvent.blur(field());
    expect(shownError()).toBe('Please enter a valid email address');
  });

  it('says in place that a mail is on its way, and keeps the focus there', async () => {
    const api = fakeApi({ 'POST /newsletter': () => ok({}) });
    render(<SubscribeForm />);
    type(' ada@example.org ');
    submit();
    const note = await screen.findByText('Please check your inbox to confirm your subscription.');
    expect(api.requests[0]?.body).toEqual({ email: 'ada@example.org', language: 'en' });
    // The focus follows what is drawn.
    await waitFor(() => expect(document.activeElement?.contains(note)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    fireEvent.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(field().value).toBe('');
  });

  it.each([
    [
      'the server refuses the address',
      () => refused('INVALID_INPUT', { email: 'Email is invalid' }),
      'Email is invalid',
    ],
    ['there is no network', () => 'offline' as const, 'Network error. Please check your connection.'],
  ])('keeps the address when %s', async (_, answer, message) => {
    fakeApi({ 'POST /newsletter': answer });
    render(<SubscribeForm />);
    type('ada@example.org');
    submit();
    await waitFor(() => expect(shownError()).toBe(message));
    expect(field().value).toBe('ada@example.org');
    expect(document.activeElement).toBe(field());
  });

  it('sends once, however often the button is pressed', async () => {
    const api = fakeApi({ 'POST /newsletter': () => ok({}) });
    render(<SubscribeForm />);
    type('ada@example.org');
    submit();
    submit();
    await screen.findByText('Please check your inbox to confirm your subscription.');
    expect(api.calls()).toEqual(['POST /newsletter']);
  });
});
