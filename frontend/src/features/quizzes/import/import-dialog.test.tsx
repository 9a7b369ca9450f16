// @vitest-environment happy-dom
import { createQueryClient } from '@/lib/query/query-client.ts';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { QuestionForm } from '../editor/quiz-form.ts';
import { ImportDialog } from './import-dialog.tsx';

const IMPORT = 'POST /quizzes/import';
const question = (text: string) => ({
  type: 'one_choice',
  question: text,
  options: [{ text: 'Au', isCorrect: true }, { text: 'Ag' }],
});
const result = (count: number) => ({
  format: 'opentriviaqa',
  questions: Array.from({ length: count }, (_, index) => question(`Question ${index + 1}?`)),
  report: [
    { line: 1, status: 'kept', reason: '', excerpt: 'Question 1?' },
    { line: 6, status: 'changed', reason: 'A repeated option was removed', excerpt: 'Question 2?' },
    { line: 12, status: 'dropped', reason: 'The correct answer is none of the options', excerpt: 'Broken?' },
  ],
  summary: { kept: count - 1, changed: 1, dropped: 1 },
});

function open(room = 500) {
  const onAdd = vi.fn((_: QuestionForm[], added: () => void) => added());
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ImportDialog open onClose={onClose} room={room} onAdd={onAdd} />
    </QueryClientProvider>,
  );
  return { onAdd, onClose };
}

const click = async (name: string | RegExp, role = 'button') =>
  act(async () => fireEvent.click(screen.getByRole(role, { name })));
/** Radix tabs react to mouse down instead of click. */
const tab = async (name: RegExp) =>
  act(async () => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 }));

async function paste(text = '#Q gold') {
  await tab(/Paste text/);
  fireEvent.change(screen.getByLabelText('Questions as text'), { target: { value: text } });
  await click('Read questions');
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('importing questions', () => {
  it('adds what was chosen, in the order of the file, with new ids', async () => {
    const api = fakeApi({ [IMPORT]: () => ok(result(4)) });
    const { onAdd, onClose } = open();
    await paste();
    expect(api.requests[0]?.body).toEqual({ text: '#Q gold' });
    await screen.findByText('4 of 4 chosen');
    expect(onAdd).not.toHaveBeenCalled();
    await click(/^Question 2\?/, 'checkbox');
    await click('Add 3 questions');
    const [added] = onAdd.mock.calls[0] ?? [];
    expect(added?.map((one) => one.question)).toEqual(['Question 1?', 'Question 3?', 'Question 4?']);
    expect(new Set(added?.map(({ id }) => id)).size).toBe(3);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('chooses the first so many', async () => {
    fakeApi({ [IMPORT]: () => ok(result(40)) });
    open();
    await paste();
    fireEvent.change(await screen.findByLabelText('How many'), { target: { value: '7' } });
    await click('Choose first');
    screen.getByRole('button', { name: 'Add 7 questions' });
  });

  it('never chooses more than the quiz can take', async () => {
    fakeApi({ [IMPORT]: () => ok(result(4)) });
    open(2);
    await paste();
    await screen.findByText(/^2 of 4 chosen · This quiz can take 2 more questions\.$/);
    const third = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Question 3\?/ });
    expect(third.disabled).toBe(true);
  });

  it('reports item by item, what needs a look first', async () => {
    fakeApi({ [IMPORT]: () => ok(result(2)) });
    open();
    await paste();
    await screen.findByText('2 of 2 chosen');
    await tab(/Report/);
    screen.getByText('The correct answer is none of the options');
    expect(screen.queryByText('A repeated option was removed')).toBeNull();
    await click(/^All/);
    screen.getByText('A repeated option was removed');
    screen.getByText('Line 12');
  });

  it('opens on the report when nothing could be read', async () => {
    const nothing = { ...result(0), summary: { kept: 0, changed: 0, dropped: 1 } };
    fakeApi({ [IMPORT]: () => ok(nothing) });
    open();
    await paste();
    await screen.findByText('The correct answer is none of the options');
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });

  it.each([
    [
      'a refusal of the text',
      refused('INVALID_INPUT', { text: 'This text holds no questions' }),
      'This text holds no questions',
    ],
    ['no network', 'offline' as const, 'Network error. Please check your connection.'],
  ])('says so after %s, and keeps the text', async (_, answer, message) => {
    fakeApi({ [IMPORT]: () => answer });
    open();
    await paste('my text');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Questions as text').value).toBe('my text');
  });

  it('keeps the pasted text while one looks at the result', async () => {
    fakeApi({ [IMPORT]: () => ok(result(4)) });
    open();
    await paste();
    await screen.findByText('4 of 4 chosen');
    await click('Choose something else');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Questions as text')).value).toBe('#Q gold');
  });

  it('says of plain prose that no format was recognized, with what works, and keeps it', async () => {
    const prose = {
      format: 'csv',
      questions: [],
      report: [
        { line: 1, status: 'dropped', reason: 'The first line has to name the columns', excerpt: 'A' },
      ],
      summary: { kept: 0, changed: 0, dropped: 1 },
    };
    fakeApi({ [IMPORT]: () => ok(prose) });
    open();
    await paste('A plain text, with a comma.');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('No known format was recognized');
    screen.getByText(/^Aiken: /);
    expect(screen.queryByText(/Read as CSV/)).toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Questions as text').value).toContain('plain text');
  });

  it('shows how the letters of a file were read, and reads it again in another encoding', async () => {
    const encoding = { name: 'windows-1252', isGuess: true, sample: ['Stra\u00dfe'] };
    const api = fakeApi({ [IMPORT]: () => ok({ ...result(2), encoding }) });
    open();
    const file = new File(['x'], 'questions.csv');
    await act(async () =>
      fireEvent.change(screen.getByLabelText(/Question file/), { target: { files: [file] } }),
    );
    await screen.findByText('Are these letters right?');
    screen.getByText('Stra\u00dfe');
    const select = screen.getByRole('combobox', { name: 'Encoding of the file' });
    await act(async () => fireEvent.keyDown(select, { key: 'Enter' }));
    await act(async () =>
      fireEvent.click(await screen.findByRole('option', { name: 'Cyrillic (Windows-1251)' })),
    );
    await screen.findByText('Are these letters right?');
    expect(api.requests.map(({ body }) => body)).toMatchObject([{}, { encoding: 'windows-1251' }]);
  });

  it('says of a file of another kind what it is', async () => {
    const sentence = 'This is a PDF, which cannot be read: please import something else';
    fakeApi({ [IMPORT]: () => ok({ ...result(0), refused: sentence }) });
    open();
    await paste();
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  });

  it('asks for something to read first', async () => {
    fakeApi({});
    open();
    await paste('  ');
    expect((await screen.findByRole('alert')).textContent).toContain('Please paste some questions first');
  });
});
