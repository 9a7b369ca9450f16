import { recognise } from '@quizhall/shared/rules/quizzes/file-types';
import { maxBytesOf, UPLOAD_RULES, UPLOAD_TYPES } from '@quizhall/shared/rules/quizzes/uploads';
import { drawing, drawSquare, encode, NotAnImage } from '@/lib/drawing.ts';
import { uploadFile } from '@/lib/api/upload-file.ts';
import { messages } from '../messages.ts';

const text = messages.edit.picture;

/** Twice as sharp as it is shown at its largest, on the sharpest screens. */
const SIDE = 240;
/** Of the file that is chosen: what is uploaded of it is small. */
const MOST_BYTES = 20 * 1_024 * 1_024;

/** A file that is not taken; the message says why. */
export class PictureRefused extends Error {}

/**
 * Cuts a picture to a square and stores it. Answers its key, and the picture itself to show until it is saved.
 * @throws PictureRefused; ApiError (no toast); the signal's reason after an abort
 */
export async function uploadAvatar(file: File, signal: AbortSignal): Promise<{ key: string; url: string }> {
  const { types } = UPLOAD_RULES.avatar;
  const start = new Uint8Array(await file.slice(0, 512).arrayBuffer());
  const type = recognise(types, start);
  if (!type || file.size > MOST_BYTES) throw new PictureRefused(text.wrongType);
  const square = await drawing(file, (image) => encode(drawSquare(image, SIDE))).catch((error: unknown) => {
    throw error instanceof NotAnImage ? new PictureRefused(text.broken) : error;
  });
  const blob = square ?? new Blob([file], { type });
  if (blob.size > maxBytesOf('avatar', type)) throw new PictureRefused(UPLOAD_RULES.avatar.hint);
  const name = `avatar.${square ? blob.type.split('/')[1] : UPLOAD_TYPES[type].extension}`;
  const picture = new File([blob], name, { type: blob.type });
  const key = await uploadFile(picture, { purpose: 'avatar', signal, onProgress: () => undefined });
  return { key, url: await dataUrl(picture) };
}

/** Nobody is shown an upload before its check. */
function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('Not readable'));
    reader.readAsDataURL(blob);
  });
}
