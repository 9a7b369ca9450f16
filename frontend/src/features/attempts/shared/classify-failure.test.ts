import { expect, test } from 'vitest';
import { ApiError, type ApiErrorCode } from '@/lib/api/errors.ts';
import { classifyFailure } from './classify-failure.ts';

const failure = (code: ApiErrorCode, status: number, fromServer = true) =>
  new ApiError('message', { code, status, fromServer });

test.each([
  ['no answer', failure('NETWORK', 0, false), 'network'],
  ['a page of a captive portal', failure('UNEXPECTED', 200, false), 'network'],
  ["a proxy's own refusal", failure('UNEXPECTED', 403, false), 'network'],
  ['a gateway under load', failure('UNEXPECTED', 504, false), 'busy'],
  ['throttled', failure('TOO_MANY', 429), 'busy'],
  ['busy', failure('UNAVAILABLE', 503), 'busy'],
  ['broken', failure('INTERNAL', 500), 'refused'],
  ['invalid', failure('INVALID_INPUT', 400), 'refused'],
  ['finished', failure('ATTEMPT_FINISHED', 409), 'over'],
  ['out of time', failure('ATTEMPT_OVER', 409), 'over'],
  ['a token of another stage', failure('ATTEMPT_TOKEN', 401), 'gone'],
  ['an attempt that went on on another device', failure('EMAIL_CODE_REQUIRED', 403), 'gone'],
  ['an unknown attempt', failure('NOT_FOUND', 404), 'gone'],
  ["a proxy's not found", failure('UNEXPECTED', 404, false), 'network'],
  ['an abort', new DOMException('stopped', 'AbortError'), 'network'],
])('%s', (_, error, kind) => {
  expect(classifyFailure(error).kind).toBe(kind);
});

test('what the server asks for is passed on in milliseconds', () => {
  const error = new ApiError('busy', { code: 'UNAVAILABLE', status: 503, fromServer: true, retryAfter: 3 });
  expect(classifyFailure(error)).toEqual({ kind: 'busy', retryAfterMs: 3_000 });
});
