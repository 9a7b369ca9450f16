import { recognise, SNIFFED_BYTES } from '@quizhall/shared/rules/quizzes/file-types';
import {
  type FileUse,
  maxBytesOf,
  UPLOAD_RULES,
  UPLOAD_TYPES,
  type UploadType,
} from '@quizhall/shared/rules/quizzes/uploads';
import { sizeText } from '@/components/ui/file-rules.ts';
import { messages } from '../editor/messages.ts';
import type { SendOptions } from './upload-jobs.ts';
import { drawPicture } from './draw-picture.ts';
import { FileRefused } from './upload-failures.ts';
import { uploadFile } from '@/lib/api/upload-file.ts';

interface MediaUpload extends SendOptions {
  use: FileUse;
  /** Maximum length of the longer side in pixels. Larger pictures are scaled down. */
  longest: number;
}

/**
 * Uploads a picture, audio, video or captions to the media bucket and returns its key.
 * @throws FileRefused, NotAnImage; ApiError (no toast); the signal's reason after an abort
 */
export async function uploadMedia(
  file: File,
  { use, longest, onProgress, signal }: MediaUpload,
): Promise<string> {
  const type = await checkedType(file, use);
  signal.throwIfAborted();
  const content = isRedrawn(type) ? ((await drawPicture(file, longest)) ?? file) : file;
  signal.throwIfAborted();
  // Operating systems use several names for some types, and none for others.
  const sent = new File([content], file.name, { type: isRedrawn(type) ? content.type || type : type });
  return uploadFile(sent, { purpose: UPLOAD_RULES[use].purpose, onProgress, signal });
}

/** Redrawing a GIF would remove its animation. */
const isRedrawn = (type: UploadType): boolean =>
  UPLOAD_TYPES[type].kind === 'picture' && type !== 'image/gif';

/** Returns the file's actual type, by the server's rule. */
async function checkedType(file: File, use: FileUse): Promise<UploadType> {
  const start = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
  const type = recognise(UPLOAD_RULES[use].types, start);
  if (!type) throw new FileRefused(messages.media.wrongKind(file.name, UPLOAD_RULES[use].hint));
  const most = maxBytesOf(use, type);
  if (file.size > most) {
    throw new FileRefused(messages.media.tooLarge(file.name, sizeText(file.size), sizeText(most)));
  }
  return type;
}
