import type { Endpoint, RequestInit, ResponseOf } from '@quizhall/shared/contract/endpoint';
import { announceSessionLost } from './session-events.ts';
import { showError } from '../show-error.ts';
import { ApiError, SessionOverError } from './errors.ts';
import { sendAuthorized } from './authorized-send.ts';
import { API_MESSAGES, plainMessage, standardMessage } from './messages.ts';

export { showError } from '../show-error.ts';

export interface CallOptions {
  /** Aborting rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  /** Sent as `Idempotency-Key`: a repeated key returns the first response. */
  idempotencyKey?: string;
  /** Suppresses the standard toast because the caller shows the error. A lost session is still announced. */
  quiet?: boolean;
}

/** Arguments of `call`; the input is optional if the endpoint needs none. */
type CallArgs<E extends Endpoint> =
  Partial<RequestInit<E>> extends RequestInit<E>
    ? [input?: RequestInit<E>, options?: CallOptions]
    : [input: RequestInit<E>, options?: CallOptions];

export interface FullAnswer<E extends Endpoint> {
  data: ResponseOf<E>;
  /** The server's success message, if any. */
  message: string | undefined;
}

/**
 * Calls an endpoint of `virtual:contract-routes` and resolves to its `data`.
 * @throws ApiError on every failure, after its standard toast (unless `quiet`).
 */
export async function call<E extends Endpoint>(endpoint: E, ...args: CallArgs<E>): Promise<ResponseOf<E>> {
  return (await callFull(endpoint, ...args)).data;
}

/** Variant of `call` that also returns the server's message. */
export async function callFull<E extends Endpoint>(
  endpoint: E,
  ...args: CallArgs<E>
): Promise<FullAnswer<E>> {
  const [input, options = {}] = args;
  try {
    const { data, message } = await sendAuthorized(endpoint, input ?? {}, {
      signal: options.signal,
      headers: {
        ...options.headers,
        ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
      },
    });
    return { data, message };
  } catch (error) {
    report(error, options.quiet ?? false);
    throw error;
  }
}

function report(error: unknown, quiet: boolean): void {
  if (error instanceof SessionOverError) {
    if (announceSessionLost()) showError(API_MESSAGES.sessionEnded);
  } else if (!quiet && error instanceof ApiError) {
    showError(standardMessage(error), plainMessage(error));
  }
}
