import { uploads } from '@quizhall/shared/contract/uploads';
import { getUser } from '../_data/users.ts';
import { newUploadKey } from '../_files/checks.ts';
import { UPLOAD_RULES } from '../_files/file-types.ts';
import { presignUpload } from '../_files/storage.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = endpoint(uploads.createUpload, async ({ body, user }) => {
  if (!(await getUser(user.id))?.canCreateQuizzes) throw new AppError('CREATOR_REQUIRED');
  const { purpose, contentType, size } = body;
  const { types, maxBytes, hint } = UPLOAD_RULES[purpose];
  const type = types.find((allowed) => allowed.contentType === contentType.toLowerCase());
  if (!type) throw new AppError('INVALID_INPUT', { errors: { contentType: hint } });
  if (size > maxBytes) throw new AppError('INVALID_INPUT', { errors: { size: hint } });
  const key = newUploadKey(purpose, user.id, type.extension);
  return presignUpload({ key, contentType: type.contentType, size });
});
