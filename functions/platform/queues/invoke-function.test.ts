import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { invokeFunction, toSignedHeaders } from './invoke-function.ts';

/** The request and the signature that AWS publishes as `post-vanilla` of its test suite for Signature Version 4. */
it('signs as AWS says', () => {
  const { authorization } = toSignedHeaders(
    {
      url: new URL('https://example.amazonaws.com/'),
      body: '',
      service: 'service',
      region: 'us-east-1',
      at: Date.parse('2015-08-30T12:36:00Z'),
    },
    { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' },
  );
  expect(authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b',
  );
});

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

it('calls a function by its name and tells what it answers, or that it failed', async () => {
  const seen: string[] = [];
  const server = createServer((req, res) => {
    seen.push(req.url ?? '', String(req.headers['x-amz-security-token']));
    const failed = req.url?.includes('broken');
    res.writeHead(200, failed ? { 'x-amz-function-error': 'Unhandled' } : {});
    res.end(JSON.stringify(failed ? { errorMessage: 'x' } : { done: true }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_LAMBDA: `http://127.0.0.1:${port}`,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    AWS_SESSION_TOKEN: 'c',
  });
  expect(await invokeFunction('quizhall-x', { n: 1 })).toEqual({ done: true });
  await expect(invokeFunction('broken', {})).rejects.toThrow('broken answered 200 Unhandled');
  expect(seen.slice(0, 2)).toEqual(['/2015-03-31/functions/quizhall-x/invocations', 'c']);
  server.close();
});
