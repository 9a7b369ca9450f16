import type { Endpoint, FileAnswer } from '@quizhall/shared/contract/endpoint';
import type { Failure } from '@quizhall/shared/contract/errors';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { isRetryable } from './retryable-errors.ts';
import { attachmentDisposition } from '../platform/content-disposition.ts';
import { AppError, boundedErrors } from '../platform/errors.ts';
import { logger } from '../platform/logger.ts';

/**
 * Headers of every response (OWASP REST Security Cheat Sheet): JSON is never framed or sniffed, and cached
 * only where an endpoint sets it.
 */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cache-control': 'no-store',
};

function fileAnswer(
  endpoint: Endpoint,
  { bytes, contentType, fileName }: FileAnswer,
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: 200,
    headers: {
      'content-type': contentType,
      'content-disposition': attachmentDisposition(fileName),
      ...sharing(endpoint),
    },
    body: Buffer.from(bytes).toString('base64'),
    isBase64Encoded: true,
  };
}

const sharing = ({ sharedSeconds }: Endpoint) =>
  sharedSeconds && { 'cache-control': `public, max-age=0, s-maxage=${sharedSeconds}` };

const has = (data: unknown, name: string): boolean =>
  (data as Record<string, unknown> | undefined)?.[name] !== undefined;

/**
 * 202 says that a run has begun, or that something waits for an approval: what only looks at what one would do is answered like
 * everything else.
 */
function statusOf({ status }: Endpoint, data: unknown): number {
  if (has(data, 'approvalId')) return 202;
  const hasBegun = has(data, 'runId');
  return status === undefined || (status === 202 && !hasBegun) ? 200 : status;
}

/** Builds the success envelope. The contract's schema parses `data`, so an undeclared field cannot leave. */
export function toSuccessResponse(endpoint: Endpoint, data: unknown): APIGatewayProxyStructuredResultV2 {
  if (endpoint.file) return fileAnswer(endpoint, data as FileAnswer);
  return {
    statusCode: statusOf(endpoint, data),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...sharing(endpoint),
    },
    body: JSON.stringify({
      success: true,
      data: endpoint.response?.parse(data),
      message: endpoint.message,
    }),
  };
}

/**
 * Builds the failure envelope. Logs an error that is not an `AppError` with its stack and returns none of it.
 */
export function toFailureResponse(error: unknown, requestId: string): APIGatewayProxyStructuredResultV2 {
  const refusal = toAppError(error);
  if (refusal.status >= 500) {
    const cause = error instanceof Error ? { name: error.name, stack: error.stack } : { name: String(error) };
    logger.error('request failed', { requestId, ...cause });
  }
  const { retryAfterSeconds, data } = refusal.details;
  const errors = refusal.details.errors && boundedErrors(Object.entries(refusal.details.errors));
  const { message, code } = refusal;
  const body: Failure = { success: false, message, code, errors, data, requestId };
  const retryAfter = retryAfterSeconds ?? (refusal.status === 503 ? 1 : undefined);
  return {
    statusCode: refusal.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
    body: JSON.stringify(body),
  };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isRetryable(error) ? 'UNAVAILABLE' : 'INTERNAL');
}
