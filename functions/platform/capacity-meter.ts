import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';

/** DynamoDB capacity units and calls that a measured operation consumed. */
export interface Consumption {
  /** Calls to the table. */
  trips: number;
  read: number;
  write: number;
}

/** Calls of one kind to something outside the process. */
interface Calls {
  count: number;
  /** Of all of them together, and of the one that took longest. */
  ms: number;
  longest: number;
  /** Tries beyond the first of each. */
  again?: number;
}

/** Durations of the calls of a measured operation. */
export interface Trace {
  /** Milliseconds in which at least one call was out: what ran at once counts once. */
  waited: number;
  calls: Record<string, Calls>;
}

interface Measurement {
  consumed: Consumption;
  trace: Trace;
  /** Calls that are out, and since when there is one. */
  out: number;
  since: number;
}

const storage = new AsyncLocalStorage<Measurement[]>();

const running = () => storage.getStore() ?? [];

/**
 * Name of the diagnostics channel that publishes the capacity of every table call. Process-wide, so it covers
 * bundled functions too.
 */
export const TABLE_CALLS = 'quizhall:table-calls';
const tableCalls = channel(TABLE_CALLS);

/** Adds one table call to every enclosing measurement. */
export function recordTableCall(cost: Partial<Consumption>): void {
  tableCalls.publish(cost);
  for (const { consumed } of running()) {
    consumed.trips += 1;
    consumed.read += cost.read ?? 0;
    consumed.write += cost.write ?? 0;
  }
}

/**
 * Runs `work` and adds its duration to every enclosing measurement.
 * @param call name of the call: `table Query`, `S3 GetObject`
 */
export async function measureCall<T>(call: string, work: () => Promise<T>): Promise<T> {
  const around = running();
  const began = performance.now();
  for (const one of around) {
    if (one.out === 0) one.since = began;
    one.out += 1;
  }
  try {
    return await work();
  } finally {
    const now = performance.now();
    for (const one of around) {
      one.out -= 1;
      if (one.out === 0) one.trace.waited += now - one.since;
      const calls = callsOf(one, call);
      calls.count += 1;
      calls.ms += now - began;
      calls.longest = Math.max(calls.longest, now - began);
    }
  }
}

/** Adds retries of a call to every enclosing measurement. */
export function recordRetries(call: string, retries: number): void {
  if (retries < 1) return;
  for (const one of running()) {
    const calls = callsOf(one, call);
    calls.again = (calls.again ?? 0) + retries;
  }
}

const callsOf = ({ trace }: Measurement, call: string): Calls =>
  (trace.calls[call] ??= { count: 0, ms: 0, longest: 0 });

/**
 * Runs `work` and returns its result, consumed capacity and trace. Measurements nest: an outer one includes
 * the inner.
 */
export async function measureCost<T>(
  work: () => Promise<T>,
): Promise<{ result: T; consumed: Consumption; trace: Trace }> {
  const measurement: Measurement = {
    consumed: { trips: 0, read: 0, write: 0 },
    trace: { waited: 0, calls: {} },
    out: 0,
    since: 0,
  };
  const result = await storage.run([...running(), measurement], work);
  return { result, consumed: measurement.consumed, trace: measurement.trace };
}
