// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeTokens } from '@/lib/api/tokens.ts';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { TakeoutSection } from './takeout-section.tsx';

const DIRECT = 'GET /users/me/export';
const BEGIN = 'POST /users/me/exports';
const ID = 'run_AAAAAAAAAAAAAAAA';
const RUN = `GET /runs/${ID}`;
const run = (status: string, done: number, message?: string) =>
  ok({ id: ID, kind: 'takeout', status, done, total: 10, message });

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TakeoutSection userId="u1" />
    </QueryClientProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  storeTokens({ accessToken: 'a1', refreshToken: 'r1' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('writes in the background what is too much, says how far it is, also after a reload, and fetches the file', async () => {
  let state = () => run('running', 4);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  fakeApi({
    [DIRECT]: () => refused('EXPORT_TOO_LARGE'),
    [BEGIN]: () => ok({ runId: ID }),
    [RUN]: () => state(),
    [`GET /exports/${ID}`]: () =>
      ok({
        url: 'https://files.example/x',
        expiresAt: '2030-01-15T12:00:00.000Z',
        fileName: 'a.json',
        size: 1,
        summary: { kept: 0, changed: 0, dropped: 0 },
        losses: [],
        writtenAt: '2030-01-15T12:00:00.000Z',
      }),
  });
  show();
  press('Download my data');
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('4'));
  expect(screen.queryByRole('button', { name: 'Download my data' })).toBeNull();
  cleanup();
  state = () => run('done', 10);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Save the file' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://files.example/x'));
});

it('says why it was not written, and begins anew', async () => {
  localStorage.setItem('quizhall.takeout.u1', ID);
  fakeApi({ [RUN]: () => run('failed', 0, 'This file could not be written. Please try again.') });
  show();
  await screen.findByText('This file could not be written. Please try again.');
  screen.getByRole('button', { name: 'Download my data' });
});

it('saves one file for a press that was a double click', async () => {
  const direct = vi.fn(() => refused('INTERNAL'));
  fakeApi({ [DIRECT]: direct });
  show();
  press('Download my data');
  press('Download my data');
  await screen.findByRole('button', { name: 'Download my data' });
  expect(direct).toHaveBeenCalledOnce();
});

it('says that there is no network, and tries again', async () => {
  let calls = 0;
  const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  fakeApi({
    [DIRECT]: () => {
      calls += 1;
      return calls === 1 ? 'offline' : refused('EXPORT_TOO_LARGE');
    },
    [BEGIN]: () => ok({ runId: ID }),
    [RUN]: () => run('running', 4),
  });
  show();
  press('Download my data');
  await screen.findByText('Network error. Please check your connection.');
  press('Try again');
  await screen.findByRole('progressbar');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(link).not.toHaveBeenCalled();
});
