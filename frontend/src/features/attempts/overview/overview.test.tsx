// @vitest-environment happy-dom
import type { Predata } from '@quizhall/shared/model/attempts/entry-card';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubInView } from '@/lib/testing/in-view.ts';
import { buildPredata } from '@/lib/testing/build-predata.ts';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { SitePagesProvider } from '@/lib/site-pages.tsx';
import { AttemptStore } from '../storage/attempt-store.ts';
import { memoryStorage, webStorageRows } from '../storage/web-storage-rows.ts';
import { buildStarted } from '../testing/fakes.ts';
import { Overview } from './overview.tsx';

const opened = vi.hoisted(() => ({ store: undefined as unknown }));
vi.mock('../storage/open-store.ts', () => ({ attemptStore: async () => opened.store }));

const started = buildStarted();

beforeEach(() => {
  localStorage.clear();
  opened.store = new AttemptStore(webStorageRows(memoryStorage(), true));
  stubInView(false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(attempts: Partial<Predata['attempts']>, over: Partial<Predata> = {}) {
  const predata = buildPredata({ ...over, attempts: { used: 1, max: 2, resumable: false, ...attempts } });
  fakeApi({
    // Without a time of the server: predata says it all.
    'GET /quizzes/ABC234/card': () => ok(predata),
    'GET /quizzes/ABC234/predata': () => ok(predata),
  });
  const Page = () => (
    <SitePagesProvider pageExists={() => true}>
      <Overview quizRef="ABC234" onStarted={() => undefined} />
    </SitePagesProvider>
  );
  openPage({ '/quiz/ABC234': Page }, '/quiz/ABC234');
  await screen.findByRole('heading', { level: 1, name: 'Colours' });
}

const resultLinks = () =>
  screen.queryAllByRole('link', { name: 'See your last result' }).map((link) => link.getAttribute('href'));

test.each([
  [false, /Nothing is counted/, null],
  [true, /Your attempts count/, 'Rewards'],
])('practice that counts %s is said before the start', async (counts, said, earned) => {
  const settingsSummary = { ...buildPredata().settingsSummary, timeLimit: 10_080, practice: { counts } };
  const bonusPoints = { perfectScore: 5, fastCompletion: 0, firstAttempt: 0 };
  const rewards = { pointsPerCorrectAnswer: 1, bonusPoints, certificate: false };
  await show({ max: 0 }, { settingsSummary, rewards });
  screen.getByText('This quiz is for practice');
  screen.getByText(said);
  expect(screen.getAllByText('Unlimited').length).toBe(2);
  expect(screen.queryByText(/The timer starts/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Rewards' })?.textContent ?? null).toBe(earned);
});

test('the used attempts lead to the last result, on every device of a signed-in person', async () => {
  await show({ lastFinished: 'q_0123456789abcdef.u_ada.1' });
  const tile = screen.getByText('1 used').closest('div');
  if (!tile) throw new Error('No tile');
  expect(within(tile).getByRole('link').getAttribute('href')).toBe(
    '/quiz/ABC234/result/q_0123456789abcdef.u_ada.1',
  );
});

test('a guest gets back to the result where the device still knows the attempt', async () => {
  const store = opened.store as AttemptStore;
  await store.add({
    started,
    refs: ['ABC234'],
    userId: undefined,
    participantInfo: undefined,
    clockOffset: 0,
  });
  await store.finish(started.sessionId);
  await show({ used: 0 });
  expect(resultLinks()).toEqual([`/quiz/ABC234/result/${started.sessionId}`]);
});

test('there is no link to a result that nobody here may open', async () => {
  await show({});
  screen.getByText('1 used');
  expect(resultLinks()).toEqual([]);
});

test('the shut door leads there instead, once, and says what somebody gave up', async () => {
  const message = 'You chose to see the answers of this quiz instead of another attempt.';
  await show({ lastFinished: 'last' }, { blocked: { code: 'ATTEMPTS_DONE', message } });
  screen.getByRole('heading', { name: 'You are done with this quiz' });
  screen.getByText(message);
  screen.getByText('1 used, the rest given up');
  expect(resultLinks()).toEqual(['/quiz/ABC234/result/last']);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Back']);
});

test('says what is drawn for one participant', async () => {
  await show(
    {},
    {
      totalQuestions: 3,
      totalPoints: 40,
      leastPoints: 30,
      drawnFrom: 12,
      questionTime: { timed: 4, shortest: 20, longest: 20, sum: 80 },
    },
  );
  expect(screen.getByText('30 to 40 points')).toBeTruthy();
  expect(screen.getByText('Your 3 questions are drawn from 12; others may get different ones.')).toBeTruthy();
  expect(screen.getByText(/^Some questions have 20 seconds/)).toBeTruthy();
});

test.each([
  ['that is practised still', { practice: { counts: false } }, 'Continue'],
  ['that counts by now', {}, 'Start Quiz'],
])('practice on this device, of a quiz %s', async (_, practice, offered) => {
  const store = opened.store as AttemptStore;
  await store.add({
    started: buildStarted({ practiceMode: true }),
    refs: ['ABC234'],
    userId: undefined,
    participantInfo: undefined,
    clockOffset: 0,
  });
  await show({ used: 0 }, { settingsSummary: { ...buildPredata().settingsSummary, ...practice } });
  expect(await screen.findAllByRole('button', { name: offered })).not.toHaveLength(0);
});
