import { setTimeout as pause } from 'node:timers/promises';

/** Runs `work` for at least this time, so that its duration reveals nothing. */
export async function runForAtLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work(), pause(milliseconds)]);
  return answer;
}
