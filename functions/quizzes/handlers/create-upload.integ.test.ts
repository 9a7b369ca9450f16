import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { uploads } from '@quizhall/shared/contract/uploads';
import type { UploadPurpose } from '@quizhall/shared/model/enums';
import { pictureLimitsText, UPLOAD_RULES } from '@quizhall/shared/rules/quizzes/uploads';
import { describe, expect, it } from 'vitest';
import { copyFile, getFileStart } from '../../platform/storage/storage.ts';
import { callCreate, creator } from '../../testing/authoring.ts';
import { pngOf } from '../../testing/png.ts';
import { handler } from './create-upload.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');
const COVER = {
  purpose: 'cover' as UploadPurpose,
  fileName: 'cover.png',
  contentType: 'image/png',
  size: PNG.length,
};

const plan = (token: string | undefined, body: Partial<typeof COVER> = {}) =>
  invokeEndpoint(handler, uploads.createUpload, { body: { ...COVER, ...body }, ...(token && { token }) });

interface Form {
  url: string;
  fields: Record<string, string>;
}

/** Uploads as a browser does: the fields first, the file last. */
function upload(
  { url, fields }: Form,
  bytes: Uint8Array,
  changed: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changed })) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]));
  return fetch(url, { method: 'POST', body: form });
}

/** The cover of a new quiz that names this file. */
const coverFrom = async (token: string, key: string) =>
  (await callCreate(token, { coverImage: { key } })).body.data.quiz.coverImage;

async function stored(Key: string | undefined) {
  const s3 = new S3Client({ forcePathStyle: true });
  const { Body, ContentType } = await s3.send(
    new GetObjectCommand({ Bucket: process.env.MEDIA_BUCKET, Key }),
  );
  const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
  s3.destroy();
  return { type: ContentType, bytes };
}

describe('POST /uploads', () => {
  it('lets the browser store the file, of which a quiz uses a checked copy', async () => {
    const { id, token } = await creator();
    const { status, body } = await plan(token);
    expect(status).toBe(201);
    expect(body.data.key).toMatch(new RegExp(`^incoming/cover/${id}/\\w{24}\\.png$`));
    expect((await upload(body.data, PNG)).ok).toBe(true);
    const cover = await coverFrom(token, body.data.key);
    expect(cover?.key).toMatch(new RegExp(`^cover/${id}/\\w{32}\\.png$`));
    expect(cover?.url).toBe(`/media/${cover?.key}`);
    expect(await stored(cover?.key)).toEqual({ type: 'image/png', bytes: PNG });
  });

  it('cannot be used to change what was accepted', async () => {
    const { token } = await creator();
    const form = (await plan(token)).body.data;
    await upload(form, PNG);
    const cover = await coverFrom(token, form.key);
    const other = Buffer.from(PNG.with(23, 2));
    expect((await upload(form, other)).ok).toBe(true);
    expect(await stored(cover?.key)).toEqual({ type: 'image/png', bytes: PNG });
    // Saved once more, the other content is another file.
    const next = await coverFrom(token, form.key);
    expect(next?.key).not.toBe(cover?.key);
    expect(await stored(next?.key)).toEqual({ type: 'image/png', bytes: other });
    expect(await stored(cover?.key)).toEqual({ type: 'image/png', bytes: PNG });
  });

  it('takes one content into use once, however often it is saved', async () => {
    const { token } = await creator();
    const form = (await plan(token)).body.data;
    await upload(form, PNG);
    const keys = await Promise.all([coverFrom(token, form.key), coverFrom(token, form.key)]);
    expect(keys[0]).toEqual(keys[1]);
  });

  it('copies nothing but the content that was checked', async () => {
    const { id, token } = await creator();
    const form = (await plan(token)).body.data;
    await upload(form, PNG);
    const checked = await getFileStart(form.key);
    await upload(form, Buffer.from('<html><script>..........'));
    const copy = { from: form.key, to: `cover/${id}/late.png`, contentType: 'image/png' };
    expect(await copyFile({ ...copy, etag: checked?.etag ?? '' })).toBe(false);
    expect(await getFileStart(copy.to)).toBeUndefined();
  });

  it('lets it store nothing else', async () => {
    const { token } = await creator();
    const form = (await plan(token)).body.data;
    expect((await upload(form, Buffer.concat([PNG, PNG]))).status).toBe(400);
    expect((await upload(form, PNG, { key: 'cover/somebody/else.png' })).status).toBe(403);
    expect((await upload(form, PNG, { key: form.key.replace('incoming/', '') })).status).toBe(403);
    expect((await upload(form, PNG, { tagging: '<Tagging/>' })).status).toBe(403);
    expect((await upload(form, PNG, { 'Content-Type': 'text/html' })).status).toBe(403);
    expect(await getFileStart(form.key)).toBeUndefined();
  });

  it('finds out on save that a file is not what it claims to be', async () => {
    const { token } = await creator();
    const html = Buffer.from('<html><script>');
    const form = (await plan(token, { size: html.length })).body.data;
    expect((await upload(form, html)).ok).toBe(true);
    expect(await callCreate(token, { coverImage: { key: form.key } })).toMatchObject({
      status: 400,
      body: { code: 'UPLOAD_TYPE' },
    });
  });

  it('finds out on save that a picture has too many pixels', async () => {
    const { token } = await creator();
    const bomb = pngOf({ width: 60_000, height: 60_000, pixels: Buffer.alloc(1) });
    const form = (await plan(token, { size: bomb.length })).body.data;
    expect((await upload(form, bomb)).ok).toBe(true);
    expect(await callCreate(token, { coverImage: { key: form.key } })).toMatchObject({
      status: 400,
      body: { code: 'UPLOAD_DIMENSIONS', errors: { 'coverImage.key': pictureLimitsText('cover') } },
    });
  });

  it('plans captions as media, and pictures smaller than films', async () => {
    const { token } = await creator();
    const media = (contentType: string, megabytes: number) =>
      plan(token, { purpose: 'media', contentType, size: megabytes * 1_024 * 1_024 });
    expect((await media('text/vtt', 1)).body.data.key).toMatch(/\.vtt$/);
    expect((await media('video/mp4', 25)).status).toBe(201);
    expect(await media('image/png', 20)).toMatchObject({
      status: 400,
      body: { errors: { size: UPLOAD_RULES.media.hint } },
    });
    expect((await media('text/vtt', 2)).body.errors).toEqual({ size: expect.stringContaining('.vtt') });
    expect((await media('image/svg+xml', 1)).status).toBe(400);
    expect((await plan(token, { purpose: 'logo', contentType: 'image/svg+xml' })).status).toBe(400);
  });

  it.each([
    ['a type that is not allowed', { contentType: 'image/svg+xml' }, 'contentType'],
    ['a file that is too large', { size: 10 * 1_024 * 1_024 + 1 }, 'size'],
    ['an empty file', { size: 0 }, 'size'],
    ['an unknown purpose', { purpose: 'virus' as UploadPurpose }, 'purpose'],
  ])('refuses %s', async (_case, body, field) => {
    const { token } = await creator();
    const answer = await plan(token, body);
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
  });
});
