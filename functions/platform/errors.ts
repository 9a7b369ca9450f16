import { ERRORS, type ErrorCode } from '@quizhall/shared/contract/errors';

interface Details {
  /** Field path → message. */
  errors?: Record<string, string>;
  retryAfterSeconds?: number;
  /** What the code does not say; sent as it is, so it must be meant for this caller. */
  data?: unknown;
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

const MOST_ERRORS = 20;
/** In characters; the longest path of the contract's own fields has 50. */
const MOST_NAME = 80;
const MOST_MESSAGE = 300;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

/**
 * What a failure tells about fields: the first message of each of the first 20, names and messages cut, so that no
 * answer grows with what was sent.
 */
export function boundedErrors(problems: Iterable<readonly [name: string, message: string]>) {
  const errors = new Map<string, string>();
  for (const [fullName, message] of problems) {
    if (errors.size === MOST_ERRORS) break;
    const name = cut(fullName, MOST_NAME);
    if (!errors.has(name)) errors.set(name, cut(message, MOST_MESSAGE));
  }
  return Object.fromEntries(errors);
}
