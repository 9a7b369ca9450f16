// @vitest-environment happy-dom
import { ERRORS } from '@quizhall/shared/contract/errors';
import { QUIZ_EXPORT_FORMATS } from '@quizhall/shared/contract/exports/quiz-exports';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/lib/query/query-client.ts';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import * as saving from '@/lib/save-file.ts';
import { rememberUser } from '@/lib/api/tokens.ts';
import { ExportDialog } from './export-dialog.tsx';
import { keepRun, readKeptRun } from './kept-run.ts';

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
    const ADA = { id: 'u_ada', email: 'ada@example.com', fullName: 'Ada', userType: 'moderator' as const };
    const signIn = (id = ADA.id) =>
      rememberUser({ ...ADA, id, isEmailVerified: true, canCreateQuizzes: true });
    const keep = () => keepRun(ID, { runId: RUN, format: 'qti', askedAt: '2026-01-01T10:00:00.000Z' });
    const BEGIN = `POST /quizzes/${ID}/exports`;
    const LOOK = `GET /runs/${RUN}`;
    const WRITTEN = `GET /exports/${RUN}`;
    const run =
      (status: string, more: object = {}) =>
      () =>
        ok({ id: RUN, kind: 'export', status, done: 1, total: 1, ...more });
    const writtenAs = (more: object = {}) => ({
      url: 'https://files.example/exports/u/x?X-Amz-Signature=1',
      expiresAt: '2026-01-01T00:00:00.000Z',
      fileName: 'Maps.qti.zip',
      size: 5_242_880,
      summary: { kept: 3, changed: 0, dropped: 0 },
      losses: [],
      writtenAt: '2026-01-01T10:01:00.000Z',
      ...more,
    });
    const written = () => ok(writtenAs());
    const begun = () => ok({ runId: RUN });
    const linkToFile = () => screen.findByRole('button', { name: 'Download Maps.qti.zip (5 MB)' });
    const press = (name: string | RegExp) =>
      act(async () => fireEvent.click(screen.getByRole('button', { name })));
    const inBackground = () => within(screen.getByRole('region', { name: 'Written in the background' }));

    beforeEach(() => {
      signIn();
      vi.spyOn(saving, 'openLink').mockReturnValue();
    });
    afterEach(() => vi.useRealTimers());

    it('writes pictures and sounds along, of which the report knows, and offers the file', async () => {
      const api = fakeApi({ [REPORT]: reportOf, [BEGIN]: begun, [LOOK]: run('done'), [WRITTEN]: written });
      const { onClose } = open();
      expect(screen.queryByRole('checkbox')).toBeNull();
      await choose('QTI 3.0');
      await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: /With pictures/ })));
      await press('Write file');
      await linkToFile();
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

    it('finds the file again after a reload, with its time, and lets go of it', async () => {
      keep();
      fakeApi({ [REPORT]: reportOf, [LOOK]: run('done'), [WRITTEN]: written });
      open();
      await linkToFile();
      expect(inBackground().getByText(/^QTI 3\.0, written .*2026/)).toBeTruthy();
      await press('Hide this export');
      expect(screen.queryByRole('button', { name: /Maps/ })).toBeNull();
      expect(readKeptRun(ID)).toBeUndefined();
    });

    it('asks for a link when the file is wanted, however long the page was open', async () => {
      keep();
      let links = 0;
      const fresh = () => ok(writtenAs({ url: `https://files.example/x?link=${(links += 1)}` }));
      fakeApi({ [REPORT]: reportOf, [LOOK]: run('done'), [WRITTEN]: fresh });
      open();
      await linkToFile();
      await press(/Maps/);
      await waitFor(() => expect(vi.mocked(saving.openLink).mock.lastCall?.[0]).toMatch(/link=2$/));
      await press(/Maps/);
      await waitFor(() => expect(vi.mocked(saving.openLink).mock.lastCall?.[0]).toMatch(/link=3$/));
    });

    it('says that a file went meanwhile, without a link beside it', async () => {
      keep();
      let isGone = false;
      const gone = () => (isGone ? refused('NOT_FOUND') : written());
      fakeApi({ [REPORT]: reportOf, [LOOK]: run('done'), [WRITTEN]: gone });
      open();
      await linkToFile();
      isGone = true;
      await press(/Maps/);
      expect((await screen.findByRole('alert')).textContent).toContain('This export is no longer there');
      expect(screen.queryByRole('button', { name: /Maps/ })).toBeNull();
    });

    it('says what is not in the file, question by question', async () => {
      keep();
      const losses = [
        { status: 'changed', reason: 'The film was left out', numbers: [2, 7] },
        { status: 'dropped', reason: 'No essays', numbers: [3] },
      ];
      const lossy = () => ok(writtenAs({ summary: { kept: 1, changed: 3, dropped: 1 }, losses }));
      fakeApi({ [REPORT]: reportOf, [LOOK]: run('done'), [WRITTEN]: lossy });
      open();
      await linkToFile();
      const items = within(screen.getByRole('list', { name: 'What is not in the file as it is' }));
      expect(items.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Questions 2, 7ChangedThe film was left out',
        'Question 3Left outNo essays',
      ]);
      expect(inBackground().getByText('Losses of 1 more question are not listed.')).toBeTruthy();
    });

    it('says that a run failed, beside the choice of the next', async () => {
      keep();
      fakeApi({ [REPORT]: reportOf, [LOOK]: run('failed', { message: 'It could not be written.' }) });
      open();
      await screen.findByText('It could not be written.');
      expect(screen.getByRole('button', { name: 'Download file' })).toBeTruthy();
    });

    it('offers the formats while a run goes on, which can be left', async () => {
      keep();
      fakeApi({ [REPORT]: reportOf, [LOOK]: run('running') });
      open();
      await screen.findByText(/Writing the file in the background/);
      expect(inBackground().getByText(/^QTI 3\.0, asked for .*2026/)).toBeTruthy();
      expect(screen.getByRole('combobox', { name: 'Format' })).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Download file' })).toBeTruthy();
    });

    it('forgets a run that is gone without a word', async () => {
      keep();
      fakeApi({ [REPORT]: reportOf, [LOOK]: () => refused('NOT_FOUND') });
      open();
      await screen.findByText(/holds the question/);
      await waitFor(() => expect(readKeptRun(ID)).toBeUndefined());
      expect(screen.queryByRole('alert')).toBeNull();
      expect(inBackground().getByRole('status').textContent).toBe('');
    });

    it('goes on asking after failures that say nothing of the run, and when it is told to', async () => {
      keep();
      vi.useFakeTimers({ shouldAdvanceTime: true });
      let answer = () => refused('INTERNAL');
      const api = fakeApi({ [REPORT]: reportOf, [LOOK]: () => answer(), [WRITTEN]: written });
      open();
      await act(() => vi.advanceTimersByTimeAsync(8_000));
      await screen.findByText(/could not be read/);
      expect(readKeptRun(ID)?.runId).toBe(RUN);
      const looks = () => api.requests.filter(({ call }) => call === LOOK).length;
      const before = looks();
      await press('Try again');
      expect(looks()).toBe(before + 1);
      answer = run('done');
      await act(() => vi.advanceTimersByTimeAsync(30_000));
      await linkToFile();
      expect(screen.queryByText(/could not be read/)).toBeNull();
    });

    it('is of the person who began it', async () => {
      keep();
      signIn('u_bea');
      const api = fakeApi({ [REPORT]: reportOf });
      open();
      await screen.findByText(/holds the question/);
      expect(api.calls()).not.toContain(LOOK);
      signIn();
      expect(readKeptRun(ID)?.runId).toBe(RUN);
    });

    it('tells how far it is in a line that was there before, which holds nothing to press', async () => {
      fakeApi({
        [REPORT]: reportOf,
        [FILE]: () => refused('EXPORT_TOO_LARGE'),
        [BEGIN]: begun,
        [LOOK]: run('done'),
        [WRITTEN]: written,
      });
      open();
      await screen.findByText(/holds the question/);
      const line = inBackground().getByRole('status');
      await download();
      await linkToFile();
      expect(line.isConnected).toBe(true);
      expect(line.textContent).toMatch(/^The file is written: 3 as they are/);
      expect(line.querySelector('a, button, [role]')).toBeNull();
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
