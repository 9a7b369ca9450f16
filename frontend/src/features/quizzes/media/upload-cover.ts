import type { CoverForm } from '../editor/quiz-form.ts';
import { drawCover } from './draw-picture.ts';
import { type UploadOptions, uploadFile } from '@/lib/api/upload-file.ts';

/**
 * Uploads a cover to the media bucket in the sizes displayed. The largest size's key identifies it.
 * @throws NotAnImage; ApiError (no toast); the signal's reason after an abort
 */
export async function uploadCover(
  file: File,
  { onProgress, signal }: Pick<UploadOptions, 'onProgress' | 'signal'>,
): Promise<CoverForm> {
  const drawn = await drawCover(file);
  signal.throwIfAborted();
  const files = drawn?.pictures.map(toFile) ?? [file];
  const progress = files.map(() => 0);
  const all = files.reduce((sum, { size }) => sum + size, 0);
  const keys = await Promise.all(
    files.map((one, index) =>
      uploadFile(one, {
        purpose: 'cover',
        signal,
        onProgress(percent) {
          progress[index] = percent * one.size;
          onProgress(Math.floor(progress.reduce((sum, part) => sum + part, 0) / all));
        },
      }),
    ),
  );
  const key = keys[0] as string;
  if (!drawn) return { key };
  const sizes = drawn.pictures.map(({ width }, index) => ({ width, key: keys[index] as string }));
  const smallest = drawn.pictures.at(-1)?.blob;
  return { key, sizes, tint: drawn.tint, url: smallest && (await dataUrl(smallest)) };
}

function toFile({ width, blob }: { width: number; blob: Blob }): File {
  return new File([blob], `cover-${width}.${blob.type.split('/')[1]}`, { type: blob.type });
}

/** Encodes the picture for the form, so that a reload can display it: unchecked uploads are never displayed. */
function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('Not readable'));
    reader.readAsDataURL(blob);
  });
}
