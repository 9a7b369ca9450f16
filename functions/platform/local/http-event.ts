import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2, Context } from 'aws-lambda';

/** A handler of the HTTP API as Lambda calls it. */
export type HttpHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyResultV2>;

/** An HTTP request as far as a function can see it. */
export interface HttpCall {
  method: string;
  /** Path and query as sent, below `/api`. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  sourceIp: string;
}

export interface RouteFacts {
  routeKey: string;
  params: Record<string, string>;
}

/** Content types that API Gateway hands over as text; everything else arrives in base64. */
const TEXT = /^(text\/|application\/(json|javascript|xml|[\w.+-]+\+(json|xml))\b)/i;

/** The event (payload format 2.0) that API Gateway's HTTP API makes of a request. */
export function buildEvent(
  call: HttpCall,
  { routeKey, params }: RouteFacts,
  now: Date,
): APIGatewayProxyEventV2 {
  const { pathname, search, searchParams } = new URL(call.url, 'http://localhost');
  const { cookie, ...headers } = joinHeaders(call.headers);
  const isText = TEXT.test(headers['content-type'] ?? 'text/plain');
  const hasBody = call.body.length > 0;
  return {
    version: '2.0',
    routeKey,
    rawPath: pathname,
    rawQueryString: search.slice(1),
    ...(cookie && { cookies: cookie.split('; ') }),
    headers,
    ...(searchParams.size > 0 && { queryStringParameters: joinQuery(searchParams) }),
    ...(Object.keys(params).length > 0 && { pathParameters: params }),
    requestContext: requestContext(call, { routeKey, path: pathname, now, host: headers['host'] ?? '' }),
    ...(hasBody && { body: call.body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: hasBody && !isText,
  };
}

function requestContext(
  call: HttpCall,
  { routeKey, path, now, host }: { routeKey: string; path: string; now: Date; host: string },
): APIGatewayProxyEventV2['requestContext'] {
  return {
    accountId: '000000000000',
    apiId: 'local',
    domainName: host.split(':')[0] ?? '',
    domainPrefix: 'local',
    http: {
      method: call.method,
      path,
      protocol: 'HTTP/1.1',
      sourceIp: call.sourceIp,
      userAgent: call.headers['user-agent'] ?? '',
    },
    requestId: randomUUID(),
    routeKey,
    stage: '$default',
    time: commonLogTime(now),
    timeEpoch: now.getTime(),
  };
}

/** Names in lower case, repeated headers joined by commas. */
function joinHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const joined = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [[name.toLowerCase(), Array.isArray(value) ? value.join(',') : value] as const],
  );
  return Object.fromEntries(joined);
}

/** Decoded; a repeated parameter is joined by commas. */
function joinQuery(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name).join(',')]));
}

/** `12/Mar/2026:19:03:58 +0000` */
function commonLogTime(now: Date): string {
  const [, day = '', month = '', year = '', time = ''] = now.toUTCString().split(/[ ,]+/);
  return `${day}/${month}/${year}:${time} +0000`;
}

/** The second argument of a handler. */
export function lambdaContext(functionName: string, timeoutMs = 30_000): Context {
  const deadline = Date.now() + timeoutMs;
  return {
    callbackWaitsForEmptyEventLoop: false,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${functionName}`,
    memoryLimitInMB: '512',
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: noCallback,
    fail: noCallback,
    succeed: noCallback,
  };
}

function noCallback(): never {
  throw new Error('Callbacks are not supported: the handler answers with a promise');
}
