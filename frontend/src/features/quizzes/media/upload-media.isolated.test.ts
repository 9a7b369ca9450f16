import { ApiError } from '@/lib/api/errors.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawPicture, NotAnImage } from './draw-picture.ts';
import { explainUpload } from './upload-failures.ts';
import { uploadFile } from '@/lib/api/upload-file.ts';
import { uploadMedia } from './upload-media.ts';

vi.mock('./draw-picture.ts');
vi.mock('@/lib/api/upload-file.ts');

const MB = 2 ** 20;
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const text = new TextEncoder();
const fileOf = (start: Uint8Array | string, name: string, type = '', size = 0) =>
  new File(
    [typeof start === 'string' ? text.encode(start) : new Uint8Array(start), new Uint8Array(size)],
    name,
    { type },
  );

beforeEach(() => {
  vi.mocked(uploadFile).mockResolvedValue('incoming/media/u/1');
});
afterEach(() => {
  vi.resetAllMocks();
});

const send = (file: File, use: 'media' | 'captions' = 'media', signal = new AbortController().signal) =>
  uploadMedia(file, { use, longest: 800, onProgress() {}, signal });

const refusalOf = (file: File, use?: 'media' | 'captions') =>
  send(file, use).then(
    () => undefined,
    (failure: unknown) => explainUpload(failure),
  );

const sent = () =>
  vi
    .mocked(uploadFile)
    .mock.calls.map(([file, { purpose }]) => ({ name: file.name, type: file.type, purpose }));

describe('storing the file of a question', () => {
  it('makes a picture as small as it will be shown', async () => {
    const drawn = new Blob(['small'], { type: 'image/webp' });
    vi.mocked(drawPicture).mockResolvedValue(drawn);
    const photo = fileOf(PNG, 'photo.png', 'image/png', 9 * MB);
    expect(await send(photo)).toBe('incoming/media/u/1');
    expect(drawPicture).toHaveBeenCalledWith(photo, 800);
    expect(sent()).toEqual([{ name: 'photo.png', type: 'image/webp', purpose: 'media' }]);
    expect(vi.mocked(uploadFile).mock.calls[0]?.[0].size).toBe(drawn.size);
  });

  it('sends it whole where the browser cannot draw it, and a GIF so that it still moves', async () => {
    vi.mocked(drawPicture).mockResolvedValue(undefined);
    await send(fileOf(PNG, 'a.png', 'image/png'));
    await send(fileOf('GIF89a', 'b.gif', 'image/gif'));
    expect(drawPicture).toHaveBeenCalledTimes(1);
    expect(sent().map(({ type }) => type)).toEqual(['image/png', 'image/gif']);
  });

  it('goes by what a file is, not by what the system calls it', async () => {
    await send(fileOf('OggS', 'talk.ogg', 'video/ogg'));
    await send(fileOf('WEBVTT\n', 'talk.vtt'), 'captions');
    expect(sent().map(({ type }) => type)).toEqual(['audio/ogg', 'text/vtt']);
  });

  it('refuses another kind, by its content', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const file of [
      fileOf(svg, 'drawing.svg', 'image/svg+xml'),
      fileOf(svg, 'drawing.png', 'image/png'),
      fileOf('<html>', 'page.mp4', 'video/mp4'),
      fileOf('WEBVTT', 'talk.vtt'),
    ]) {
      expect(await refusalOf(file)).toContain(`${file.name} cannot be used here. PNG, JPG`);
    }
    expect(await refusalOf(fileOf(PNG, 'a.png'), 'captions')).toContain('WebVTT');
    expect(uploadFile).not.toHaveBeenCalled();
  });

  it('refuses what is too large for its kind', async () => {
    expect(await refusalOf(fileOf(PNG, 'a.png', '', 20 * MB))).toBe(
      'a.png is 20 MB; at most 10 MB is allowed.',
    );
    expect(await refusalOf(fileOf('ID3', 'a.mp3', '', 20 * MB))).toBeUndefined();
    expect(await refusalOf(fileOf('ID3', 'a.mp3', '', 26 * MB))).toContain('at most 25 MB');
  });

  it('is not begun once it was stopped', async () => {
    const control = new AbortController();
    vi.mocked(drawPicture).mockImplementation(async (file) => {
      control.abort();
      return file;
    });
    await expect(send(fileOf(PNG, 'a.png'), 'media', control.signal)).rejects.toThrow('abort');
    expect(uploadFile).not.toHaveBeenCalled();
  });
});

describe('what is said of a failure', () => {
  it.each([
    [new NotAnImage(), 'This file is not an image that can be shown.'],
    [new Error('lost'), 'The file could not be uploaded. Please try again.'],
    [new ApiError('offline', { code: 'NETWORK' }), 'Network error. Please check your connection.'],
  ])('%s', (failure, words) => expect(explainUpload(failure)).toBe(words));
});
