// @vitest-environment happy-dom
import type { AttemptResult, ReviewedAnswer } from '@quizhall/shared/model/attempts/attempt-result';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SessionProvider } from '@/lib/session/session-provider.tsx';
import { fakeApi, refused } from '@/lib/testing/fake-api.ts';
import { buildResult, iso } from '../testing/fakes.ts';
import { ResultPage } from './result-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const score = {
  totalScore: 20,
  totalPossibleScore: 30,
  percentage: 66.67,
  correctAnswers: 2,
  totalQuestions: 3,
  isPassing: false,
  grade: 'D',
} as const;

const row = (over: Partial<ReviewedAnswer>): ReviewedAnswer => ({
  questionId: 'q1',
  question: 'Which one?',
  type: 'one_choice',
  isCorrect: true,
  points: 10,
  maxPoints: 10,
  userAnswer: 'Red',
  timeSpent: 3,
  flagged: false,
  skipped: false,
  options: [{ text: 'Red' }, { text: 'Green' }],
  correctAnswer: 'Red',
  explanation: 'Because it is.',
  ...over,
});

const results = [
  row({}),
  row({
    questionId: 'q2',
    question: 'And this?',
    isCorrect: false,
    points: 0,
    userAnswer: 'Green',
    flagged: true,
  }),
  row({
    questionId: 'q3',
    question: 'Last one?',
    isCorrect: false,
    points: 0,
    userAnswer: null,
    skipped: true,
  }),
];

test('a passage stands once above neighbours that are about it', async () => {
  vi.useFakeTimers();
  const passages = [
    { id: 'p1', title: 'Light', text: 'It is **fast**.', media: { url: '/media/a.png', alt: 'A prism' } },
    { id: 'p2', title: '', text: 'Another text.' },
  ];
  const ids = ['p1', 'p1', 'p2'];
  show({ score, passages, results: results.map((one, n) => ({ ...one, passageId: ids[n] })) });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  filterBy(/^All/);
  expect(screen.getAllByRole('region', { name: 'Light' })).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'A prism' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Passage' }).textContent).toContain('Another text.');
  filterBy(/^Only mistakes/);
  expect(screen.getAllByRole('region', { name: 'Light' })).toHaveLength(1);
});

function show(over: Partial<AttemptResult>, state?: object) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
        <SessionProvider>
          <ResultPage result={buildResult(over)} quizRef="ABC234" />
        </SessionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const openDetails = () => fireEvent.click(screen.getByRole('button', { name: 'View Detailed Results' }));

const filterBy = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const questions = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('result page', () => {
  test.each([
    [true, 'after'],
    [false, 'before'],
  ])('with room %s, the review comes %s the feedback', (isRoomy, place) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      matches: isRoomy,
      addEventListener() {},
      removeEventListener() {},
    } as unknown as MediaQueryList);
    show({ score, results });
    const details = screen.getByRole('button', { name: 'View Detailed Results' });
    const feedback = screen.getByRole('heading', { name: 'How was this quiz?' });
    const isAfter = (feedback.compareDocumentPosition(details) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    expect(isAfter ? 'after' : 'before').toBe(place);
    vi.restoreAllMocks();
  });

  test('leads to a question without a step back in between, and stays as one came', () => {
    const router = createMemoryRouter(
      [
        {
          path: '/',
          element: (
            <ResultPage
              result={buildResult({ score, results: [...results, row({ questionId: 'q4' })] })}
              quizRef="ABC234"
            />
          ),
        },
      ],
      { initialEntries: [{ pathname: '/', state: { justFinished: true } }] },
    );
    render(
      <QueryClientProvider client={new QueryClient()}>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </QueryClientProvider>,
    );
    openDetails();
    filterBy('All 4');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(router.state.location).toMatchObject({ search: '?show=all', state: { justFinished: true } });
    fireEvent.click(screen.getByRole('link', { name: 'Question 3: Not Answered' }));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(router.state.location).toMatchObject({
      search: '?show=all',
      hash: '#question-3',
      state: { justFinished: true },
    });
    expect(document.getElementById('question-3')).not.toBeNull();
    // An address that was changed by something else.
    act(() => void router.navigate('#elsewhere'));
    expect(router.state.location.state).toBeNull();
  });

  test('shows score, grade and whether it was enough', () => {
    show({ score });
    expect(screen.getByRole('img', { name: 'Score: 66.7%' })).toBeTruthy();
    expect(screen.getByText('Failed')).toBeTruthy();
    expect(screen.getByText('Grade D')).toBeTruthy();
    expect(screen.getByText('70% needed to pass')).toBeTruthy();
    expect(screen.getByText('2 / 3')).toBeTruthy();
    expect(screen.getByText('20 / 30')).toBeTruthy();
  });

  test('says of practice that it is not counted, and of nothing else', () => {
    show({ score, uncounted: true });
    expect(screen.getByText(/^Not counted: this attempt enters no statistics/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Score: 66.7%' })).toBeTruthy();
    expect(screen.getByText('Practice')).toBeTruthy();
    for (const harsh of ['Failed', 'Grade D', '70% needed to pass'])
      expect(screen.queryByText(harsh)).toBeNull();
    cleanup();
    show({ score });
    expect(screen.queryByText(/^Not counted/)).toBeNull();
  });

  test('reviews the answers, filtered, and folds them away', () => {
    show({ score, results });
    openDetails();
    expect(questions()).toEqual(['2. And this?', '3. Last one?']);
    filterBy('All 3');
    expect(questions()).toEqual(['1. Which one?', '2. And this?', '3. Last one?']);
    filterBy('Flagged 1');
    expect(questions()).toEqual(['2. And this?']);
    filterBy('Only mistakes 2');
    expect(questions()).toEqual(['2. And this?', '3. Last one?']);
    fireEvent.click(screen.getByRole('button', { name: 'Hide Detailed Results' }));
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });

  test('opens the details by themselves after half a second, unless they were closed before', () => {
    vi.useFakeTimers();
    show({ score, results });
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    act(() => void vi.advanceTimersByTime(500));
    expect(questions()).toHaveLength(2);
  });

  test('asks for feedback before it shows the answers', () => {
    show({ score, results });
    const order = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(order.indexOf('How was this quiz?')).toBeLessThan(order.indexOf('Your answers'));
  });

  const folded = () => [...document.querySelectorAll('details')].map(({ open }) => open);

  test('folds what was right into one line each, to be opened alone, all at once, or by the map', () => {
    const right = results.map((one, n) => row({ ...one, questionId: `r${n}`, isCorrect: true }));
    show({ score, results: [...right, row({ questionId: 'q4', isCorrect: false })] });
    openDetails();
    expect(folded()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Expand all' })).toBeNull();
    filterBy('All 4');
    expect(folded()).toEqual([false, false, false]);
    fireEvent.click(screen.getByRole('link', { name: 'Question 2: Correct' }));
    expect(folded()).toEqual([false, true, false]);
    fireEvent.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(folded()).toEqual([true, true, true]);
    fireEvent.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(folded()).toEqual([false, true, false]);
  });

  test('shows everything at once where nothing is wrong', () => {
    show({ score, results: [row({})] });
    openDetails();
    expect(questions()).toEqual(['1. Which one?']);
    expect(folded()).toEqual([false]);
  });

  test('paper gets every answer, unfolded, and the screen is as it was', () => {
    show({ score, results });
    fireEvent(window, new Event('beforeprint'));
    expect(questions()).toEqual(['1. Which one?', '2. And this?', '3. Last one?']);
    expect(folded()).toEqual([true]);
    fireEvent(window, new Event('afterprint'));
    openDetails();
    expect(questions()).toEqual(['2. And this?', '3. Last one?']);
  });

  test('says in words which answers would have been right', () => {
    const written = { type: 'short_answer', options: [], isCorrect: false, userAnswer: 'two' };
    show({ score, results: [row({ ...written, correctAnswer: ['one', '1'] })] });
    openDetails();
    expect(screen.getByText('Accepted answers').nextElementSibling?.textContent).toBe('one or 1');
  });

  test('has what the quiz says read out in its language', () => {
    const parts = [{ part: 'Frankreich', given: 'Lyon', expected: ['Paris'], isCorrect: false }];
    const matching = row({ type: 'matching', question: 'Ordne zu', options: [], isCorrect: false, parts });
    const chosen = row({
      questionId: 'q2',
      isCorrect: false,
      options: [{ text: 'Rot', explanation: 'Rot ist warm.' }],
    });
    show({ score, results: [matching, chosen], quiz: { ...buildResult().quiz, language: 'de' } });
    openDetails();
    const languageOf = (text: string) =>
      screen.getAllByText(text)[0]?.closest('[lang]')?.getAttribute('lang');
    const said = ['Ordne zu', 'Frankreich', 'Lyon', 'Paris', 'Rot', 'Rot ist warm.', 'Because it is.'];
    expect(said.map(languageOf)).toEqual(said.map(() => 'de'));
    expect(languageOf('Explanation')).toBeUndefined();
  });

  test.each([
    [{ allowResultsReview: false }, { score }, false],
    [{}, {}, false],
    [{ showResultsImmediately: false }, { score, results }, true],
    [{}, { score, results }, true],
  ])('has details only where the score is shown and may be reviewed: %j', (over, shown, has) => {
    show({ ...shown, quiz: { ...buildResult().quiz, ...over } });
    expect(screen.queryByRole('button', { name: 'View Detailed Results' }) !== null).toBe(has);
  });

  test.each([
    [{ reason: 'never' }, 'The quiz owner does not show the answers of this quiz.', false],
    [
      { reason: 'attempts_left', attemptsLeft: 2 },
      'You have 2 attempts left. The answers are shown after the last one, or when you say that you are done.',
      true,
    ],
    [
      { reason: 'attempts_left', attemptsLeft: 1 },
      'You have 1 attempt left. The answers are shown after it',
      true,
    ],
    [{ reason: 'attempts_left' }, 'You can take this quiz as often as you like.', true],
    [{ reason: 'attempts_left', shownAt: iso(0) }, 'when the quiz is over.', true],
    [{ reason: 'not_released' }, 'The quiz owner releases them.', false],
    [{ reason: 'prize_open' }, 'once the winners of the prize are decided', false],
    [{ reason: 'attempt_open' }, 'You have another attempt under way.', false],
  ] as const)('says why the answers are not there, and what brings them: %j', async (why, words, mayEnd) => {
    show({ score, correctAnswers: { shown: false, ...why } });
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    const done = { name: 'I am done: show the answers' };
    if (mayEnd) await screen.findByRole('button', done);
    else expect(screen.queryByRole('button', done)).toBeNull();
    expect(screen.queryByRole('button', { name: 'View Detailed Results' })).toBeNull();
  });

  test.each([
    [{ decidedAt: '2999-01-02T03:00:00.000Z' }, /^Your score appears when the prize is decided on .*2999/],
    [{ decidedAt: iso(0) }, /^Your score appears when the prize is decided\.$/],
    [{}, /^Your score appears when the prize is decided\.$/],
  ])('says that the score waits for the prize: %j', (awaitsPrize, words) => {
    show({ awaitsPrize, correctAnswers: { shown: false, reason: 'prize_open' } });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText('Results Under Review')).toBeNull();
    expect(screen.queryByText('Passed')).toBeNull();
  });

  test('explains only where the quiz does', () => {
    show({ score, results });
    openDetails();
    expect(screen.getAllByText('Because it is.')).toHaveLength(2);
    cleanup();
    show({ score, results, quiz: { ...buildResult().quiz, showExplanations: false } });
    openDetails();
    expect(screen.queryByText('Because it is.')).toBeNull();
  });

  test('holds back what the quiz holds back', () => {
    show({});
    expect(screen.getByRole('heading', { name: 'Results Under Review' })).toBeTruthy();
    expect(screen.getByText('Your results will be sent by email within 24-48 hours.')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Your answers' })).toBeNull();
  });

  test('promises no mail to whom nobody can write', () => {
    show({ submissionData: { ...buildResult().submissionData, emailKnown: false } });
    expect(screen.getByRole('heading', { name: 'Results Under Review' })).toBeTruthy();
    expect(screen.queryByText(/sent by email/)).toBeNull();
    expect(screen.getByText(/Come back to this page/)).toBeTruthy();
  });

  test('shows the certificate to whoever earned one, only beside a score', async () => {
    fakeApi({ 'GET /certificates/000G40R40M30E209': () => refused('NOT_FOUND') });
    const certificate = { template: 'elegant', code: '000G40R40M30E209' } as const;
    show({ score, certificate });
    await screen.findByRole('heading', { name: 'Your certificate' });
    cleanup();
    show({ certificate });
    expect(screen.queryByRole('heading', { name: 'Your certificate' })).toBeNull();
  });

  test.each([
    [66.67, 'Take Again', 'Share quiz'],
    [100, 'Share quiz', 'Take Again'],
  ])('at %s %% leads with %s', (percentage, first, second) => {
    show({ score: { ...score, percentage }, quiz: { ...buildResult().quiz, canRetake: true } });
    const find = (name: string) =>
      screen.queryByRole('link', { name }) ?? screen.getByRole('button', { name });
    expect(find(first).className).toContain('bg-accent ');
    expect(find(second).className).not.toContain('bg-accent ');
    expect(find(first).compareDocumentPosition(find(second))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('tells what was recorded, where the attempt says so', () => {
    const { submissionData } = buildResult();
    show({ score, submissionData: { ...submissionData, recordedEvents: 2 } });
    expect(screen.getByText(/^2 events were recorded/)).toBeTruthy();
    cleanup();
    show({ score, submissionData: { ...submissionData, recordedEvents: 0 } });
    expect(screen.queryByText(/recorded while/)).toBeNull();
  });

  test('says until when late answers count', () => {
    show({ status: 'timed_out', finalAt: iso(600_000) });
    expect(screen.getByRole('heading', { name: 'Your time is over' })).toBeTruthy();
    expect(screen.queryByText('Results Under Review')).toBeNull();
  });

  test('notes answers that came late, gives a receipt, and offers what comes next', () => {
    show({
      score,
      submissionData: { ...buildResult().submissionData, lateSync: true },
      quiz: { ...buildResult().quiz, canRetake: true },
    });
    expect(screen.getByText(/^Some of your answers arrived after their time had ended/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy link to receipt' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Take Again' }).getAttribute('href')).toBe('/quiz/ABC234');
  });
});

test('an essay is shown in full with its points and the comment of whoever graded it', async () => {
  vi.useFakeTimers();
  const essay = row({
    type: 'essay',
    options: [],
    isCorrect: false,
    points: 12.5,
    maxPoints: 20,
    userAnswer: 'First line.\nSecond line.',
    correctAnswer: undefined,
    explanation: undefined,
    comment: 'Name a second cause.',
  });
  show({ score, results: [essay] });
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.getByText('12.5 / 20 points')).toBeTruthy();
  expect(screen.getByText('Graded')).toBeTruthy();
  expect(screen.getByText(/First line\.\s+Second line\./)).toBeTruthy();
  expect(screen.getByText('Name a second cause.')).toBeTruthy();
  expect(screen.queryByText('Incorrect')).toBeNull();
});
