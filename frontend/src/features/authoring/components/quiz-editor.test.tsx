// @vitest-environment happy-dom
import { buildQuiz } from '@quizhall/shared/testing/factories';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { startSignedIn } from '@/lib/testing/open-page.tsx';
import { quiz, CREATE, GET, PUT, ME, open, title, type, press, arrivesAt } from '../testing/editor-page.ts';

beforeEach(startSignedIn);

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
