import { uploads } from '@quizhall/shared/contract/uploads';
import { LIMITS } from '@quizhall/shared/model/limits';
import { maxBytesOf, UPLOAD_RULES, type UploadType, useFor } from '@quizhall/shared/rules/quizzes/uploads';
import { newImportKey, newUploadKey } from '../../platform/storage/upload-checks.ts';
import { presignUpload } from '../../platform/storage/storage.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = permittedEndpoint(uploads.createUpload, async ({ body, user }) => {
  const { purpose, size } = body;
  if (purpose === 'import') return planImport(size, user.id);
  const type = body.contentType.toLowerCase() as UploadType;
  const use = useFor(purpose, type);
  if (!use) throw new AppError('INVALID_INPUT', { errors: { contentType: UPLOAD_RULES[purpose].hint } });
  if (size > maxBytesOf(use, type)) {
    throw new AppError('INVALID_INPUT', { errors: { size: UPLOAD_RULES[use].hint } });
  }
  return presignUpload({ key: newUploadKey(purpose, user.id, type), contentType: type, size });
});

function planImport(size: number, userId: string) {
  if (size > LIMITS.importBytes) {
    throw new AppError('INVALID_INPUT', { errors: { size: 'A file to import can have up to 20 MB' } });
  }
  return presignUpload({ key: newImportKey(userId), contentType: 'application/octet-stream', size });
}
