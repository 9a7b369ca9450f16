// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toaster } from 'react-hot-toast';
import { createQueryClient } from '@/lib/query/query-client.ts';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import * as saving from '@/lib/save-file.ts';
import { readKeptRun } from './kept-run.ts';
import { ResultsExport } from './results-export.tsx';

const ID = 'q_0000000000000001';
const FILE = `GET /quizzes/${ID}/export`;
const BEGIN = `POST /quizzes/${ID}/exports`;
const RUN = 'run_0123456789abcdef';

const file = {
  body: 'Name',
  headers: { 'content-disposition': `attachment; filename="Gold.csv"; filename*=UTF-8''Gold.csv` },
};
const run = (more: object) => ok({ id: RUN, kind: 'results', done: 0, total: 0, ...more });
const written = {
  url: 'https://files.example/x',
  expiresAt: '2026-01-01T00:00:00.000Z',
  fileName: 'Gold.csv',
  size: 2_000_000,
  summary: { kept: 0, changed: 0, dropped: 0 },
  losses: [],
  results: { submissions: 10_000, until: '2026-01-01T00:00:00.000Z' },
  writtenAt: '2026-01-01T00:00:00.000Z',
};

function open(withNames = true) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ResultsExport quiz={{ id: ID }} withNames={withNames} />
      <Toaster />
    </QueryClientProvider>,
  );
}

const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  vi.spyOn(saving, 'saveFile').mockReturnValue();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['Export CSV', 'csv', 'Data exported as CSV'],
  ['Export PDF', 'pdf', 'Data exported as PDF'],
])('%s saves the file, and says so when it is there', async (button, format, said) => {
  const api = fakeApi({ [FILE]: () => file });
  open();
  await press(button);
  await screen.findByText(said);
  expect(api.requests.at(-1)?.query).toEqual({ format });
  expect(saving.saveFile).toHaveBeenCalledWith(expect.objectContaining({ fileName: 'Gold.csv' }));
});

it('has many submissions written in the background, and says how far that is', async () => {
  let state: object = { status: 'running', done: 2_500, total: 10_000 };
  const api = fakeApi({
    [FILE]: () => refused('EXPORT_TOO_LARGE'),
    [BEGIN]: () => ok({ runId: RUN }),
    [`GET /runs/${RUN}`]: () => run(state),
    [`GET /exports/${RUN}`]: () => ok(written),
  });
  open();
  await press('Export CSV');
  const bar = await screen.findByRole('progressbar', { name: 'Submissions written' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['2500', '10000']);
  expect(api.requests.find(({ call }) => call === BEGIN)?.body).toEqual({ format: 'csv', media: false });
  expect(readKeptRun(ID, 'results')?.runId).toBe(RUN);
  state = { status: 'done', done: 10_000, total: 10_000 };
  await screen.findByText(/^The file is written: 10,000 submissions/, undefined, { timeout: 5_000 });
  screen.getByRole('button', { name: /^Download Gold\.csv/ });
});

it('says that it failed', async () => {
  fakeApi({ [FILE]: () => refused('INTERNAL') });
  open();
  await press('Export CSV');
  await screen.findByText('Failed to export quiz');
  expect(saving.saveFile).not.toHaveBeenCalled();
});

it('offers the overview alone to whoever may not see who took the quiz', () => {
  fakeApi({});
  open(false);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Export PDF']);
});
