import { contract, endpoints } from '@quizhall/shared/contract';
import { describe, expect, it } from 'vitest';
import { contractRoutes, routesOf } from './contract-routes.ts';

describe('routesOf', () => {
  const routes = routesOf(contract);

  it('knows every endpoint of the contract', () => {
    for (const { area, name, endpoint } of endpoints)
      expect(routes[area]?.[name]).toEqual({ method: endpoint.method, path: endpoint.path });
  });

  it('carries nothing else to the browser', () => {
    const keys = Object.values(routes).flatMap((area) => Object.values(area).flatMap(Object.keys));
    expect(new Set(keys)).toEqual(new Set(['method', 'path']));
  });
});

describe('contractRoutes', () => {
  it('serves the routes as a module without imports', () => {
    const { load } = contractRoutes();
    const code =
      typeof load === 'function' ? Reflect.apply(load, undefined, ['\0virtual:contract-routes']) : '';
    expect(code).toMatch(/^export const routes = \{/);
    expect(code).not.toMatch(/import[ ({]|zod/);
  });
});
