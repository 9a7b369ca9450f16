// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { startSignedIn } from '@/lib/testing/open-page.tsx';
import { arrivesAt, EDIT, EDIT_TABLE, GET, ME, open, press, PUT, quiz } from '../testing/editor-page.ts';

const questions = ['Gold?', 'Iron?', 'Neon?'].map((question, index) => ({
  ...quiz.questions[0],
  id: `q${index}`,
  type: 'one_choice' as const,
  question,
  points: 10,
  options: [
    { text: 'Au', isCorrect: true, explanation: '' },
    { text: 'Fe', isCorrect: false, explanation: '' },
  ],
}));
const given = { ...quiz, questions };
const LOADED = { ...ME, [GET]: () => ok({ quiz: given }), [PUT]: () => ok({ quiz: given }) };

const active = () => document.activeElement as HTMLElement;
const key = (name: string, more: object = {}) =>
  act(async () => fireEvent.keyDown(active(), { key: name, ...more }));
const control = (name: string) => key(name, { ctrlKey: true });
const cellAt = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) as HTMLElement;
const textAt = (row: number, column: number) => cellAt(row, column).querySelector('span')?.textContent;
const pressCell = (row: number, column: number, more: object = {}) =>
  act(async () => fireEvent.mouseDown(cellAt(row, column), { button: 0, ...more }));
const typeInto = async (text: string) => {
  fireEvent.change(active(), { target: { value: text } });
};
const paste = (text: string) =>
  act(async () => fireEvent.paste(active(), { clipboardData: { getData: () => text } }));
const [QUESTION, TYPE, OPTION, POINTS, TAGS] = [1, 2, 3, 8, 12];
const bodyOf = (api: ReturnType<typeof fakeApi>) =>
  api.requests.findLast(({ call }) => call === PUT)?.body as {
    questions: { question: string; points: number }[];
  };

async function openTable() {
  const api = fakeApi(LOADED);
  const router = open(EDIT_TABLE);
  await screen.findByRole('grid', { name: 'Questions of this quiz' });
  await pressCell(0, QUESTION);
  return { api, router };
}

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the table', () => {
  it('has one cell in the order of focus, and says how large it is', async () => {
    await openTable();
    const grid = screen.getByRole('grid');
    expect(grid.getAttribute('aria-rowcount')).toBe('5');
    expect(grid.getAttribute('aria-colcount')).toBe('16');
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await key('ArrowDown');
    await key('ArrowRight');
    expect(active()).toBe(cellAt(1, TYPE));
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('goes on by Tab within a row, and leaves after Escape', async () => {
    await openTable();
    await key('Tab');
    expect(active()).toBe(cellAt(0, TYPE));
    await key('Escape');
    expect(fireEvent.keyDown(active(), { key: 'Tab' })).toBe(true);
    expect(active()).toBe(cellAt(0, TYPE));
  });

  it('replaces a cell by typing, changes it with F2, and leaves it as it was with Escape', async () => {
    await openTable();
    await key('S');
    expect((active() as HTMLTextAreaElement).value).toBe('S');
    await typeInto('Silver?');
    await key('Enter');
    expect(textAt(0, QUESTION)).toBe('Silver?');
    expect(active()).toBe(cellAt(1, QUESTION));
    await key('F2');
    expect((active() as HTMLTextAreaElement).value).toBe('Iron?');
    await typeInto('Lead?');
    await key('Escape');
    expect(textAt(1, QUESTION)).toBe('Iron?');
    expect(active()).toBe(cellAt(1, QUESTION));
  });

  it('chooses a type by its first letter', async () => {
    await openTable();
    await key('ArrowRight');
    await key('o');
    expect((active() as HTMLSelectElement).value).toBe('ordering');
    await key('Tab');
    expect(textAt(0, TYPE)).toBe('Ordering');
    expect(active()).toBe(cellAt(0, OPTION));
  });

  it('changes rows that were picked one by one, and no other', async () => {
    await openTable();
    await pressCell(2, TAGS, { ctrlKey: true });
    screen.getByText('2 questions selected');
    await key('ArrowUp');
    await control(' ');
    screen.getByText('3 questions selected');
    await control(' ');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete 2 questions' })));
    expect(textAt(0, QUESTION)).toBe('Iron?');
    expect(cellAt(2, QUESTION)).toBeNull();
  });

  it('takes picked rows out, wherever among them the focus is', async () => {
    await openTable();
    await pressCell(2, QUESTION, { ctrlKey: true });
    await key('ArrowRight');
    await key('Delete');
    expect(textAt(0, QUESTION)).toBe('Iron?');
    expect(cellAt(2, QUESTION)).toBeNull();
  });

  it('lets go of picked rows when questions come back among them', async () => {
    await openTable();
    await pressCell(0, 0);
    await key('Delete');
    await pressCell(1, 0, { ctrlKey: true });
    screen.getByText('2 questions selected');
    await control('z');
    expect(textAt(0, QUESTION)).toBe('Gold?');
    expect(screen.queryByText(/questions selected/)).toBeNull();
  });

  it('takes a step back with the key where a button of its tools has the focus', async () => {
    await openTable();
    await pressCell(0, 0);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete question' })));
    expect(textAt(0, QUESTION)).toBe('Iron?');
    act(() => screen.getByRole('button', { name: 'Delete question' }).focus());
    await control('z');
    expect(textAt(0, QUESTION)).toBe('Gold?');
  });

  it('begins picking with the row that is pressed, where nothing was selected before', async () => {
    fakeApi(LOADED);
    open(EDIT_TABLE);
    await screen.findByRole('grid', { name: 'Questions of this quiz' });
    await pressCell(1, QUESTION, { ctrlKey: true });
    await pressCell(2, QUESTION, { ctrlKey: true });
    screen.getByText('2 questions selected');
    await key('Escape');
    expect(screen.queryByText(/questions selected/)).toBeNull();
  });

  it('asks before the first essay, and leaves the type where it is not wanted', async () => {
    await openTable();
    await key('ArrowRight');
    await key('e');
    await key('Enter');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Add an essay question?' }));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Cancel' })));
    expect(textAt(0, TYPE)).toBe('Single choice');
  });

  it('pastes the other questions where the first essay is not wanted', async () => {
    await openTable();
    await paste('Lead?\tessay\nZinc?\tone_choice');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Add an essay question?' }));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Cancel' })));
    expect([0, 1].map((row) => [textAt(row, QUESTION), textAt(row, TYPE)])).toEqual([
      ['Gold?', 'Single choice'],
      ['Zinc?', 'Single choice'],
    ]);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '1 essay question left out. 4 cells pasted.',
    );
    await press('Undo');
    expect(textAt(1, QUESTION)).toBe('Iron?');
  });

  it('takes back and does again', async () => {
    await openTable();
    await pressCell(0, POINTS);
    await pressCell(2, POINTS, { shiftKey: true });
    await paste('7');
    expect([0, 1, 2].map((row) => textAt(row, POINTS))).toEqual(['7', '7', '7']);
    await control('z');
    expect([0, 1, 2].map((row) => textAt(row, POINTS))).toEqual(['10', '10', '10']);
    await control('y');
    expect(textAt(2, POINTS)).toBe('7');
  });

  it('takes whole rows out by Delete on their number, and empties cells', async () => {
    await openTable();
    await pressCell(0, 0);
    await key('ArrowDown', { shiftKey: true });
    await key('Delete');
    expect(textAt(0, QUESTION)).toBe('Neon?');
    await control('z');
    await pressCell(1, QUESTION);
    await key('Delete');
    expect(textAt(1, QUESTION)).toBe('');
    expect(textAt(0, QUESTION)).toBe('Gold?');
  });

  it('copies what is selected as cells of a spreadsheet', async () => {
    await openTable();
    await key('ArrowDown', { shiftKey: true });
    await key('ArrowRight', { shiftKey: true });
    const setData = vi.fn<(type: string, text: string) => void>();
    await act(async () => fireEvent.copy(active(), { clipboardData: { setData } }));
    expect(setData).toHaveBeenCalledWith('text/plain', 'Gold?\tone_choice\nIron?\tone_choice');
  });

  it('changes all selected questions from its dialog, and says beside a field what cannot be', async () => {
    await openTable();
    await control('a');
    await press('Change selected');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 3 questions' }));
    fireEvent.change(dialog.getByLabelText('Points'), { target: { value: '200' } });
    await press('Apply');
    dialog.getByText('Points must be from 0.25 to 100, in steps of 0.25');
    fireEvent.change(dialog.getByLabelText('Points'), { target: { value: '3' } });
    await press('Apply');
    expect([0, 1, 2].map((row) => textAt(row, POINTS))).toEqual(['3', '3', '3']);
  });

  it('begins a question in the row below the last', async () => {
    await openTable();
    await press('Add question');
    await typeInto('Argon?');
    await key('Enter');
    expect(textAt(3, QUESTION)).toBe('Argon?');
    expect(active()).toBe(cellAt(4, QUESTION));
  });

  it('opens a question as a card, and takes back what was changed there', async () => {
    await openTable();
    await pressCell(1, 0);
    await key('Enter');
    const dialog = within(await screen.findByRole('dialog', { name: 'Question 2' }));
    fireEvent.change(dialog.getByLabelText(/^Question\*?$/), { target: { value: 'Lead?' } });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Done' })));
    expect(textAt(1, QUESTION)).toBe('Lead?');
    await press('Undo');
    expect(textAt(1, QUESTION)).toBe('Iron?');
  });

  it.each([
    ['Delete', ['Lead?', 'Neon?', undefined]],
    ['Duplicate', ['Lead?', 'Iron?', 'Iron?']],
  ])('takes back by one step what %s in a card did', async (action, then) => {
    await openTable();
    await paste('Lead?');
    await pressCell(1, 0);
    await key('Enter');
    const dialog = within(await screen.findByRole('dialog', { name: 'Question 2' }));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: action })));
    const texts = () => [0, 1, 2].map((row) => textAt(row, QUESTION) || undefined);
    expect(texts()).toEqual(then);
    await press('Undo');
    expect(texts()).toEqual(['Lead?', 'Iron?', 'Neon?']);
    await press('Redo');
    expect(texts()).toEqual(then);
    await press('Undo');
    // The toast has nothing left to undo.
    for (const button of screen.getAllByRole('button', { name: 'Undo' }).slice(1))
      await act(async () => fireEvent.click(button));
    expect(texts()).toEqual(['Lead?', 'Iron?', 'Neon?']);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('5');
  });

  it('draws only the rows anew that a key concerns', async () => {
    await openTable();
    const drawn = new Set<Element>();
    const observer = new MutationObserver((records) =>
      records.forEach(({ target }) => {
        const row = (target instanceof Element ? target : target.parentElement)?.closest('[role="row"]');
        if (row) drawn.add(row);
      }),
    );
    observer.observe(screen.getByRole('grid'), {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    await key('ArrowDown');
    await waitFor(() => expect(drawn.size).toBe(2));
    observer.disconnect();
  });
});

describe('saving', () => {
  it('sends what the table holds, with what is still being typed', async () => {
    const { api } = await openTable();
    await pressCell(2, POINTS);
    await key('4');
    await control('s');
    await screen.findByText('Quiz saved as draft!');
    expect(bodyOf(api).questions.map(({ points }) => points)).toEqual([10, 10, 4]);
  });

  it('stops at a cell that could not be taken, keeps its text and says why', async () => {
    const { api } = await openTable();
    await pressCell(1, POINTS);
    await key('x');
    await key('Enter');
    expect(textAt(1, POINTS)).toBe('x');
    expect(cellAt(1, POINTS).getAttribute('aria-invalid')).toBe('true');
    await press('Save Draft');
    expect(active()).toBe(cellAt(1, POINTS));
    screen.getByText('Not saved: 1 cell needs another text. The first one is shown.');
    const message = document.getElementById(cellAt(1, POINTS).getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('Points must be from 0.25 to 100, in steps of 0.25');
    expect(api.calls()).not.toContain(PUT);
  });

  it('still shows after a reload what a cell could not take, until it is written anew', async () => {
    await openTable();
    await pressCell(1, POINTS);
    await key('x');
    await key('Enter');
    cleanup();
    await openTable();
    expect(textAt(1, POINTS)).toBe('x');
    await pressCell(1, POINTS);
    await key('7');
    await key('Enter');
    cleanup();
    await openTable();
    expect(textAt(1, POINTS)).toBe('7');
    expect(cellAt(1, POINTS).getAttribute('aria-invalid')).toBeNull();
  });

  it('leads to the cell of what the server refuses', async () => {
    fakeApi({ ...LOADED, [PUT]: () => refused('INVALID_INPUT', { 'questions.2.tags': 'Too many tags' }) });
    open(EDIT_TABLE);
    await screen.findByRole('grid');
    await pressCell(0, POINTS);
    await key('5');
    await key('Enter');
    await press('Save Draft');
    await waitFor(() => expect(active()).toBe(cellAt(2, TAGS)));
    within(cellAt(2, TAGS)).getByText('Too many tags');
  });

  it('asks before a text is lost that no cell could take', async () => {
    await openTable();
    await pressCell(1, POINTS);
    await key('x');
    await key('Enter');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Edit in sections' })));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  });
});

describe('the other editor', () => {
  it('goes on with what was not saved here, and back, without a question', async () => {
    const { router } = await openTable();
    await key('S');
    await typeInto('Silver?');
    await key('Enter');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Edit in sections' })));
    await arrivesAt(router, EDIT);
    await screen.findByText('Unsaved draft restored');
    screen.getByText('Silver?');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Edit as a table' })));
    await arrivesAt(router, EDIT_TABLE);
    await screen.findByRole('grid');
    expect(textAt(0, QUESTION)).toBe('Silver?');
  });
});
