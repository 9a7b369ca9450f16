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
  const { load } = contractRoutes();
  const codeOf = (name: string): string =>
    typeof load === 'function' ? Reflect.apply(load, undefined, [`\0virtual:contract-routes${name}`]) : '';
  const areasIn = (name: string) =>
    [...codeOf(name).matchAll(/^export const (\w+) = \{/gm)].map(([, area]) => area);

  it('serves every area once, those of owners apart, in modules without imports', () => {
    const [shared, owners] = [areasIn('/shared'), areasIn('/owners')];
    expect(shared.length + owners.length).toBe(Object.keys(contract).length);
    expect(new Set([...shared, ...owners])).toEqual(new Set(Object.keys(contract)));
    expect(owners).toEqual(['notifications', 'quizzes', 'payments', 'proofs', 'runs', 'uploads']);
    for (const name of ['/shared', '/owners']) expect(codeOf(name)).not.toMatch(/import[ ({]|zod/);
  });

  it('leaves other modules alone', () => {
    expect(codeOf('/other')).toBeUndefined();
  });
});
