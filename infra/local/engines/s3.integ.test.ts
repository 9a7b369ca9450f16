import {
  CreateBucketCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { describe, expect, it } from 'vitest';
it('x (placeholder)', async () => {
  const client = new S3Client({ forcePathStyle: true });
  const Bucket = process.env.MEDIA_BUCKET!;
  await client.send(
    new PutObjectCommand({
      Bucket,
      Key: 'a/b c+(1).txt',
      Body: 'hello',
      ContentType: 'text/plain',
      Metadata: { x: 'y' },
    }),
  );
  const g = await client.send(new GetObjectCommand({ Bucket, Key: 'a/b c+(1).txt' }));
  expect(await g.Body!.transformToString()).toBe('hello');
  console.log(g.ContentType, g.Metadata);
  const h = await client.send(new HeadObjectCommand({ Bucket, Key: 'a/b c+(1).txt' }));
  console.log(h.ContentLength);
  const p = await createPresignedPost(client, {
    Bucket,
    Key: 'u/x.png',
    Conditions: [
      ['content-length-range', 1, 10],
      ['eq', '$Content-Type', 'image/png'],
    ],
    Fields: { 'Content-Type': 'image/png' },
    Expires: 60,
  });
  const f = new FormData();
  for (const [k, v] of Object.entries(p.fields)) f.append(k, v);
  f.append('file', new Blob(['12345'], { type: 'image/png' }), 'x.png');
  const r = await fetch(p.url, { method: 'POST', body: f, headers: { origin: 'http://localhost:3000' } });
  console.log(r.status, await r.text(), Object.fromEntries(r.headers));
  console.log(Object.keys(p.fields), p.url);
  const g2 = await client.send(new GetObjectCommand({ Bucket, Key: 'u/x.png' }));
  console.log(g2.ContentType, await g2.Body!.transformToString());
});
