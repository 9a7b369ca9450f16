import type { MiddlewareObj } from '@middy/core';
import type { Endpoint } from '@quizhall/shared/contract/endpoint';
import type * as z from 'zod';
import { readBody } from './body.ts';
import { AppError } from './errors.ts';
import type { HttpEvent } from './request.ts';

/** Reads params, query and body by the contract's schemas; every problem of the body is told at once, by field. */
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
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AppError(code, code === 'INVALID_INPUT' ? { errors: fieldErrors(result.error) } : {});
}

/** zod's issues as `{path: first message}`; an unknown key is reported under its own name. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors = new Map<string, string>();
  for (const issue of error.issues) {
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys.map((name) => [...issue.path, name]) : [issue.path];
    for (const path of names) {
      const name = path.join('.') || 'body';
      if (!errors.has(name)) errors.set(name, issue.message);
    }
  }
  return Object.fromEntries(errors);
}
