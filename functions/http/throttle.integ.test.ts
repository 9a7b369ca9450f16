import type { Throttle } from '@quizhall/shared/contract/endpoint';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EchoCall, echo } from '../testing/echo.ts';
import { observe } from '../testing/observe.ts';
import { signedIn } from '../testing/scenarios.ts';
import { windowStart } from '../testing/windows.ts';
import { setClock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';

const WINDOW = 900;
let start = 0;
beforeEach(() => {
  start = windowStart(WINDOW);
  setClock(start);
});
afterEach(() => setClock(0));

/** An endpoint that refuses, breaks or answers as the test tells. */
function limited(rule: Partial<Throttle>) {
  const handle = vi.fn(async () => ({ id: 'a1', name: 'Ada' }));
  const throttle: Throttle[] = [{ by: 'address', limit: 3, windowSeconds: WINDOW, ...rule }];
  const { call } = echo({ auth: 'optional', throttle }, handle);
  const refuse = (error: Error) => handle.mockRejectedValue(error);
  const statuses = async (times: number, wish: EchoCall = {}) => {
    const seen: number[] = [];
    for (let i = 0; i < times; i++) seen.push((await observe(() => call(wish))).result.status);
    return seen;
  };
  return { call, handle, refuse, statuses };
}

describe('a throttle', () => {
  it('refuses what is above its limit with the time to wait, until the window is over', async () => {
    const { call, handle, statuses } = limited({});
    expect(await statuses(3)).toEqual([200, 200, 200]);
    const { status, headers, body } = await call();
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: 'TOO_MANY', message: 'Too many attempts. Please try again later.' });
    const wait = Number(headers['retry-after']);
    expect(wait).toBeGreaterThan(WINDOW - 60);
    expect(wait).toBeLessThanOrEqual(WINDOW);
    expect(handle).toHaveBeenCalledTimes(3);
    setClock(start + wait * 1_000);
    expect(await statuses(1)).toEqual([200]);
  });

  it('admits exactly its limit of requests that arrive at the same moment', async () => {
    const { call } = limited({});
    const answers = await Promise.all(Array.from({ length: 8 }, () => call()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('counts each address by itself', async () => {
    const { statuses } = limited({});
    await statuses(4);
    expect(await statuses(1, { sourceIp: '198.51.100.7' })).toEqual([200]);
  });

  it('counts a network of IPv6 as one address', async () => {
    const { statuses } = limited({});
    expect(await statuses(3, { sourceIp: '2001:db8:1:2::1' })).toEqual([200, 200, 200]);
    expect(await statuses(1, { sourceIp: '2001:db8:1:2:ffff::9' })).toEqual([429]);
    expect(await statuses(1, { sourceIp: '2001:db8:1:3::1' })).toEqual([200]);
  });

  it('counts each e-mail by itself, wherever the request comes from', async () => {
    const { statuses } = limited({ by: 'email' });
    const ada = { body: { name: 'x', email: 'ada@example.com' } };
    expect(await statuses(3, ada)).toEqual([200, 200, 200]);
    expect(await statuses(1, { ...ada, sourceIp: '198.51.100.7' })).toEqual([429]);
    expect(await statuses(1, { body: { name: 'x', email: 'grace@example.com' } })).toEqual([200]);
  });

  it('counts each person by itself, and a guest by the address', async () => {
    const { statuses } = limited({ by: 'user' });
    const [{ token }, other] = [await signedIn(), await signedIn()];
    expect(await statuses(4, { token })).toEqual([200, 200, 200, 429]);
    expect(await statuses(1, { token, sourceIp: '198.51.100.7' })).toEqual([429]);
    expect(await statuses(1, { token: other.token })).toEqual([200]);
    expect(await statuses(4)).toEqual([200, 200, 200, 429]);
  });

  it('counts what the path names by itself, from each address', async () => {
    const { statuses } = limited({ by: 'path+address' });
    expect(await statuses(4, { id: 'mine' })).toEqual([200, 200, 200, 429]);
    expect(await statuses(1, { id: 'another' })).toEqual([200]);
    expect(await statuses(1, { id: 'mine', sourceIp: '198.51.100.7' })).toEqual([200]);
  });

  it('counts what a person does with an e-mail apart from what others do with it', async () => {
    const { statuses } = limited({ by: 'user+email' });
    const [{ token }, other] = [await signedIn(), await signedIn()];
    const ada = { body: { name: 'x', email: 'ada@example.com' } };
    expect(await statuses(4, { ...ada, token })).toEqual([200, 200, 200, 429]);
    expect(await statuses(1, { ...ada, token: other.token })).toEqual([200]);
    expect(await statuses(1, { body: { name: 'x', email: 'bo@example.com' }, token })).toEqual([200]);
  });

  it('does not count what never reached it', async () => {
    const { statuses } = limited({});
    expect(await statuses(5, { body: { name: 5 as unknown as string } })).toEqual([400, 400, 400, 400, 400]);
    expect(await statuses(3)).toEqual([200, 200, 200]);
  });
});

describe.each(['email', 'address'] as const)('a throttle of failures by %s', (by) => {
  it('never stops who succeeds', async () => {
    const { statuses } = limited({ by, countFailures: true });
    expect(await statuses(8)).toEqual(Array.from({ length: 8 }, () => 200));
  });

  it('counts refusals, and then stops success too', async () => {
    const { handle, refuse, statuses } = limited({ by, countFailures: true });
    refuse(new AppError('INVALID_CREDENTIALS'));
    expect(await statuses(4)).toEqual([401, 401, 401, 429]);
    handle.mockResolvedValue({ id: 'a1', name: 'Ada' });
    expect(await statuses(1)).toEqual([429]);
    expect(handle).toHaveBeenCalledTimes(3);
  });

  it('does not blame the caller for our own faults', async () => {
    const { refuse, statuses } = limited({ by, countFailures: true });
    refuse(new Error('broken'));
    expect(await statuses(4)).toEqual([500, 500, 500, 500]);
    refuse(new AppError('UNAVAILABLE'));
    expect(await statuses(2)).toEqual([503, 503]);
    refuse(new AppError('INVALID_CREDENTIALS'));
    expect(await statuses(4)).toEqual([401, 401, 401, 429]);
  });
});

describe('many at the same moment', () => {
  it('guess at one account: no more than the limit are looked at', async () => {
    const { call, handle, refuse } = limited({ by: 'email', countFailures: true });
    refuse(new AppError('INVALID_CREDENTIALS'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => call()));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(handle).toHaveBeenCalledTimes(3);
  });

  it('sign in from one school: nobody is refused', async () => {
    const { call } = limited({ by: 'address', countFailures: true });
    const answers = await Promise.all(Array.from({ length: 20 }, () => call()));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});
