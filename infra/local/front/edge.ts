import type { IncomingMessage } from 'node:http';
import { runInNewContext } from 'node:vm';
import { edgeFunctions } from '../../constructs/edge-functions.ts';

type EdgeHeaders = Record<string, { value: string }>;

interface EdgeEvent {
  viewer: { ip: string };
  request: { uri: string; method: string; headers: EdgeHeaders };
  response: { headers: EdgeHeaders };
}

type EdgeCode = keyof typeof edgeFunctions;

/** Origins by their names in the distribution, which a viewer's request goes to in place of its behaviour's. */
let selected: string | undefined;
const cf = {
  selectRequestOriginById: (id: string) => {
    selected = id;
  },
};

/** The code that CloudFront runs, compiled as there: a script that defines `handler` and sees nothing but CloudFront's own module. */
const handlers = new Map(
  Object.entries(edgeFunctions).map(([name, code]) => [
    name,
    runInNewContext(`${code.replace("import cf from 'cloudfront';", '')}; handler`, { cf }) as (
      event: EdgeEvent,
    ) => EdgeEvent['request'] & EdgeEvent['response'],
  ]),
);

/** What the origin is asked for, after the edge function of a viewer's request. */
export interface Rewritten {
  /** Path and query. */
  url: string;
  /** The origin that the function has chosen, if it has. */
  origin: string | undefined;
}

export function rewritten(
  name: EdgeCode,
  { url = '/', method = 'GET', headers, socket }: IncomingMessage,
): Rewritten {
  const [uri = '/', ...query] = url.split('?');
  const seen = Object.entries(headers).map(([header, value]) => [header, { value: String(value) }]);
  const event = {
    viewer: { ip: socket.remoteAddress ?? '' },
    request: { uri, method, headers: Object.fromEntries(seen) as EdgeHeaders },
    response: { headers: {} },
  };
  selected = undefined;
  const path = handlers.get(name)?.(event).uri ?? uri;
  return { url: [path, ...query].join('?'), origin: selected };
}

/** The same, where the origin is the behaviour's. */
export const rewriteUrl = (name: EdgeCode, req: IncomingMessage): string => rewritten(name, req).url;

/** The headers that the edge function of an answer adds. */
export function responseHeaders(name: EdgeCode, uri: string): Record<string, string> {
  const headers: EdgeHeaders = {};
  handlers.get(name)?.({
    viewer: { ip: '' },
    request: { uri, method: 'GET', headers: {} },
    response: { headers },
  });
  return Object.fromEntries(Object.entries(headers).map(([header, { value }]) => [header, value]));
}
