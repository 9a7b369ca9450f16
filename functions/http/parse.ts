import type { MiddlewareObj } from '@middy/core';
import type { Endpoint } from '@quizhall/shared/contract/endpoint';
import { plainMessage } from '@quizhall/shared/model/plain-errors';
import * as z from 'zod';
import { readBody } from './body.ts';
import { AppError, boundedErrors } from '../platform/errors.ts';
import { normalizeInput } from './normalize-input.ts';
import type { HttpEvent } from './request.ts';

// Also for bundles whose contract does not load `model/common`.
z.config({ customError: plainMessage });

/** Reads params, query and body by the contract's schemas; the problems of the body are told at once, by field. */
export function parseRequest(endpoint: Endpoint): MiddlewareObj<HttpEvent> {
  return {
    before: async ({ event }) => {
      const { state } = event;
      state.params = parse(endpoint.params, event.pathParameters ?? {}, 'NOT_FOUND');
      state.query = parse(endpoint.query, event.queryStringParameters ?? {}, 'INVALID_INPUT');
      const { body, files } = await readBody(event, endpoint);
      state.files = files;
      state.body = parse(endpoint.body, body, 'INVALID_INPUT');
    },
  };
}

function parse(schema: z.ZodType | undefined, value: unknown, code: 'NOT_FOUND' | 'INVALID_INPUT'): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(normalizeInput(value));
  if (result.success) return result.data;
  throw new AppError(code, code === 'INVALID_INPUT' ? { errors: fieldErrors(result.error) } : {});
}

/** zod's issues as `{path: first message}`; an unknown key is reported under its own name. */
export const fieldErrors = (error: z.ZodError): Record<string, string> =>
  boundedErrors(problemsOf(error.issues));

/** zod's message of unknown keys lists them all, so each gets one of its own. */
function* problemsOf(issues: z.ZodError['issues']): Iterable<[name: string, message: string]> {
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) yield [[...issue.path, key].join('.'), 'Unknown field'];
    } else {
      yield [issue.path.join('.') || 'body', issue.message];
    }
  }
}
