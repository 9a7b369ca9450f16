import type { Redirect } from '@quizhall/shared/contract/accounts/auth';
import type { Endpoint } from '@quizhall/shared/contract/endpoint';
import type { Failure } from '@quizhall/shared/contract/errors';
import type * as z from 'zod';
import { config } from '../platform/config.ts';
import { endpoint, type LambdaHandler } from './endpoint.ts';
import type { Handle } from './request.ts';

type RedirectEndpoint = Endpoint & { redirect: string; response: typeof Redirect };
type Answer = { success: true; data: z.output<typeof Redirect> } | Failure;

/** An `endpoint` that redirects the browser. On failure it redirects to a page that shows the error code. */
export function redirectEndpoint<E extends RedirectEndpoint>(contract: E, handle: Handle<E>): LambdaHandler {
  const run = endpoint(contract, handle);
  return async (event, context) => {
    const { headers, body = '' } = await run(event, context);
    const answer = JSON.parse(body) as Answer;
    const { location, cookies } = answer.success
      ? answer.data
      : { location: `${config.SITE_URL}${contract.redirect}?error=${answer.code}`, cookies: [] };
    return { statusCode: 302, headers: { ...headers, location }, cookies, body: '' };
  };
}
