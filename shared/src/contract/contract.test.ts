import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../rules/permissions.ts';
import { actionsOf } from '../testing/actions.ts';
import type { Endpoint } from './endpoint.ts';
import { exploreOrganizations } from './organizations/explore-organizations.ts';
import { contract, endpoints } from './index.ts';
import { buildOpenApi } from './openapi.ts';

const placeholders = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

/** Which kinds of access go with which way of knowing the caller. */
const ACCESS_OF: Record<Endpoint['auth'], readonly string[]> = {
  public: ['anyone'],
  optional: ['anyone'],
  attempt: ['attempt'],
  // `anyone`: what was sent proves itself, and it matters who sent it.
  user: ['anyone', 'self', 'each', 'permission'],
};
const kindOf = (access: Endpoint['access']) => (typeof access === 'object' ? 'permission' : access);

describe('the contract', () => {
  it('has no two endpoints that answer the same request', () => {
    const routes = endpoints.flatMap(({ endpoint }) =>
      [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => `${endpoint.method} ${path}`),
    );
    expect(new Set(routes).size).toBe(routes.length);
  });

  it.each(endpoints.map((entry) => [entry.name, entry] as const))('%s fits together', (_, { endpoint }) => {
    expect(placeholders(endpoint.path)).toEqual(Object.keys(endpoint.params?.shape ?? {}));
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
    if (endpoint.throttle?.some(({ by }) => by.includes('email'))) {
      expect(endpoint.body?.safeParse({}).error?.issues.some(({ path }) => path[0] === 'email')).toBe(true);
    }
    // One answer for all: who asks cannot matter, and is counted nowhere.
    if (endpoint.sharedSeconds)
      expect([endpoint.method, endpoint.auth, endpoint.throttle]).toEqual(['GET', 'public', undefined]);
    // Whoever needs an account reads its session: nothing that 100,000 people do in the same minute.
    if (endpoint.auth === 'user') expect(endpoint).not.toHaveProperty('burst');
    if (endpoint.auth === 'user') expect(endpoint.rights.table).toBeDefined();
    expect(ACCESS_OF[endpoint.auth]).toContain(kindOf(endpoint.access));
    if (typeof endpoint.access === 'object') {
      if ('id' in endpoint.access) expect(placeholders(endpoint.path)).toContain(endpoint.access.id);
      // Nothing of a deleted quiz changes; a file of it is made in a run of whoever asks.
      if ('evenDeleted' in endpoint.access && endpoint.access.on === 'quiz')
        expect([endpoint.method, endpoint.path]).toEqual(
          endpoint.method === 'GET' ? ['GET', endpoint.path] : ['POST', '/quizzes/{id}/exports'],
        );
      const known = Object.values(PERMISSIONS).flat();
      const actions = actionsOf(endpoint, endpoint.access).map(({ action }) => action);
      expect(actions).not.toEqual([]);
      for (const action of actions) expect(known).toContain(action);
    }
    if (endpoint.idempotent) expect(endpoint.rights.table).toBe('write');
    // Counting is a write, whatever else the call does.
    if (endpoint.throttle) expect(endpoint.rights.table).toBe('write');
  });

  it('forgets organizations within five seconds of Explore', () => {
    const shared = Object.values(exploreOrganizations).map(({ sharedSeconds }) => sharedSeconds);
    expect(Math.max(...shared)).toBeLessThan(5);
  });

  it('refuses unknown keys in every body', () => {
    for (const { name, endpoint } of endpoints) {
      const issues = endpoint.body?.safeParse({ surprise: true }).error?.issues ?? [];
      if (endpoint.body && !endpoint.rawBody)
        expect(JSON.stringify(issues), name).toContain('unrecognized_keys');
    }
  });
});

describe('the OpenAPI document', () => {
  const document = buildOpenApi(contract) as {
    paths: Record<string, Record<string, { operationId: string; security: unknown[]; responses: object }>>;
  };
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

  it('has every endpoint once, with its success and its failure', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      endpoints.map(({ name }) => name).sort(),
    );
    for (const { responses } of operations) expect(Object.keys(responses)).toContain('default');
  });

  it('tells who may call', () => {
    expect(document.paths['/users/me']?.get?.security).toEqual([{ bearer: [] }]);
    expect(document.paths['/auth/login']?.post?.security).toEqual([]);
    expect(document.paths['/quizzes/{id}/start']?.post?.security).toEqual([{}, { bearer: [] }]);
    expect(document.paths['/submissions/{id}/result']?.get?.security).toEqual([
      { attempt: [] },
      { bearer: [] },
    ]);
  });

  it('tells what is asked for beside that, and which roles have it', () => {
    const operation = (path: string, method: string) => document.paths[path]?.[method] as object;
    expect(operation('/quizzes/{id}', 'put')).toMatchObject({
      'x-access': { action: 'quiz.edit', on: 'quiz', id: 'id' },
      description: 'Asks for `quiz.edit` with the quiz `{id}`.',
    });
    expect(operation('/uploads', 'post')).toMatchObject({
      description: 'Asks for `upload.{purpose}` as a person or as a member of any organization.',
    });
    expect(operation('/quizzes', 'get')).toMatchObject({ 'x-access': 'self' });
    expect(operation('/auth/login', 'post')).toMatchObject({ 'x-access': 'anyone' });
    expect(document).toMatchObject({ 'x-permissions': PERMISSIONS });
  });

  it('describes fields with their limits', () => {
    const text = JSON.stringify(document.paths['/quiz/create']?.post);
    expect(text).toContain('"maxLength":200');
    expect(text).toContain('"maxItems":500');
  });
});
