/** Maximum time a closing page (a reload) needs to release its lease, in ms. */
const PATIENCE_MS = 1_000;
/** Maximum time the other tab gets to store its last answers before takeover, in ms. */
const HANDOVER_MS = 1_500;

/** Exclusive right of one tab of this browser to continue an attempt. */
export interface Lease {
  release: () => void;
}

export interface LeaseOptions {
  /** Another tab requests the attempt: store everything; the lease is then released. */
  onAsked: () => Promise<void>;
  /** The attempt was taken over without waiting. */
  onLost: () => void;
}

const nameOf = (sessionId: string) => `quizhall.attempt.${sessionId}`;

/** Messages between tabs of one attempt. */
type Word = 'who' | 'mine' | 'give';

type Channel = BroadcastChannel | undefined;

/**
 * Opens the channel between tabs; undefined in a frame without shared storage, where no other tab can have the
 * attempt.
 */
function channelOf(sessionId: string): Channel {
  try {
    return new BroadcastChannel(nameOf(sessionId));
  } catch (error) {
    if (isDenied(error)) return undefined;
    throw error;
  }
}

function say(channel: Channel, word: Word): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
  channel?.postMessage(word);
}

/** `locks` is missing in insecure contexts (plain HTTP), despite its type. */
const webLocks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** Acquires the attempt for this tab; resolves to undefined if another tab has it. */
export async function holdAttempt(sessionId: string, options: LeaseOptions): Promise<Lease | undefined> {
  const channel = channelOf(sessionId);
  const lock = await acquire(sessionId, PATIENCE_MS, options);
  if (!lock) {
    channel?.close();
    return undefined;
  }
  return guard(channel, lock, options);
}

/** Takes the attempt over from another tab, which gets time to store its answers. */
export async function takeOverAttempt(sessionId: string, options: LeaseOptions): Promise<Lease> {
  const channel = channelOf(sessionId);
  say(channel, 'give');
  const lock =
    (await acquire(sessionId, HANDOVER_MS, options)) ??
    (await acquire(sessionId, 'steal', options)) ??
    (() => undefined);
  return guard(channel, lock, options);
}

type Release = () => void;

/** Answers messages of other tabs while the lease is held. */
function guard(channel: Channel, unlock: Release, { onAsked }: LeaseOptions): Lease {
  let isGiven = false;
  const release = () => {
    channel?.close();
    unlock();
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    // Whoever asked for it and hears nothing waits as long as the last answers may take to be put away.
    if (data === 'who' && !isGiven) say(channel, 'mine');
    if (data !== 'give' || isGiven) return;
    isGiven = true;
    void onAsked().finally(release);
  });
  return { release };
}

function acquire(
  sessionId: string,
  wait: number | 'steal',
  options: LeaseOptions,
): Promise<Release | undefined> {
  const locks = webLocks();
  return locks ? acquireLock(locks, sessionId, wait, options) : acquireByAsking(sessionId, wait);
}

function acquireLock(
  locks: LockManager,
  sessionId: string,
  wait: number | 'steal',
  { onLost }: LeaseOptions,
): Promise<Release | undefined> {
  return new Promise((resolve) => {
    let held = false;
    const hold = () =>
      new Promise<void>((done) => {
        held = true;
        resolve(done);
      });
    const options = wait === 'steal' ? { steal: true } : { signal: AbortSignal.timeout(wait) };
    locks.request(nameOf(sessionId), options, hold).catch((error: unknown) => {
      // Never granted within the time, or granted and then stolen; or a frame to which the browser denies what lasts.
      if (held) onLost();
      else resolve(isDenied(error) ? acquireByAsking(sessionId, wait) : undefined);
    });
  });
}

const isDenied = (error: unknown): boolean => error instanceof DOMException && error.name === 'SecurityError';

/** Fallback without the Web Locks API: the attempt is free if no tab claims it. */
function acquireByAsking(sessionId: string, wait: number | 'steal'): Promise<Release | undefined> {
  const free: Release = () => undefined;
  if (wait === 'steal') return Promise.resolve(free);
  const channel = channelOf(sessionId);
  if (!channel) return Promise.resolve(free);
  return new Promise((resolve) => {
    const answer = (release: Release | undefined) => {
      clearTimeout(timer);
      channel.close();
      resolve(release);
    };
    const timer = setTimeout(() => answer(free), wait);
    channel.addEventListener(
      'message',
      ({ data }: MessageEvent<Word>) => data === 'mine' && answer(undefined),
    );
    say(channel, 'who');
  });
}
