import { Amplify } from '@aws-amplify/core';
import type { Endpoint, ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { Failure, Success } from '@quizhall/shared/contract/errors';
import { ApiError as AmplifyApiError, del, get, patch, post, put } from 'aws-amplify/api';
import { ApiError } from './errors.ts';
import { API_MESSAGES } from './messages.ts';
import { sharedText } from '../language.ts';

const API = 'quizhall';

// No Cognito and no retries of Amplify's own: it would repeat POSTs three times, so that reads are repeated by the
// query client instead. Imported from core, because the package root weighs 10 KB more.
Amplify.configure(
  { API: { REST: { [API]: { endpoint: '/api' } } } },
  { API: { REST: { defaultAuthMode: 'none', retryStrategy: { strategy: 'no-retry' } } } },
);

const OPERATIONS = { GET: get, POST: post, PUT: put, PATCH: patch, DELETE: del };

type Values = Record<string, unknown>;

/** Path and query parameters are texts, numbers and flags. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What goes to an endpoint, before it is put on the wire. */
export interface Parts {
  params?: Values | undefined;
  query?: Values | undefined;
  body?: unknown;
}

export type Answer<E extends Endpoint> = Success<ResponseOf<E>> & {
  /** What the server's clock says, epoch ms: at most two seconds early, never late. NaN where no header tells. */
  serverNow: number;
};

/** A shared cache hands an answer on with the time at which it was given, and with its age. */
const serverTimeOf = ({ date = '', age = '0' }: Record<string, string>): number =>
  Date.parse(date) + Number(age) * 1_000;

/** The name of a file to be saved, from its `Content-Disposition` (RFC 6266); undefined where the answer is none. */
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

/** `/quizzes/{id}` with its parameters in place, escaped. */
export function fillPath(path: string, params: Values = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(params[name] ?? '')));
}

/** Query parameters as text; what is undefined is left out. */
export function queryOf(query: Values = {}): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, asText(value)]));
}

/**
 * One request, one answer: no session, no toast.
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
      // The contract says `file` here: its client expects one.
      const data = { blob: await body.blob(), fileName } as ResponseOf<E>;
      return { success: true, data, serverNow: serverTimeOf(told) };
    }
    const answer: unknown = JSON.parse(await body.text());
    // A captive portal or a proxy may answer 200 with a page of its own: that must never pass for a saved answer.
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

/** The contract types the bodies; Amplify only wants to know that they are JSON. */
const isJson = (body: unknown): body is JsonObject => body !== undefined;

/** The contract types the data: the server passed them through the endpoint's own schema before it sent them. */
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

/** What went wrong where the API, or something before it, refused. */
export function fromResponse({ statusCode, headers, body }: Refusal, cause?: unknown): ApiError {
  const failure = parseFailure(body);
  const seconds = Number(headers['retry-after']);
  // What the gate refuses never reached a function, and stands in the API's log under the gate's own number.
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

/** The API's own words about a failure; undefined where something between us and the API refused. */
function parseFailure(body: string | undefined): Failure | undefined {
  try {
    const answer: unknown = JSON.parse(body ?? '');
    return isFailure(answer) ? answer : undefined;
  } catch {
    // Not JSON, so not from the API: a gateway's or a proxy's own page.
    return undefined;
  }
}
