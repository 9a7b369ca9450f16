// @vitest-environment happy-dom
import type { RegradePreview } from '@quizhall/shared/model/grading/regrade';
import type { Job } from '@quizhall/shared/model/job';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import type { Regrades } from '../api/regrade-calls.ts';
import { Component } from './quiz-regrade.tsx';

const ID = 'q_0000000000000001';
const RUN = 'run_0000000000000001';
const POST = `POST /quizzes/${ID}/regrade`;
const questions = [
  buildQuestion({ id: 'city', question: 'Which **city**?' }),
  buildQuestion({
    id: 'gold',
    type: 'short_answer',
    question: 'What is Au?',
    options: [],
    correctAnswers: ['gold'],
  }),
];
const NONE: Regrades = { regrades: [], dropped: [], severalRight: [], outdated: [], former: [] };
const ONE: Regrades['regrades'][number] = {
  revision: 1,
  at: '2026-01-02T03:04:05.000Z',
  by: { id: 'u2', name: 'Grace' },
  corrections: [{ questionId: 'gold', drop: true, upTo: 1 }],
};
const QUIZ = { id: ID, title: 'Metals', version: 1, revision: 4, questions };
const PREVIEW: RegradePreview = {
  attempts: 9,
  complete: true,
  affected: 1,
  flips: 1,
  nowPass: 1,
  nowFail: 0,
  changes: [
    {
      submissionId: 's1',
      name: 'Edsger',
      attemptNumber: 2,
      before: { percentage: 53.85, isPassing: false },
      after: { percentage: 100, isPassing: true },
    },
  ],
};
const run = (more: Partial<Job>): Job => ({
  id: RUN,
  kind: 'regrade',
  status: 'running',
  done: 3,
  total: 9,
  ...more,
});

/** Mocks the quiz across calls; `calls` replaces further API calls. */
const show = (regrades: Regrades, calls: Parameters<typeof fakeApi>[0] = {}, path = '') => {
  const api = fakeApi({
    'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada' } }),
    [`GET /quizzes/${ID}`]: () => ok({ quiz: QUIZ }),
    [`GET /quizzes/${ID}/regrades`]: () => ok(regrades),
    ...calls,
  });
  const page = openPage({ '/quiz/:id/regrade': Component }, `/quiz/${ID}/regrade${path}`);
  return { ...api, page };
};
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('begins empty, and begins empty again after a correction', async () => {
  show(NONE, {
    [`GET /runs/${RUN}`]: () =>
      ok(run({ status: 'done', done: 9, result: { changed: 1, nowPass: 1, nowFail: 0 } })),
  });
  await screen.findByText('Choose at least one question first.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Preview' }).disabled).toBe(true);
  cleanup();
  show(
    NONE,
    {
      [`GET /runs/${RUN}`]: () =>
        ok(run({ status: 'done', done: 9, result: { changed: 1, nowPass: 1, nowFail: 0 } })),
    },
    `?run=${RUN}`,
  );
  await screen.findByText('1 result changed, 1 now pass.');
  await press('Correct something else');
  await screen.findByText('Choose at least one question first.');
  expect(screen.queryByText('1 result changed, 1 now pass.')).toBeNull();
});

it('shows the question as it reads, and lets several options of a single choice be right', async () => {
  const severalRight = [{ questionId: 'city', texts: ['Paris', 'Nice'] }];
  const { requests } = show({ ...NONE, severalRight }, { [POST]: () => ok(PREVIEW) }, '?question=city');
  expect((await screen.findByText('city')).tagName).toBe('STRONG');
  const group = within(screen.getByRole('group', { name: 'Right answers' }));
  fireEvent.click(group.getByRole('checkbox', { name: 'Lyon' }));
  screen.getByText(/The editor shows one of them/);
  await press('Preview');
  await screen.findByText('1 of 9 results change.');
  expect(requests.at(-1)).toMatchObject({
    query: { preview: 'true' },
    body: {
      revision: 4,
      corrections: [
        { questionId: 'city', options: ['Paris', 'Lyon', 'Nice'].map((text) => ({ text, isCorrect: true })) },
      ],
    },
  });
});

it('replaces the right option of a single choice, and says that a correction changes no result', async () => {
  const none = { ...PREVIEW, affected: 0, flips: 0, nowPass: 0, changes: [] };
  const { requests } = show(NONE, { [POST]: () => ok(none) }, '?question=city');
  const group = within(await screen.findByRole('radiogroup', { name: 'Right answer' }));
  expect(group.getAllByRole('radio', { checked: true }).map(({ textContent }) => textContent)).toEqual([
    'Paris',
  ]);
  fireEvent.click(group.getByRole('radio', { name: 'Lyon' }));
  await press('Preview');
  await screen.findByText('No result changes. 9 results looked at.');
  screen.getByText(/submitted later are graded by the corrected key/);
  const right = { text: 'Lyon', isCorrect: true };
  expect(requests.at(-1)?.body).toMatchObject({ corrections: [{ questionId: 'city' }] });
  expect(JSON.stringify(requests.at(-1)?.body).match(/"isCorrect":true/g)).toHaveLength(1);
  expect(JSON.stringify(requests.at(-1)?.body)).toContain(JSON.stringify(right).slice(1, -1));
  await press('Apply the correction');
  screen.getByText(/^No result changes\. Attempts that are submitted later/);
});

it('says what is dropped, here and in what was corrected before', async () => {
  show(
    { ...NONE, dropped: ['gold'], regrades: [{ ...ONE, result: { changed: 0, nowPass: 0, nowFail: 0 } }] },
    {},
    '?question=gold',
  );
  await screen.findByText('It was dropped. Correct its key and it counts again.');
  expect(screen.getAllByText('Not counted')).toHaveLength(2);
});

it('tells attempts of one person apart, and writes percentages as everywhere', async () => {
  show(NONE, { [POST]: () => ok(PREVIEW) }, '?question=city');
  await press('Preview');
  const row = await screen.findByRole('row', { name: /Edsger/ });
  expect(row.textContent).toContain('Attempt 2');
  expect(row.textContent).toMatch(/53\.9%Failed.*100%Passed.*\+46\.1/);
});

it('says that everything is graded while it looks for results by the former key', async () => {
  show(NONE, { [`GET /runs/${RUN}`]: () => ok(run({ done: 9 })) }, `?run=${RUN}`);
  await screen.findByText(/All 9 results are graded again/);
  screen.getByText('You can leave this page; the correction goes on.');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('goes on with a run that was given up, whoever began it', async () => {
  const { requests } = show(
    { ...NONE, regrades: [ONE], latest: { status: 'failed' } },
    {
      [POST]: () => ok({ runId: RUN }),
      [`GET /runs/${RUN}`]: () => ok(run({})),
    },
  );
  await screen.findByText('Some results could not be corrected yet.');
  screen.getByText('Stopped before its end');
  await press('Go on');
  await screen.findByRole('progressbar', { name: 'Grading again' });
  const sent = requests.find(({ call }) => call === POST);
  expect(sent).toMatchObject({ query: { preview: 'false' }, body: { corrections: [], revision: 4 } });
});

it('waits for the correction of somebody else', async () => {
  show({ ...NONE, regrades: [ONE], latest: { status: 'running' } }, {}, '?question=gold&accept=Au');
  await screen.findByText('A correction is being applied');
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
});

it('shows the quiz as it is when somebody else was faster, and what was typed', async () => {
  let regrades = NONE;
  show(
    NONE,
    {
      [`GET /quizzes/${ID}/regrades`]: () => ok(regrades),
      [POST]: ({ query }) => (query['preview'] === 'true' ? ok(PREVIEW) : refused('STALE_REVISION')),
    },
    '?question=gold&accept=Au',
  );
  await press('Preview');
  await press('Apply the correction');
  regrades = { ...NONE, regrades: [{ ...ONE, result: { changed: 2, nowPass: 0, nowFail: 0 } }] };
  await press('Apply');
  await screen.findByText('Somebody else has changed or corrected this quiz meanwhile.');
  await screen.findByText('2 results changed.');
  expect(screen.queryByText('1 of 9 results change.')).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('gold\nAu');
});

it('says so when somebody publishes meanwhile, keeps what was typed, and previews it on the quiz as it is', async () => {
  let revision = 4;
  const { requests } = show(
    NONE,
    {
      [`GET /quizzes/${ID}`]: () => ok({ quiz: { ...QUIZ, revision } }),
      [POST]: () => ok(PREVIEW),
    },
    '?question=gold&accept=Au',
  );
  await press('Preview');
  await screen.findByText('1 of 9 results change.');
  revision = 5;
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await screen.findByText('Somebody else has changed or corrected this quiz meanwhile.');
  expect(screen.queryByText('1 of 9 results change.')).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('gold\nAu');
  await press('Preview');
  await screen.findByText('1 of 9 results change.');
  expect(screen.queryByText('Somebody else has changed or corrected this quiz meanwhile.')).toBeNull();
  expect(requests.at(-1)).toMatchObject({ body: { revision: 5 } });
});

it('asks before typed corrections are lost, and not about what the address says', async () => {
  const { page } = show(NONE, {}, '?question=gold&accept=Au');
  const field = await screen.findByRole('textbox');
  const asks = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(asks()).toBe(false);
  fireEvent.change(field, { target: { value: 'Aurum' } });
  expect(asks()).toBe(true);
  await act(() => page.navigate('/other'));
  await screen.findByRole('alertdialog', { name: 'Leave without applying?' });
  await press('Continue correcting');
  await press('Take out');
  expect(asks()).toBe(false);
  await act(() => page.navigate('/other'));
  await screen.findByText('elsewhere');
});

it('corrects pairs, and a question that is no longer asked', async () => {
  const former = [buildQuestion({ id: 'order', type: 'ordering', question: 'Order?', items: ['a', 'b'] })];
  const match = buildQuestion({ id: 'match', type: 'matching', question: 'Match?' });
  const { requests } = show(
    { ...NONE, former },
    {
      [`GET /quizzes/${ID}`]: () => ok({ quiz: { ...QUIZ, questions: [match] } }),
      [POST]: () => ok(PREVIEW),
    },
    '?question=order',
  );
  await screen.findByText(/The quiz asks this question no more/);
  await press('Move b up');
  await press('Preview');
  await screen.findByText('1 of 9 results change.');
  expect(requests.at(-1)).toMatchObject({
    body: { corrections: [{ questionId: 'order', correctAnswers: ['b', 'a'] }] },
  });
});

it('tells a run that cannot be read for a moment from one that is gone', async () => {
  const read = (code: 'UNAVAILABLE' | 'NOT_FOUND') =>
    show(NONE, { [`GET /runs/${RUN}`]: () => refused(code) }, `?run=${RUN}`);
  read('NOT_FOUND');
  await screen.findByText('This correction is no longer known.');
  screen.getByRole('button', { name: 'Preview' });
  cleanup();
  read('UNAVAILABLE');
  await screen.findByText(/could not be found out/, {}, { timeout: 20_000 });
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
});

it('previews the keys that were changed in the editor, and offers them otherwise', async () => {
  const outdated = { ...NONE, outdated: ['gold'] };
  const { requests } = show(outdated, { [POST]: () => ok(PREVIEW) }, '?edited=1');
  await screen.findByText('1 of 9 results change.');
  expect(requests.at(-1)).toMatchObject({
    query: { preview: 'true' },
    body: { revision: 4, corrections: [{ questionId: 'gold', correctAnswers: ['gold'] }] },
  });
  expect(screen.queryByText('Earlier attempts follow another key')).toBeNull();
  cleanup();
  show(outdated);
  await press('Add to this correction');
  screen.getByDisplayValue('gold');
  expect(screen.queryByRole('button', { name: 'Add to this correction' })).toBeNull();
});
