import type { IncomingMessage } from 'node:http';
import { runInNewContext } from 'node:vm';
import { edgeFunctions } from '../../constructs/edge-functions.ts';

type EdgeHeaders = Record<string, { value: string }>;

interface EdgeEvent {
  viewer: { ip: string };
  request: { uri: string; headers: EdgeHeaders };
  response: { headers: EdgeHeaders };
}

type EdgeCode = keyof typeof edgeFunctions;

/** The code that CloudFront runs, compiled as there: a script that defines `handler` and sees nothing else. */
const handlers = new Map(
  Object.entries(edgeFunctions).map(([name, code]) => [
    name,
    runInNewContext(`${code}; handler`) as (event: EdgeEvent) => EdgeEvent['request'] & EdgeEvent['response'],
  ]),
);

/** Path and query as the origin gets them, after the edge function of a viewer's request. */
export function rewriteUrl(name: EdgeCode, { url = '/', socket }: IncomingMessage): string {
  const [uri = '/', ...query] = url.split('?');
  const event = {
    viewer: { ip: socket.remoteAddress ?? '' },
    request: { uri, headers: {} },
    response: { headers: {} },
  };
  return [handlers.get(name)?.(event).uri ?? uri, ...query].join('?');
}

/** The headers that the edge function of an answer adds. */
export function responseHeaders(name: EdgeCode, uri: string): Record<string, string> {
  const headers: EdgeHeaders = {};
  handlers.get(name)?.({ viewer: { ip: '' }, request: { uri, headers: {} }, response: { headers } });
  return Object.fromEntries(Object.entries(headers).map(([header, { value }]) => [header, value]));
}
