import { describe, expect, it } from 'vitest';
import { buildEvent, type HttpCall, lambdaContext, type RouteFacts } from './http-event.ts';

const NOW = new Date('2026-03-05T07:08:09.123Z');
const route: RouteFacts = { routeKey: 'POST /api/quizzes/{id}/start', params: { id: 'AB12CD' } };

const build = (call: Partial<HttpCall>, facts = route) =>
  buildEvent(
    {
      method: 'POST',
      url: '/api/quizzes/AB12CD/start',
      headers: { host: 'localhost:3000', 'user-agent': 'test' },
      body: Buffer.alloc(0),
      sourceIp: '192.0.2.7',
      ...call,
    },
    facts,
    NOW,
  );

describe('the event of the HTTP API', () => {
  it('is version 2.0 with the route, the path and the caller', () => {
    const event = build({});
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'POST /api/quizzes/{id}/start',
      rawPath: '/api/quizzes/AB12CD/start',
      rawQueryString: '',
      pathParameters: { id: 'AB12CD' },
      isBase64Encoded: false,
      requestContext: {
        domainName: 'localhost',
        routeKey: 'POST /api/quizzes/{id}/start',
        stage: '$default',
        time: '05/Mar/2026:07:08:09 +0000',
        timeEpoch: NOW.getTime(),
        http: {
          method: 'POST',
          path: '/api/quizzes/AB12CD/start',
          protocol: 'HTTP/1.1',
          sourceIp: '192.0.2.7',
          userAgent: 'test',
        },
      },
    });
    expect(event.requestContext.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(build({}).requestContext.requestId).not.toBe(event.requestContext.requestId);
  });

  it('leaves out what the request does not have', () => {
    const event = build({}, { routeKey: 'GET /api/health', params: {} });
    expect(event).not.toHaveProperty('body');
    expect(event).not.toHaveProperty('pathParameters');
    expect(event).not.toHaveProperty('queryStringParameters');
    expect(event).not.toHaveProperty('cookies');
  });

  it('decodes query parameters and joins repeated ones, and keeps the query as sent', () => {
    const event = build({ url: '/api/quizzes/AB12CD/start?search=a%20b%26c&tag=x&tag=y&empty=' });
    expect(event.queryStringParameters).toEqual({ search: 'a b&c', tag: 'x,y', empty: '' });
    expect(event.rawQueryString).toBe('search=a%20b%26c&tag=x&tag=y&empty=');
    expect(event.rawPath).toBe('/api/quizzes/AB12CD/start');
  });

  it('writes header names in lower case, joins repeated headers and takes out cookies', () => {
    const headers = {
      'X-Session-Token': 'abc',
      accept: 'a, b',
      cookie: 'a=1; b=2',
      'set-cookie': ['c', 'd'],
    };
    const event = build({ headers });
    expect(event.headers).toEqual({ 'x-session-token': 'abc', accept: 'a, b', 'set-cookie': 'c,d' });
    expect(event.cookies).toEqual(['a=1', 'b=2']);
  });

  it.each([
    ['application/json', false],
    ['application/json; charset=utf-8', false],
    ['application/problem+json', false],
    ['text/csv', false],
    ['application/x-www-form-urlencoded', true],
    ['multipart/form-data; boundary=x', true],
    ['image/png', true],
    ['application/octet-stream', true],
  ])('hands a body of %s over in base64: %s', (type, isBase64) => {
    const body = Buffer.from('{"name":"Zoë"}');
    const event = build({ headers: { 'content-type': type }, body });
    expect(event.isBase64Encoded).toBe(isBase64);
    expect(Buffer.from(event.body ?? '', isBase64 ? 'base64' : 'utf8')).toEqual(body);
  });

  it('keeps bytes that are no text', () => {
    const body = Buffer.from([0, 255, 128, 10]);
    const event = build({ headers: { 'content-type': 'image/png' }, body });
    expect(Buffer.from(event.body ?? '', 'base64')).toEqual(body);
  });
});

it('the context counts down and allows no callbacks', () => {
  const context = lambdaContext('get-health', 5_000);
  expect(context.functionName).toBe('get-health');
  expect(context.getRemainingTimeInMillis()).toBeGreaterThan(4_000);
  expect(() => context.done()).toThrow('promise');
});
