// @vitest-environment happy-dom
import { ERRORS } from '@quizhall/shared/contract/errors';
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
  localStorage.clear();
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
    ['a quiz that is gone', refused('QUIZ_NOT_FOUND'), ERRORS.QUIZ_NOT_FOUND[1]],
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

  describe('in the background', () => {
    const RUN = 'run_0000000000000001';
    const BEGIN = `POST /quizzes/${ID}/exports`;
    const LOOK = `GET /runs/${RUN}`;
    const WRITTEN = `GET /exports/${RUN}`;
    const run =
      (status: string, more: object = {}) =>
      () =>
        ok({ id: RUN, kind: 'export', status, done: 1, total: 1, ...more });
    const written = () =>
      ok({
        url: 'https://files.example/exports/u/x?X-Amz-Signature=1',
        expiresAt: '2026-01-01T00:00:00.000Z',
        fileName: 'Maps.qti.zip',
        size: 5_242_880,
        summary: { kept: 3, changed: 0, dropped: 0 },
      });
    const begun = () => ok({ runId: RUN });
    const linkToFile = () => screen.findByRole('link', { name: 'Download Maps.qti.zip (5 MB)' });

    it('writes pictures and sounds along, of which the report knows, and offers the file', async () => {
      const api = fakeApi({ [REPORT]: reportOf, [BEGIN]: begun, [LOOK]: run('done'), [WRITTEN]: written });
      const { onClose } = open();
      expect(screen.queryByRole('checkbox')).toBeNull();
      await choose('QTI 3.0');
      await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: /With pictures/ })));
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Write file' })));
      expect((await linkToFile()).getAttribute('href')).toContain('X-Amz-Signature');
      expect(api.requests.find(({ call }) => call === BEGIN)?.body).toEqual({ format: 'qti', media: true });
      expect(api.requests.filter(({ call }) => call === REPORT).at(-1)?.query).toEqual({
        format: 'qti',
        media: 'with',
      });
      expect(onClose).not.toHaveBeenCalled();
    });

    it('writes what is too large for an answer, JSON under its name there', async () => {
      const api = fakeApi({
        [REPORT]: reportOf,
        [FILE]: () => refused('EXPORT_TOO_LARGE'),
        [BEGIN]: begun,
        [LOOK]: run('running'),
      });
      open();
      await screen.findByText(/holds the question/);
      await download();
      await screen.findByText(/Writing the file in the background/);
      const asked = api.requests.find(({ call }) => call === BEGIN)?.body;
      expect(asked).toEqual({ format: 'questions-json', media: false });
    });

    it('finds the file again after a reload, and lets go of it for another', async () => {
      localStorage.setItem(`quizhall.export.${ID}`, RUN);
      fakeApi({ [REPORT]: reportOf, [LOOK]: run('done'), [WRITTEN]: written });
      open();
      await linkToFile();
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Export again' })));
      await screen.findByText(/holds the question/);
      expect(localStorage.getItem(`quizhall.export.${ID}`)).toBeNull();
    });

    it.each([
      [
        'a run that failed',
        run('failed', { message: 'It could not be written.' }),
        'It could not be written.',
      ],
      ['a run that is gone', () => refused('NOT_FOUND'), 'The file is no longer here'],
    ])('says so of %s', async (_, answer, message) => {
      localStorage.setItem(`quizhall.export.${ID}`, RUN);
      fakeApi({ [REPORT]: reportOf, [LOOK]: answer });
      open();
      expect((await screen.findByRole('alert', undefined, { timeout: 10_000 })).textContent).toContain(
        message,
      );
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Export again' })));
      await screen.findByText(/holds the question/);
    });
  });

  it('gives the file where the check failed', async () => {
    fakeApi({ [REPORT]: () => refused('INTERNAL'), [FILE]: () => file });
    open();
    await screen.findByText(/could not be checked/, undefined, { timeout: 10_000 });
    await download();
    await waitFor(() => expect(saving.saveFile).toHaveBeenCalledOnce());
  });
});
