import middy, { type MiddlewareObj } from '@middy/core';
import type { Endpoint } from '@quizhall/shared/contract/endpoint';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { authenticate } from './authenticate.ts';
import { coldStartMs, claimFirstRequest } from './cold-start.ts';
import { AppError } from '../platform/errors.ts';
import { config } from '../platform/config.ts';
import { idempotency } from './idempotency.ts';
import { logger } from '../platform/logger.ts';
import { type Consumption, measureCost, type Trace } from '../platform/capacity-meter.ts';
import { parseRequest } from './parse.ts';
import type { Handle, HttpEvent, AuthenticateToken, Request } from './request.ts';
import { toFailureResponse, SECURITY_HEADERS, toSuccessResponse } from './respond.ts';
import { throttle } from './throttle.ts';
import { type FindPerson, sha256 } from '../platform/security/tokens.ts';

export type LambdaHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

interface More<Person> {
  /** Where an endpoint answers what the check of the sign-in reads anyway: a check of its own. */
  findPerson?: FindPerson<Person>;
  /** Given by `permittedEndpoint`. */
  permission?: MiddlewareObj<HttpEvent>;
  /** The same, where programs are welcome. */
  knowToken?: AuthenticateToken;
}

/**
 * Makes a Lambda handler of a contract entry and the function that answers it: authenticates, parses, throttles,
 * keeps idempotent answers, shapes success and failure, adds the security headers and logs one line per request. What
 * asks for a permission is a `permittedEndpoint`.
 */
export function endpoint<E extends Endpoint, Person = unknown>(
  contract: E,
  handle: Handle<E, Person>,
  { findPerson, permission, knowToken }: More<Person> = {},
): LambdaHandler {
  // Noticed when the function is built into a bundle or a test loads it, not by whoever calls it.
  if ((typeof contract.access === 'object') !== Boolean(permission))
    throw new Error(`${contract.path} is a permittedEndpoint if, and only if, it asks for a permission`);
  const chain = middy<HttpEvent, APIGatewayProxyStructuredResultV2>()
    .use(authenticate(contract, findPerson, knowToken))
    .use(parseRequest(contract));
  if (contract.throttle) chain.use(throttle(contract.throttle));
  if (permission) chain.use(permission);
  if (contract.idempotent) chain.use(idempotency());
  const run = chain.handler(async (event: HttpEvent) =>
    toSuccessResponse(contract, await handle(toRequest<E, Person>(event))),
  );

  return async (raw, context) => {
    const began = performance.now();
    const event = withState(raw, contract);
    const { result, consumed, trace } = await measureCost(async () => {
      try {
        rejectBypass(raw);
        return await run(event, context);
      } catch (error) {
        return toFailureResponse(error, event.state.requestId);
      }
    });
    report(event, result, { consumed, trace, milliseconds: performance.now() - began });
    const headers = { ...SECURITY_HEADERS, ...result.headers, 'x-request-id': event.state.requestId };
    return { ...result, headers };
  };
}

function withState(raw: APIGatewayProxyEventV2, contract: Endpoint): HttpEvent {
  const { requestId, http } = raw.requestContext;
  return {
    ...raw,
    state: {
      requestId,
      route: `${contract.method} ${contract.path}`,
      address: viewerAddress(raw) ?? http.sourceIp,
      userAgent: http.userAgent,
      user: undefined,
      person: undefined,
      quiz: undefined,
      roles: [],
      organization: undefined,
      membership: undefined,
      apiToken: undefined,
      onceId: undefined,
      params: undefined,
      query: undefined,
      body: undefined,
      files: {},
    },
  };
}

/** The viewer's address, which a function at the edge sets; only believed in requests that come through CloudFront. */
function viewerAddress({ headers }: APIGatewayProxyEventV2): string | undefined {
  return config.ORIGIN_KEY === undefined ? undefined : headers['x-viewer-address'];
}

/**
 * Rejects requests that reach the API without CloudFront: they would escape its firewall and could claim any address.
 * Local stages have no CloudFront and no key.
 * @throws AppError NOT_FOUND
 */
function rejectBypass({ headers }: APIGatewayProxyEventV2): void {
  const key = config.ORIGIN_KEY;
  if (key !== undefined && headers['x-origin-key'] !== key) throw new AppError('NOT_FOUND');
}

/** The one place where parsed values become the handler's types; the schemas of the same contract parsed them. */
function toRequest<E extends Endpoint, Person>({ state, headers, cookies }: HttpEvent): Request<E, Person> {
  return {
    params: state.params,
    query: state.query,
    body: state.body,
    user: state.user,
    person: state.person,
    quiz: state.quiz,
    roles: state.roles,
    organization: state.organization,
    membership: state.membership,
    files: state.files,
    sessionToken: headers['x-session-token'],
    cookies: cookies ?? [],
    signature: headers['stripe-signature'] ?? headers['x-quizhall-signature'],
    requestId: state.requestId,
    address: state.address,
    userAgent: state.userAgent,
    onceId: state.onceId,
  } as unknown as Request<E, Person>;
}

function report(
  { state }: HttpEvent,
  result: APIGatewayProxyStructuredResultV2,
  { consumed, trace, milliseconds }: { consumed: Consumption; trace: Trace; milliseconds: number },
): void {
  const isFirst = claimFirstRequest();
  logger[result.statusCode && result.statusCode >= 500 ? 'error' : 'info']('request', {
    requestId: state.requestId,
    route: state.route,
    status: result.statusCode,
    milliseconds: tenths(milliseconds),
    table: consumed,
    user: state.user && sha256(state.user.id).slice(0, 12),
    coldStart: isFirst ? coldStartMs(milliseconds) : undefined,
  });
  if (milliseconds >= config.SLOW_MS)
    logger.warn('slow request', {
      requestId: state.requestId,
      route: state.route,
      milliseconds: tenths(milliseconds),
      own: tenths(milliseconds - trace.waited),
      first: isFirst,
      calls: Object.entries(trace.calls).map(([call, { ms, longest, ...counts }]) => ({
        call,
        ...counts,
        ms: tenths(ms),
        longest: tenths(longest),
      })),
    });
}

const tenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
