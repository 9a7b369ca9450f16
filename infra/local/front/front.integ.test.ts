import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { now, setClock } from '@quizhall/functions/platform/clock.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishedQuiz } from '@quizhall/functions/testing/scenarios.ts';
import { type Front, startFront } from './front.ts';
import { type HandlerSource, sourceHandlers } from './handlers.ts';
import { mediaSource } from './media.ts';
import { builtSite } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'quizhall-front-'));
const dist = join(folder, 'dist');
const distGallery = join(folder, 'dist-gallery');
const bucket = process.env.MEDIA_BUCKET ?? '';
const media = mediaSource(process.env.AWS_ENDPOINT_URL_S3 ?? '', bucket);
const sources = sourceHandlers();

/** What the next request to a quiz page is answered with, instead of the real handler. */
let answerQuiz: (event: APIGatewayProxyEventV2) => Promise<unknown>;
let answerCard: typeof answerQuiz;
const handlers: HandlerSource = async <Handler>(name: { area: string; file: string }) => {
  if (name.file === 'get-predata') return ((event: APIGatewayProxyEventV2) => answerQuiz(event)) as Handler;
  if (name.file === 'get-card') return ((event: APIGatewayProxyEventV2) => answerCard(event)) as Handler;
  return sources(name);
};

let front: Front;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  for (const page of ['index.html', 'front.html', 'overview.html'])
    writeFileSync(join(dist, page), '<!doctype html><title>Quizhall</title>');
  writeFileSync(join(dist, 'assets', 'app-1a2b.js'), 'export {}');
  writeFileSync(join(folder, 'secret.txt'), 'not part of the site');
  front = await startFront({
    port: undefined,
    handlers,
    media,
    site: () => builtSite('http://127.0.0.1:9000', dist, distGallery),
  });
});

afterAll(async () => {
  await front.stop();
  rmSync(folder, { recursive: true });
});

/** A GET whose path stays as it is written; `fetch` would resolve its dots. */
function getRaw(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: front.port, path }, resolve).on('error', reject);
  });
}

describe('/api', () => {
  it('answers with the handler of the contract', async () => {
    const response = await fetch(`${front.url}/api/health`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ success: true, data: { status: 'ok', stage: 'test' } });
  });

  it('takes a slash at the end away, as the edge does', async () => {
    expect((await fetch(`${front.url}/api/health/`)).status).toBe(200);
  });

  it.each([
    ['an unknown path', 'GET', '/api/nothing'],
    ['another method', 'DELETE', '/api/health'],
  ])('answers 404 in the shape of the API for %s', async (_, method, path) => {
    const response = await fetch(front.url + path, { method });
    expect(response.status).toBe(404);
    const body = await response.json();
    expect(body).toEqual({
      success: false,
      code: 'NOT_FOUND',
      message: 'Resource not found.',
      requestId: response.headers.get('x-request-id'),
    });
  });

  it('hands binary answers and cookies through', async () => {
    answerQuiz = async () => ({
      statusCode: 201,
      headers: { 'content-type': 'application/pdf', 'x-count': 3 },
      cookies: ['a=1', 'b=2'],
      body: Buffer.from([0, 255]).toString('base64'),
      isBase64Encoded: true,
    });
    const response = await fetch(`${front.url}/api/quizzes/AB12CD/predata`);
    expect(response.status).toBe(201);
    expect(response.headers.get('x-count')).toBe('3');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([0, 255]));
  });

  it('takes an answer without a status for the body', async () => {
    answerQuiz = async () => ({ hello: 'world' });
    const response = await fetch(`${front.url}/api/quizzes/AB12CD/predata`);
    expect([response.status, await response.json()]).toEqual([200, { hello: 'world' }]);
  });

  describe('calls with one answer for all', () => {
    let seen: APIGatewayProxyEventV2[] = [];
    const card = (init?: RequestInit) => fetch(`${front.url}/api/quizzes/AB12CD/card?who=me`, init);
    beforeEach(() => {
      seen = [];
      answerCard = async (event) => {
        seen.push(event);
        const headers = { 'cache-control': 'public, max-age=0, s-maxage=5' };
        return { statusCode: 200, headers, body: String(seen.length) };
      };
    });
    afterEach(async () => {
      setClock(0);
      // Whatever may have changed something makes the front forget.
      await fetch(`${front.url}/api/auth/logout`, { method: 'POST', body: '{}' });
    });

    it('tell the function nothing of the caller', async () => {
      await card({ headers: { authorization: 'Bearer mine', cookie: 'a=1', 'x-session-token': 'mine' } });
      expect(seen).toHaveLength(1);
      expect(seen[0]).toMatchObject({ headers: {}, rawQueryString: '' });
      expect(seen[0]).not.toHaveProperty('cookies');
    });

    it('are asked once in five seconds, and say by the clock of the stage how old they are', async () => {
      setClock(3_600_000);
      const first = await card();
      const date = first.headers.get('date') ?? '';
      expect(Math.abs(Date.parse(date) - now())).toBeLessThan(60_000);
      setClock(3_600_000 + 4_000);
      const second = await card();
      expect([await first.text(), await second.text()]).toEqual(['1', '1']);
      expect(second.headers.get('date')).toBe(date);
      expect(Number(second.headers.get('age'))).toBeGreaterThanOrEqual(4);
      setClock(3_600_000 + 5_000);
      expect(await (await card()).text()).toBe('2');
    });

    it('show a change at once', async () => {
      await card();
      await fetch(`${front.url}/api/auth/logout`, { method: 'POST', body: '{}' });
      expect(await (await card()).text()).toBe('2');
    });

    it('keep no refusal', async () => {
      answerCard = async (event) => {
        seen.push(event);
        return { statusCode: 404, headers: { 'cache-control': 'no-store' }, body: '{}' };
      };
      await card();
      await card();
      expect(seen).toHaveLength(2);
    });
  });

  it.each([
    ['throws', () => Promise.reject(new Error('secret detail'))],
    [
      'answers more than a function may',
      () => Promise.resolve({ statusCode: 200, body: 'x'.repeat(7_000_000) }),
    ],
  ])('answers a bare 500 when the handler %s', async (_, answer) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answerQuiz = answer;
    const response = await fetch(`${front.url}/api/quizzes/AB12CD/predata`);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: 'Internal Server Error' });
    log.mockClear();
  });

  it('refuses what is too large for a function', async () => {
    const response = await fetch(`${front.url}/api/quizzes/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'x'.repeat(6 * 1024 * 1024) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ success: false, code: 'TOO_LARGE' });
  });
});

describe('the address of a quiz that somebody has shared', () => {
  const ask = (path: string, agent: string) => fetch(front.url + path, { headers: { 'user-agent': agent } });

  it('gives people the site, and programs that show it a page about the quiz', async () => {
    const quiz = await publishedQuiz({ quiz: { title: 'Gold & <Silver>', listed: true } });
    expect(await (await ask(`/quiz/${quiz.code}`, 'Mozilla/5.0 Chrome/142')).text()).not.toContain('Gold');
    const response = await ask(`/quiz/${quiz.code}?from=chat`, 'Twitterbot/1.0');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(await response.text()).toContain('<title>Gold &amp; &lt;Silver&gt; · Quizhall</title>');
  });
});

describe('/media', () => {
  const Key = 'cover/u_1/odd name ü.svg';
  const url = () => `${front.url}/media/${Key.split('/').map(encodeURIComponent).join('/')}`;

  beforeAll(async () => {
    const Body = '<svg onload="alert(1)"/>';
    await media.client.send(
      new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType: 'image/svg+xml' }),
    );
  });

  it('serves an uploaded file so that nothing in it can run', async () => {
    const response = await fetch(url());
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<svg onload="alert(1)"/>');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'attachment; filename="odd%20name%20%C3%BC.svg"',
    });
  });

  it('lets mail programs in a browser show logos, and nothing else', async () => {
    const put = (key: string) =>
      media.client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: 'x', ContentType: 'image/png' }),
      );
    await Promise.all([put('logo/o_1/a.png'), put('avatar/u_1/a.png')]);
    const policyOf = async (path: string) =>
      (await fetch(`${front.url}/media/${path}`)).headers.get('cross-origin-resource-policy');
    expect([await policyOf('logo/o_1/a.png'), await policyOf('avatar/u_1/a.png')]).toEqual([
      'cross-origin',
      'same-origin',
    ]);
  });

  it('shows nobody what was uploaded and not yet checked', async () => {
    await media.client.send(
      new PutObjectCommand({ Bucket: bucket, Key: 'incoming/cover/u_1/a.png', Body: 'x' }),
    );
    expect((await fetch(`${front.url}/media/incoming/cover/u_1/a.png`)).status).toBe(404);
  });

  it('answers parts, unchanged files and HEAD', async () => {
    const part = await fetch(url(), { headers: { range: 'bytes=1-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'svg']);
    const etag = part.headers.get('etag') ?? '';
    const unchanged = await fetch(url(), { headers: { 'if-none-match': etag } });
    expect(unchanged.status).toBe(304);
    const head = await fetch(url(), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '24', '']);
  });

  it.each([
    ['a file that is not there', 'GET', '/media/cover/none.png', 404],
    ['the bucket itself', 'GET', '/media/', 404],
    ['a broken address', 'GET', '/media/%zz', 404],
    ['a write', 'PUT', '/media/cover/mine.png', 405],
  ])('refuses %s', async (_, method, path, status) => {
    const response = await fetch(front.url + path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBeNull();
  });
});

describe('the built site', () => {
  it.each(['/', '/quiz/AB12CD/take', '/%zz', '/join/AB12CD/?from=mail'])(
    'answers %s with the page',
    async (path) => {
      const response = await fetch(front.url + path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Quizhall</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('carries the production headers and lets pages talk to the site and the bucket alone', async () => {
    const { headers } = await fetch(front.url);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:9000;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['/embed/H7K2MP', '*', null],
    ['/embed/H7K2MP/take', '*', null],
    ['/embed', "'none'", 'DENY'],
    ['/quiz/H7K2MP', "'none'", 'DENY'],
    ['/quiz/manage?at=/embed/', "'none'", 'DENY'],
    ['/', "'none'", 'DENY'],
  ])('may be framed at %s by %s', async (path, ancestors, frameOptions) => {
    const { headers } = await fetch(front.url + path);
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${ancestors};`);
    expect(headers.get('x-frame-options')).toBe(frameOptions);
  });

  it('answers a missing file as such', async () => {
    expect((await fetch(`${front.url}/assets/missing.js`)).status).toBe(404);
  });

  it('lets hashed files be kept for ever', async () => {
    const response = await fetch(`${front.url}/assets/app-1a2b.js`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'])(
    'keeps %s inside its folder',
    async (path) => {
      const response = await getRaw(path);
      expect(await text(response)).not.toContain('not part of the site');
    },
  );

  it.each(['/gallery', '/gallery/'])('knows no gallery at %s while that is not built', async (path) => {
    expect(await (await fetch(front.url + path)).text()).toContain('<title>Quizhall</title>');
  });

  it('shows the gallery, once that is built, under its addresses alone and with the same headers', async () => {
    mkdirSync(join(distGallery, 'gallery/assets'), { recursive: true });
    writeFileSync(join(distGallery, 'gallery/index.html'), '<!doctype html><title>Component gallery</title>');
    writeFileSync(join(distGallery, 'gallery/assets/main-1a2b.js'), 'export {}');
    for (const path of ['/gallery', '/gallery/', '/gallery?from=docs']) {
      const response = await fetch(front.url + path);
      expect(await response.text()).toContain('<title>Component gallery</title>');
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    const asset = await fetch(`${front.url}/gallery/assets/main-1a2b.js`);
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect((await fetch(`${front.url}/gallery/none.js`)).status).toBe(404);
    expect(await (await fetch(`${front.url}/gallery-of-mine`)).text()).toContain('<title>Quizhall</title>');
    expect(await text(await getRaw('/gallery/../../secret.txt'))).not.toContain('not part of the site');
  });

  it('says in one line that it is not built', () => {
    expect(() => builtSite('', join(folder, 'none'))).toThrow(
      'The site is not built. "npm run build" builds it.',
    );
  });
});
