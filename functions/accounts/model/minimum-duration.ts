import { setTimeout as pause } from 'node:timers/promises';

/** Runs `work` and holds its answer back until `milliseconds` have passed, so that its duration does not tell. */
export async function noFasterThan<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work(), pause(milliseconds)]);
  return answer;
}
