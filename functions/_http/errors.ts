import { ERRORS, type ErrorCode } from '@quizhall/shared/contract/errors';

interface Details {
  /** Field path → message. */
  errors?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Replaces the table's public message. */
  message?: string;
}

/** A refusal the caller is told about; status and message come from the one table in `shared/contract/errors.ts`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? ERRORS[code][1]);
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code][0];
    this.details = details;
  }
}
