import type { Endpoint, RequestInit, ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { ErrorCode } from '@quizhall/shared/contract/errors';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { buildEvent, type HttpHandler, lambdaContext } from '../platform/local/http-event.ts';

export interface InvokeRequest {
  method?: string;
  /** Below `/api`, with or without placeholders: `/quizzes/{id}`. */
  path?: string;
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  /** Plain values are sent as JSON; text, bytes and forms as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Access token. */
  token?: string;
  /** The caller's address, one for all tests unless told. */
  sourceIp?: string;
}

export interface InvokeAnswer<Data> {
  status: number;
  headers: Record<string, string>;
  body: {
    success: boolean;
    /** Absent in failures; typed as present, so that a test reads it without ceremony. */
    data: Data;
    message?: string;
    code?: ErrorCode;
    errors?: Record<string, string>;
    requestId?: string;
  };
  /** What was answered, as it is: where it is a file or a page, `body` says no more than that. */
  bytes: Buffer;
}

/** What a bench puts around the handler alone, without what the twin of API Gateway and this client do. */
export const around = { handler: <T>(call: () => Promise<T>): Promise<T> => call() };

/** Calls a handler with the event that API Gateway would build of this request, and parses what it answers. */
export async function invoke<Data = Record<string, unknown>>(
  handler: HttpHandler,
  request: InvokeRequest,
): Promise<InvokeAnswer<Data>> {
  const { method = 'GET', path = '/', params = {}, headers = {}, token, sourceIp = '192.0.2.1' } = request;
  const body = await encodeBody(request.body);
  const sent = {
    host: 'localhost:3000',
    ...body.headers,
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  };
  const url = `/api${fill(path, params)}${queryText(request.query)}`;
  const call = { method, url, headers: lowerNames(sent), body: body.bytes, sourceIp };
  const event = buildEvent(call, { routeKey: `${method} /api${path}`, params }, new Date());
  const result = await around.handler(() => handler(event, lambdaContext('test')));
  return readAnswer<Data>(result as APIGatewayProxyStructuredResultV2);
}

/** The same by contract: method and path come from the entry, request and `data` have its types. */
export function invokeEndpoint<E extends Endpoint>(
  handler: HttpHandler,
  endpoint: E,
  request: RequestInit<E> & Pick<InvokeRequest, 'headers' | 'token' | 'sourceIp'>,
): Promise<InvokeAnswer<ResponseOf<E>>> {
  const { method, path } = endpoint;
  return invoke<ResponseOf<E>>(handler, { ...(request as InvokeRequest), method, path });
}

function fill(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryText(query: InvokeRequest['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.append(name, String(value));
  return search.size > 0 ? `?${search.toString()}` : '';
}

/** As `fetch` would send it, which also writes the boundary of forms. */
async function encodeBody(body: unknown): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
  if (body === undefined) return { bytes: Buffer.alloc(0), headers: {} };
  const isText = typeof body === 'string' || body instanceof Uint8Array;
  const response =
    isText || body instanceof FormData
      ? new Response(body instanceof Uint8Array ? new Uint8Array(body) : body)
      : Response.json(body);
  const type = isText ? 'application/json' : response.headers.get('content-type');
  return { bytes: Buffer.from(await response.arrayBuffer()), headers: type ? { 'content-type': type } : {} };
}

const lowerNames = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function readAnswer<Data>(result: APIGatewayProxyStructuredResultV2): InvokeAnswer<Data> {
  const bytes = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8');
  const headers = Object.fromEntries(
    Object.entries(result.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const isFile = headers['content-disposition'] !== undefined;
  const isPage = headers['content-type']?.startsWith('text/html');
  const body = isFile || isPage ? { success: true } : JSON.parse(bytes.toString('utf8') || '{}');
  return { status: result.statusCode ?? 200, headers, body, bytes };
}
