import { createElement } from 'react';
import type { DataRouteMatch, DataRouteObject, RouteObject, RouterState } from 'react-router-dom';

/** Routes as the library's components expect them of a router: each with a name, and saying whether it shows errors. */
export function namedRoutes(
  routes: readonly RouteObject[],
  parents: readonly number[] = [],
): DataRouteObject[] {
  return routes.map((route, place) => {
    const path = [...parents, place];
    const children = route.children && namedRoutes(route.children, path);
    const hasErrorBoundary = route.errorElement != null;
    return { ...route, id: path.join('-'), hasErrorBoundary, children } as DataRouteObject;
  });
}

/** Which of the routes have not loaded their code yet. */
export const unloaded = (matches: readonly DataRouteMatch[]): DataRouteMatch[] =>
  matches.filter(({ route }) => route.lazy);

/** Loads the code of all routes, and says which boundaries have to show that some did not come. */
export async function loadRoutes(matches: readonly DataRouteMatch[]): Promise<RouterState['errors']> {
  const waiting = unloaded(matches);
  const outcomes = await Promise.allSettled(waiting.map(({ route }) => loadRoute(route)));
  const errors: Record<string, unknown> = {};
  outcomes.forEach((outcome, place) => {
    const failed = waiting[place];
    if (outcome.status === 'rejected' && failed) errors[boundaryOf(matches, failed)] ??= outcome.reason;
  });
  return Object.keys(errors).length > 0 ? errors : null;
}

/** A failure is not kept: who comes back asks again. */
async function loadRoute(route: DataRouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const { Component } = await route.lazy();
  Object.assign(route, { element: Component && createElement(Component), lazy: undefined });
}

/** The innermost boundary around a route, or the outermost route where there is none. */
function boundaryOf(matches: readonly DataRouteMatch[], failed: DataRouteMatch): string {
  const around = matches.slice(0, matches.indexOf(failed) + 1);
  return (around.findLast(({ route }) => route.hasErrorBoundary) ?? matches[0] ?? failed).route.id;
}
