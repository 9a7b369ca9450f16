// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { startSignedIn } from '@/lib/testing/open-page.tsx';
import { messages } from './messages.ts';
import { EDIT, EMPTY, GET, ME, open, press, PUT, quiz, title, type } from '../testing/editor-page.ts';

beforeEach(startSignedIn);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Returns the import dialog after it has read the text. */
async function readPasted(text: string) {
  // Preloads the lazy module, which can be slow under load.
  await import('../import/import-dialog.tsx');
  await press('Import');
  const dialog = within(await screen.findByRole('dialog', { name: 'Import questions' }));
  fireEvent.mouseDown(dialog.getByRole('tab', { name: /Paste text/ }), { button: 0 });
  type(dialog.getByLabelText('Questions as text'), text);
  await press('Read questions');
  return dialog;
}

describe('writing a quiz', () => {
  it('starts a question clean that is added after a failed publish, until a field of it is left', async () => {
    fakeApi({ ...ME, ...EMPTY });
    open(EDIT);
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
    fakeApi({ ...ME, ...EMPTY });
    open(EDIT);
    await title();
    await press('Add question');
    await press('Done');
    screen.getByText(/Single choice · 10 points · Medium/);
    const summary = within(screen.getByText('Per question').closest('div') as HTMLElement);
    summary.getByText('30 sec');
    expect(screen.getByText('Time limit', { selector: 'dt' }).nextElementSibling?.textContent).toBe('2 min');
    fireEvent.click(screen.getByRole('radio', { name: /Each its own/ }));
    screen.getByText(/Single choice · 10 points · 30 sec · Medium/);
    fireEvent.click(screen.getByRole('radio', { name: /No limit for each question/ }));
    summary.getByText('No limit');
    screen.getByText(/Single choice · 10 points · Medium/);
  });

  it('asks before an import brings the first essay, and adds nothing without the answer', async () => {
    const essay = { type: 'essay', question: 'Why gold?' };
    fakeApi({
      ...ME,
      ...EMPTY,
      'POST /quizzes/import': () =>
        ok({ format: 'json', questions: [essay], report: [], summary: { kept: 1, changed: 0, dropped: 0 } }),
    });
    open(EDIT);
    await title();
    const dialog = await readPasted('Why?');
    const add = await dialog.findByRole('button', { name: 'Add 1 question' });
    await act(async () => fireEvent.click(add));
    const { essayTitle, essayConfirm, essayCancel } = messages.questions;
    await screen.findByRole('alertdialog', { name: essayTitle });
    await press(essayCancel);
    expect(screen.queryByText('Why gold?', { selector: 'button *' })).toBeNull();
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Add 1 question' })));
    await press(essayConfirm);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Import questions' })).toBeNull());
    await screen.findByText('Why gold?');
  });

  it('gives imported questions the time of all, and each its own where the file names one', async () => {
    const question = { type: 'short_answer', question: 'Gold?', correctAnswers: ['Au'], timeLimit: 0 };
    const imported = {
      format: 'csv',
      questions: [question, { ...question, question: 'Silver?', correctAnswers: ['Ag'], timeLimit: 90 }],
      report: [],
      summary: { kept: 2, changed: 0, dropped: 0 },
    };
    const api = fakeApi({
      ...ME,
      ...EMPTY,
      'POST /quizzes/import': () => ok(imported),
      [PUT]: () => ok({ quiz }),
    });
    open(EDIT);
    type(await title(), 'Gold');
    await press('Add question');
    await press('Done');
    const dialog = await readPasted('Gold?');
    const add = await dialog.findByRole('button', { name: 'Add 2 questions' });
    await act(async () => fireEvent.click(add));
    expect(screen.getByRole('radio', { name: /Each its own/ }).getAttribute('aria-checked')).toBe('true');
    await press('Save Draft');
    await screen.findByText('Quiz saved as draft!');
    const { body } = api.requests.find(({ call }) => call === PUT) ?? {};
    expect(body).toMatchObject({
      settings: { questionTimeLimit: 0 },
      questions: [{ timeLimit: 30 }, { timeLimit: 30 }, { timeLimit: 90 }],
    });
  });

  it('offers attempts and times in words, and stores what stands for them', async () => {
    const api = fakeApi({ ...ME, ...EMPTY, [PUT]: () => ok({ quiz }) });
    open(EDIT);
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
    await screen.findByText('Quiz saved as draft!');
    expect(api.requests.find(({ call }) => call === PUT)?.body).toMatchObject({
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
    fakeApi({ ...ME, ...EMPTY, 'POST /quizzes/import': () => ok(imported) });
    open(EDIT);
    await title();
    const dialog = await readPasted('Gold?');
    const add = await dialog.findByRole('button', { name: 'Add 1 question' });
    await act(async () => fireEvent.click(add));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Gold?'));
    expect(document.activeElement?.hasAttribute('data-row-main')).toBe(true);
  });

  it('leads from the summary into a closed question', async () => {
    fakeApi({ ...ME, ...EMPTY });
    open(EDIT);
    type(await title(), 'Gold');
    await press('Add question');
    await press('Done');
    await press('Publish Quiz');
    await press('Done');
    fireEvent.click(screen.getByRole('button', { name: 'Question 1: Please add at least two options' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Option 1'));
  });

  it('shows what is written and not saved as participants would meet it, from the open question on', async () => {
    await import('@/entities/quiz/preview/quiz-preview.tsx');
    fakeApi({ ...ME, ...EMPTY });
    open(EDIT);
    type(await title(), 'Gold');
    const preview = () => screen.findByRole('dialog', { name: 'Gold' });
    await press('Preview as participant');
    within(await preview()).getByText('No questions yet');
    await press('Close');
    await press('Add question');
    await press('Add question');
    type(screen.getByLabelText(/^Question\*?$/), 'Is it heavy?');
    await press('Preview as participant');
    within(await preview()).getByRole('region', { name: 'Question 2 of 2' });
    within(await preview()).getByRole('heading', { name: 'Is it heavy?' });
  });

  it('asks nobody again who is signed in', async () => {
    const saved = { ...quiz, revision: 2 };
    const api = fakeApi({ ...ME, [GET]: () => ok({ quiz }), [PUT]: () => ok({ quiz: saved }) });
    open(EDIT);
    type(await title(), 'Silver');
    await press('Save Draft');
    await screen.findByText('Quiz saved as draft!');
    expect(api.calls().filter((call) => call.includes('/users/me'))).toEqual(Object.keys(ME));
  });
});
