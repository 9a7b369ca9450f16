import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { edgeFunctions } from './edge-functions.ts';

interface EdgeEvent {
  viewer?: { ip: string };
  request: { uri: string; headers?: Record<string, { value: string }> };
  response?: { headers: Record<string, { value: string }> };
}

/** Runs the code as CloudFront does: a script that defines `handler` and sees nothing else. */
function run(
  code: string,
  event: EdgeEvent,
): EdgeEvent['request'] & { headers: Record<string, { value: string }> } {
  return runInNewContext(`${code}; handler(event)`, { event });
}

describe('site', () => {
  it.each([
    ['/', '/front.html'],
    ['/home', '/front.html'],
    ['/quiz/ABC234', '/overview.html'],
    ['/join/solar-system-basics-x7Kq', '/overview.html'],
    ['/quiz/create', '/index.html'],
    ['/quiz/Create', '/index.html'],
    ['/quiz/createdly', '/overview.html'],
    ['/get-started', '/pages/get-started.html'],
    ['/features', '/pages/features.html'],
    ['/tutorials/first-quiz', '/pages/tutorials/first-quiz.html'],
    ['/features/', '/index.html'],
    ['/constructor', '/index.html'],
    ['/__proto__', '/index.html'],
    ['/account/profile', '/index.html'],
    ['/quiz/manage', '/index.html'],
    ['/quiz/q_0123456789abcdef/take', '/index.html'],
    ['/join/ABC234/', '/index.html'],
    ['/embed/ABC234', '/index.html'],
    ['/embed/ABC234/take', '/index.html'],
    ['/quiz/ABC234/result/q_0123456789abcdef.g_0123456789abcdefghijkl.1', '/index.html'],
    ['/assets/index-C0ffee12.js', '/assets/index-C0ffee12.js'],
    ['/favicon.svg', '/favicon.svg'],
    ['/manifest.webmanifest', '/manifest.webmanifest'],
    ['/missing.png', '/missing.png'],
  ])('answers %s with %s', (uri, expected) => {
    expect(run(edgeFunctions.site, { request: { uri } }).uri).toBe(expected);
  });
});

describe('api', () => {
  const request = (uri: string, headers = {}) =>
    run(edgeFunctions.api, { viewer: { ip: '2001:db8::7' }, request: { uri, headers } });

  it.each([
    ['/api/quizzes/', '/api/quizzes'],
    ['/api/quizzes', '/api/quizzes'],
    ['/api/v1/auth/register', '/api/v1/auth/register'],
  ])('asks %s for %s', (uri, expected) => {
    expect(request(uri).uri).toBe(expected);
  });

  it('tells the address of the viewer, whatever the viewer told', () => {
    const { headers } = request('/api/health', { 'x-viewer-address': { value: '10.0.0.1' } });
    expect(headers['x-viewer-address']).toEqual({ value: '2001:db8::7' });
  });
});

describe('media', () => {
  it.each([
    ['/media/cover/u_1/abc.png', '/cover/u_1/abc.png'],
    ['/media/media/u_1/abc.mp3', '/media/u_1/abc.mp3'],
  ])('reads %s from %s', (uri, key) => {
    expect(run(edgeFunctions.mediaRequest, { request: { uri } }).uri).toBe(key);
  });

  it.each([
    ['/cover/u_1/abc.png', 'inline; filename="abc.png"'],
    ['/logo/u_1/abc.svg', 'attachment; filename="abc.svg"'],
    ['/logo/u_1/abc.SVG', 'attachment; filename="abc.SVG"'],
  ])('offers %s as %s', (uri, disposition) => {
    const { headers } = run(edgeFunctions.mediaResponse, { request: { uri }, response: { headers: {} } });
    expect(headers['content-disposition']?.value).toBe(disposition);
    expect(headers['cache-control']?.value).toContain('immutable');
  });
});

it('is small enough for CloudFront, which takes 10 KB', () => {
  for (const code of Object.values(edgeFunctions)) expect(Buffer.byteLength(code)).toBeLessThan(10_000);
});
