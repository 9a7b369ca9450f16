import { createServer } from 'node:http';
import * as z from 'zod';
import { type Engine, LOOPBACK } from './engines/engine.ts';
import { close, listen } from './engines/ports.ts';
import { readAll } from './read-body.ts';

/** What tests and demos may ask of a running stage; each answers what it did. */
export interface Controls {
  /** Moves the handlers' clock forward. */
  clock(advanceSeconds: number): Promise<{ now: string }>;
  /** Does the due work of this minute now. */
  tick(): Promise<unknown>;
  /** Waits until the stream consumer has handled everything written so far. */
  drain(): Promise<void>;
  /** Has the name server of the stage know these TXT records of a name. */
  dns(name: string, values: readonly string[]): void;
  /** Deletes expired items now. */
  sweep(): Promise<{ swept: number }>;
  /** Capacity units of all table calls since the stage started. */
  consumed(): { read: number; write: number };
  /** What the queues have given up; it can be handed in again. */
  parked(): { parked: ParkedMessage[] };
  replay(message: ParkedName): { replayed: boolean };
}

/** The name of a parked message: the same change may be parked in several queues. */
interface ParkedName {
  queue: string;
  id: string;
}
interface ParkedMessage extends ParkedName {
  record: unknown;
}

const ReplayBody = z.strictObject({ queue: z.string(), id: z.string() });
const ClockBody = z.strictObject({ advanceSeconds: z.number().min(0) });
const DnsBody = z.strictObject({ name: z.string(), values: z.array(z.string()) });
const MOST_BYTES = 10_000;

/** The control port of the stage: `POST /clock {advanceSeconds}`, `/dns {name, values}`, `/tick`, `/drain`, `/sweep`, `/consumed`, `/parked` and `/replay {queue, id}`. */
export async function startControl(controls: Controls, wanted: number | undefined): Promise<Engine> {
  const actions: Record<string, (body: unknown) => Promise<unknown>> = {
    '/clock': (body) => controls.clock(ClockBody.parse(body).advanceSeconds),
    '/dns': async (body) => {
      const { name, values } = DnsBody.parse(body);
      controls.dns(name, values);
    },
    '/tick': () => controls.tick(),
    '/drain': () => controls.drain(),
    '/sweep': () => controls.sweep(),
    '/consumed': async () => controls.consumed(),
    '/parked': async () => controls.parked(),
    '/replay': async (body) => controls.replay(ReplayBody.parse(body)),
  };
  const server = createServer((req, res) => {
    const action = req.method === 'POST' ? actions[req.url ?? ''] : undefined;
    const answer = (status: number, body: unknown) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
    if (!action) {
      answer(404, { message: `POST one of ${Object.keys(actions).join(', ')}` });
      return;
    }
    readAll(req, MOST_BYTES)
      .then((bytes) => action(bytes && bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : {}))
      .then((body) => answer(200, body))
      .catch((error: unknown) =>
        answer(400, { message: error instanceof Error ? error.message : String(error) }),
      );
  });
  const port = await listen(server, wanted, 'the control server');
  return { url: `http://${LOOPBACK}:${port}`, port, stop: () => close(server) };
}
