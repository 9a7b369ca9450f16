// @vitest-environment happy-dom
import { buildQuiz } from '@quizhall/shared/testing/factories';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as quizCard from '@/entities/quiz/quiz-card.tsx';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import * as saving from '@/lib/save-file.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { Component } from './manage.tsx';

const drawn = vi.hoisted(() => ({ cards: 0 }));
vi.mock('@/entities/quiz/quiz-card.tsx', async (original) => {
  const actual = await original<typeof quizCard>();
  const QuizCard: typeof actual.QuizCard = (props) => {
    drawn.cards += 1;
    return actual.QuizCard(props);
  };
  return { ...actual, QuizCard };
});

const user = { id: 'u1', email: 'ada@example.org', fullName: 'Ada', canCreateQuizzes: true };
const quizOf = (n: number, like: object = {}) =>
  buildQuiz({ id: `q_${String(n).padStart(16, '0')}`, title: `Quiz ${n}`, questions: [], ...like });
const many = (count: number) => Array.from({ length: count }, (_, n) => quizOf(n));
type Shown = ReturnType<typeof quizOf>[];
const countsOf = (all: number) => ({ all, published: all, draft: 0, paused: 0, archived: 0, deleted: 0 });
const page = (quizzes: Shown, total = quizzes.length) =>
  ok({
    quizzes,
    total,
    counts: countsOf(total),
    ...(total > quizzes.length && { nextCursor: 'more' }),
  });
const BULK = 'POST /quizzes/bulk-action';
const base = { 'GET /users/me/session': () => ok({ session: user }) };

interface Asked {
  quizIds: string[];
  action: string;
}
const allDone = ({ body }: { body: unknown }) =>
  ok({ results: (body as Asked).quizIds.map((id) => ({ id, ok: true })) });

const open = (at = '/quiz/manage') => openPage({ '/quiz/manage': Component }, at, { toasts: true });
const press = (element: HTMLElement, how: object = {}) => act(async () => fireEvent.click(element, how));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (title: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Select ${title}` });
const said = (text: string | RegExp) => screen.findByText(text);
const confirmWith = async (name: string) =>
  press(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('many quizzes at once', () => {
  it('offers nothing to press where nothing is selected, and says why', async () => {
    fakeApi({ ...base, 'GET /quizzes': () => page(many(2)) });
    open();
    const first = await box('Quiz 0');
    expect(screen.getByText('No quizzes selected').getAttribute('role')).toBe('status');
    const areOff = () => ['Archive', 'Delete'].map((name) => (button(name) as HTMLButtonElement).disabled);
    expect(areOff()).toEqual([true, true]);
    await press(first);
    expect(areOff()).toEqual([false, false]);
    await press(button('Clear selection'));
    expect(areOff()).toEqual([true, true]);
  });

  it('archives what is selected, a range with the shift key, and takes it back with undo', async () => {
    const asked: Asked[] = [];
    fakeApi({
      ...base,
      'GET /quizzes': () => page([...many(4), quizOf(4, { status: 'archived' })]),
      [BULK]: (request) => {
        asked.push(request.body as Asked);
        return allDone(request);
      },
    });
    open();
    await press(await box('Quiz 1'));
    await press(await box('Quiz 4'), { shiftKey: true });
    await said('4 quizzes selected');
    await press(button('Archive'));
    await said('Archive these quizzes? You can restore them later.');
    await said(/^Participants who follow their links read that they are no longer available\./);
    await said('1 quiz of the selected was archived before.');
    await confirmWith('Archive');
    await said('Quizzes archived successfully');
    // The quiz that the action did not include stays selected.
    await said('1 quiz selected');
    await press(button('Undo'));
    await said('3 quizzes restored');
    const three = [1, 2, 3].map((n) => quizOf(n).id);
    expect(asked).toEqual([
      { quizIds: three, action: 'archive' },
      { quizIds: three, action: 'restore' },
    ]);
  });

  it('says what becomes of money, where some was paid', async () => {
    const pool = { total: 100_000, places: 3, endsAt: '2099-01-01T00:00:00.000Z' };
    fakeApi({
      ...base,
      'GET /quizzes': () => page([...many(2), quizOf(2, { pool }), quizOf(3, { isPaid: true })]),
    });
    open();
    await press(await box('Quiz 0'));
    await said(/^Prize .*1,000\.00$/);
    await said('Paid entry');
    await press(button('Delete'));
    const question = async () => within(await screen.findByRole('alertdialog'));
    expect((await question()).queryByText(/goes back/)).toBeNull();
    await press((await question()).getByRole('button', { name: 'Cancel' }));
    await press(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await press(button('Delete'));
    (await question()).getByText(/^What was paid for a prize goes back/);
    (await question()).getByText(/^What participants paid goes back to them/);
    await press((await question()).getByRole('button', { name: 'Cancel' }));
    await press(button('Archive'));
    (await question()).getByText(/^Ten minutes later, whoever has paid and not begun/);
    (await question()).getByText(/^Prizes stay: after the end the best of those who took a quiz win it\./);
  });

  it('names what was refused, and keeps it selected', async () => {
    fakeApi({
      ...base,
      'GET /quizzes': () => page(many(3)),
      [BULK]: ({ body }) =>
        ok({
          results: (body as Asked).quizIds.map((id, n) =>
            n === 1 ? { id, ok: false, message: 'Resource not found.' } : { id, ok: true },
          ),
        }),
    });
    open();
    await box('Quiz 0');
    await press(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await press(button('Delete'));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText('Delete these quizzes permanently? This action cannot be undone.');
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
    expect(confirm.disabled).toBe(true);
    fireEvent.change(dialog.getByLabelText('Type "DELETE" to confirm deletion'), {
      target: { value: 'DELETE' },
    });
    await press(confirm);
    const report = within(await screen.findByRole('dialog', { name: '1 quiz was not deleted' }));
    report.getByText('2 quizzes were deleted.');
    expect(report.getByText('Quiz 1').nextSibling?.textContent).toBe('Resource not found.');
    await press(report.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await said('1 quiz selected');
    expect((await box('Quiz 1')).checked).toBe(true);
  });

  it('loses nothing when the call fails, and tries the rest again', async () => {
    let broken = true;
    fakeApi({
      ...base,
      'GET /quizzes': () => page(many(2)),
      [BULK]: (request) => (broken ? refused('TOO_MANY') : allDone(request)),
    });
    open();
    await box('Quiz 0');
    await press(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await press(button('Archive'));
    await confirmWith('Archive');
    const report = within(await screen.findByRole('dialog', { name: 'Failed to archive quizzes' }));
    report.getByText(/2 quizzes were not tried/);
    screen.getByText('2 quizzes selected');
    broken = false;
    await press(report.getByRole('button', { name: 'Try the rest' }));
    await said('Quizzes archived successfully');
  });

  it('forgets the selection with another filter and says so; another order keeps it', async () => {
    fakeApi({ ...base, 'GET /quizzes': () => page(many(3)) });
    const router = open();
    await press(await box('Quiz 0'));
    await act(async () => router.navigate('/quiz/manage?sort=title'));
    expect((await box('Quiz 0')).checked).toBe(true);
    await act(async () => router.navigate('/quiz/manage?sort=title&status=draft'));
    await said(/1 quiz was selected before/);
    expect((await box('Quiz 0')).checked).toBe(false);
    await press(await box('Quiz 1'));
    expect(screen.queryByText(/was selected before/)).toBeNull();
  });
});

describe('a thousand quizzes', () => {
  it('are all selected beyond the page, done in lots of a hundred, and stopped between two', async () => {
    const lots: number[] = [];
    let answer = () => undefined as void;
    fakeApi({
      ...base,
      'GET /quizzes': ({ query }) =>
        query['matches'] === 'with'
          ? ok({ quizzes: [], total: 1_000, counts: countsOf(1_000), matches: many(1_000) })
          : page(many(3), 1_000),
      [BULK]: async (request) => {
        lots.push((request.body as Asked).quizIds.length);
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return allDone(request);
      },
    });
    open();
    await box('Quiz 0');
    await press(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await said('All 3 that are shown are selected.');
    await press(button('Select all 1,000 quizzes that match'));
    await said('1,000 quizzes selected');
    await press(button('Archive'));
    await confirmWith('Archive');
    const progress = await screen.findByRole('dialog', { name: 'Archiving quizzes' });
    await act(async () => answer());
    await within(progress).findByText('100 of 1,000 quizzes');
    await press(within(progress).getByRole('button', { name: 'Stop' }));
    await act(async () => answer());
    const report = within(await screen.findByRole('dialog', { name: '800 quizzes were not archived' }));
    report.getByText('200 quizzes were archived.');
    report.getByText('800 quizzes were not tried and left as they are.');
    expect(lots).toEqual([100, 100]);
    screen.getByText('800 quizzes selected');
  });

  it('or forty are drawn once: neither a letter in the search nor a press on their boxes changes a card', async () => {
    fakeApi({ ...base, 'GET /quizzes': () => page(many(40)) });
    open();
    await screen.findByText('Quiz 39');
    expect(drawn.cards).toBeGreaterThan(39);
    const before = drawn.cards;
    await press(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await said('40 quizzes selected');
    fireEvent.change(screen.getByLabelText('Search quizzes'), { target: { value: 'q' } });
    await act(async () => undefined);
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true);
    expect(drawn.cards).toBe(before);
  });
});

describe('one quiz', () => {
  async function choose(title: string, action: string) {
    fireEvent.keyDown(await screen.findByRole('button', { name: `Actions for ${title}` }), { key: 'Enter' });
    await press(await screen.findByRole('menuitem', { name: action }));
  }

  it('is copied: the copy comes first, and can be opened', async () => {
    const copy = quizOf(9, { title: 'Quiz 0 (Copy)', status: 'draft' });
    fakeApi({
      ...base,
      'GET /quizzes': () => page(many(2)),
      [`POST /quizzes/${quizOf(0).id}/duplicate`]: () => ok({ quiz: copy }),
    });
    const router = open();
    await choose('Quiz 0', 'Duplicate');
    await said('Quiz duplicated successfully');
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Quiz 0 (Copy)', 'Quiz 0', 'Quiz 1']);
    await press(button('Open'));
    expect(router.state.location.pathname).toBe(`/quiz/${copy.id}/edit`);
  });

  it('that cannot be copied is said', async () => {
    fakeApi({
      ...base,
      'GET /quizzes': () => page(many(1)),
      [`POST /quizzes/${quizOf(0).id}/duplicate`]: () => refused('FORBIDDEN'),
    });
    open();
    await choose('Quiz 0', 'Duplicate');
    await said('Failed to duplicate quiz');
  });

  it('is deleted with its title, and leaves the list and the selection; a failure stays in the dialog', async () => {
    let broken = true;
    let left = many(2);
    fakeApi({
      ...base,
      'GET /quizzes': () => page(left),
      [`DELETE /quizzes/${quizOf(0).id}`]: () => {
        if (broken) return refused('FORBIDDEN');
        left = left.slice(1);
        return ok(undefined);
      },
    });
    open();
    await press(await box('Quiz 0'));
    await choose('Quiz 0', 'Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Quiz?' }));
    dialog.getByText('Delete this quiz permanently? This action cannot be undone.');
    const typed = dialog.getByLabelText('Type "Quiz 0" to confirm deletion');
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
    fireEvent.change(typed, { target: { value: 'Quiz 1' } });
    expect(confirm.disabled).toBe(true);
    fireEvent.change(typed, { target: { value: 'Quiz 0' } });
    await press(confirm);
    await dialog.findByText(/^Failed to delete quiz: You do not have permission/);
    broken = false;
    await press(confirm);
    await said('Quiz deleted');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Quiz 0' })).toBeNull());
    screen.getAllByText('No quizzes selected');
  });

  it('has its results saved by one press', async () => {
    const save = vi.spyOn(saving, 'saveFile').mockReturnValue();
    let broken = true;
    const file = {
      body: 'Name',
      headers: { 'content-disposition': `attachment; filename="Quiz 0.csv"; filename*=UTF-8''Quiz%200.csv` },
    };
    fakeApi({
      ...base,
      'GET /quizzes': () => page([quizOf(0)]),
      [`GET /quizzes/${quizOf(0).id}/export`]: () => (broken ? refused('INTERNAL') : file),
    });
    open();
    const exported = async () => {
      fireEvent.keyDown(await screen.findByRole('button', { name: 'Actions for Quiz 0' }), { key: 'Enter' });
      await press(await screen.findByRole('menuitem', { name: 'Export' }));
    };
    await exported();
    await said('Failed to export quiz');
    broken = false;
    await exported();
    await said('Quiz data exported');
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ fileName: 'Quiz 0.csv' }));
    save.mockRestore();
  });

  it('that was deleted can be looked at and exported, and nothing else', async () => {
    const gone = quizOf(0, { deletedAt: '2026-01-01T00:00:00.000Z' });
    fakeApi({ ...base, 'GET /quizzes': () => page([gone]) });
    open('/quiz/manage?status=deleted');
    await said(/^Deleted quizzes cannot be brought back/);
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Actions for Quiz 0' }), { key: 'Enter' });
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Dashboard', 'Export', 'Export questions']);
  });
});
