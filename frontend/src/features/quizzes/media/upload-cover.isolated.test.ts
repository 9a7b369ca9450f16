import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawCover } from './draw-picture.ts';
import { uploadCover } from './upload-cover.ts';
import { type UploadOptions, uploadFile } from '@/lib/api/upload-file.ts';

vi.mock('./draw-picture.ts');
vi.mock('@/lib/api/upload-file.ts');

const file = new File(['0123456789'], 'photo.png', { type: 'image/png' });
const blob = (bytes: number, type = 'image/webp') => new Blob(['x'.repeat(bytes)], { type });
const keyOf = (name: string) => `incoming/cover/u/${name}`;

beforeEach(() => {
  vi.stubGlobal(
    'FileReader',
    class {
      result = 'data:small';
      onload: () => void = () => {};
      readAsDataURL = () => this.onload();
    },
  );
  vi.mocked(uploadFile).mockImplementation(async ({ name }) => keyOf(name));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const start = (onProgress = (_percent: number) => {}) =>
  uploadCover(file, { onProgress, signal: new AbortController().signal });

describe('storing a cover', () => {
  it('stores it in its sizes, the largest as the picture itself', async () => {
    vi.mocked(drawCover).mockResolvedValue({
      pictures: [
        { width: 800, blob: blob(75) },
        { width: 400, blob: blob(25, 'image/jpeg') },
      ],
      tint: '#336699',
    });
    expect(await start()).toEqual({
      key: keyOf('cover-800.webp'),
      sizes: [
        { width: 800, key: keyOf('cover-800.webp') },
        { width: 400, key: keyOf('cover-400.jpeg') },
      ],
      tint: '#336699',
      url: 'data:small',
    });
    expect(vi.mocked(uploadFile).mock.calls.map(([{ type }]) => type)).toEqual(['image/webp', 'image/jpeg']);
  });

  it('tells the progress of the whole set', async () => {
    const pictures = [75, 25].map((bytes) => ({ width: bytes, blob: blob(bytes) }));
    vi.mocked(drawCover).mockResolvedValue({ pictures, tint: '#000000' });
    const tell: UploadOptions['onProgress'][] = [];
    vi.mocked(uploadFile).mockImplementation(async ({ name }, { onProgress }) => {
      tell.push(onProgress);
      return keyOf(name);
    });
    const seen: number[] = [];
    await start((percent) => seen.push(percent));
    tell[0]?.(100);
    tell[1]?.(100);
    expect(seen).toEqual([75, 100]);
  });

  it('stores the file itself where the browser cannot draw it', async () => {
    vi.mocked(drawCover).mockResolvedValue(undefined);
    expect(await start()).toEqual({ key: keyOf('photo.png') });
  });
});
