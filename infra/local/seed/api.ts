import type { Endpoint, ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { ErrorCode, Failure, Success } from '@quizhall/shared/contract/errors';

/** The stage's API refused what the seed asked for. */
export class SeedRefused extends Error {
  override name = 'SeedRefused';
  readonly code: ErrorCode;

  constructor(path: string, { code, message, errors }: Failure) {
    super(`${path}: ${message} ${JSON.stringify(errors ?? {})}`);
    this.code = code;
  }
}

export interface SeedRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** Calls the running stage as a browser would, so that seeded data went through the same checks as everybody's. */
export async function call<E extends Endpoint>(
  api: string,
  { method, path }: E,
  { params = {}, query = {}, body, token, headers }: SeedRequest,
): Promise<ResponseOf<E>> {
  const search = new URLSearchParams(query).toString();
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const response = await fetch(`${api}${address}${search && `?${search}`}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = (await response.json()) as Success<ResponseOf<E>> | Failure;
  if (!answer.success) throw new SeedRefused(path, answer);
  return answer.data;
}
