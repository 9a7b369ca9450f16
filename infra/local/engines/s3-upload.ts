import type { IncomingMessage, ServerResponse } from 'node:http';
import { readAll } from '../read-body.ts';
import { checkPostPolicy } from './s3-post-policy.ts';
import { refusal, refuse, TOO_LARGE } from './s3-refusal.ts';
import type { Credentials } from './s3-signature.ts';

export interface UploadContext {
  /** Where s3rver listens. */
  store: string;
  credentials: Credentials;
}

/** Larger forms are refused unread; real limits come from the policy of each upload. */
const MOST_FORM_BYTES = 200_000_000;

const MALFORMED = refusal(400, 'MalformedPOSTRequest', 'The body of your POST request is not well-formed.');

/** A browser's upload: checked against its policy, then kept as a plain PUT. */
export async function storeForm(
  req: IncomingMessage,
  res: ServerResponse,
  { store, credentials }: UploadContext,
): Promise<void> {
  const body = await readAll(req, MOST_FORM_BYTES);
  if (!body) return refuse(res, TOO_LARGE);
  const bucket = (req.url ?? '/').split(/[/?]/)[1] ?? '';
  const form = await readForm(body, req.headers['content-type'] ?? '');
  if (!form || !bucket) return refuse(res, MALFORMED);
  const { key, file, fields } = form;
  const refused = checkPostPolicy({ bucket, fields, size: file.size }, credentials, Date.now());
  if (refused) return refuse(res, refused);
  const path = `/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const stored = await fetch(store + path, {
    method: 'PUT',
    headers: { 'content-type': fields['content-type'] ?? 'binary/octet-stream', ...kept(fields) },
    body: await file.arrayBuffer(),
  });
  if (!stored.ok) return refuse(res, refusal(stored.status, 'InternalError', await stored.text()));
  res.setHeader('etag', stored.headers.get('etag') ?? '');
  res.setHeader('location', `http://${req.headers.host}${path}`);
  res.writeHead(fields.success_action_status === '201' ? 201 : 204).end();
}

interface UploadForm {
  key: string;
  /** Names in lower case. */
  fields: Record<string, string>;
  file: File;
}

/** The fields before the file; what follows the file is ignored, as in S3. */
async function readForm(body: Buffer, contentType: string): Promise<UploadForm | undefined> {
  const fields: Record<string, string> = {};
  for (const [name, value] of await parse(body, contentType)) {
    if (typeof value !== 'string') {
      const key = fields.key?.replace(/\$\{filename\}/g, () => value.name);
      return key && name.toLowerCase() === 'file' ? { key, fields, file: value } : undefined;
    }
    fields[name.toLowerCase()] = value;
  }
  return undefined;
}

/** Empty for a body that is no form. */
async function parse(body: Buffer, contentType: string): Promise<FormData> {
  const response = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
  return response.formData().catch(() => new FormData());
}

/** The form fields that S3 keeps with the file. */
function kept(fields: Record<string, string>): Record<string, string> {
  const names = /^(x-amz-meta-.*|cache-control|content-disposition)$/;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.test(name)));
}
