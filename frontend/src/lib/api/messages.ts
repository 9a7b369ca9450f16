import { ApiError } from './errors.ts';
import { text } from '@quizhall/shared/i18n';
import { catalogue } from '../language.ts';

/** Standard error messages. The wording is agreed: `docs/voice.md`, rule 1. */
export const API_MESSAGES = catalogue('api', {
  sessionEnded: 'Session expired. Please login again.',
  refreshFailed: 'Session expired. Please log in again.',
  forbidden: 'You do not have permission to perform this action.',
  notFound: 'Resource not found.',
  server: 'Server error. Please try again later.',
  network: 'Network error. Please check your connection.',
  unexpected: 'An unexpected error occurred.',
  number: text<{ requestId: string }>('If it happens again, tell us this number: {requestId}'),
});

const BY_STATUS: Readonly<Record<number, 'forbidden' | 'notFound' | 'server'>> = {
  403: 'forbidden',
  404: 'notFound',
  500: 'server',
};

/** Returns the message for an error: by status first, then the server's text. */
export function plainMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return API_MESSAGES.unexpected;
  const name = BY_STATUS[error.status];
  return name ? API_MESSAGES[name] : error.message;
}

/** Returns the message to display. Adds the request id from the server's log to errors the user cannot fix. */
export function standardMessage(error: unknown): string {
  const number = error instanceof ApiError && error.status >= 500 && error.requestId;
  return number
    ? `${plainMessage(error)} ${API_MESSAGES.number({ requestId: number })}`
    : plainMessage(error);
}
