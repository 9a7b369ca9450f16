import { expect, it, vi } from 'vitest';
import { failureLog } from './failure-log.ts';

it('shows a stuck reader in full once, then in one line at growing intervals, and its recovery', () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { onFailure, onRecovery } = failureLog('The stream consumer');
  const error = new Error('No value defined');
  for (let failures = 1; failures <= 20; failures++) onFailure(error, failures);
  onRecovery?.(20);
  const stuck = (count: number) =>
    `The stream consumer is stuck: it failed ${count} times in a row, and later changes wait behind it. Last error: No value defined`;
  expect(lines.mock.calls).toEqual([
    ['The stream consumer failed and will be retried:', error],
    [stuck(4)],
    [stuck(8)],
    [stuck(16)],
    ['The stream consumer works again after 20 failed attempts.'],
  ]);
});
