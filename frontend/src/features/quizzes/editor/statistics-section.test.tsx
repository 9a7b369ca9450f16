// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { startSignedIn } from '@/lib/testing/open-page.tsx';
import { EDIT, GET, ME, open, quiz, title } from '../testing/editor-page.ts';

const OVERVIEW = `GET /quizzes/${quiz.id}/overview`;
const published = {
  ...quiz,
  status: 'published' as const,
  version: 1,
  questions: ['Gold?', 'Iron?', 'Neon?', 'Lead?'].map((question, index) => ({
    ...quiz.questions[0],
    id: `q${index}`,
    question,
  })),
};
const stats = {
  uniqueParticipants: 7,
  totalAttempts: 9,
  completedAttempts: 8,
  waitingAttempts: 0,
  answersToGrade: 0,
  averageScore: 62.5,
  averageTimeMinutes: 2,
  averageSeconds: 120,
  passRate: 50,
};
const went = [70, 69, 39, 0].map((avgCorrect, index) => ({
  id: `q${index}`,
  text: published.questions[index]?.question,
  type: 'one_choice',
  avgCorrect,
  avgTimeSeconds: 12,
  seen: index === 3 ? 0 : 8,
  answers: index === 3 ? 0 : 8,
  pending: 0,
}));
const overview = (numbers: object) => ({ ...published, stats, questions: went, ...numbers });

const section = () => within(screen.getByRole('region', { name: 'Statistics' }));

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the numbers of the overview, beside the sections as well', async () => {
  fakeApi({ ...ME, [GET]: () => ok({ quiz: published }), [OVERVIEW]: () => ok(overview({})) });
  open(EDIT);
  await title();
  await section().findByText('Completed');
  const numbers = section()
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(numbers).toEqual([
    'Total attempts: 9',
    'Completed: 8',
    'Average score: 62.5%',
    'Average time: 2 min',
  ]);
  const rail = screen.getByText('Per question').closest('dl') as HTMLElement;
  expect(within(rail).getByText('Total attempts').nextElementSibling?.textContent).toBe('9');
  expect(within(rail).getByText('Average score').nextElementSibling?.textContent).toBe('62.5%');
});

it('shows in colours on each row how many got it right, and more on the open one', async () => {
  fakeApi({ ...ME, [GET]: () => ok({ quiz: published }), [OVERVIEW]: () => ok(overview({})) });
  open(EDIT);
  await title();
  const toneOf = async (text: string) => (await screen.findByText(text)).parentElement?.className;
  expect(await toneOf('70% correct')).toContain('success');
  expect(await toneOf('69% correct')).toContain('warning');
  expect(await toneOf('39% correct')).toContain('danger');
  // The question has no answers.
  expect(screen.queryByText('0% correct')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Gold\?/, expanded: false })));
  screen.getByText('Answers 8 · Average time 12 sec');
});

it('says that everybody missed a question', async () => {
  const missed = went.map((question, index) =>
    index === 2 ? { ...question, avgCorrect: 0, answers: 0 } : question,
  );
  fakeApi({
    ...ME,
    [GET]: () => ok({ quiz: published }),
    [OVERVIEW]: () => ok(overview({ questions: missed })),
  });
  open(EDIT);
  await title();
  await screen.findByText('0% correct');
  const [, , neon, lead] = section().getAllByRole('listitem');
  within(neon as HTMLElement).getByText('0%');
  within(lead as HTMLElement).getByText('No Data Yet');
});

it('says nothing of scores as long as every attempt waits for a grade', async () => {
  const waiting = { stats: { ...stats, waitingAttempts: 8, averageScore: 0 } };
  fakeApi({ ...ME, [GET]: () => ok({ quiz: published }), [OVERVIEW]: () => ok(overview(waiting)) });
  open(EDIT);
  await title();
  const score = await section().findByText('Average score');
  expect(score.closest('div')?.textContent).toContain('–');
  // The sidebar omits it.
  expect(screen.getAllByText('Average score')).toHaveLength(1);
});

it('says honestly that nobody took it', async () => {
  const none = { stats: { ...stats, totalAttempts: 0, completedAttempts: 0 }, questions: [] };
  fakeApi({ ...ME, [GET]: () => ok({ quiz: published }), [OVERVIEW]: () => ok(overview(none)) });
  open(EDIT);
  await title();
  await section().findByText('No Data Yet');
  section().getByText(/Nobody has taken this quiz yet/);
});

it('does not say that nobody took it where practice is not counted', async () => {
  const none = { stats: { ...stats, totalAttempts: 0, completedAttempts: 0 }, practice: { counts: false } };
  fakeApi({ ...ME, [GET]: () => ok({ quiz: published }), [OVERVIEW]: () => ok(overview(none)) });
  open(EDIT);
  await title();
  await section().findByText(/practice are not counted/);
  expect(section().queryByText(/Nobody has taken/)).toBeNull();
});

it('asks nothing of a quiz that was never published', async () => {
  const api = fakeApi({ ...ME, [GET]: () => ok({ quiz }) });
  open(EDIT);
  await title();
  section().getByText(/before it is published/);
  expect(api.calls()).not.toContain(OVERVIEW);
});

it('tries again when the numbers did not come', async () => {
  let fails = true;
  fakeApi({
    ...ME,
    [GET]: () => ok({ quiz: published }),
    [OVERVIEW]: () => (fails ? refused('NOT_FOUND') : ok(overview({}))),
  });
  open(EDIT);
  await title();
  const again = await section().findByRole('button', { name: 'Try again' });
  fails = false;
  await act(async () => fireEvent.click(again));
  await section().findByText('Completed');
});
