// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { afterEach, describe, expect, test } from 'vitest';
import { AttemptProvider } from './attempt-context.tsx';
import { buildQuestion, offline, openAttempt } from '../testing/fakes.ts';
import { Announcer } from './announcer.tsx';
import { HandInScreen } from './hand-in-screen.tsx';
import { SaveIndicator } from './save-indicator.tsx';

afterEach(cleanup);

/** A quiz that is finished without a connection, on its last screen. */
async function handInOffline(options?: Parameters<typeof openAttempt>[0]) {
  const opened = await openAttempt(options);
  opened.server.failure = offline;
  act(() => opened.runner.submit());
  render(
    <AttemptProvider value={opened.runner}>
      <HandInScreen />
    </AttemptProvider>,
  );
  await act(() => opened.device.pass(10));
  return opened;
}

test('says whether the answers are safe, and aloud only when that changes', async () => {
  const { runner, server, device } = await openAttempt();
  render(
    <AttemptProvider value={runner}>
      <SaveIndicator />
      <Announcer />
    </AttemptProvider>,
  );
  const aloud = () => screen.getByRole('status').textContent;
  expect(screen.getByText('Saved')).toBeTruthy();
  act(() => runner.answer('q1', 'Red'));
  expect(screen.getByText('Kept on this device')).toBeTruthy();
  expect(aloud()).toBe('');
  server.failure = offline;
  await act(() => device.pass(90_000));
  const said = 'The connection is lost. Your answers are kept on this device.';
  expect(screen.getByText('Offline: 1 answer will be sent when you are back')).toBeTruthy();
  expect(aloud()).toBe(said);
  act(() => runner.answer('q2', 'Red'));
  expect(screen.getByText('Offline: 2 answers will be sent when you are back')).toBeTruthy();
  expect(aloud()).toBe(said);
  server.failure = undefined;
  await act(async () => {
    runner.retryNow();
    await device.pass(1);
  });
  expect(screen.getByText('Saved')).toBeTruthy();
  expect(aloud()).toBe('Back online. All answers are saved.');
});

test('beside a title it is short for the eyes and whole for screen readers', async () => {
  const { runner, server, device } = await openAttempt();
  render(
    <AttemptProvider value={runner}>
      <SaveIndicator short />
    </AttemptProvider>,
  );
  server.failure = offline;
  act(() => runner.answer('q1', 'Red'));
  await act(() => device.pass(90_000));
  expect(screen.getByText('Offline: 1 unsent').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('Offline: 1 answer will be sent when you are back')).toBeTruthy();
});

test('a finished quiz that cannot be sent says where it is, and is sent on demand', async () => {
  const { server, device } = await handInOffline();
  const heading = await screen.findByRole('heading', {
    name: 'Your quiz is finished and kept on this device',
  });
  expect(document.activeElement).toBe(heading);
  server.failure = undefined;
  await act(async () => {
    screen.getByRole('button', { name: 'Try now' }).click();
    await device.pass(1);
  });
  expect(server.handIns).toHaveLength(1);
});

test('says once, for the eyes too, that the time of a question is over', async () => {
  const questions = [buildQuestion({ timeLimit: 5 }), buildQuestion({ _id: 'q2' })];
  const { runner, device } = await openAttempt({ questions });
  const { container } = render(
    <AttemptProvider value={runner}>
      <Announcer />
    </AttemptProvider>,
  );
  render(<Toaster />);
  await act(() => device.pass(6_000));
  expect(screen.getAllByText('Time for question 1 is over.')).toHaveLength(1);
  expect(container.textContent).toBe('');
});

describe('where this device stores nothing', () => {
  test('no answer counts as kept, and a lost connection asks to keep the page open', async () => {
    const { runner, server, device } = await openAttempt({ lasting: false });
    render(
      <AttemptProvider value={runner}>
        <SaveIndicator />
        <Announcer />
      </AttemptProvider>,
    );
    act(() => runner.answer('q1', 'Red'));
    expect(screen.queryByText('Kept on this device')).toBeNull();
    expect(screen.getByText('Saving…')).toBeTruthy();
    server.failure = offline;
    await act(() => device.pass(3_000));
    expect(screen.getByRole('status').textContent).toBe(
      'The connection is lost. Keep this page open: this device cannot store your answers.',
    );
  });

  test('a finished quiz that cannot be sent asks to keep the page open', async () => {
    await handInOffline({ lasting: false });
    await screen.findByRole('heading', { name: 'Your quiz is finished but not sent yet' });
    expect(screen.getByText(/This device cannot store it: keep this page open/)).toBeTruthy();
    expect(screen.queryByText(/kept on this device|reload/)).toBeNull();
  });
});
