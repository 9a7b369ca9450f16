import { uploads } from '@quizhall/shared/contract/uploads';
import { UPLOAD_RULES } from '@quizhall/shared/rules/uploads';
import { newUploadKey } from '../_files/checks.ts';
import { typesFor } from '../_files/file-types.ts';
import { presignUpload } from '../_files/storage.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = permittedEndpoint(uploads.createUpload, async ({ body, user }) => {
  const { purpose, contentType, size } = body;
  const { maxBytes, hint } = UPLOAD_RULES[purpose];
  const type = typesFor(purpose).find((allowed) => allowed.contentType === contentType.toLowerCase());
  if (!type) throw new AppError('INVALID_INPUT', { errors: { contentType: hint } });
  if (size > maxBytes) throw new AppError('INVALID_INPUT', { errors: { size: hint } });
  const key = newUploadKey(purpose, user.id, type.extension);
  return presignUpload({ key, contentType: type.contentType, size });
});
