import { createHash, createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { leanClient } from './lean-client.ts';

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** A client whose requests go nowhere. */
function clientOf(credentials: Parameters<typeof leanClient>[0]['credentials']) {
  const sent: Sent[] = [];
  const handle = async (request: Sent) => {
    sent.push(request);
    return { response: { statusCode: 200, headers: {}, body: Readable.from([Buffer.from('{}')]) } };
  };
  const requestHandler = { handle } as never;
  const client = leanClient({
    region: 'eu-central-1',
    endpoint: 'http://127.0.0.1:1',
    credentials,
    requestHandler,
  });
  const ask = async (key: string) => {
    await client.send(new GetItemCommand({ TableName: 'table', Key: { pk: { S: key } } }));
    return sent.at(-1) as Sent;
  };
  return { client, ask };
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

/** Signature Version 4 as its documentation tells it. */
function authorization({ method, path, headers, body }: Sent, secret: string): string {
  const { authorization: given = '', 'x-amz-date': at = '' } = headers;
  const [, scope = '', names = ''] = /Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+)/.exec(given) ?? [];
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const request = [method, path, '', signed.join(''), names, sha256(body)].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>(
      (before, part) => createHmac('sha256', before).update(part).digest(),
      `AWS4${secret}`,
    );
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(request)].join('\n');
  return createHmac('sha256', key).update(text).digest('hex');
}

const signatureOf = ({ headers }: Sent) => headers['authorization']?.split('Signature=')[1];

it('signs each request as AWS asks for', async () => {
  const { ask } = clientOf({ accessKeyId: 'AKID', secretAccessKey: 'secret' });
  for (const key of ['one', 'zwölf', '👟']) {
    const sent = await ask(key);
    expect(signatureOf(sent)).toBe(authorization(sent, 'secret'));
    expect(sent.headers['authorization']).toContain('host;');
  }
});

it('signs with the credentials of the moment', async () => {
  let turn = 0;
  const { ask } = clientOf(async () => {
    turn += 1;
    const expiration = new Date(Date.now() - 1_000);
    return {
      accessKeyId: `AKID${turn}`,
      secretAccessKey: `secret${turn}`,
      sessionToken: `t${turn}`,
      expiration,
    };
  });
  for (const key of ['one', 'two']) {
    const sent = await ask(key);
    const [, id = ''] = /Credential=AKID(\d+)/.exec(sent.headers['authorization'] ?? '') ?? [];
    expect(signatureOf(sent)).toBe(authorization(sent, `secret${id}`));
    expect(sent.headers['x-amz-security-token']).toBe(`t${id}`);
  }
  expect(turn).toBeGreaterThan(1);
});

it('makes its signer once, and again where that failed', async () => {
  const client = leanClient({ region: 'eu-central-1' });
  const scheme = { name: 'sigv4', signingName: 'dynamodb', signingRegion: 'eu-central-1', properties: {} };
  const [one, other] = [await client.config.signer(scheme), await client.config.signer(scheme)];
  expect(one).toBe(other);
  const region = async (): Promise<string> => {
    throw new Error('no region yet');
  };
  const failing = leanClient({ region });
  const asked = failing.config.signer;
  const [first, second] = [asked(scheme), asked(scheme)];
  await expect(first).rejects.toThrow('no region yet');
  await expect(second).rejects.toThrow('no region yet');
  expect(asked(scheme)).not.toBe(first);
  await expect(asked(scheme)).rejects.toThrow();
});
