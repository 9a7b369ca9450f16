import { describe, expect, it } from 'vitest';
import { isRetryable } from './retryable-errors.ts';

const named = (name: string, message = '') => Object.assign(new Error(message), { name });
const coded = (code: string) => Object.assign(new Error('connect'), { code });
const answered = (httpStatusCode: number, error: Error) =>
  Object.assign(error, { $metadata: { httpStatusCode } });
const cancelled = (...reasons: string[]) =>
  named('TransactionCanceledException', `Transaction cancelled, reasons [${reasons.join(', ')}]`);

describe('isBusy', () => {
  it.each([
    ['throttling', named('ThrottlingException')],
    ['a hot partition', named('ProvisionedThroughputExceededException')],
    ['a mute service', named('TimeoutError')],
    ['a fault of the service', named('InternalServerError')],
    ['a bucket that is too busy', named('SlowDown')],
    ['a fault of the bucket', named('InternalError')],
    ['throttled mail', named('Throttling')],
    ['an upload that came too slowly', named('RequestTimeout')],
    ['a refused connection', coded('ECONNREFUSED')],
    ['a lost connection', coded('ECONNRESET')],
    ['a name that is not found for a moment', coded('EAI_AGAIN')],
    ['a fault without a name', answered(503, named('Unknown'))],
    ['a fault of a proxy in between', answered(502, new Error('Bad gateway'))],
    ['an answer that is no answer', Object.assign(new SyntaxError('Unexpected token <'), { $response: {} })],
    ['a transaction in conflict', cancelled('None', 'TransactionConflict')],
    ['a throttled transaction', cancelled('ThrottlingError')],
  ])('is true of %s', (_, error) => {
    expect(isRetryable(error)).toBe(true);
  });

  it.each([
    ['a failed condition', named('ConditionalCheckFailedException')],
    ['a transaction with a failed condition', cancelled('None', 'ConditionalCheckFailed')],
    ['a refusal without a name', answered(400, named('Unknown'))],
    ['our own JSON that is none', new SyntaxError('Unexpected token <')],
    ['a wrong request', named('ValidationException')],
    ['a missing right', named('AccessDeniedException')],
    ['a bug', new TypeError('x is undefined')],
    ['a missing file', coded('ENOENT')],
    ['a thrown text', 'ThrottlingException'],
  ])('is false of %s', (_, error) => {
    expect(isRetryable(error)).toBe(false);
  });
});
