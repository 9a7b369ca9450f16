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
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
}

/** Calls the running stage as a browser would, so that seeded data went through the same checks as everybody's. */
export async function call<E extends Endpoint>(
  api: string,
  { method, path }: E,
  { query = {}, body, token }: SeedRequest,
): Promise<ResponseOf<E>> {
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`${api}${path}${search && `?${search}`}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = (await response.json()) as Success<ResponseOf<E>> | Failure;
  if (!answer.success) throw new SeedRefused(path, answer);
  return answer.data;
}
