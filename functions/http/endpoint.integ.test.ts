import { buildEvent, lambdaContext } from '../platform/local/http-event.ts';
import { invoke } from '../testing/invoke.ts';
import { describe, expect, it, vi } from 'vitest';
import { echo } from '../testing/echo.ts';
import { observe } from '../testing/observe.ts';
import { signedIn } from '../testing/scenarios.ts';
import { isTableReachable } from '../platform/dynamodb/table.ts';
import { config } from '../platform/config.ts';
import { AppError } from '../platform/errors.ts';
import { measureCall } from '../platform/capacity-meter.ts';

const post = (
  handler: ReturnType<typeof echo>['handler'],
  body: unknown,
  headers: Record<string, string> = {},
) => invoke(handler, { method: 'POST', path: '/tests/{id}', params: { id: 'a1' }, body, headers });

describe('a request to a deployed stage', () => {
  it('is not found unless it comes through CloudFront', async () => {
    const { handler } = echo({});
    const call = (headers: Record<string, string>) => post(handler, undefined, headers);
    config.ORIGIN_KEY = 'key of the edge';
    try {
      expect((await call({})).body).toMatchObject({ success: false, code: 'NOT_FOUND' });
      expect((await call({ 'x-origin-key': 'guessed' })).status).toBe(404);
      expect((await call({ 'x-origin-key': 'key of the edge' })).status).not.toBe(404);
    } finally {
      delete config.ORIGIN_KEY;
    }
  });
});

describe('an answer', () => {
  it('has the envelope, the status and the message of the contract', async () => {
    const { call } = echo({ status: 201, message: 'Made' });
    const { status, body } = await call();
    expect(status).toBe(201);
    expect(body).toEqual({ success: true, data: { id: 'a1', name: 'Ada' }, message: 'Made' });
  });

  it('cannot carry a field that the contract does not declare', async () => {
    const { call } = echo({}, async () => ({ id: 'a1', name: 'Ada', passwordHash: 'scrypt$…' }));
    expect((await call()).body.data).toEqual({ id: 'a1', name: 'Ada' });
  });

  it.each([200, 400, 401, 500])(
    'has the security headers and a request id with status %i',
    async (status) => {
      const { call, handler } = echo({ auth: status === 401 ? 'user' : 'public' }, async () => {
        if (status === 500) throw new Error('broken');
        return { id: 'a1', name: 'Ada' };
      });
      const { result } = await observe(() => (status === 400 ? post(handler, {}) : call()));
      expect(result.status).toBe(status);
      expect(result.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': expect.stringContaining('max-age=') as string,
        'cache-control': 'no-store',
        'x-request-id': expect.stringMatching(/^[\w-]{8,}$/) as string,
      });
      if (status >= 400) expect(result.body.requestId).toBe(result.headers['x-request-id']);
    },
  );
});

describe('input', () => {
  it('tells every wrong field by its path, unknown keys included', async () => {
    const { handler } = echo();
    const { status, body } = await post(handler, {
      name: 5,
      tags: [{ label: 'a' }, { label: 1, x: 1 }],
      extra: 1,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      code: 'INVALID_INPUT',
      message: 'Some fields are not valid.',
    });
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['extra', 'name', 'tags.1.label', 'tags.1.x']);
  });

  it.each([
    ['no JSON', '{"name":'],
    ['an empty text', ' '],
    ['two values', '{} {}'],
  ])('refuses %s as malformed', async (_, text) => {
    const { status, body } = await post(echo().handler, text);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'MALFORMED_JSON', message: 'The request body is not valid JSON.' });
  });

  it.each([['null'], ['[]'], ['"text"'], ['{"__proto__":{"name":"x"}}']])(
    'refuses %s as a body',
    async (text) => {
      const { status, body } = await post(echo().handler, text);
      expect(status).toBe(400);
      expect(body.code).toBe('INVALID_INPUT');
    },
  );

  it('takes a missing body for an empty one', async () => {
    const { status, body } = await post(echo().handler, undefined);
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual(['name']);
  });

  it('refuses wrong query values, and answers 404 for a path parameter that cannot exist', async () => {
    const { call } = echo();
    expect((await call({ query: { page: 0 } })).body).toMatchObject({
      errors: { page: expect.any(String) as string },
    });
    expect(await call({ id: 'no-such' })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('accepts a body of a megabyte, and refuses a larger one', async () => {
    const { call } = echo();
    const room = 1_000_000 - JSON.stringify({ name: '' }).length;
    expect((await call({ body: { name: 'x'.repeat(room) } })).status).toBe(200);
    expect(await call({ body: { name: 'x'.repeat(room + 1) } })).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE', message: 'The request is too large.' },
    });
  });

  it('counts bytes, not characters', async () => {
    expect((await echo().call({ body: { name: 'ü'.repeat(500_001) } })).status).toBe(413);
  });

  it('refuses a form above four megabytes', async () => {
    const form = new FormData();
    form.set('name', 'x'.repeat(4_000_001));
    expect((await post(echo().handler, form)).status).toBe(413);
  });

  it('reads a form with its JSON fields and files', async () => {
    const files: unknown[] = [];
    const { handler } = echo({}, async ({ files: got, body }) => {
      files.push(...(got.cover ?? []));
      return { id: 'a1', name: `${body.name} ${body.tags?.[0]?.label}` };
    });
    const form = new FormData();
    form.set('name', 'Ada');
    form.set('tags', JSON.stringify([{ label: 'maths' }]));
    form.set('cover', new File(['png'], 'cover.png', { type: 'image/png' }));
    expect((await post(handler, form)).body.data).toEqual({ id: 'a1', name: 'Ada maths' });
    expect(files).toEqual([
      { fileName: 'cover.png', contentType: 'image/png', bytes: new Uint8Array(Buffer.from('png')) },
    ]);
  });

  it('refuses a broken form as malformed', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await post(echo().handler, 'no form', headers)).body.code).toBe('MALFORMED_JSON');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    'refuses the content type %j',
    async (type) => {
      const answer = await post(echo().handler, '{"name":"Ada"}', { 'content-type': type });
      expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_TYPE' } });
    },
  );

  it('accepts JSON in base64, as API Gateway sends what it does not know', async () => {
    const { handler } = echo();
    const call = {
      method: 'POST',
      url: '/api/tests/a1',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from('{"name":"Zoë"}'),
      sourceIp: '192.0.2.1',
    };
    const event = buildEvent(call, { routeKey: 'POST /api/tests/{id}', params: { id: 'a1' } }, new Date());
    const encoded = { ...event, body: call.body.toString('base64'), isBase64Encoded: true };
    const { body } = await handler(encoded, lambdaContext('test'));
    expect(JSON.parse(body ?? '')).toMatchObject({ data: { name: 'Zoë' } });
  });
});

describe('a failure', () => {
  it('of our own tells nothing of its cause, and the log has it under the same request id', async () => {
    const { call } = echo({}, async () => {
      throw new Error('table quizhall-prod: no permission for arn:aws:iam::1');
    });
    const { result, lines } = await observe(() => call());
    expect(result.status).toBe(500);
    expect(result.body).toEqual({
      success: false,
      code: 'INTERNAL',
      message: 'Server error. Please try again later.',
      requestId: result.headers['x-request-id'],
    });
    const { requestId } = result.body;
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'ERROR',
        requestId,
        stack: expect.stringContaining('no permission') as string,
      }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'ERROR', message: 'request', status: 500, requestId }),
    );
  });

  it('of our own may be any thrown value', async () => {
    const { call } = echo({}, () => Promise.reject('just text'));
    const { result } = await observe(() => call());
    expect(result.body).toMatchObject({ code: 'INTERNAL', message: 'Server error. Please try again later.' });
  });

  it('to answer as the contract says is our own', async () => {
    const { call } = echo({}, async () => ({ id: 'a1', name: 5 as unknown as string }));
    const { result } = await observe(() => call());
    expect(result).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    expect(JSON.stringify(result.body)).not.toMatch(/name|zod|expected/i);
  });

  it('that is meant has the status and message of its code, and what it says about fields and waiting', async () => {
    const { call } = echo({}, async () => {
      throw new AppError('QUIZ_PAUSED', { errors: { quiz: 'Paused' }, retryAfterSeconds: 7 });
    });
    const { status, headers, body } = await call();
    expect(status).toBe(409);
    expect(headers['retry-after']).toBe('7');
    expect(body).toMatchObject({
      code: 'QUIZ_PAUSED',
      message: 'This quiz is paused. Please try again later.',
      errors: { quiz: 'Paused' },
    });
  });
});

describe('a slow request', () => {
  const AT_ONCE = { id: 'a1', name: 'Ada' };
  /** Time moves on when the handler says so, and by nothing else. */
  const withClock = async (work: (pass: (ms: number) => void) => Promise<void>) => {
    let clock = 5_000;
    const now = vi.spyOn(performance, 'now').mockImplementation(() => clock);
    await work((ms) => {
      clock += ms;
    }).finally(() => now.mockRestore());
  };
  const slowOf = (lines: Record<string, unknown>[]) =>
    lines.filter(({ message }) => message === 'slow request');

  it('says what it waited for, and how long it worked itself', async () => {
    await withClock(async (pass) => {
      const { call, contract } = echo({}, async () => {
        await isTableReachable();
        await measureCall('S3 GetObject', async () => pass(900.04));
        pass(300);
        return AT_ONCE;
      });
      const { lines, result } = await observe(() => call());
      expect(slowOf(lines)).toEqual([
        {
          timestamp: expect.any(String) as string,
          level: 'WARN',
          service: 'quizhall',
          sampling_rate: 0,
          message: 'slow request',
          requestId: result.headers['x-request-id'],
          route: `POST ${contract.path}`,
          milliseconds: 1_200,
          own: 300,
          first: expect.any(Boolean) as boolean,
          calls: [
            { call: 'table GetItem', count: 1, ms: 0, longest: 0 },
            { call: 'S3 GetObject', count: 1, ms: 900, longest: 900 },
          ],
        },
      ]);
    });
  });

  it('is one that fails, too; one below the second says nothing more', async () => {
    await withClock(async (pass) => {
      const failing = echo({}, async () => {
        pass(1_000);
        throw new Error('broken');
      });
      expect(slowOf((await observe(() => failing.call())).lines)).toHaveLength(1);
      const quick = echo({}, async () => {
        pass(999);
        return AT_ONCE;
      });
      expect(slowOf((await observe(() => quick.call())).lines)).toEqual([]);
    });
  });
});

describe('the log', () => {
  it('has one line per request, without anything that was sent or answered', async () => {
    const { user, token } = await signedIn({ name: 'Grace Hopper', email: 'grace@example.com' });
    const { call, contract } = echo({ auth: 'user' });
    const { lines, output, result } = await observe(() =>
      call({ token, id: 'secretid', body: { name: 'my answer is 42', email: 'other@example.com' } }),
    );
    // A crowded machine may make it a slow one.
    expect(lines.filter(({ message }) => message !== 'slow request')).toEqual([
      {
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        level: 'INFO',
        service: 'quizhall',
        sampling_rate: 0,
        message: 'request',
        requestId: result.headers['x-request-id'],
        route: `POST ${contract.path}`,
        status: 200,
        milliseconds: expect.any(Number) as number,
        table: { trips: 1, read: 2, write: 0 },
        user: expect.stringMatching(/^[\w-]{12}$/) as string,
      },
    ]);
    for (const secret of [
      user.id,
      user.email,
      user.name,
      token,
      'my answer',
      'other@example.com',
      'secretid',
    ]) {
      expect(output).not.toContain(secret);
    }
  });
});
