import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERRORS, type ErrorCode, type Failure } from '@quizhall/shared/contract/errors';
import type { APIGatewayProxyResultV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { readAll } from '../read-body.ts';
import { rewriteUrl } from './edge.ts';
import {
  buildEvent,
  type HttpCall,
  type HttpHandler,
  lambdaContext,
} from '@quizhall/functions/platform/local/http-event.ts';
import type { HandlerSource } from './handlers.ts';
import { matchRoute, type RouteMatch } from './routes.ts';
import type { SharedAnswers } from './shared-answers.ts';

/** What a synchronous Lambda invocation may carry, event and answer alike. */
const PAYLOAD_BYTES = 6 * 1024 * 1024;

export interface ApiSource {
  handlers: HandlerSource;
  shared: SharedAnswers;
}

/** Answers a request below `/api` like API Gateway's HTTP API in front of one function per endpoint. */
export async function answerApi(
  req: IncomingMessage,
  res: ServerResponse,
  { handlers, shared }: ApiSource,
): Promise<void> {
  const { method = 'GET' } = req;
  const url = rewriteUrl('api', req);
  const match = matchRoute(method, new URL(url, 'http://localhost').pathname);
  if (!match) return write(res, refusal('NOT_FOUND'));
  const body = await readAll(req, PAYLOAD_BYTES);
  if (!body) return write(res, refusal('TOO_LARGE'));
  const call = { method, url, headers: req.headers, body, sourceIp: req.socket.remoteAddress ?? '127.0.0.1' };
  const ask = (seen: HttpCall) => invoke(seen, match, handlers);
  const { sharedSeconds, query } = match.route.target.endpoint;
  const answer = await (sharedSeconds
    ? shared.get(query ? call : { ...call, url: pathOf(url) }, ask)
    : ask(call));
  if (method !== 'GET') shared.forget();
  write(res, answer);
}

const pathOf = (url: string): string => url.split('?')[0] ?? '';

async function invoke(
  call: HttpCall,
  { route, params }: RouteMatch,
  handlers: HandlerSource,
): Promise<APIGatewayProxyStructuredResultV2> {
  const event = buildEvent(call, { routeKey: route.routeKey, params }, new Date());
  if (Buffer.byteLength(JSON.stringify(event)) > PAYLOAD_BYTES) return refusal('TOO_LARGE');
  try {
    const handler = await handlers<HttpHandler>(route.target);
    return toStructured(await handler(event, lambdaContext(route.target.file)));
  } catch (error) {
    console.error(`${route.routeKey} threw`, error);
    return BROKEN;
  }
}

/** What API Gateway answers when a function throws or answers nonsense. */
const BROKEN: APIGatewayProxyStructuredResultV2 = {
  statusCode: 500,
  headers: { 'content-type': 'application/json' },
  body: '{"message":"Internal Server Error"}',
};

/** A result without a status is the body itself, as API Gateway infers. */
function toStructured(result: APIGatewayProxyResultV2): APIGatewayProxyStructuredResultV2 {
  if (typeof result === 'object' && 'statusCode' in result) return result;
  const body = typeof result === 'string' ? result : JSON.stringify(result);
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body };
}

function write(res: ServerResponse, result: APIGatewayProxyStructuredResultV2): void {
  const { statusCode = 200, headers = {}, cookies = [], body = '', isBase64Encoded = false } = result;
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > PAYLOAD_BYTES) return write(res, BROKEN);
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, String(value));
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  res.writeHead(statusCode, { 'content-length': bytes.length }).end(bytes);
}

/** A refusal of the front itself, in the shape that every client of the API knows. */
function refusal(code: ErrorCode): APIGatewayProxyStructuredResultV2 {
  const [statusCode, message] = ERRORS[code];
  const requestId = randomUUID();
  const failure: Failure = { success: false, message, code, requestId };
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-request-id': requestId };
  return { statusCode, headers, body: JSON.stringify(failure) };
}
