import { useCallback, useEffect, useState } from 'react';
import { thisDevice } from './this-device.ts';
import { readClocks } from '../engine/server-clock.ts';
import { AttemptRunner } from '../runner/attempt-runner.ts';
import type { Platform } from '../runner/runner-types.ts';
import { attemptTransport } from '../runner/transport.ts';
import type { AttemptStore, KeptAttempt } from '../storage/attempt-store.ts';
import { holdAttempt, type Lease, takeOverAttempt } from '../storage/lease.ts';
import { attemptStore } from '../storage/open-store.ts';

/** Away for longer, the person may have gone on with another device. */
const LONG_AWAY_MS = 60_000;

/** Tells the attempt what happens to its page: network, visibility, the end. Returns the way to stop. */
function watchPage(runner: AttemptRunner): () => void {
  let hiddenSince: number | undefined;
  const onVisibility = () => {
    if (document.hidden) {
      hiddenSince = Date.now();
      runner.setHidden(true);
      return;
    }
    const away = hiddenSince === undefined ? 0 : Date.now() - hiddenSince;
    hiddenSince = undefined;
    runner.setHidden(false, away > LONG_AWAY_MS);
  };
  const listeners = [
    [window, 'online', () => runner.retryNow()],
    [window, 'offline', () => runner.connectionLost()],
    [window, 'pagehide', () => runner.leaving()],
    [document, 'visibilitychange', onVisibility],
  ] as const;
  for (const [target, event, listener] of listeners) target.addEventListener(event, listener);
  if (!navigator.onLine) runner.connectionLost();
  return () => {
    for (const [target, event, listener] of listeners) target.removeEventListener(event, listener);
  };
}

const browserPlatform: Platform = {
  clocks: readClocks,
  random: Math.random,
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  metadata: thisDevice,
};

export type Opening =
  | { stage: 'looking' }
  /** Nothing of this quiz goes on in this browser: the overview comes first. */
  | { stage: 'none' }
  /** Another tab has it. */
  | { stage: 'elsewhere' }
  /** What is kept of it here cannot be opened as an attempt. */
  | { stage: 'invalid'; kept: KeptAttempt }
  /** The storage of this browser failed. */
  | { stage: 'failed' }
  | { stage: 'open'; runner: AttemptRunner };

interface Search {
  ref: string;
  userId: string | undefined;
  /** Take it from another tab. */
  force: boolean;
  /** Nobody waits for the answer any more. */
  signal: AbortSignal;
}

/**
 * The running attempt of this browser at a quiz. Once it is open it stays open whatever happens to the sign-in.
 * `look` searches again (after a start), `takeOver` takes the attempt from another tab.
 */
export function useAttemptRunner(ref: string, userId: string | undefined) {
  const [opening, setOpening] = useState<Opening>({ stage: 'looking' });
  const [turn, setTurn] = useState({ count: 0, force: false });
  const isOpen = opening.stage === 'open';
  const [openFor, setOpenFor] = useState<string | undefined>(userId);
  // Who is signed in decides which attempt is looked for, but never closes one that is open.
  if (!isOpen && openFor !== userId) setOpenFor(userId);

  useEffect(() => {
    const gone = new AbortController();
    const search = { ref, userId: openFor, force: turn.force, signal: gone.signal };
    let close: (() => void) | undefined;
    const show = (opened: Opened) => {
      if (gone.signal.aborted) return opened.close();
      close = opened.close;
      return setOpening(opened.opening);
    };
    openAttempt(search, () => setOpening({ stage: 'elsewhere' })).then(show, () =>
      setOpening({ stage: 'failed' }),
    );
    return () => {
      gone.abort();
      close?.();
    };
  }, [ref, openFor, turn]);

  const look = useCallback(() => {
    setOpening({ stage: 'looking' });
    setTurn(({ count }) => ({ count: count + 1, force: false }));
  }, []);
  const takeOver = useCallback(() => setTurn(({ count }) => ({ count: count + 1, force: true })), []);
  return { opening, look, takeOver };
}

interface Opened {
  opening: Opening;
  close: () => void;
}

const nothing = (opening: Opening): Opened => ({ opening, close: () => undefined });

async function openAttempt({ ref, userId, force, signal }: Search, onDisplaced: () => void): Promise<Opened> {
  const store = await attemptStore();
  const { running } = await store.find(ref, userId);
  if (!running || signal.aborted) return nothing({ stage: 'none' });
  let runner: AttemptRunner | undefined;
  const lost = () => {
    runner?.displaced();
    onDisplaced();
  };
  const options = {
    onAsked: async () => {
      await runner?.giveAway();
      onDisplaced();
    },
    onLost: lost,
  };
  const lease = force
    ? await takeOverAttempt(running.sessionId, options)
    : await holdAttempt(running.sessionId, options);
  if (!lease) return nothing({ stage: 'elsewhere' });
  runner = await openRunner(store, running.sessionId);
  if (!runner) {
    lease.release();
    const kept = await store.keptOf(running.sessionId);
    return nothing(kept ? { stage: 'invalid', kept } : { stage: 'none' });
  }
  return startRunner(runner, lease);
}

/** Undefined: it is no more, or its state is one that this release does not know. */
async function openRunner(store: AttemptStore, sessionId: string): Promise<AttemptRunner | undefined> {
  const owner = crypto.getRandomValues(new Uint32Array(2)).join('-');
  try {
    const opened = await store.open(sessionId, owner);
    if (!opened) return undefined;
    // A token that cannot be stored is asked for again by the next page.
    const keepToken = (token: string) => void store.renewToken(sessionId, token).catch(() => undefined);
    const transport = attemptTransport(opened.record, keepToken);
    const runner = new AttemptRunner({ opened, owner, store, transport, platform: browserPlatform });
    runner.open({ refresh: !opened.fresh });
    return runner;
  } catch (error) {
    // What lacks its parts: the screen says so, and has the answers. A storage that fails throws something else.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function startRunner(runner: AttemptRunner, lease: Lease): Opened {
  const unwatch = watchPage(runner);
  const close = () => {
    unwatch();
    runner.close();
    lease.release();
  };
  return { opening: { stage: 'open', runner }, close };
}
