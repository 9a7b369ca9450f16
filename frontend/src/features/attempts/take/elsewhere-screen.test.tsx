// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AttemptProvider } from './attempt-context.tsx';
import { openAttempt } from '../testing/fakes.ts';
import { ElsewhereScreen } from './elsewhere-screen.tsx';

afterEach(cleanup);

test('it takes the focus from the question that it replaces', () => {
  render(<ElsewhereScreen where="tab" onUse={() => undefined} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('it says which device holds what', async () => {
  const { runner } = await openAttempt();
  runner.answer('q1', 'Red');
  const view = runner.view();
  const savedAt = new Date(runner.serverNow() - 125_000).toISOString();
  const other = { device: 'Chrome on Android', savedAt, answers: 12 };
  vi.spyOn(runner, 'view').mockReturnValue({ ...view, sync: { ...view.sync, other } });
  render(
    <AttemptProvider value={runner}>
      <ElsewhereScreen where="device" onUse={() => undefined} />
    </AttemptProvider>,
  );
  expect(screen.getByText('This device:').nextSibling?.textContent).toBe('1 answer not yet sent');
  const there = screen.getByText('The other device (Chrome on Android):');
  expect(there.nextSibling?.textContent).toBe('saved 2 minutes ago, 12 answers');
  expect(screen.getByRole('button', { name: 'Go on here' })).toBeTruthy();
});
