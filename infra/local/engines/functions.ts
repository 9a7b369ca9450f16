import { createServer } from 'node:http';
import { readAll } from '../read-body.ts';
import { type Engine, LOOPBACK } from './engine.ts';
import { close, listen } from './ports.ts';

/** A function that others may call, by its name. */
export type Callable = (payload: unknown) => Promise<unknown>;

const PATH = /^\/2015-03-31\/functions\/([\w-]+)\/invocations$/;
const MOST_BYTES = 6_000_000;

/** What Lambda's API is to a function that calls another one, and waits for what it answers. */
export async function startFunctions(callables: Readonly<Record<string, Callable>>): Promise<Engine> {
  const server = createServer((req, res) => {
    const answer = (status: number, body: unknown, headers = {}) =>
      res
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body ?? null));
    const called = callables[PATH.exec(req.url ?? '')?.[1] ?? ''];
    // Nobody calls a function who is not one of the stage's.
    const isSigned = req.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') === true;
    if (req.method !== 'POST' || !called || !isSigned) {
      answer(404, { message: 'No such function' });
      return;
    }
    readAll(req, MOST_BYTES)
      .then((bytes) => called(JSON.parse(bytes?.toString('utf8') ?? 'null')))
      .then((result) => answer(200, result))
      .catch((error: unknown) =>
        answer(200, { errorMessage: String(error) }, { 'x-amz-function-error': 'Unhandled' }),
      );
  });
  const port = await listen(server, undefined, 'calls between functions');
  return { url: `http://${LOOPBACK}:${port}`, port, stop: () => close(server) };
}
