// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerTo } from '../engine/answers.ts';
import { AttemptProvider } from './attempt-context.tsx';
import { readStruck } from '../storage/struck.ts';
import { buildQuestion, noticesOf, openAttempt, settle } from '../testing/fakes.ts';
import { Announcer } from './announcer.tsx';
import { QuestionScreen } from './question-screen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function taking(paper: Parameters<typeof openAttempt>[0] = {}) {
  const attempt = await openAttempt(paper);
  render(
    <AttemptProvider value={attempt.runner}>
      <Announcer />
      <QuestionScreen />
    </AttemptProvider>,
  );
  const answer = () => answerTo(attempt.runner.view().sync.answers, 'q1').userAnswer;
  return { ...attempt, answer };
}

const several = (over: object = {}) => ({ questions: [buildQuestion({ type: 'multiple_choice', ...over })] });
const strike = (mark: string) => screen.getByRole('button', { name: `Cross out option ${mark}` });
const isStruck = (mark: string) => strike(mark).getAttribute('aria-pressed') === 'true';
const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}`, shiftKey });
const said = () => screen.getByRole('status').textContent;

test('crossing out is a note on the device: it is said, named, and no answer', async () => {
  const { runner, answer } = await taking();
  fireEvent.click(strike('B'));
  expect(isStruck('B')).toBe(true);
  expect(option('Green (crossed out)').checked).toBe(false);
  expect(said()).toBe('Option B crossed out.');
  expect(answer()).toBeNull();
  expect(runner.unsent).toBe(0);
  expect(readStruck(runner.opened.record.sessionId)).toEqual({ q1: [1] });
  fireEvent.click(strike('B'));
  expect(isStruck('B')).toBe(false);
  expect(said()).toBe('Option B restored.');
});

test('by keys: Shift and the letter, and the letter alone restores and chooses', async () => {
  const { answer } = await taking();
  press('B', true);
  press('C', true);
  expect([isStruck('B'), isStruck('C')]).toEqual([true, true]);
  press('b');
  expect([isStruck('B'), isStruck('C')]).toEqual([false, true]);
  expect(answer()).toBe('Green');
});

test('what is crossed out is no longer the answer', async () => {
  const { answer, runner } = await taking(several());
  const notices = noticesOf(runner);
  press('a');
  press('b');
  press('A', true);
  expect(answer()).toEqual(['Green']);
  const text = 'Option A crossed out. It is no longer your answer.';
  expect(notices, 'for everybody to see').toEqual([{ type: 'said', text, shown: true }]);
  // Chosen and unchosen again, it does not come back crossed out.
  press('a');
  press('a');
  expect(isStruck('A')).toBe(false);
  expect(answer()).toEqual(['Green']);
});

test('an answer of another device is never shown crossed out', async () => {
  const { runner, server, answer } = await taking();
  fireEvent.click(strike('A'));
  await act(async () => {
    runner.setHidden(true);
    server.saveElsewhere({ q1: 'Red' });
    runner.setHidden(false, true);
    await settle();
  });
  expect(answer()).toBe('Red');
  expect(isStruck('A')).toBe(false);
});

test('a question whose time is over takes no more of it', async () => {
  const { device } = await taking({
    questions: [buildQuestion({ timeLimit: 5 })],
    allowBackNavigation: true,
  });
  fireEvent.click(strike('A'));
  await act(() => device.pass(6_000));
  expect(screen.queryByRole('button', { name: /Cross out/ })).toBeNull();
  press('B', true);
  expect(screen.queryByRole('radio', { name: 'Green (crossed out)' })).toBeNull();
  expect(option('Red (crossed out)')).toBeTruthy();
});

test('on a page of several questions keys cross out where one is', async () => {
  const questions = ['q1', 'q2'].map((_id) => buildQuestion({ _id, question: `Which is ${_id}?` }));
  const { runner } = await taking({ questions, questionsPerPage: 2 });
  await screen.findByText('Page 1 of 1');
  act(() => runner.goTo(1));
  press('C', true);
  expect(runner.view().struck).toEqual({ q2: [2] });
});
