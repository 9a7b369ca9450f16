import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { API_ORIGIN, edgeFunctions } from './edge-functions.ts';

interface EdgeEvent {
  viewer?: { ip: string };
  request: { uri: string; method?: string; headers?: Record<string, { value: string }> };
  response?: { headers: Record<string, { value: string }> };
}

/** Runs the code as CloudFront does: a script that defines `handler` and sees nothing but CloudFront's own module. */
function run(
  code: string,
  { request: { method = 'GET', headers = {}, uri }, ...more }: EdgeEvent,
  cf = {},
): EdgeEvent['request'] & { headers: Record<string, { value: string }> } {
  const script = code.replace("import cf from 'cloudfront';", '');
  return runInNewContext(`${script}; handler(event)`, {
    event: { request: { uri, method, headers }, ...more },
    cf,
  });
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
    ['/organizations/acme', '/index.html'],
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

describe('programs that read the address of a quiz or an organization', () => {
  const ask = (uri: string, agent: string, method = 'GET') => {
    const selectRequestOriginById = vi.fn();
    const headers = { 'user-agent': { value: agent } };
    const request = run(
      edgeFunctions.site,
      { request: { uri, method, headers } },
      { selectRequestOriginById },
    );
    return [request.uri, ...selectRequestOriginById.mock.calls.flat()];
  };

  it.each([
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Twitterbot/1.0',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'WhatsApp/2.23.20.0',
    'TelegramBot (like TwitterBot)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'Viber/13.2.0.8 CFNetwork/1125.2 Darwin/19.4.0',
    'Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)',
    'http.rb/5.1.1 (Mastodon/4.2.0; +https://mastodon.social/)',
  ])('get a page of the API: %s', (agent) => {
    expect(ask('/quiz/ABC234', agent)).toEqual(['/api/quizzes/ABC234/share-page', API_ORIGIN]);
    expect(ask('/join/solar-system-x7kq', agent)).toEqual([
      '/api/quizzes/solar-system-x7kq/share-page',
      API_ORIGIN,
    ]);
    expect(ask('/organizations/acme', agent)).toEqual(['/api/organizations/acme/share-page', API_ORIGIN]);
  });

  it('get every other page as people do', () => {
    for (const [uri, expected] of [
      ['/', '/front.html'],
      ['/features', '/pages/features.html'],
      ['/quiz/manage', '/index.html'],
      ['/quiz/ABC234/take', '/index.html'],
    ] as const)
      expect(ask(uri, 'Twitterbot/1.0')).toEqual([expected]);
  });

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 300.0',
    'Mozilla/5.0 (Linux; Android 10; SM-A505F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/83.0.4103.106 Mobile Safari/537.36 Viber/13.2.0.8',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [Pinterest/iOS]',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ])('are no browser, and none that runs scripts: %s', (agent) => {
    expect(ask('/quiz/ABC234', agent)).toEqual(['/overview.html']);
  });

  it('ask for the page itself', () => {
    expect(ask('/quiz/ABC234', 'Twitterbot/1.0', 'HEAD')).toEqual(['/overview.html']);
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
  it('is kept for an hour where it shows a person', () => {
    const request = { uri: '/avatar/u_1/abc.webp' };
    const { headers } = run(edgeFunctions.mediaResponse, { request, response: { headers: {} } });
    expect(headers['cache-control']?.value).toBe('public, max-age=3600');
  });

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
