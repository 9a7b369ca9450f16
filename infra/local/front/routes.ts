import { endpoints, type NamedEndpoint } from '@quizhall/shared/contract';
import { decode } from './decode.ts';

export interface Route {
  /** `GET /api/quizzes/{id}`, as API Gateway names it. */
  routeKey: string;
  target: NamedEndpoint;
  segments: readonly string[];
}

export interface RouteMatch {
  route: Route;
  /** Decoded, like API Gateway hands them to the function. */
  params: Record<string, string>;
}

const API = '/api';
const isParameter = (segment: string) => segment.startsWith('{');

/** Every method and path of these endpoints with their aliases, static segments before parameters. */
export function compileRoutes(targets: readonly NamedEndpoint[]): Route[] {
  return targets
    .flatMap((target) =>
      [target.endpoint.path, ...(target.endpoint.aliases ?? [])].map((path) => ({
        routeKey: `${target.endpoint.method} ${API}${path}`,
        target,
        segments: path.split('/').slice(1),
      })),
    )
    .toSorted(bySpecificity);
}

const contractRoutes = compileRoutes(endpoints);

function bySpecificity(left: Route, right: Route): number {
  const at = left.segments.findIndex(
    (segment, i) => isParameter(segment) !== isParameter(right.segments[i] ?? ''),
  );
  if (at < 0) return 0;
  return isParameter(left.segments[at] ?? '') ? 1 : -1;
}

/** The endpoint of a request below `/api`. As in API Gateway a slash at the end makes another path. */
export function matchRoute(method: string, path: string, routes = contractRoutes): RouteMatch | undefined {
  const segments = path.slice(API.length).split('/').slice(1);
  for (const route of routes) {
    if (route.target.endpoint.method !== method) continue;
    const params = matchSegments(route.segments, segments);
    if (params) return { route, params };
  }
  return undefined;
}

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of pattern.entries()) {
    const segment = segments[i] ?? '';
    if (!isParameter(part)) {
      if (part !== segment) return undefined;
    } else {
      const value = decode(segment);
      if (!value) return undefined;
      params[part.slice(1, -1)] = value;
    }
  }
  return params;
}
