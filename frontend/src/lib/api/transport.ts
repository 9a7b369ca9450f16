import { Amplify } from '@aws-amplify/core';
import type { Endpoint, ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { Failure, Success } from '@quizhall/shared/contract/errors';
import { ApiError as AmplifyApiError, del, get, patch, post, put } from 'aws-amplify/api';
import { ApiError } from './errors.ts';
import { API_MESSAGES } from './messages.ts';
import { sharedText } from '../language.ts';

const API = 'quizhall';

// No Cognito and no Amplify retries: Amplify would retry POSTs three times. The query client retries reads
// instead. Imported from core because the package root is 10 KB larger.
Amplify.configure(
  { API: { REST: { [API]: { endpoint: '/api' } } } },
  { API: { REST: { defaultAuthMode: 'none', retryStrategy: { strategy: 'no-retry' } } } },
);

const OPERATIONS = { GET: get, POST: post, PUT: put, PATCH: patch, DELETE: del };

type Values = Record<string, unknown>;

/** Serializes a path or query parameter: a string, number or boolean. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Endpoint input before serialization. */
export interface Parts {
  params?: Values | undefined;
  query?: Values | undefined;
  body?: unknown;
}

export type Answer<E extends Endpoint> = Success<ResponseOf<E>> & {
  /** Server time in epoch ms: at most two seconds early, never late. NaN without a date header. */
  serverNow: number;
};

/** Computes the server time. A shared cache forwards the original `Date` and adds `Age`. */
const serverTimeOf = ({ date = '', age = '0' }: Record<string, string>): number =>
  Date.parse(date) + Number(age) * 1_000;

/** Parses the file name from `Content-Disposition` (RFC 6266). Undefined if the response is not a file. */
function fileNameIn(disposition = ''): string | undefined {
  const [, name] = /^attachment;.*filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return name && decodeURIComponent(name);
}

export interface SendOptions {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string> | undefined;
  /** Milliseconds; none by default. */
  timeout?: number;
}

/** Fills `/quizzes/{id}` with escaped parameters. */
export function fillPath(path: string, params: Values = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(params[name] ?? '')));
}

/** Serializes query parameters and omits undefined ones. */
export function queryOf(query: Values = {}): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, asText(value)]));
}

/**
 * Sends one request without session handling or toasts.
 * @throws ApiError, or the signal's reason when the caller aborts.
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  parts: Parts,
  options: SendOptions = {},
): Promise<Answer<E>> {
  const { signal, headers = {}, timeout } = options;
  signal?.throwIfAborted();
  const operation = OPERATIONS[endpoint.method]({
    apiName: API,
    path: fillPath(endpoint.path, parts.params),
    options: {
      headers,
      queryParams: queryOf(parts.query),
      ...(isJson(parts.body) && { body: parts.body }),
      ...(timeout !== undefined && { timeout }),
    },
  });
  const cancel = () => operation.cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const { body, headers: told } = await operation.response;
    const fileName = fileNameIn(told['content-disposition']);
    if (fileName) {
      // The contract declares `file` for this endpoint, so the client expects a blob.
      const data = { blob: await body.blob(), fileName } as ResponseOf<E>;
      return { success: true, data, serverNow: serverTimeOf(told) };
    }
    const answer: unknown = JSON.parse(await body.text());
    // A captive portal or proxy may return 200 with its own page. It must not pass for a successful response.
    if (!isSuccess<ResponseOf<E>>(answer)) throw new SyntaxError('not an answer of the API');
    return { ...answer, serverNow: serverTimeOf(told) };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw toApiError(error);
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

type JsonObject = NonNullable<Exclude<NonNullable<Parameters<typeof post>[0]['options']>['body'], FormData>>;

/** Narrows a body to JSON for Amplify; the contract types the bodies. */
const isJson = (body: unknown): body is JsonObject => body !== undefined;

/** Checks the response envelope. The data needs no check: the server validates it against the endpoint's schema. */
function isSuccess<Data>(answer: unknown): answer is Success<Data> {
  return isObject(answer) && answer.success === true;
}

function isFailure(answer: unknown): answer is Failure {
  return isObject(answer) && answer.success === false && Boolean(answer.message) && Boolean(answer.code);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof AmplifyApiError && error.response) return fromResponse(error.response, error);
  const lost =
    error instanceof TypeError || (error instanceof Error && /^(Network|Timeout)Error$/.test(error.name));
  return lost
    ? new ApiError(API_MESSAGES.network, { code: 'NETWORK', cause: error })
    : new ApiError(API_MESSAGES.unexpected, { code: 'UNEXPECTED', cause: error });
}

type Refusal = NonNullable<AmplifyApiError['response']>;

/** Builds the error for a rejection by the API or by a proxy in front of it. */
export function fromResponse({ statusCode, headers, body }: Refusal, cause?: unknown): ApiError {
  const failure = parseFailure(body);
  const seconds = Number(headers['retry-after']);
  // A request rejected by API Gateway never reaches a function; the API's log has it under the gateway's request
  // id.
  const requestId = failure?.requestId ?? headers['apigw-requestid'];
  return new ApiError(failure ? sharedText(failure.message) : API_MESSAGES.unexpected, {
    code: failure?.code ?? 'UNEXPECTED',
    status: statusCode,
    fromServer: failure !== undefined,
    cause,
    ...(failure?.errors && { errors: failure.errors }),
    ...(requestId && { requestId }),
    ...(failure?.data !== undefined && { data: failure.data }),
    ...(seconds > 0 && { retryAfter: seconds }),
  });
}

/** Parses the API's error body. Undefined if a gateway or proxy rejected the request. */
function parseFailure(body: string | undefined): Failure | undefined {
  try {
    const answer: unknown = JSON.parse(body ?? '');
    return isFailure(answer) ? answer : undefined;
  } catch {
    // Not JSON, so not from the API but from a gateway or proxy.
    return undefined;
  }
}
