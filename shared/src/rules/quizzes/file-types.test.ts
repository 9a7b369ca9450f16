import { describe, expect, it } from 'vitest';
import { recognise } from './file-types.ts';
import { maxBytesOf, UPLOAD_RULES, UPLOAD_TYPES, useFor } from './uploads.ts';

const { media, captions, logo } = UPLOAD_RULES;
const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const asMedia = (text: string) => recognise(media.types, bytes(text));

describe('what a file is', () => {
  it.each([
    ['image/png', '\x89PNG\r\n\x1a\n\0\0'],
    ['image/jpeg', '\xff\xd8\xff\xe0'],
    ['image/webp', 'RIFF\x10\0\0\0WEBPVP8 '],
    ['image/gif', 'GIF89a'],
    ['audio/mpeg', 'ID3\x04'],
    ['audio/mpeg', '\xff\xfb\x90'],
    ['audio/mp4', '\0\0\0\x1cftypM4A \0'],
    ['audio/wav', 'RIFF\x10\0\0\0WAVEfmt '],
    ['audio/ogg', 'OggS\0'],
    ['video/mp4', '\0\0\0\x18ftypmp42\0'],
    ['video/webm', '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm\x42\x87\x81\x04'],
  ])('%s is known by its first bytes', (type, start) => expect(asMedia(start)).toBe(type));

  it.each([
    ['a page', '<html><script>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a picture of a phone that hardly any browser shows', '\0\0\0\x24ftypheic\0'],
    ['a film of another player', '\0\0\0\x14ftypqt  \0'],
    ['a Matroska film', '\x1a\x45\xdf\xa3\xa3\x42\x86\x81\x01\x42\x82\x88matroska\x42\x87\x81\x04'],
    ['another RIFF file', 'RIFF\x10\0\0\0AVI LIST'],
    ['captions', 'WEBVTT\n'],
    ['nothing', ''],
  ])('%s is none of the media', (_, start) => expect(asMedia(start)).toBeUndefined());

  it.each(['WEBVTT', 'WEBVTT\n\n00:00', 'WEBVTT - Title\r\n', '\xef\xbb\xbfWEBVTT\t'])(
    '%j are captions',
    (start) => expect(recognise(captions.types, bytes(start))).toBe('text/vtt'),
  );

  it.each(['WEBVTTX', ' WEBVTT', 'webvtt', '1\n00:00:01,000 --> 00:00:02,000'])('%j are none', (start) =>
    expect(recognise(captions.types, bytes(start))).toBeUndefined(),
  );
});

describe('what may be uploaded', () => {
  it('is no SVG, for whatever purpose', () => {
    expect(UPLOAD_TYPES).not.toHaveProperty('image/svg+xml');
    expect(recognise(logo.types, bytes('<svg>'))).toBeUndefined();
    for (const purpose of ['cover', 'media', 'logo'] as const)
      expect(useFor(purpose, 'image/svg+xml')).toBeUndefined();
  });

  it('is of a size that goes by what it is', () => {
    expect(useFor('media', 'text/vtt')).toBe('captions');
    expect(useFor('cover', 'text/vtt')).toBeUndefined();
    const megabytes = (['image/png', 'audio/mpeg', 'video/mp4'] as const).map(
      (type) => maxBytesOf('media', type) / 2 ** 20,
    );
    expect(megabytes).toEqual([10, 25, 25]);
    expect(maxBytesOf('captions', 'text/vtt')).toBe(2 ** 20);
    expect(maxBytesOf('logo', 'image/png')).toBe(5 * 2 ** 20);
  });
});
