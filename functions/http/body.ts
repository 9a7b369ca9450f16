import type { Endpoint } from '@quizhall/shared/contract/endpoint';
import { LIMITS } from '@quizhall/shared/model/limits';
import { AppError } from '../platform/errors.ts';
import type { UploadedFile } from '../platform/storage/uploaded-file.ts';
import type { HttpEvent } from './request.ts';

interface ParsedBody {
  body: unknown;
  files: Record<string, UploadedFile[]>;
}

/**
 * Reads the body as the endpoint accepts it.
 * @throws AppError TOO_LARGE, UNSUPPORTED_TYPE, MALFORMED_JSON
 */
export async function readBody(event: HttpEvent, endpoint: Endpoint): Promise<ParsedBody> {
  if (!endpoint.body) return { body: undefined, files: {} };
  const { body: sent = '', isBase64Encoded } = event;
  const type = (event.headers['content-type'] ?? '').toLowerCase();
  if (endpoint.multipart && type.startsWith('multipart/form-data')) {
    const bytes = Buffer.from(sent, isBase64Encoded ? 'base64' : 'utf8');
    if (bytes.length > LIMITS.multipartBytes) throw new AppError('TOO_LARGE');
    return readForm(bytes, event.headers['content-type'] ?? '', endpoint.multipart);
  }
  if (Buffer.byteLength(sent, isBase64Encoded ? 'base64' : 'utf8') > LIMITS.bodyBytes)
    throw new AppError('TOO_LARGE');
  const text = isBase64Encoded ? Buffer.from(sent, 'base64').toString() : sent;
  if (endpoint.rawBody) return { body: text.toWellFormed(), files: {} };
  if (text === '') return { body: {}, files: {} };
  if (!/^application\/([\w.+-]+\+)?json\b/.test(type)) throw new AppError('UNSUPPORTED_TYPE');
  return { body: parseJson(text), files: {} };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('MALFORMED_JSON');
  }
}

async function readForm(
  bytes: Buffer,
  contentType: string,
  fields: NonNullable<Endpoint['multipart']>,
): Promise<ParsedBody> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new AppError('MALFORMED_JSON', { message: 'The form could not be read.' });
    });
  const body: Record<string, unknown> = {};
  const files: Record<string, UploadedFile[]> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    const texts = values.filter((value) => typeof value === 'string');
    const blobs = values.filter((value) => typeof value !== 'string');
    if (fields.files.includes(name) && blobs.length > 0) {
      files[name] = await Promise.all(blobs.map(readFile));
    } else if (fields.lists.includes(name)) {
      body[name] = texts.flatMap((text) => parseJson(text));
    } else if (texts[0] !== undefined) {
      body[name] = fields.json.includes(name) ? parseJson(texts[0]) : texts[0];
    }
  }
  return { body, files };
}

async function readFile(file: File): Promise<UploadedFile> {
  return { fileName: file.name, contentType: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}
