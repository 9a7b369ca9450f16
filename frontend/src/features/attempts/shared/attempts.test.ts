import { afterEach, expect, test, vi } from 'vitest';
import { flushProgress } from './attempts.ts';

afterEach(() => vi.restoreAllMocks());

test('a save of a page that goes away holds up no other for ever: it ends like any save', async () => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
      }),
  );
  const saved = flushProgress('s', 'token', { seq: 1, answers: [], currentIndex: 0 });
  expect(timeout).toHaveBeenCalledOnce();
  deadline.abort();
  await expect(saved).rejects.toThrow('late');
});
