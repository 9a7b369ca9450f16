import { afterEach, expect, it, vi } from 'vitest';
import { coldStartMs } from './cold-start.ts';

afterEach(() => vi.unstubAllEnvs());

it('a cold start is the time before the request', () => {
  const uptime = vi.spyOn(process, 'uptime').mockReturnValue(1.25);
  expect(coldStartMs(250)).toBe(1_000);
  uptime.mockRestore();
});

it('an environment that was provisioned has none', () => {
  vi.stubEnv('AWS_LAMBDA_INITIALIZATION_TYPE', 'provisioned-concurrency');
  expect(coldStartMs(1)).toBeUndefined();
});

it('one request of an environment is the first', async () => {
  vi.resetModules();
  const { claimFirstRequest } = await import('./cold-start.ts');
  expect([claimFirstRequest(), claimFirstRequest(), claimFirstRequest()]).toEqual([true, false, false]);
});
