import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdAttempt, type LeaseOptions, takeOverAttempt } from './lease.ts';

/** What is said among the tabs of one browser, each of which hears all but its own words. */
const channels = new Set<Channel>();
let said: string[] = [];

class Channel extends EventTarget {
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    channels.add(this);
  }
  postMessage(data: string): void {
    said.push(data);
    for (const other of channels)
      if (other !== this && other.name === this.name)
        queueMicrotask(
          () => channels.has(other) && other.dispatchEvent(new MessageEvent('message', { data })),
        );
  }
  close(): void {
    channels.delete(this);
  }
}

const denied = () => new DOMException('The request was denied.', 'SecurityError');
const refusingLocks = { locks: { request: () => Promise.reject(denied()) } };

const tab = (): LeaseOptions => ({ onAsked: vi.fn(async () => undefined), onLost: vi.fn() });
const second = 1_000;

/** The promise's value after some time, or 'waits'. */
async function after<T>(promise: Promise<T>, ms: number): Promise<T | 'waits'> {
  await vi.advanceTimersByTimeAsync(ms);
  return Promise.race([promise, Promise.resolve('waits' as const)]);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
  said = [];
});
afterEach(() => {
  channels.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ['has no locks', {}],
  ['denies its locks to a frame', refusingLocks],
])('where the browser %s', (_, navigator) => {
  beforeEach(() => vi.stubGlobal('navigator', navigator));

  it('gives an attempt to the first tab that hears of no other, and to no second one', async () => {
    const first = holdAttempt('s1', tab());
    expect(await after(first, second - 1)).toBe('waits');
    expect(await after(first, 1)).toMatchObject({ release: expect.any(Function) });
    expect(await after(holdAttempt('s1', tab()), 0)).toBeUndefined();
    expect(await after(holdAttempt('s2', tab()), second)).toBeDefined();
  });

  it('gives it on as soon as it is let go', async () => {
    const lease = await after(holdAttempt('s1', tab()), second);
    if (lease === 'waits') expect.unreachable();
    lease?.release();
    expect(await after(holdAttempt('s1', tab()), second)).toBeDefined();
  });

  it('leaves the other tab its moment to put the last answers away, and then has it alone', async () => {
    let putAway: () => void = expect.unreachable;
    const options = { ...tab(), onAsked: vi.fn(() => new Promise<void>((done) => (putAway = done))) };
    await after(holdAttempt('s1', options), second);
    said = [];
    const taken = takeOverAttempt('s1', tab());
    expect(await after(taken, 1.5 * second - 1)).toBe('waits');
    expect(options.onAsked).toHaveBeenCalledOnce();
    expect(said).toEqual(['give', 'who']);
    putAway();
    expect(await after(taken, 1)).toMatchObject({ release: expect.any(Function) });
    expect(await after(holdAttempt('s1', tab()), 0)).toBeUndefined();
  });
});

describe('where the browser denies a frame even the talk with other tabs', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', refusingLocks);
    vi.stubGlobal(
      'BroadcastChannel',
      vi.fn(function refuse() {
        throw denied();
      }),
    );
  });

  it('has the attempt at once: no other tab can find it', async () => {
    expect(await after(holdAttempt('s1', tab()), 0)).toMatchObject({ release: expect.any(Function) });
    expect(await after(takeOverAttempt('s1', tab()), 0)).toMatchObject({ release: expect.any(Function) });
  });

  it('hides no other failure', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    await expect(holdAttempt('s1', tab())).rejects.toThrow(TypeError);
  });
});
