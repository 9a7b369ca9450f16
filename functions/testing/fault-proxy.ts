import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Fault {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/**
 * Answers a call instead of the engine; `silent` never answers, `lost` lets the call through but loses its answer,
 * undefined lets both through.
 */
type FaultRule = (operation: string, body: string) => Fault | 'silent' | 'lost' | undefined;

export interface FaultProxy {
  url: string;
  /** Holds until the next rule or `pass()`. */
  fail(rule: FaultRule): void;
  pass(): void;
  stop(): Promise<void>;
}

/** Stands between the SDK and a local engine, so that its own retries and error parsing are part of the test. */
export async function startFaultProxy(engine: string): Promise<FaultProxy> {
  let rule: FaultRule = () => undefined;
  const server = createServer((request, response) => {
    void answer(engine, request, response, (operation, body) => rule(operation, body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    fail: (next) => {
      rule = next;
    },
    pass: () => {
      rule = () => undefined;
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(engine: string, request: IncomingMessage, response: ServerResponse, rule: FaultRule) {
  const body = await buffer(request);
  const text = body.toString('utf8');
  const target = String(request.headers['x-amz-target'] ?? '');
  const operation = target.split('.')[1] ?? new URLSearchParams(text).get('Action') ?? '';
  const fault = rule(operation, text);
  if (fault === 'silent') return;
  if (fault && fault !== 'lost') {
    response.writeHead(fault.status, fault.headers).end(fault.body);
    return;
  }
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
  const real = await fetch(new URL(request.url ?? '/', engine), {
    method: request.method ?? 'POST',
    headers: headers as Record<string, string>,
    body,
  });
  if (fault === 'lost') {
    response.destroy();
    return;
  }
  const {
    'content-encoding': _encoding,
    'content-length': _size,
    ...sent
  } = Object.fromEntries(real.headers);
  response.writeHead(real.status, sent).end(Buffer.from(await real.arrayBuffer()));
}

/** A refusal as DynamoDB words it. */
export const dynamoError = (name: string, message = name, more: object = {}): Fault => ({
  status: 400,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message, ...more }),
});

/** A refusal as SES words it. */
export const sesError = (code: string, message: string): Fault => ({
  status: 400,
  headers: { 'content-type': 'text/xml' },
  body:
    '<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type>' +
    `<Code>${code}</Code><Message>${message}</Message></Error><RequestId>1</RequestId></ErrorResponse>`,
});
