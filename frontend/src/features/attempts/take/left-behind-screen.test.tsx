// @vitest-environment happy-dom
import { LIMITS } from '@quizhall/shared/model/limits';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api/errors.ts';
import { AttemptProvider } from './attempt-context.tsx';
import { buildQuestion, noticesOf, offline, openAttempt, settle } from '../testing/fakes.ts';
import { LeftBehindScreen } from './left-behind-screen.tsx';

afterEach(cleanup);

const questions = Array.from({ length: 12 }, (_, n) => buildQuestion({ _id: `e${n}`, type: 'essay' }));
const over = new ApiError('over', { code: 'ATTEMPT_OVER', status: 409, fromServer: true });

/** Twelve essays that were written without a network, which came back after the end. */
async function afterTheEnd(letter: string) {
  const { runner, server, device, store, ...rest } = await openAttempt({ questions, deadline: 60_000 });
  server.failure = offline;
  for (const { _id } of questions) runner.answer(_id, letter.repeat(LIMITS.textAnswer));
  await device.pass(61_000);
  server.failure = undefined;
  server.save = () => Promise.reject(over);
  const notices = noticesOf(runner);
  runner.retryNow();
  await device.pass(5_000);
  return { runner, server, store, notices, ...rest };
}

test('what no request carries any more is kept until the person has it', async () => {
  const { runner, server, notices } = await afterTheEnd('字');
  expect(server.handIns).toHaveLength(1);
  expect([runner.leftBehind, notices.filter(({ type }) => type === 'finished')]).toEqual([
    ['e10', 'e11'],
    [],
  ]);
  const made = vi.spyOn(URL, 'createObjectURL');
  render(
    <AttemptProvider value={runner}>
      <LeftBehindScreen />
    </AttemptProvider>,
  );
  expect(screen.getByText(/2 texts were too long/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Go on to the result' }), 'not before').toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Download my answers' }));
  const [file] = made.mock.calls[0] ?? [];
  expect((await (file as Blob).text()).split('字').length - 1).toBe(12 * LIMITS.textAnswer);
  fireEvent.click(screen.getByRole('button', { name: 'Go on to the result' }));
  await settle();
  expect(notices.filter(({ type }) => type === 'finished')).toHaveLength(1);
});

test('texts of one byte a letter all go along', async () => {
  const { runner, server, notices } = await afterTheEnd('a');
  expect(server.handIns[0]?.answers.filter(({ userAnswer }) => userAnswer !== null)).toHaveLength(12);
  expect([runner.leftBehind, notices.filter(({ type }) => type === 'finished')]).toMatchObject([[], [{}]]);
});

test.each([
  [
    'another device',
    { handedInElsewhere: true },
    'Your quiz has been handed in already',
    /by whoever runs the quiz\. 1 answer that you gave here had not been sent/,
  ],
  [
    'the quiz owner',
    { handedInElsewhere: true, endedByOwner: true },
    /^The quiz owner handed in your quiz at /,
    /^1 answer of yours had not been sent by then and does not count\. It is kept on this device/,
  ],
] as const)(
  'what was answered without a network while %s handed in is kept as well',
  async (_, told, title, text) => {
    const { runner, server, device } = await openAttempt();
    server.failure = offline;
    runner.answer('q1', 'Green');
    runner.answer('q2', 'Blue');
    runner.answer('q2', null);
    await device.pass(1_000);
    server.handInElsewhere({ q1: 'Red' }, told);
    server.failure = undefined;
    const notices = noticesOf(runner);
    runner.retryNow();
    await device.pass(120_000);
    expect([runner.leftBehind, notices]).toEqual([['q1'], []]);
    const made = vi.spyOn(URL, 'createObjectURL');
    render(
      <AttemptProvider value={runner}>
        <LeftBehindScreen />
      </AttemptProvider>,
    );
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Download my answers' }));
    const [file] = made.mock.lastCall ?? [];
    expect(await (file as Blob).text()).toContain('Green');
    fireEvent.click(screen.getByRole('button', { name: 'Go on to the result' }));
    await settle();
    expect(notices.filter(({ type }) => type === 'finished')).toHaveLength(1);
  },
);

test('nobody is told of another hand-in who had sent everything', async () => {
  const { runner, server, device } = await openAttempt();
  runner.answer('q1', 'Green');
  await device.pass(90_000);
  server.handInElsewhere({ q1: 'Green' });
  const notices = noticesOf(runner);
  runner.setHidden(false, true);
  await device.pass(60_000);
  expect([runner.leftBehind, notices.filter(({ type }) => type === 'finished')]).toMatchObject([[], [{}]]);
});
