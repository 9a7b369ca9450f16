import type { Endpoint } from '@quizhall/shared/contract/endpoint';
import type { Failure } from '@quizhall/shared/contract/errors';
import type { Html } from '@quizhall/shared/contract/explore/share-page';
import type * as z from 'zod';
import { endpoint, type LambdaHandler } from './endpoint.ts';
import type { Handle } from './request.ts';

type PageEndpoint = Endpoint & { page: true; response: typeof Html };
type Answer = { success: true; data: z.output<typeof Html> } | Failure;

/** An `endpoint` that returns an HTML page on success and JSON on failure. */
export function pageEndpoint<E extends PageEndpoint>(contract: E, handle: Handle<E>): LambdaHandler {
  const run = endpoint(contract, handle);
  return async (event, context) => {
    const result = await run(event, context);
    const answer = JSON.parse(result.body ?? '') as Answer;
    if (!answer.success) return result;
    const headers = { ...result.headers, 'content-type': 'text/html; charset=utf-8' };
    return { ...result, headers, body: answer.data.html };
  };
}
