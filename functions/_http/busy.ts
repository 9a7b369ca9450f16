/** Names that table, bucket and mail give to "too busy" or "too slow" once the SDK's own retries are used up. */
const NAMES = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionInProgressException',
  'TransactionConflictException',
  'InternalServerError',
  'InternalError',
  'ServiceUnavailable',
  'SlowDown',
  'Throttling',
  'RequestTimeout',
  'TimeoutError',
]);

const NETWORK_CODES = new Set<unknown>(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** Why a transaction was cancelled although none of its conditions failed. */
const REASONS = /\b(TransactionConflict|ThrottlingError|ProvisionedThroughputExceeded)\b/;

/** Whether the same request may well succeed in a moment. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TransactionCanceledException') return REASONS.test(error.message);
  return NAMES.has(error.name) || ('code' in error && NETWORK_CODES.has(error.code));
}
