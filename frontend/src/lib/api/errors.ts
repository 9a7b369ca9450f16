import type { ErrorCode } from '@quizhall/shared/contract/errors';

/** `NETWORK`: no response. `UNEXPECTED`: a response that is not from this API, or a browser error. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'UNEXPECTED';

export interface ApiErrorDetails {
  code: ApiErrorCode;
  status?: number;
  errors?: Record<string, string>;
  retryAfter?: number;
  requestId?: string;
  /** Error details beyond the code, typed by the error's own schema in the contract. */
  data?: unknown;
  /** True if the message comes from the API; otherwise the client supplied it. */
  fromServer?: boolean;
  cause?: unknown;
}

/** Failed API call. An abort by the caller rejects with the signal's reason instead. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Validation messages from the server by field path. */
  readonly errors: Record<string, string> | undefined;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;
  readonly fromServer: boolean;
  readonly data: unknown;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.status = details.status ?? 0;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
    this.requestId = details.requestId;
    this.data = details.data;
    this.fromServer = details.fromServer ?? false;
  }

  /** True if the error may be transient: a read can be retried, and the user stays signed in. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Thrown when the session has ended and both tokens are cleared. */
export class SessionOverError extends ApiError {
  constructor(message: string, cause?: unknown) {
    super(message, { code: 'SESSION_EXPIRED', status: 401, cause });
  }
}

/** Returns whether an error is an API error with one of these codes. */
export function hasCode(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}

/** Returns the server's message, the offline message if there was no response, or the fallback. */
export function serverMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && (error.fromServer || error.code === 'NETWORK')
    ? error.message
    : fallback;
}
