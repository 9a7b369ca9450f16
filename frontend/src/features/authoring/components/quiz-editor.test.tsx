// @vitest-environment happy-dom
import { buildQuiz } from '@quizhall/shared/testing/factories';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { createQueryClient } from '@/lib/query/query-client.ts';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { draftKey, saveLocalDraft } from '../model/draft-store.ts';
import { fromQuiz } from '../model/form-mapping.ts';
import { Component as CreatePage } from '../routes/create-quiz.tsx';
import { Component as EditPage } from '../routes/edit-quiz.tsx';

const user = {
  id: 'u1',
  email: 'ada@example.org',
  fullName: 'Ada',
  userType: 'moderator',
  canCreateQuizzes: true,
};
const quiz = buildQuiz({ status: 'draft', version: 0, title: 'Gold' });
const CREATE = 'POST /quiz/create';
const GET = `GET /quizzes/${quiz.id}`;
const PUT = `PUT /quizzes/${quiz.id}`;
const ME = { 'GET /users/me/session': () => ok({ session: user }) };

let queryClient = createQueryClient();
const open = (path: string) =>
  openPage({ '/quiz/create': CreatePage, '/quiz/:id/edit': EditPage }, path, { toasts: true, queryClient });

const title = () => screen.findByLabelText<HTMLInputElement>(/^Title/);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** The header's button; the foot of the page repeats it for phones. */
const press = async (name: string) =>
  act(async () => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement));
const arrivesAt = (router: ReturnType<typeof open>, path: string) =>
  waitFor(() => expect(router.state.location.pathname).toBe(path));

beforeEach(() => {
  queryClient = createQueryClient();
  startSignedIn();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('creating a quiz', () => {
  it('shows what is missing beside the fields and as a summary, and focuses the first', async () => {
    const api = fakeApi(ME);
    open('/quiz/create');
    const field = await title();
    await press('Publish Quiz');
    const summary = screen
      .getAllByRole('alert')
      .map((alert) => alert.textContent)
      .join();
    expect(summary).toContain('Please enter a quiz title');
    expect(summary).toContain('Please add at least one question');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(api.calls()).not.toContain(CREATE);
  });

  it('leads from the summary into a closed question', async () => {
    fakeApi(ME);
    open('/quiz/create');
    type(await title(), 'Gold');
    await press('Add question');
    await press('Done');
    await press('Publish Quiz');
    await press('Done');
    fireEvent.click(screen.getByRole('button', { name: 'Question 1: Please add at least two options' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Option 1'));
  });

  it('starts a question clean that is added after a failed publish, until a field of it is left', async () => {
    fakeApi(ME);
    open('/quiz/create');
    type(await title(), 'Gold');
    await press('Publish Quiz');
    await press('Add question');
    const text = screen.getByLabelText(/^Question\*?$/);
    expect(screen.queryByText('Please enter a question')).toBeNull();
    expect(screen.queryByText('Please add at least two options')).toBeNull();
    await act(async () => text.blur());
    await screen.findAllByText('Please enter a question');
    await press('Publish Quiz');
    await screen.findAllByText('Please add at least two options');
    expect(screen.getByLabelText('Option 2').getAttribute('aria-invalid')).toBe('true');
  });

  it('says the time of all questions once, and that of each on its row', async () => {
    fakeApi(ME);
    open('/quiz/create');
    await title();
    await press('Add question');
    await press('Done');
    screen.getByText(/Single choice · 10 points · Medium/);
    const summary = within(screen.getByText('Per question').closest('div') as HTMLElement);
    summary.getByText('30 sec');
    expect(screen.getByText('Time limit', { selector: 'dt' }).nextElementSibling?.textContent).toBe('30 min');
    fireEvent.click(screen.getByRole('radio', { name: /Each its own/ }));
    screen.getByText(/Single choice · 10 points · 30 sec · Medium/);
    fireEvent.click(screen.getByRole('radio', { name: /No limit for each question/ }));
    summary.getByText('No limit');
    screen.getByText(/Single choice · 10 points · Medium/);
  });

  it('gives imported questions the time of all, and each its own where the file names one', async () => {
    const question = { type: 'short_answer', question: 'Gold?', correctAnswers: ['Au'], timeLimit: 0 };
    const imported = {
      format: 'csv',
      questions: [question, { ...question, question: 'Silver?', correctAnswers: ['Ag'], timeLimit: 90 }],
      report: [],
      summary: { kept: 2, changed: 0, dropped: 0 },
    };
    const api = fakeApi({ ...ME, 'POST /quizzes/import': () => ok(imported), [CREATE]: () => ok({ quiz }) });
    await import('./import-dialog.tsx');
    const router = open('/quiz/create');
    type(await title(), 'Gold');
    await press('Add question');
    await press('Done');
    await press('Import');
    const dialog = within(await screen.findByRole('dialog', { name: 'Import questions' }));
    fireEvent.mouseDown(dialog.getByRole('tab', { name: /Paste text/ }), { button: 0 });
    type(dialog.getByLabelText('Questions as text'), 'Gold?');
    await press('Read questions');
    await act(async () => fireEvent.click(await dialog.findByRole('button', { name: 'Add 2 questions' })));
    expect(screen.getByRole('radio', { name: /Each its own/ }).getAttribute('aria-checked')).toBe('true');
    await press('Save Draft');
    await arrivesAt(router, `/quiz/${quiz.id}/edit`);
    const { body } = api.requests.find(({ call }) => call === CREATE) ?? {};
    expect(body).toMatchObject({
      settings: { questionTimeLimit: 0 },
      questions: [{ timeLimit: 30 }, { timeLimit: 30 }, { timeLimit: 90 }],
    });
  });

  it('offers attempts and times in words, and stores what stands for them', async () => {
    const api = fakeApi({ ...ME, [CREATE]: () => ok({ quiz }) });
    const router = open('/quiz/create');
    type(await title(), 'Gold');
    const choose = async (label: string, option: string) => {
      const select = screen.getByRole('combobox', { name: label });
      expect(select.textContent).not.toMatch(/^[01]$/);
      await act(async () => fireEvent.keyDown(select, { key: 'Enter' }));
      await act(async () =>
        fireEvent.keyDown(screen.getByRole('option', { name: option }), { key: 'Enter' }),
      );
    };
    await choose('Attempts', 'As often as they like');
    await choose('Time limit', 'Another time');
    const minutes = screen.getByLabelText('Minutes');
    expect((minutes as HTMLInputElement).value).toBe('30');
    type(minutes, '45');
    await press('Save Draft');
    await arrivesAt(router, `/quiz/${quiz.id}/edit`);
    expect(api.requests.find(({ call }) => call === CREATE)?.body).toMatchObject({
      settings: { allowRetake: true, maxAttempts: 1, timeLimit: 45, questionTimeLimit: 30 },
    });
  });

  it('leaves the focus on the first imported question when its button has gone', async () => {
    const imported = {
      format: 'aiken',
      questions: [{ type: 'short_answer', question: 'Gold?', correctAnswers: ['Au'] }],
      report: [{ line: 1, status: 'kept', reason: '', excerpt: 'Gold?' }],
      summary: { kept: 1, changed: 0, dropped: 0 },
    };
    fakeApi({ ...ME, 'POST /quizzes/import': () => ok(imported) });
    // The page loads it on demand, which a busy machine takes its time for.
    await import('./import-dialog.tsx');
    open('/quiz/create');
    await title();
    await press('Import');
    const dialog = within(await screen.findByRole('dialog', { name: 'Import questions' }));
    fireEvent.mouseDown(dialog.getByRole('tab', { name: /Paste text/ }), { button: 0 });
    type(dialog.getByLabelText('Questions as text'), 'Gold?');
    await press('Read questions');
    await act(async () => fireEvent.click(await dialog.findByRole('button', { name: 'Add 1 question' })));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Gold?'));
    expect(document.activeElement?.hasAttribute('data-row-main')).toBe(true);
  });

  it('publishes once however often it is pressed, and moves on to the quiz with its code', async () => {
    const published = buildQuiz({ title: 'Gold' });
    const api = fakeApi({ ...ME, [CREATE]: () => ok({ quiz: published }) });
    const router = open('/quiz/create');
    type(await title(), 'Gold');
    await press('Add question: True / False');
    type(screen.getByLabelText(/^Question\*?$/), 'Is it heavy?');
    fireEvent.click(screen.getByLabelText('True is correct'));
    const button = screen.getAllByRole('button', { name: 'Publish Quiz' })[0] as HTMLElement;
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    await arrivesAt(router, `/quiz/${published.id}/edit`);
    within(await screen.findByRole('dialog', { name: 'Quiz published successfully!' })).getByText(
      published.code,
    );
    const posts = api.requests.filter(({ call }) => call === CREATE);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.query).toEqual({ status: 'published' });
    expect(posts[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,100}$/);
    expect(posts[0]?.body).toMatchObject({ title: 'Gold', questions: [{ type: 'true_false', points: 10 }] });
  });

  it('repeats an unanswered create with the same key and body, then sends the changes', async () => {
    let lost = true;
    const api = fakeApi({
      ...ME,
      [CREATE]: () => {
        if (!lost) return ok({ quiz });
        lost = false;
        return 'offline';
      },
      [PUT]: () => ok({ quiz: { ...quiz, revision: 2 } }),
    });
    const router = open('/quiz/create');
    type(await title(), 'Gold');
    await press('Save Draft');
    await screen.findByText(/^Network error/);
    type(await title(), 'Silver');
    await press('Save Draft');
    await arrivesAt(router, `/quiz/${quiz.id}/edit`);
    const [first, second] = api.requests.filter(({ call }) => call === CREATE);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
    expect(api.requests.find(({ call }) => call === PUT)?.body).toMatchObject({
      title: 'Silver',
      revision: 1,
    });
  });

  it('asks nobody again who is signed in', async () => {
    const saved = { ...quiz, revision: 2 };
    const api = fakeApi({ ...ME, [GET]: () => ok({ quiz }), [PUT]: () => ok({ quiz: saved }) });
    open(`/quiz/${quiz.id}/edit`);
    type(await title(), 'Silver');
    await press('Save Draft');
    await screen.findByText('Quiz saved as draft!');
    expect(api.calls().filter((call) => call.includes('/users/me'))).toEqual(Object.keys(ME));
  });

  it('puts what the server refuses beside its field until the field changes', async () => {
    fakeApi({ ...ME, [CREATE]: () => refused('INVALID_INPUT', { title: 'This title is taken' }) });
    open('/quiz/create');
    type(await title(), 'Gold');
    await press('Save Draft');
    expect(await screen.findAllByText('This title is taken')).toHaveLength(2);
    type(await title(), 'Silver');
    await waitFor(() => expect(screen.queryByText('This title is taken')).toBeNull());
  });
});

describe('editing a quiz', () => {
  it('saves on top of the revision that was read', async () => {
    const api = fakeApi({
      ...ME,
      [GET]: () => ok({ quiz }),
      [PUT]: () => ok({ quiz: { ...quiz, revision: 2 } }),
    });
    open(`/quiz/${quiz.id}/edit`);
    type(await title(), 'Silver');
    await press('Save Draft');
    await screen.findByText('Quiz saved as draft!');
    expect(api.requests.find(({ call }) => call === PUT)?.body).toMatchObject({
      title: 'Silver',
      revision: 1,
    });
  });

  it('deletes the last question of the list, and takes that back', async () => {
    fakeApi({ ...ME, [GET]: () => ok({ quiz }) });
    open(`/quiz/${quiz.id}/edit`);
    await title();
    const bins = () => screen.getAllByRole('button', { name: /^Delete/ });
    const count = bins().length;
    await act(async () => fireEvent.click(bins().at(-1) as HTMLElement));
    expect(bins()).toHaveLength(count - 1);
    await press('Undo');
    expect(bins()).toHaveLength(count);
  });

  it('has nothing to save in a published quiz before something has changed', async () => {
    const live = buildQuiz();
    fakeApi({ ...ME, [GET]: () => ok({ quiz: live }) });
    open(`/quiz/${quiz.id}/edit`);
    const field = await title();
    // Beside the title, and no bar more.
    const noChanges = screen.getByRole<HTMLButtonElement>('button', { name: 'No Changes' });
    expect(noChanges.disabled).toBe(true);
    type(field, 'Silver');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Save Changes' })).toHaveLength(2));
    type(field, live.title);
    await waitFor(() => screen.getByRole('button', { name: 'No Changes' }));
  });

  it('restores what the browser kept, and discards it only after asking', async () => {
    const form = { ...fromQuiz(quiz), title: 'Kept' };
    saveLocalDraft(draftKey('u1', quiz.id), { form, revision: 1, savedAt: 1 });
    fakeApi({ ...ME, [GET]: () => ok({ quiz }) });
    open(`/quiz/${quiz.id}/edit`);
    expect((await title()).value).toBe('Kept');
    screen.getByText('Unsaved draft restored');
    await press('Discard');
    expect((await title()).value).toBe('Kept');
    await act(async () =>
      fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' })),
    );
    expect((await title()).value).toBe('Gold');
    expect(localStorage.getItem(draftKey('u1', quiz.id))).toBeNull();
  });

  it('asks before the page is left with unsaved changes, and keeps them', async () => {
    fakeApi({ ...ME, [GET]: () => ok({ quiz }) });
    const router = open(`/quiz/${quiz.id}/edit`);
    type(await title(), 'Silver');
    await act(async () => router.navigate('/quiz/manage'));
    const dialog = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
    expect(router.state.location.pathname).toBe(`/quiz/${quiz.id}/edit`);
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Leave' })));
    await arrivesAt(router, '/quiz/manage');
    expect(localStorage.getItem(draftKey('u1', quiz.id))).toContain('Silver');
  });

  it.each([
    ['an id that cannot be one', '/quiz/nonsense/edit', 'Invalid quiz ID'],
    ["somebody else's quiz", `/quiz/${quiz.id}/edit`, 'Resource not found.'],
  ])('says so for %s', async (_, path, message) => {
    fakeApi({ ...ME, [GET]: () => refused('NOT_FOUND') });
    open(path);
    await screen.findByText('Unable to load quiz');
    screen.getByText(message);
    screen.getByText('Please check the URL or your permissions.');
  });
});

describe('a quiz that was changed in another window', () => {
  const theirs = { ...quiz, title: 'Theirs', revision: 5 };
  const COPY_ID = 'q_0000000000000000';
  const copy = { ...quiz, id: COPY_ID, title: 'Mine (copy)' };

  async function conflict() {
    let reads = 0;
    const api = fakeApi({
      ...ME,
      [GET]: () => {
        reads += 1;
        return ok({ quiz: reads === 1 ? quiz : theirs });
      },
      [PUT]: ({ body }) =>
        (body as { revision: number }).revision === 5
          ? ok({ quiz: { ...theirs, revision: 6 } })
          : refused('STALE_REVISION'),
      [CREATE]: () => ok({ quiz: copy }),
      [`GET /quizzes/${COPY_ID}`]: () => ok({ quiz: copy }),
    });
    const router = open(`/quiz/${quiz.id}/edit`);
    type(await title(), 'Mine');
    await press('Save Draft');
    const dialog = await screen.findByRole('dialog', { name: 'This quiz was changed in another window' });
    await within(dialog).findByText('Changed fields: Title');
    return { api, router, dialog };
  }

  it('loads the newer version, and takes that back: the next save then stands on top of it', async () => {
    const { api, dialog } = await conflict();
    await act(async () =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Load the newer version' })),
    );
    expect((await title()).value).toBe('Theirs');
    expect(localStorage.getItem(draftKey('u1', quiz.id))).toBeNull();
    await press('Undo');
    expect((await title()).value).toBe('Mine');
    await press('Save Draft');
    await screen.findByText('Quiz saved as draft!');
    const puts = api.requests.filter(({ call }) => call === PUT);
    expect(puts.at(-1)?.body).toMatchObject({ title: 'Mine', revision: 5 });
  });

  it('keeps the own version as a copy and goes on with it', async () => {
    const { api, router, dialog } = await conflict();
    const lists = [quizKeys.list({}), quizKeys.newest];
    for (const key of lists) queryClient.setQueryData(key, []);
    await act(async () =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Keep mine as a copy' })),
    );
    // They lack the copy.
    for (const key of lists) expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
    await arrivesAt(router, `/quiz/${COPY_ID}/edit`);
    const post = api.requests.find(({ call }) => call === CREATE);
    expect(post?.query).toEqual({ status: 'draft' });
    expect(post?.body).toMatchObject({ title: 'Mine (copy)' });
    expect(localStorage.getItem(draftKey('u1', quiz.id))).toBeNull();
  });

  it('loses nothing when the copy fails', async () => {
    const { router, dialog } = await conflict();
    fakeApi({ ...ME, [CREATE]: () => 'offline' });
    await act(async () =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Keep mine as a copy' })),
    );
    await within(dialog).findByText('Network error. Please check your connection.');
    expect(router.state.location.pathname).toBe(`/quiz/${quiz.id}/edit`);
    expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Mine');
  });
});
