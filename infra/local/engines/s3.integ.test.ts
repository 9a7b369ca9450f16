import { randomUUID } from 'node:crypto';
import { CopyObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { afterAll, describe, expect, it } from 'vitest';

const client = new S3Client({ forcePathStyle: true });
const Bucket = process.env.MEDIA_BUCKET ?? '';
const endpoint = process.env.AWS_ENDPOINT_URL_S3 ?? '';
const site = process.env.SITE_URL ?? '';
const LIMIT = 10;

afterAll(() => client.destroy());

interface Upload {
  /** Seconds from now. */
  expires?: number;
  /** Changes what the signed form says. */
  fields?: Record<string, string>;
  bytes?: number;
}

/** Signs an upload of one PNG of 1 to 10 bytes, and sends what the test makes of it. */
async function upload({ expires = 60, fields = {}, bytes = 5 }: Upload) {
  const Key = `cover/${randomUUID()}.png`;
  const post = await createPresignedPost(client, {
    Bucket,
    Key,
    Conditions: [
      ['content-length-range', 1, LIMIT],
      ['starts-with', '$key', 'cover/'],
    ],
    Fields: { 'Content-Type': 'image/png' },
    Expires: expires,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...post.fields, ...fields })) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'cover.png');
  const response = await fetch(post.url, { method: 'POST', body: form, headers: { origin: site } });
  const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1];
  return { Key, status: response.status, code, headers: response.headers };
}

describe('a presigned upload', () => {
  it('is kept with its type, and the site may read the answer', async () => {
    const { Key, status, headers } = await upload({});
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(site);
    const stored = await client.send(new GetObjectCommand({ Bucket, Key }));
    expect(stored.ContentType).toBe('image/png');
    expect(stored.ContentLength).toBe(5);
  });

  it.each<[string, Upload, number, string]>([
    ['is too large', { bytes: LIMIT + 1 }, 400, 'EntityTooLarge'],
    ['is empty', { bytes: 0 }, 400, 'EntityTooSmall'],
    ['has another type', { fields: { 'Content-Type': 'text/html' } }, 403, 'AccessDenied'],
    ['goes to another key', { fields: { key: 'logo/mine.png' } }, 403, 'AccessDenied'],
    ['comes too late', { expires: -1 }, 403, 'AccessDenied'],
    ['has a field that was not signed', { fields: { acl: 'public-read' } }, 403, 'AccessDenied'],
    [
      'has another signature',
      { fields: { 'X-Amz-Signature': '0'.repeat(64) } },
      403,
      'SignatureDoesNotMatch',
    ],
    ['has another policy', { fields: { Policy: btoa('{"conditions":[]}') } }, 403, 'SignatureDoesNotMatch'],
    ['is signed with another key', { fields: { 'X-Amz-Credential': 'other/x' } }, 403, 'InvalidAccessKeyId'],
    ['has no policy', { fields: { Policy: '' } }, 403, 'AccessDenied'],
  ])('that %s is refused and not kept', async (_, change, status, code) => {
    const answer = await upload(change);
    expect([answer.status, answer.code]).toEqual([status, code]);
    const stored = client.send(new GetObjectCommand({ Bucket, Key: answer.Key }));
    await expect(stored).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('that is no form is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const response = await fetch(`${endpoint}/${Bucket}`, { method: 'POST', headers, body: 'nonsense' });
    expect(response.status).toBe(400);
  });
});

describe('a signed request', () => {
  it('stores and reads bytes under any key', async () => {
    const Key = `media/odd name+(1) ü ${randomUUID()}.txt`;
    await client.send(new PutObjectCommand({ Bucket, Key, Body: 'hello', Metadata: { by: 'test' } }));
    const stored = await client.send(new GetObjectCommand({ Bucket, Key }));
    expect(await stored.Body?.transformToString()).toBe('hello');
    expect(stored.Metadata).toEqual({ by: 'test' });
  });

  it('copies a file only while it is the one that was meant', async () => {
    const from = `incoming/${randomUUID()}.png`;
    const put = await client.send(
      new PutObjectCommand({ Bucket, Key: from, Body: 'first', ContentType: 'a/b' }),
    );
    const to = `cover/${randomUUID()}.png`;
    const copy = (CopySourceIfMatch = put.ETag) =>
      client.send(
        new CopyObjectCommand({
          Bucket,
          Key: to,
          CopySource: `${Bucket}/${from}`,
          CopySourceIfMatch,
          MetadataDirective: 'REPLACE',
          ContentType: 'image/png',
        }),
      );
    await copy();
    await client.send(new PutObjectCommand({ Bucket, Key: from, Body: 'other' }));
    await expect(copy()).rejects.toMatchObject({ $metadata: { httpStatusCode: 412 } });
    const stored = await client.send(new GetObjectCommand({ Bucket, Key: to }));
    expect(await stored.Body?.transformToString()).toBe('first');
    expect(stored.ContentType).toBe('image/png');
  });

  it('is refused with another secret', async () => {
    const credentials = { accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '', secretAccessKey: 'guessed' };
    const stranger = new S3Client({ forcePathStyle: true, credentials });
    const read = stranger.send(new GetObjectCommand({ Bucket, Key: 'any' }));
    await expect(read).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    stranger.destroy();
  });

  it('is refused when nobody signed it', async () => {
    const { Key } = await upload({});
    const response = await fetch(`${endpoint}/${Bucket}/${Key}`);
    expect(response.status).toBe(403);
  });
});

describe('a preflight', () => {
  const ask = (origin: string, method: string) =>
    fetch(`${endpoint}/${Bucket}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method },
    });

  it('lets the site upload', async () => {
    const response = await ask(site, 'POST');
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(site);
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  });

  it.each([
    ['another site', 'https://elsewhere.example', 'POST'],
    ['a method that no page needs', site, 'DELETE'],
  ])('refuses %s', async (_, origin, method) => {
    expect((await ask(origin, method)).status).toBe(403);
  });
});
