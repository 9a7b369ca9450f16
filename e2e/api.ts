import type { Endpoint, RequestInit, ResponseOf } from '@quizhall/shared/contract/endpoint';
import { urls } from './stage.ts';

/** Calls the stage's API as a client outside this repository would, to set a scene or to look behind it. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  request: RequestInit<E> & { token?: string; sessionToken?: string },
): Promise<ResponseOf<E>> {
  const {
    params = {},
    query = {},
    body,
    token,
    sessionToken,
  } = request as {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
    token?: string;
    sessionToken?: string;
  };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const response = await fetch(`${urls.site}/api${path}?${new URLSearchParams(query).toString()}`, {
    method: endpoint.method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(sessionToken && { 'X-Session-Token': sessionToken }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { success: boolean; data: ResponseOf<E>; message?: string };
  if (!answer.success) throw new Error(`${endpoint.path}: ${response.status} ${answer.message}`);
  return answer.data;
}
