import { endpoints, type NamedEndpoint } from '@quizhall/shared/contract';
import type { Endpoint } from '@quizhall/shared/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { compileRoutes, matchRoute } from './routes.ts';

describe('the routes of the front', () => {
  it.each([
    ['GET', '/api/health', 'getHealth', {}],
    ['POST', '/api/v1/auth/register', 'register', {}],
    ['POST', '/api/auth/register', 'register', {}],
    ['GET', '/api/quizzes', 'listQuizzes', {}],
    ['GET', '/api/quizzes/', 'listQuizzes', {}],
    ['GET', '/api/quizzes/q_0123456789abcdef', 'getQuiz', { id: 'q_0123456789abcdef' }],
    ['PUT', '/api/quizzes/q_1', 'updateQuiz', { id: 'q_1' }],
    ['POST', '/api/quizzes/import', 'importQuestions', {}],
    ['POST', '/api/submissions/q_1/submit', 'submitAttempt', { quizId: 'q_1' }],
    ['GET', '/api/submissions/q_1.u_2.1/result', 'getResult', { id: 'q_1.u_2.1' }],
    ['GET', '/api/quizzes/caf%C3%A9%2F1/predata', 'getPredata', { id: 'café/1' }],
  ])('%s %s is %s', (method, path, name, params) => {
    const match = matchRoute(method, path);
    expect(match?.route.target.name).toBe(name);
    expect(match?.params).toEqual(params);
  });

  it.each([
    ['an unknown path', 'GET', '/api/nothing'],
    ['the bare prefix', 'GET', '/api'],
    ['another method', 'DELETE', '/api/health'],
    ['a slash at the end that the contract does not name', 'GET', '/api/health/'],
    ['an empty parameter', 'GET', '/api/quizzes//predata'],
    ['a broken encoding', 'GET', '/api/quizzes/%zz/predata'],
    ['too many segments', 'GET', '/api/quizzes/q_1/predata/more'],
  ])('%s is no route', (_, method, path) => {
    expect(matchRoute(method, path)).toBeUndefined();
  });

  it('reaches every endpoint of the contract by each of its paths', () => {
    for (const { name, endpoint } of endpoints)
      for (const path of [endpoint.path, ...(endpoint.aliases ?? [])])
        expect(
          matchRoute(endpoint.method, `/api${path.replaceAll(/\{\w+\}/g, 'x')}`)?.route.target.name,
        ).toBe(name);
  });

  it.each([
    ['/api/quizzes/import', 'importQuestions'],
    ['/api/quizzes/other', 'getQuiz'],
    ['/api/quizzes/import/log', 'getLog'],
    ['/api/quizzes/other/log', 'getLogOfQuiz'],
  ])('a static segment wins over a parameter, in whatever order they stand: %s', (path, name) => {
    const paths = {
      getQuiz: '/quizzes/{id}',
      importQuestions: '/quizzes/import',
      getLogOfQuiz: '/quizzes/{id}/log',
      getLog: '/quizzes/import/log',
    };
    const targets = Object.entries(paths).map(([name, path]): NamedEndpoint => {
      const endpoint: Endpoint = {
        method: 'GET',
        path,
        auth: 'public',
        access: 'anyone',
        summary: '',
        rights: {},
      };
      return { area: 'quizzes', name, file: name, endpoint };
    });
    for (const order of [targets, targets.toReversed()])
      expect(matchRoute('GET', path, compileRoutes(order))?.route.target.name).toBe(name);
  });
});
