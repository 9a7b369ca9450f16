import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What happens to a process at one of its calls to the table or the provider. `before`, `after`: it dies, and the call was
 * made or not; `lost`: the call was made, but its answer does not come; `pause`: it stands still while others go on.
 */
export interface Fault {
  kind: 'before' | 'after' | 'lost' | 'pause';
  /** The number of the call, from 0. */
  at: number;
}

export const FAULT_KINDS: readonly Fault['kind'][] = ['before', 'after', 'lost', 'pause'];

/** A process that is gone: nothing in it may go on. */
class Killed extends Error {}
class AnswerLost extends Error {}

interface Process {
  calls: number;
  fault: Fault | undefined;
  isDead: boolean;
  stands: () => Promise<void>;
}

const running = new AsyncLocalStorage<Process>();

/** One call to the world outside a process, with the fault that meets it. */
export async function outside<T>(call: () => Promise<T>): Promise<T> {
  const me = running.getStore();
  if (!me) return call();
  const die = () => {
    me.isDead = true;
    throw new Killed();
  };
  if (me.isDead) throw new Killed();
  const fault = me.calls++ === me.fault?.at ? me.fault.kind : undefined;
  if (fault === 'pause') await me.stands();
  if (fault === 'before') die();
  const answer = await call();
  if (fault === 'after') die();
  if (fault === 'lost') throw new AnswerLost();
  return answer;
}

/** Work that stands still. */
export interface Paused {
  /** Lets it go on, to its end. */
  resume: () => Promise<void>;
}

/**
 * Does work as a process of its own, with at most one fault; answers it where it stands still.
 * @throws what the work throws by itself: what a fault made it throw is no news
 */
export async function inProcess(
  work: () => Promise<unknown>,
  fault: Fault | undefined,
): Promise<Paused | undefined> {
  const stopped = Promise.withResolvers<'stands'>();
  const goOn = Promise.withResolvers<void>();
  const me: Process = {
    calls: 0,
    fault,
    isDead: false,
    stands: () => {
      stopped.resolve('stands');
      return goOn.promise;
    },
  };
  const done = running.run(me, async () => {
    try {
      await work();
    } catch (error) {
      if (!me.isDead && !(error instanceof AnswerLost)) throw error;
    }
  });
  if ((await Promise.race([stopped.promise, done])) !== 'stands') return undefined;
  return {
    resume: () => {
      goOn.resolve();
      return done;
    },
  };
}
