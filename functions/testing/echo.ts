import { invokeEndpoint } from './invoke.ts';
import type { Endpoint } from '@quizhall/shared/contract/endpoint';
import * as z from 'zod';
import { authorize } from '../http/authorize.ts';
import { endpoint, type LambdaHandler } from '../http/endpoint.ts';
import { randomText } from '../platform/security/random.ts';
import type { Request } from '../http/request.ts';

const base = {
  method: 'POST',
  summary: 'An endpoint of the tests',
  params: z.strictObject({ id: z.string().regex(/^[a-z0-9_]+$/i) }),
  query: z.strictObject({ page: z.coerce.number().int().min(1).optional() }),
  body: z.strictObject({
    name: z.string().max(2_000_000),
    email: z.string().optional(),
    tags: z.array(z.strictObject({ label: z.string() })).optional(),
  }),
  multipart: { json: ['tags'], lists: [], files: ['cover'] },
  response: z.object({ id: z.string(), name: z.string() }),
  rights: {},
} as const satisfies Partial<Endpoint>;

export type EchoEndpoint = typeof base &
  Pick<Endpoint, 'path' | 'auth' | 'access' | 'throttle' | 'idempotent' | 'status' | 'message'>;
type Answer = { id: string; name: string };

/** An endpoint of its own for each test, so that throttles and idempotency keys of two tests never meet. */
export function echo(
  more: Partial<EchoEndpoint> = {},
  handle: (request: Request<EchoEndpoint>) => Promise<Answer> = async ({ params, body }) => ({
    id: params.id,
    name: body.name,
  }),
): {
  contract: EchoEndpoint;
  handler: LambdaHandler;
  call: (wish?: EchoCall) => ReturnType<typeof invokeEndpoint<EchoEndpoint>>;
} {
  const contract: EchoEndpoint = {
    ...base,
    auth: 'public',
    access: 'anyone',
    path: `/tests/${randomText(8)}/{id}`,
    ...more,
  };
  const { access } = contract;
  const permission = typeof access === 'object' ? { permission: authorize(access) } : {};
  const handler = endpoint(contract, handle, permission);
  return {
    contract,
    handler,
    call: ({ id = 'a1', body = { name: 'Ada' }, query = {}, ...rest }: EchoCall = {}) =>
      invokeEndpoint(handler, contract, { params: { id }, query, body, ...rest }),
  };
}

export interface EchoCall {
  id?: string;
  body?: z.input<EchoEndpoint['body']>;
  query?: { page?: number };
  headers?: Record<string, string>;
  token?: string;
  sourceIp?: string;
}
