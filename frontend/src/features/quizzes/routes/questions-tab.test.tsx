// @vitest-environment happy-dom
import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import type { QuestionAnalysis, QuizAnalysis } from '@quizhall/shared/model/results/quiz-analysis';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { Component } from './quiz-dashboard.tsx';

const ID = 'q_0000000000000001';
const numbers = (id: string, avgCorrect: number, avgTimeSeconds: number) => ({
  id,
  text: `${id}?`,
  type: 'one_choice' as const,
  avgCorrect,
  avgTimeSeconds,
  seen: 40,
  answers: 38,
  pending: 0,
});
const overview = {
  id: ID,
  title: 'Gold',
  description: '',
  status: 'published',
  code: 'H7K2MP',
  shareableLink: 'gold-h7k2m9pq',
  roles: ['quiz.owner'],
  revision: 1,
  passingScore: 70,
  rating: { average: 0, count: 0 },
  stats: {
    uniqueParticipants: 40,
    totalAttempts: 40,
    completedAttempts: 40,
    waitingAttempts: 0,
    answersToGrade: 0,
    averageScore: 50,
    averageTimeMinutes: 3,
    averageSeconds: 180,
    passRate: 50,
  },
  scoreDistribution: [{ range: '0-20', count: 40 }],
  recentAttempts: [],
  questions: [numbers('Easy', 75, 8), numbers('Missed', 0, 30)],
} as unknown as QuizOverview;

const question = (id: string, more: Partial<QuestionAnalysis>): QuestionAnalysis => ({
  id,
  seen: 40,
  answers: 38,
  pending: 0,
  analysed: 40,
  facility: 75,
  pointBiserial: 0.314,
  upperLower: 0.42,
  meanSeconds: 8,
  medianSeconds: 6,
  options: [],
  wrong: [],
  verdicts: [],
  ...more,
});
const analysis: QuizAnalysis = {
  attempts: 40,
  since: '2026-01-02T03:04:05.000Z',
  score: { attempts: 40, mean: 50, median: 55, deviation: 12.34, histogram: [{ range: '0–9', count: 40 }] },
  reliability: { alpha: 0.8123, standardError: 5.34 },
  byTag: [{ tag: 'metals', questions: 2, points: 400, possible: 800, percentage: 50 }],
  questions: [
    question('Easy', {
      options: [
        { text: 'Iron', isCorrect: true, count: 30, percent: 75, meanScore: 61 },
        { text: 'Neon', isCorrect: false, count: 8, percent: 20 },
      ],
    }),
    question('Missed', {
      upperLower: -0.1,
      wrong: [{ blank: 0, text: 'silver & co', count: 7 }],
      verdicts: [{ kind: 'none_right' }, { kind: 'other_option', options: [1, 2] }],
    }),
  ],
};

const ME = { 'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada' } }) };
const PULSE = { [`GET /quizzes/${ID}/pulse`]: () => ok({ changedAt: '2026-01-02T03:04:05.000Z' }) };
const show = (
  roles = ['quiz.owner'],
  answer: () => ReturnType<typeof ok> = () => ok(analysis),
  path = '?tab=questions',
) => {
  fakeApi({
    ...ME,
    ...PULSE,
    [`GET /quizzes/${ID}/overview`]: () => ok({ ...overview, roles }),
    [`GET /quizzes/${ID}/analysis`]: answer,
  });
  return openPage({ '/quiz/:id/dashboard': Component }, `/quiz/${ID}/dashboard${path}`);
};
const opener = (name: string) => screen.findByRole('button', { name });

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says how far scores can be trusted, and since when it is known', async () => {
  show();
  await screen.findByText('Good: scores tell people apart well.');
  screen.getByText('0.81');
  screen.getByText('± 5.3 percentage points');
  screen.getByText(/are known of attempts since Jan 2, 2026 only/);
});

it.each([
  ['about 55%', '10 sec on average, median about 6 sec', undefined],
  ['55%', '10 sec on average, median 6 sec', true as const],
])(
  'says that a median is %j and the time is %j where isMedianExact is %j',
  async (median, time, isMedianExact) => {
    const questions = analysis.questions.map((one) => ({
      ...one,
      meanSeconds: 10,
      medianSeconds: 6,
      isMedianExact,
    }));
    show(['quiz.owner'], () => ok({ ...analysis, score: { ...analysis.score, isMedianExact }, questions }));
    await screen.findByText(median);
    fireEvent.click(await opener('Easy?'));
    screen.getByText(time);
  },
);

it('shows that everybody missed a question, not that nothing is known', async () => {
  show();
  await opener('Missed?');
  expect(screen.queryByText('No Data Yet')).toBeNull();
  screen.getByText('0%');
});

it('opens a question to what was chosen and how well it tells people apart', async () => {
  show();
  fireEvent.click(await opener('Easy?'));
  const table = within(screen.getByRole('table', { name: 'What people chose' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'OptionChosenShareTheir score',
    'AIronRight answer3075%61%',
    'BNeon820%–',
    'No answer25%–',
  ]);
  screen.getByText('Very good');
  screen.getByText('Best 27% against weakest 27%: +42 percentage points. Correlation with the rest: +0.31.');
  fireEvent.click(await opener('Easy?'));
  expect(screen.queryByRole('table', { name: 'What people chose' })).toBeNull();
});

it('offers whoever may change the quiz to accept an answer and to drop the question', async () => {
  show(undefined, undefined, '?tab=questions&question=Missed');
  const accept = await screen.findByRole('link', { name: 'Accept this answer too: silver & co' });
  expect(accept.getAttribute('href')).toBe(`/quiz/${ID}/regrade?question=Missed&accept=silver+%26+co`);
  const drop = screen.getByRole('link', { name: 'Drop this question' });
  expect(drop.getAttribute('href')).toBe(`/quiz/${ID}/regrade?question=Missed&drop=1`);
  screen.getByText('More people took B or C than the right answer: is the key right?');
});

it('offers neither to whoever only looks', async () => {
  show(['quiz.viewer'], undefined, '?tab=questions&question=Missed');
  await screen.findByText('silver & co');
  expect(screen.queryByRole('link', { name: /Accept|Drop/ })).toBeNull();
});

it('shows what needs a look alone', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Needs a look 1' }));
  await opener('Missed?');
  expect(screen.queryByText('Easy?')).toBeNull();
});

it('shows the numbers also where the analysis failed', async () => {
  show(undefined, () => refused('INTERNAL'));
  await screen.findByText('The analysis of the questions could not be loaded.');
  screen.getByText('Easy?');
  expect(screen.queryByRole('button', { name: 'Easy?' })).toBeNull();
});

it('has the score by tag in the overview', async () => {
  show(undefined, undefined, '');
  const table = within(await screen.findByRole('table', { name: 'Score by tag' }));
  table.getByRole('row', { name: 'metals 2 400 of 800 50%' });
});
