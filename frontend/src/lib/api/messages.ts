import { ApiError } from './errors.ts';
import { text } from '@quizhall/shared/i18n';
import { catalogue } from '../language.ts';

/** Standard answers to a failed call. The wording is agreed: `docs/voice.md`, rule 1. */
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

/** What went wrong: by status first, then in the server's own words. */
export function plainMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return API_MESSAGES.unexpected;
  const name = BY_STATUS[error.status];
  return name ? API_MESSAGES[name] : error.message;
}

/** The same as it is shown: with the number by which the server's log has what is not the reader's to mend. */
export function standardMessage(error: unknown): string {
  const number = error instanceof ApiError && error.status >= 500 && error.requestId;
  return number
    ? `${plainMessage(error)} ${API_MESSAGES.number({ requestId: number })}`
    : plainMessage(error);
}
