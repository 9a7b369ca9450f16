import type { MiddlewareObj } from '@middy/core';
import { IdempotencyKey } from '@quizhall/shared/model/common';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import {
  claimIdempotencyKey,
  storeIdempotentAnswer,
  releaseIdempotencyKey,
} from '../platform/limits/idempotency-keys.ts';
import { AppError } from '../platform/errors.ts';
import { logger } from '../platform/logger.ts';
import type { HttpEvent, RequestState } from './request.ts';
import { keyedDigest, sha256 } from '../platform/security/tokens.ts';

/**
 * `Idempotency-Key` (IETF draft-ietf-httpapi-idempotency-key-header): the first request with a key runs, a repetition
 * gets the same answer, the same key with another body is refused. A failed request may be repeated with its key.
 */
export function idempotency(): MiddlewareObj<HttpEvent, APIGatewayProxyStructuredResultV2> {
  const running = new WeakMap<HttpEvent, Parameters<typeof storeIdempotentAnswer>[0]>();
  return {
    before: async ({ event }) => {
      const header = event.headers['idempotency-key'];
      if (!header) return undefined;
      const clientKey = IdempotencyKey.safeParse(header);
      if (!clientKey.success) {
        throw new AppError('INVALID_INPUT', { errors: { 'Idempotency-Key': 'Not a valid idempotency key' } });
      }
      const { state } = event;
      const once = { route: state.route, userId: state.user?.id ?? state.address, clientKey: clientKey.data };
      const requestHash = await hashOf(state);
      state.onceId = sha256(JSON.stringify([once, requestHash]));
      const earlier = await claimIdempotencyKey(once, requestHash);
      if (!earlier) {
        running.set(event, once);
        return undefined;
      }
      if (earlier.requestHash !== requestHash) throw new AppError('KEY_REUSED');
      if (!earlier.answer) throw new AppError('REQUEST_RUNNING', { retryAfterSeconds: 1 });
      return JSON.parse(earlier.answer) as APIGatewayProxyStructuredResultV2;
    },
    after: async ({ event, response }) => {
      const once = running.get(event);
      if (once) await storeIdempotentAnswer(once, JSON.stringify(response)).catch(reportLoss(event));
    },
    onError: async ({ event }) => {
      const once = running.get(event);
      if (once) await releaseIdempotencyKey(once);
    },
  };
}

/**
 * Of what was asked for, as parsed: a form that is sent again has another boundary and still is the same request. Keyed, because
 * it is stored and the request may hold what can be guessed: a password, the number of a test card.
 */
function hashOf({ params, query, body, files }: RequestState): Promise<string> {
  const digests = Object.entries(files).map(([name, group]) => [
    name,
    group.map(({ fileName, bytes }) => [fileName, sha256(Buffer.from(bytes).toString('base64'))]),
  ]);
  return keyedDigest('idempotent-request', JSON.stringify([params, query, body, digests]));
}

/** The work is done, so the caller gets its answer although a repetition will not. */
function reportLoss({ state }: HttpEvent): (error: unknown) => void {
  return (error) => {
    const name = error instanceof Error ? error.name : String(error);
    logger.error('idempotent answer not kept', { requestId: state.requestId, route: state.route, name });
  };
}
