// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerTo } from '../engine/answers.ts';
import { AttemptProvider, useAttemptView } from './attempt-context.tsx';
import type { AttemptRunner } from '../runner/attempt-runner.ts';
import { buildQuestion, openAttempt } from '../testing/fakes.ts';
import { ReviewScreen } from './review-screen.tsx';
import { loadQuestionsPage } from './lazy-parts.tsx';
import { QuestionScreen } from './question-screen.tsx';

type Sight = { index: number; isIntersecting: boolean };
/** Tells the page which questions have come into sight, or left it. */
let scroll: (changes: Sight[]) => void;

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: object[]) => void) {
        scroll = (changes) =>
          onChange(changes.map(({ index, isIntersecting }) => ({ target: cardOf(index), isIntersecting })));
      }
      observe() {}
      disconnect() {}
    },
  );
  await loadQuestionsPage();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cardOf = (index: number) => document.querySelector(`[data-index="${index}"]`);

function Screens() {
  return useAttemptView((view) => view.screen) === 'review' ? <ReviewScreen /> : <QuestionScreen />;
}

const numbered = (count: number, passageId?: string) =>
  Array.from({ length: count }, (_, place) =>
    buildQuestion({
      _id: `q${place + 1}`,
      question: `Which one is q${place + 1}?`,
      ...(passageId && { passageId }),
    }),
  );

async function draw(runner: AttemptRunner) {
  render(
    <AttemptProvider value={runner}>
      <Screens />
    </AttemptProvider>,
  );
  await act(async () => undefined);
}

async function show(paper: Parameters<typeof openAttempt>[0] = {}) {
  const attempt = await openAttempt({ questions: numbered(7), questionsPerPage: 3, ...paper });
  await draw(attempt.runner);
  const stateOf = (id: string) => answerTo(attempt.runner.view().sync.answers, id);
  const at = () => attempt.runner.view().sync.currentIndex;
  return { ...attempt, stateOf, at };
}

const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
const stems = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent?.match(/q\d/)?.[0] ?? textContent);
const focused = () => document.activeElement?.textContent;

describe('a page of several questions', () => {
  test('has as many as its author said, and the last one the rest', async () => {
    await show();
    expect(stems()).toEqual(['q1', 'q2', 'q3']);
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(stems()).toEqual(['q4', 'q5', 'q6']);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(stems()).toEqual(['q7']);
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(stems()).toEqual(['q4', 'q5', 'q6']);
    expect(focused()).toBe('Which one is q4?');
  });

  test('leads to the review from the last one', async () => {
    await show({ questions: numbered(3) });
    fireEvent.click(screen.getByRole('button', { name: 'Review & Submit' }));
    expect(stems()).toEqual(['Review your answers']);
    fireEvent.click(screen.getByRole('button', { name: 'Question 2: Not Answered' }));
    expect(stems()).toEqual(['q1', 'q2', 'q3']);
  });

  test('keys go from question to question, over its edge too, and answer the one they are at', async () => {
    const { stateOf } = await show();
    press('b');
    press('Enter');
    expect(focused()).toBe('Which one is q2?');
    press('c');
    press('f');
    press('ArrowRight');
    press('ArrowRight');
    expect(stems()).toEqual(['q4', 'q5', 'q6']);
    expect(focused()).toBe('Which one is q4?');
    press('ArrowLeft');
    expect(stems()).toEqual(['q1', 'q2', 'q3']);
    expect(focused()).toBe('Which one is q3?');
    expect([stateOf('q1').userAnswer, stateOf('q2').userAnswer, stateOf('q2').flagged]).toEqual([
      'Green',
      'Blue',
      true,
    ]);
  });

  test('the navigator opens the page of a question, and brings the person to it', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Question 5: Not Answered' }));
    expect(stems()).toEqual(['q4', 'q5', 'q6']);
    expect(focused()).toBe('Which one is q5?');
  });

  test('time runs for the question that is answered, and nobody is moved away from it', async () => {
    const { device, stateOf, at } = await show();
    await act(() => device.pass(4_000));
    const blue = screen.getAllByRole('radio', { name: 'Blue' })[2];
    blue?.focus();
    fireEvent.click(blue as HTMLElement);
    expect([at(), document.activeElement]).toEqual([2, blue]);
    await act(() => device.pass(6_000));
    expect([stateOf('q1').timeSpent, stateOf('q2').timeSpent, stateOf('q3').timeSpent]).toEqual([4, 0, 6]);
    expect(stateOf('q3').userAnswer).toBe('Blue');
  });

  test('what is scrolled out of sight is left for the first question in sight', async () => {
    const { at } = await show();
    act(() => scroll([0, 1].map((index) => ({ index, isIntersecting: true }))));
    expect(at()).toBe(0);
    act(() =>
      scroll([
        { index: 0, isIntersecting: false },
        { index: 2, isIntersecting: true },
      ]),
    );
    expect(at()).toBe(1);
  });

  test('what is written in a field that was scrolled out of sight stays, and leads back to its question', async () => {
    const blank = buildQuestion({ _id: 'q2', type: 'fill_blank', question: 'Water is ___.', options: [] });
    const { at, stateOf } = await show({ questions: numbered(3).with(1, blank) });
    const field = screen.getByRole<HTMLInputElement>('textbox');
    act(() => field.focus());
    expect(at()).toBe(1);
    act(() => scroll([{ index: 2, isIntersecting: true }]));
    expect(at()).toBe(2);
    // Between the listeners of what a person types a browser lets React draw; of what a script does, it does not.
    document.body.firstElementChild?.firstElementChild?.addEventListener('input', () =>
      flushSync(() => undefined),
    );
    fireEvent.input(field, { target: { value: 'wet' } });
    expect([field.value, stateOf('q2').userAnswer, at()]).toEqual(['wet', 'wet', 1]);
  });

  test('is the same after a reload, at the same question', async () => {
    const { open } = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Question 6: Not Answered' }));
    await act(async () => undefined);
    cleanup();
    await draw(await open('after the reload'));
    expect(stems()).toEqual(['q4', 'q5', 'q6']);
    expect(focused()).toBe('Which one is q6?');
  });

  test('shows a passage once for the questions in a row that are about it', async () => {
    const passages = [{ id: 'p1', title: 'Light', text: 'Light is fast.' }];
    await show({ passages, questions: numbered(3, 'p1') });
    expect(await screen.findAllByRole('region', { name: 'Light' })).toHaveLength(1);
  });
});

test('one question a page is one question', async () => {
  await show({ questionsPerPage: 1 });
  expect(stems()).toEqual(['q1']);
  expect(screen.queryByText(/^Page/)).toBeNull();
});
