import { ERRORS, type ErrorCode } from '@quizhall/shared/contract/errors';
import { vi } from 'vitest';

export interface FakeRequest {
  /** `POST /auth/login`, without `/api` and query. */
  call: string;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
}

export type Answer =
  | { status?: number; body: unknown; headers?: Record<string, string> }
  | 'offline'
  | 'pending';
type Handler = (request: FakeRequest) => Answer | Promise<Answer>;

export const ok = (data: unknown, message?: string): Answer => ({ body: { success: true, data, message } });

/** Builds an error response as sent by the server. */
export function refused(code: ErrorCode, errors?: Record<string, string>): Answer {
  const [status, message] = ERRORS[code];
  return { status, body: { success: false, code, message, errors, requestId: 'test' } };
}

/**
 * Replaces the network below the API client: `fetch` responds from a table of handlers, and an unhandled request
 * fails the test. `requests` lists the requests sent.
 */
export function fakeApi(handlers: Record<string, Handler>) {
  const requests: FakeRequest[] = [];
  const fetch = async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const request = read(new URL(input), init);
    requests.push(request);
    const handler = handlers[request.call];
    if (!handler) throw new Error(`nobody answers ${request.call}`);
    const answer = await handler(request);
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (answer === 'pending') return untilAborted(init.signal);
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return new Response(text, { status: answer.status ?? 200, headers: answer.headers ?? {} });
  };
  vi.stubGlobal('fetch', fetch);
  return { requests, calls: () => requests.map(({ call }) => call) };
}

function read(url: URL, init: RequestInit): FakeRequest {
  return {
    call: `${init.method} ${url.pathname.replace(/^\/api/, '')}`,
    query: Object.fromEntries(url.searchParams),
    headers: new Headers(init.headers),
    body: bodyOf(init.body),
  };
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

function bodyOf(body: BodyInit | null | undefined): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}
