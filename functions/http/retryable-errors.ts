/** Names that table, bucket and mail give to "too busy" or "too slow" once the SDK's own retries are used up. */
const NAMES = new Set([
  'ProvisionedThroughputExceededException',
  'ReplicatedWriteConflictException',
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

const NETWORK_CODES = new Set<unknown>([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Why a transaction was cancelled although none of its conditions failed. */
const REASONS = /\b(TransactionConflict|ThrottlingError|ProvisionedThroughputExceeded)\b/;

/** What the SDK adds to an error; `$response` is there when the answer could not be read at all. */
interface SdkTraces {
  $metadata?: { httpStatusCode?: number };
  $response?: unknown;
}

/** An answer of the service that is a fault of its own, or of whatever stands between, under any name. */
function isServiceFault(error: SdkTraces & Error): boolean {
  const isUnreadable = error instanceof SyntaxError && error.$response !== undefined;
  return isUnreadable || (error.$metadata?.httpStatusCode ?? 0) >= 500;
}

/** Returns whether the same request may succeed in a moment. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TransactionCanceledException') return REASONS.test(error.message);
  const isNetwork = 'code' in error && NETWORK_CODES.has(error.code);
  return NAMES.has(error.name) || isNetwork || isServiceFault(error);
}
