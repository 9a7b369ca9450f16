// @vitest-environment happy-dom
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { buildQuestion, buildQuiz } from '@quizhall/shared/testing/factories';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { CREATOR } from '@/lib/testing/people.ts';
import { Component } from './question-bank.tsx';

type Handlers = Parameters<typeof fakeApi>[0];

const BANK = 'GET /bank';
const SAVE = 'POST /bank';
const draft = buildQuiz({ status: 'draft', version: 0, title: 'Gold', revision: 4 });
const capital = {
  id: 'a'.repeat(22),
  question: buildQuestion({ tags: ['europe'], pool: 'Warm-up' }),
  category: 'geography',
  quizId: draft.id,
  quizTitle: 'Gold',
  uses: 2,
  facility: 0.667,
  saved: false,
};
const essay = {
  id: 'b'.repeat(22),
  question: buildQuestion({ type: 'essay' }),
  category: 'history',
  uses: 0,
  saved: true,
};
const base = {
  'GET /users/me/session': () => ok({ session: CREATOR }),
  [BANK]: () => ok({ questions: [capital, essay] }),
  'GET /quizzes': () =>
    ok({ quizzes: [draft], counts: { all: 1, published: 0, draft: 1, paused: 0, archived: 0, deleted: 0 } }),
};

const Editor = () => <h1>The editor</h1>;
const open = (path: string = SITE_PATHS.quizBank) =>
  openPage({ [SITE_PATHS.quizBank]: Component, [SITE_PATHS.quizEdit]: Editor }, path, { toasts: true });
const row = async (name: RegExp) =>
  within((await screen.findByRole('checkbox', { name })).closest('li') as HTMLElement);
const click = async (element: HTMLElement) => act(async () => fireEvent.click(element));
const select = async (name: RegExp) => click(await screen.findByRole('checkbox', { name }));

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the question bank', () => {
  it('shows each question with its key, its uses and how many were right', async () => {
    fakeApi(base);
    open();
    const first = await row(/capital of France/);
    first.getByText(/Geography · Medium · 66\.7% correct · In 2 quizzes/);
    expect(first.getByRole('link', { name: 'Newest: Gold' }).getAttribute('href')).toBe(
      sitePath(SITE_PATHS.quizEdit, { id: draft.id }),
    );
    (await row(/Why did Rome fall/)).getByText(/No answers yet · In no quiz/);
  });

  it('shows formulas as they look', async () => {
    // Simulates standards mode: the library warns in quirks mode.
    Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true });
    const question = buildQuestion({ question: 'What is $x^2$?' });
    fakeApi({ ...base, [BANK]: () => ok({ questions: [{ ...capital, question }] }) });
    open();
    await screen.findByRole('checkbox', { name: /What is/ });
    await act(() => vi.dynamicImportSettled());
    await waitFor(() => expect(document.querySelector('msup')?.textContent).toBe('x2'));
  });

  it('reads its filters from the address, and writes them there', async () => {
    const api = fakeApi(base);
    const router = open('/quiz/bank?q=rome&type=essay&difficulty=hard');
    await row(/capital of France/);
    expect(api.requests.find(({ call }) => call === BANK)?.query).toEqual({
      q: 'rome',
      type: 'essay',
      difficulty: 'hard',
    });
    await click((await row(/capital of France/)).getByRole('button', { name: 'Only with the tag europe' }));
    await waitFor(() => expect(router.state.location.search).toContain('tag=europe'));
    await waitFor(() => expect(api.requests.at(-1)?.query).toMatchObject({ tag: 'europe' }));
  });

  it('goes on by itself while the server has looked through a part without finding anything', async () => {
    const cursors: unknown[] = [];
    fakeApi({
      ...base,
      [BANK]: ({ query }: { query: Record<string, unknown> }) => {
        cursors.push(query['cursor']);
        return cursors.length < 3
          ? ok({ questions: [], nextCursor: `c${cursors.length}` })
          : ok({ questions: [essay] });
      },
    });
    open('/quiz/bank?q=rome');
    await row(/Why did Rome fall/);
    expect(cursors).toEqual([undefined, 'c1', 'c2']);
  });

  it('says what an empty bank is for, and what a search that found nothing may do', async () => {
    fakeApi({ ...base, [BANK]: () => ok({ questions: [] }) });
    const router = open('/quiz/bank?type=essay');
    await screen.findByRole('heading', { name: 'No question matches' });
    await click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('heading', { name: 'Your question bank is empty' });
    expect(router.state.location.search).toBe('');
  });

  it('says why it could not be read, and tries again', async () => {
    let works = false;
    fakeApi({ ...base, [BANK]: () => (works ? ok({ questions: [essay] }) : refused('NOT_FOUND')) });
    open();
    await screen.findByText('Unable to load your question bank');
    works = true;
    await click(screen.getByRole('button', { name: 'Try again' }));
    await row(/Why did Rome fall/);
  });
});

describe('copies', () => {
  it('go into a new quiz, without id and pool, and the editor opens it', async () => {
    const sent: unknown[] = [];
    fakeApi({
      ...base,
      'POST /quiz/create': ({ body }: { body: unknown }) => {
        sent.push(body);
        return ok({ quiz: draft });
      },
    });
    const router = open();
    await select(/capital of France/);
    await click(screen.getByRole('button', { name: 'Add to quiz…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add 1 question to a quiz' }));
    await click(dialog.getByRole('button', { name: 'Add and open quiz' }));
    await screen.findByRole('heading', { name: 'The editor' });
    expect(router.state.location.pathname).toBe(sitePath(SITE_PATHS.quizEdit, { id: draft.id }));
    const { id: _, pool: __, ...copy } = capital.question;
    expect(sent).toEqual([{ questions: [copy] }]);
  });

  it('that could not be added are said to be so, and the choice stays', async () => {
    fakeApi({ ...base, 'POST /quiz/create': () => refused('INVALID_STATE') });
    open();
    await select(/capital of France/);
    await click(screen.getByRole('button', { name: 'Add to quiz…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await click(dialog.getByRole('button', { name: 'Add and open quiz' }));
    await dialog.findByText(/The questions could not be added/);
  });
});

describe('a question without a quiz', () => {
  const write = async () => {
    await click(await screen.findByRole('button', { name: 'Write a question' }));
    return within(await screen.findByRole('dialog', { name: 'Write a question' }));
  };

  it('is written here, and says what is missing before it is sent', async () => {
    const sent: unknown[] = [];
    fakeApi({
      ...base,
      [SAVE]: ({ body }: { body: unknown }) => {
        sent.push(body);
        return ok({ id: capital.id, question: capital.question });
      },
    });
    open();
    const dialog = await write();
    await click(dialog.getByRole('button', { name: 'Save to bank' }));
    await dialog.findByText('Please enter a question');
    expect(sent).toEqual([]);
    fireEvent.change(dialog.getByLabelText(/^Question/), { target: { value: 'Capital of Italy?' } });
    fireEvent.change(dialog.getByLabelText('Option 1'), { target: { value: 'Rome' } });
    fireEvent.change(dialog.getByLabelText('Option 2'), { target: { value: 'Milan' } });
    await click(dialog.getByLabelText('Rome is correct'));
    await click(dialog.getByRole('button', { name: 'Save to bank' }));
    await screen.findByText('Saved to your question bank');
    expect(sent).toMatchObject([{ question: { question: 'Capital of Italy?' }, category: 'general' }]);
  });

  it('is not thrown away without asking', async () => {
    fakeApi(base);
    open();
    const dialog = await write();
    fireEvent.change(dialog.getByLabelText(/^Question/), { target: { value: 'Half' } });
    await click(dialog.getByRole('button', { name: 'Cancel' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Discard this question?' }));
    await click(asked.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  const edit = async (save: (body: unknown) => ReturnType<Handlers[string]>) => {
    const api = fakeApi({ ...base, [SAVE]: ({ body }: { body: unknown }) => save(body) });
    open();
    fireEvent.keyDown((await row(/Why did Rome fall/)).getByRole('button', { name: /^Actions/ }), {
      key: 'Enter',
    });
    await click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit question' });
    return { api, dialog: within(dialog) };
  };

  it('is saved in place of what it was, in one call', async () => {
    const { api, dialog } = await edit(() => ok({ id: capital.id, question: essay.question }));
    fireEvent.change(dialog.getByLabelText(/^Question/), { target: { value: 'Why did Rome rise?' } });
    await click(dialog.getByRole('button', { name: 'Save to bank' }));
    await screen.findByText('Saved to your question bank');
    const changes = api.requests.filter(({ call }) => /^(POST|DELETE) \/bank/.test(call));
    expect(changes).toMatchObject([
      { body: { question: { question: 'Why did Rome rise?' }, category: 'history', replaces: essay.id } },
    ]);
  });

  it('is closed without asking while nothing was changed', async () => {
    const { dialog } = await edit(() => ok({}));
    await click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks before it drops what was done with buttons, not typed', async () => {
    fakeApi(base);
    open();
    const dialog = await write();
    await click(dialog.getByRole('button', { name: /^Add option/i }));
    await click(dialog.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Discard this question?' });
  });

  it('can be taken out of the bank; what stands in a quiz cannot', async () => {
    const api = fakeApi({ ...base, [`DELETE /bank/${essay.id}`]: () => ok({}) });
    open();
    const menu = (await row(/Why did Rome fall/)).getByRole('button', { name: /^Actions/ });
    fireEvent.keyDown(menu, { key: 'Enter' });
    await click(await screen.findByRole('menuitem', { name: 'Remove from bank' }));
    await screen.findByText('Removed from your question bank');
    expect(api.requests.some(({ call }) => call === `DELETE /bank/${essay.id}`)).toBe(true);
    fireEvent.keyDown((await row(/capital of France/)).getByRole('button', { name: /^Actions/ }), {
      key: 'Enter',
    });
    await screen.findByRole('menuitem', { name: 'Add to quiz…' });
    expect(screen.queryByRole('menuitem', { name: 'Remove from bank' })).toBeNull();
  });
});
