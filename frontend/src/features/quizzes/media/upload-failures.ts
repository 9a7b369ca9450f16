import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { messages } from '../editor/messages.ts';
import { NotAnImage } from './draw-picture.ts';

/** Thrown for an unsupported file. The message states the reason. */
export class FileRefused extends Error {}

/** Returns the message for a failed upload. */
export function explainUpload(failure: unknown): string {
  if (failure instanceof FileRefused) return failure.message;
  if (failure instanceof NotAnImage) return messages.basic.coverBroken;
  if (hasCode(failure, 'NETWORK')) return API_MESSAGES.network;
  return serverMessage(failure, messages.media.failed);
}
