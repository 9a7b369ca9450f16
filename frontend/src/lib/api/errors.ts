import type { ErrorCode } from '@quizhall/shared/contract/errors';

/** `NETWORK`: no answer came. `UNEXPECTED`: something came that is not an answer of this API, or the browser failed. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'UNEXPECTED';

export interface ApiErrorDetails {
  code: ApiErrorCode;
  status?: number;
  errors?: Record<string, string>;
  retryAfter?: number;
  requestId?: string;
  /** What the refusal says beyond its code, as its own schema in the contract has it. */
  data?: unknown;
  /** The server said so itself, in the API's own words; otherwise the message is ours. */
  fromServer?: boolean;
  cause?: unknown;
}

/** Every way in which a call can fail, except an abort by the caller, which rejects with the signal's own reason. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** HTTP status; 0 when none came. */
  readonly status: number;
  /** Field path → message, as the server validated it. */
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

  /** No usable answer, or one that may well be different in a moment: worth repeating a read, no reason to sign out. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** The session is over and both tokens are cleared. */
export class SessionOverError extends ApiError {
  constructor(message: string, cause?: unknown) {
    super(message, { code: 'SESSION_EXPIRED', status: 401, cause });
  }
}

/** True for a failure of the API with one of these codes. */
export function hasCode(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}

/** Message of a failure: the server's words, or that no answer came; the fallback for everything else. */
export function serverMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && (error.fromServer || error.code === 'NETWORK')
    ? error.message
    : fallback;
}
