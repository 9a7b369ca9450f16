import type { MiddlewareObj } from '@middy/core';
import { IdempotencyKey } from '@quizhall/shared/model/common';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { beginOnce, finishOnce, forgetOnce } from '../_data/idempotency.ts';
import { AppError } from './errors.ts';
import type { HttpEvent } from './request.ts';
import { sha256 } from './tokens.ts';

/**
 * `Idempotency-Key` (IETF draft-ietf-httpapi-idempotency-key-header): the first request with a key runs, a repetition
 * gets the same answer, the same key with another body is refused. A failed request may be repeated with its key.
 */
export function idempotency(): MiddlewareObj<HttpEvent, APIGatewayProxyStructuredResultV2> {
  const running = new WeakMap<HttpEvent, Parameters<typeof finishOnce>[0]>();
  return {
    before: async ({ event }) => {
      const header = event.headers['idempotency-key'];
      if (!header) return;
      const clientKey = IdempotencyKey.safeParse(header);
      if (!clientKey.success) {
        throw new AppError('INVALID_INPUT', { errors: { 'Idempotency-Key': 'Not a valid idempotency key' } });
      }
      const { state } = event;
      const once = { route: state.route, userId: state.user?.id ?? state.address, clientKey: clientKey.data };
      const requestHash = sha256(JSON.stringify([event.rawQueryString, event.body ?? '']));
      const earlier = await beginOnce(once, requestHash);
      if (!earlier) {
        running.set(event, once);
        return;
      }
      if (earlier.requestHash !== requestHash) throw new AppError('KEY_REUSED');
      if (!earlier.answer) throw new AppError('REQUEST_RUNNING', { retryAfterSeconds: 1 });
      return JSON.parse(earlier.answer) as APIGatewayProxyStructuredResultV2;
    },
    after: async ({ event, response }) => {
      const once = running.get(event);
      if (once) await finishOnce(once, JSON.stringify(response));
    },
    onError: async ({ event }) => {
      const once = running.get(event);
      if (once) await forgetOnce(once);
    },
  };
}
