// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { START_LEAD_MS } from '@quizhall/shared/rules/attempts/deadline';
import { afterEach, expect, test } from 'vitest';
import { AttemptProvider } from './attempt-context.tsx';
import { openAttempt } from '../testing/fakes.ts';
import { TimeLeft } from './time-left.tsx';

afterEach(cleanup);

const LIMIT = 20 * 60_000;

test.each([
  ['the limit at the start', 0, LIMIT + START_LEAD_MS, '20:00'],
  ['the limit until the lead is over', START_LEAD_MS, LIMIT + START_LEAD_MS, '20:00'],
  ['less from then on', START_LEAD_MS + 1_000, LIMIT + START_LEAD_MS, '19:59'],
  ['what is left until the quiz closes', 0, 90_000, '1:30'],
  ['nothing at the deadline', 90_000, 90_000, '0:00'],
])('shows %s', async (_, after, deadline, clock) => {
  const { runner, device } = await openAttempt({ timeLimit: 20, deadline });
  await device.pass(after);
  render(
    <AttemptProvider value={runner}>
      <TimeLeft />
    </AttemptProvider>,
  );
  expect(screen.getByRole('timer', { name: `Time left: ${clock}` })).toBeTruthy();
});

test.each([
  ['says nothing of days', 7 * 24 * 60, false],
  ['says when the quiz is about to close', 20, true],
])('in practice %s', async (_, timeLimit, shown) => {
  const { runner } = await openAttempt({ practiceMode: true, timeLimit, deadline: timeLimit * 60_000 });
  render(
    <AttemptProvider value={runner}>
      <TimeLeft />
    </AttemptProvider>,
  );
  expect(screen.queryByRole('timer') !== null).toBe(shown);
});
