import type { FileUse } from '@quizhall/shared/rules/quizzes/uploads';
import { describe, expect, it } from 'vitest';
import { fitsPictureLimits, PICTURE_HEADER_BYTES } from './picture-size.ts';

const bytes = (hex: string) => Buffer.from(hex, 'hex');
const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
const swapped = (value: number) => Buffer.from(hex(value, 4), 'hex').swap16().toString('hex');

/** Headers that claim these dimensions; no pixels follow. */
const png = (width: number, height: number) =>
  bytes(`89504e470d0a1a0a0000000d49484452${hex(width, 8)}${hex(height, 8)}`);
const gif = (width: number, height: number) => bytes(`474946383961${swapped(width)}${swapped(height)}000000`);
/** With EXIF segments of 64 KB before the frame header. */
const jpeg = (width: number, height: number, segments = 1) =>
  Buffer.concat([
    bytes('ffd8'),
    ...Array.from({ length: segments }, () => Buffer.concat([bytes('ffe1ffff'), Buffer.alloc(65_533)])),
    bytes(`ffc0001108${hex(height, 4)}${hex(width, 4)}03011100021101031101ffd9`),
  ]);

describe('dimensions of pictures', () => {
  it.each<[string, FileUse, Uint8Array, boolean]>([
    ['a small PNG', 'cover', png(1, 1), true],
    ['8,000 × 5,000 (40 megapixels)', 'cover', png(8_000, 5_000), true],
    ['a side of 8,001', 'cover', png(8_001, 1), false],
    ['8,000 × 5,001', 'media', png(8_000, 5_001), false],
    ['a decompression bomb', 'media', png(65_535, 65_535), false],
    ['an avatar of 4,096 × 4,096', 'avatar', png(4_096, 4_096), true],
    ['an avatar of 4,097 × 1', 'avatar', png(4_097, 1), false],
    ['a logo of 1 × 4,097', 'logo', png(1, 4_097), false],
    ['a GIF', 'media', gif(8_000, 100), true],
    ['a wide GIF', 'media', gif(8_001, 100), false],
    ['a JPEG behind EXIF data', 'media', jpeg(4_000, 3_000, 5), true],
    ['a large JPEG behind EXIF data', 'media', jpeg(9_000, 3_000, 5), false],
    ['a JPEG whose dimensions lie beyond what is read', 'media', jpeg(10, 10, 9), false],
    ['a PNG without dimensions', 'cover', bytes('89504e470d0a1a0a'), false],
    ['a PNG of no width', 'cover', png(0, 10), false],
    ['nothing', 'cover', bytes(''), false],
  ])('%s as %s: %#', (_, use, picture, fits) => {
    expect(fitsPictureLimits(use, picture.subarray(0, PICTURE_HEADER_BYTES))).toBe(fits);
  });
});
