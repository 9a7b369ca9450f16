import { randomUUID } from 'node:crypto';
import type { EventBridgeEvent } from 'aws-lambda';
import { LOCAL_REGION } from './environment.ts';

export type ScheduledHandler = (event: EventBridgeEvent<'Scheduled Event', object>) => Promise<unknown>;

export interface Tick {
  /** Does the due work now, after the run that may be going on. */
  run(): Promise<unknown>;
  stop: () => Promise<void>;
}

export interface TickOptions {
  handler: ScheduledHandler;
  everyMs: number;
  now: () => number;
  onFailure: (error: unknown) => void;
}

/** Calls the handler of the scheduled rule again and again, never two at once. */
export function startTick({ handler, everyMs, now, onFailure }: TickOptions): Tick {
  let last: Promise<unknown> = Promise.resolve();
  const run = () => {
    const next = last.then(() => handler(scheduledEvent(now())));
    last = next.catch(() => undefined);
    return next;
  };
  const timer = setInterval(() => void run().catch(onFailure), everyMs);
  const stop = async () => {
    clearInterval(timer);
    await last;
  };
  return { run, stop };
}

/** The event of an EventBridge rule with a schedule. */
function scheduledEvent(now: number): EventBridgeEvent<'Scheduled Event', object> {
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account: '000000000000',
    time: new Date(now).toISOString(),
    region: LOCAL_REGION,
    resources: [],
    detail: {},
  };
}
