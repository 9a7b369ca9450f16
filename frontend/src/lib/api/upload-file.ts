import type { IncomingPurpose } from '@quizhall/shared/model/enums';
import { routes } from 'virtual:contract-routes';
import { call } from './call.ts';
import { ApiError } from './errors.ts';
import { API_MESSAGES } from './messages.ts';

export interface UploadOptions {
  purpose: IncomingPurpose;
  /** Percentage of the file's bytes sent, 0 to 100. */
  onProgress(percent: number): void;
  signal: AbortSignal;
}

/**
 * Uploads a file directly to the media bucket and resolves to its key.
 * @throws ApiError (no toast); the signal's reason after an abort
 */
export async function uploadFile(
  file: File,
  { purpose, onProgress, signal }: UploadOptions,
): Promise<string> {
  const { url, fields, key } = await call(
    routes.uploads.createUpload,
    { body: { purpose, fileName: file.name, contentType: file.type, size: file.size } },
    { signal, quiet: true },
  );
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // The bucket ignores every field after the file.
  form.append('file', file);
  await postForm(url, form, onProgress, signal);
  return key;
}

/** Posts with XMLHttpRequest because fetch does not report upload progress. */
function postForm(url: string, form: FormData, onProgress: (percent: number) => void, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(Math.floor((loaded / total) * 100));
    };
    request.onload = () => {
      if (request.status < 300) return resolve();
      reject(new ApiError(API_MESSAGES.unexpected, { code: 'UNEXPECTED', status: request.status }));
    };
    request.onerror = () => reject(new ApiError(API_MESSAGES.network, { code: 'NETWORK' }));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.open('POST', url);
    request.send(form);
  });
}
