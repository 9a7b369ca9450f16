import { imageSize } from 'image-size';
import { type FileUse, PICTURE_LIMITS, type PictureLimits } from '@quizhall/shared/rules/quizzes/uploads';

/** Bytes from the start of a picture in which its dimensions are looked for; JPEG puts EXIF and color profiles before them. */
export const PICTURE_HEADER_BYTES = 512 * 1_024;

/**
 * Whether a picture is small enough to be decoded on any device. Reads the header only, so a decompression bomb costs
 * nothing. A picture whose dimensions cannot be read is too large to trust.
 * @param start the picture's first `PICTURE_HEADER_BYTES` bytes
 */
export function fitsPictureLimits(use: FileUse, start: Uint8Array): boolean {
  const { maxSide, maxPixels }: PictureLimits = PICTURE_LIMITS[use];
  try {
    const { width, height } = imageSize(start);
    return Math.max(width, height) <= maxSide && width * height <= maxPixels && Math.min(width, height) > 0;
  } catch {
    // image-size throws on a damaged or truncated header.
    return false;
  }
}
