// @vitest-environment happy-dom
import { QUIZ_EXPORT_FORMATS } from '@quizhall/shared/contract/quiz-exports';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/lib/query/query-client.ts';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import * as saving from '@/lib/save-file.ts';
import { ExportDialog } from './export-dialog.tsx';

const ID = 'q_0000000000000001';
const FILE = `GET /quizzes/${ID}/export`;
const REPORT = `GET /quizzes/${ID}/export/report`;

const item = (number: number, status: string, reason: string) => ({
  number,
  status,
  reason,
  excerpt: `Stem ${number}`,
});
const WHOLE = { report: [item(1, 'kept', '')], summary: { kept: 1, changed: 0, dropped: 0 } };
const LOSSES = {
  report: [item(1, 'kept', ''), item(2, 'changed', 'Tags were left out'), item(3, 'dropped', 'No essays')],
  summary: { kept: 1, changed: 1, dropped: 1 },
};
const reportOf = ({ query }: { query: Record<string, string> }) =>
  ok(query.format === 'aiken' ? LOSSES : WHOLE);
const file = {
  body: 'content',
  headers: { 'content-disposition': `attachment; filename="Gold.txt"; filename*=UTF-8''G%C3%B6ld.txt` },
};

function open(unsaved = false) {
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ExportDialog quiz={{ id: ID }} open unsaved={unsaved} onClose={onClose} />
    </QueryClientProvider>,
  );
  return { onClose };
}

const download = async () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Download file' })));
const formats = async () => {
  await act(async () =>
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Format' }), { key: 'Enter' }),
  );
  return screen.getAllByRole('option');
};
const choose = async (name: string) => {
  const wanted = (await formats()).find(({ textContent }) => textContent === name);
  await act(async () => fireEvent.keyDown(wanted as HTMLElement, { key: 'Enter' }));
};

beforeEach(() => {
  vi.spyOn(saving, 'saveFile').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('exporting questions', () => {
  it('offers every format', async () => {
    fakeApi({ [REPORT]: reportOf });
    open();
    await screen.findByText(/holds the question/);
    expect(await formats()).toHaveLength(QUIZ_EXPORT_FORMATS.length);
  });

  it('says what the chosen format loses, and saves the file under the name that the server gives', async () => {
    const api = fakeApi({ [REPORT]: reportOf, [FILE]: () => file });
    const { onClose } = open();
    await choose('Aiken');
    await screen.findByText('1 as they are, 1 with changes, 1 left out');
    const losses = within(screen.getByRole('list', { name: 'What changes' }));
    expect(losses.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Question 2ChangedStem 2Tags were left out',
      'Question 3Left outStem 3No essays',
    ]);
    await download();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const [saved] = vi.mocked(saving.saveFile).mock.calls[0] ?? [];
    expect([saved?.fileName, await saved?.blob.text()]).toEqual(['Göld.txt', 'content']);
    expect(api.requests.find(({ call }) => call === FILE)?.query).toEqual({ format: 'aiken' });
  });

  it('shows what is lost right below the format', async () => {
    fakeApi({ [REPORT]: reportOf });
    open();
    await choose('Aiken');
    const losses = await screen.findByRole('list', { name: 'What changes' });
    const format = screen.getByRole('combobox', { name: 'Format' });
    const between = [...document.querySelectorAll('button, input, [role=radio]')].filter(
      (control) =>
        format.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING &&
        control.compareDocumentPosition(losses) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(between).toEqual([]);
  });

  it.each([true, false])('says that what is unsaved is not in the file: %s', async (unsaved) => {
    fakeApi({ [REPORT]: reportOf });
    open(unsaved);
    await screen.findByText(/holds the question/);
    expect(screen.queryByText(/Unsaved changes are not in the file/) !== null).toBe(unsaved);
  });

  it('offers no file without a question', async () => {
    const none = { report: [item(1, 'dropped', 'No essays')], summary: { kept: 0, changed: 0, dropped: 1 } };
    fakeApi({ [REPORT]: () => ok(none) });
    open();
    await screen.findByText('No question of this quiz fits this format.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download file' }).disabled).toBe(true);
  });

  it.each([
    [
      'too large a quiz',
      refused('EXPORT_TOO_LARGE'),
      'This quiz is too large for one file. Split it into two quizzes and export each.',
    ],
    ['no network', 'offline' as const, 'Network error. Please check your connection.'],
  ])('says so after %s, and stays', async (_, answer, message) => {
    fakeApi({ [REPORT]: reportOf, [FILE]: () => answer });
    const { onClose } = open();
    await screen.findByRole('button', { name: 'Download file' });
    await download();
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(onClose).not.toHaveBeenCalled();
    expect(saving.saveFile).not.toHaveBeenCalled();
  });

  it('gives the file where the check failed', async () => {
    fakeApi({ [REPORT]: () => refused('INTERNAL'), [FILE]: () => file });
    open();
    await screen.findByText(/could not be checked/, undefined, { timeout: 10_000 });
    await download();
    await waitFor(() => expect(saving.saveFile).toHaveBeenCalledOnce());
  });
});
