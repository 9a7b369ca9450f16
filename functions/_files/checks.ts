import type { UploadPurpose } from '@quizhall/shared/model/enums';
import { AppError } from '../_http/errors.ts';
import { randomText } from '../_http/random.ts';
import type { UploadedFile } from '../_http/request.ts';
import { recognise, typeOfExtension, UPLOAD_RULES } from './file-types.ts';
import { isUploadOf, uploadKey } from './media.ts';
import { markUsed, readStart, storeFile } from './storage.ts';

/** Field path that names the file in a refusal. */
type Field = string;

const missing = (field: Field) =>
  new AppError('UPLOAD_MISSING', { errors: { [field]: 'Please upload the file again' } });
const wrongType = (field: Field, purpose: UploadPurpose) =>
  new AppError('UPLOAD_TYPE', { errors: { [field]: UPLOAD_RULES[purpose].hint } });

/** 24 characters of base 62: nobody guesses the address of a file that was not shared. */
export const newUploadKey = (purpose: UploadPurpose, userId: string, extension: string): string =>
  uploadKey(purpose, userId, randomText(24), extension);

interface Upload {
  key: string;
  purpose: UploadPurpose;
  userId: string;
  field: Field;
}

/**
 * Makes sure that this user uploaded the file and that its content is of the type that its key claims, and keeps it.
 * @throws AppError UPLOAD_MISSING, UPLOAD_TYPE
 */
export async function checkUpload({ key, purpose, userId, field }: Upload): Promise<void> {
  if (!isUploadOf(key, purpose, userId)) throw missing(field);
  const start = await readStart(key);
  if (!start) throw missing(field);
  const claimed = typeOfExtension(purpose, key);
  if (!claimed || recognise(purpose, start) !== claimed) throw wrongType(field, purpose);
  await markUsed(key);
}

/**
 * Stores a small file that came inside a form, under the type that its content has.
 * @throws AppError UPLOAD_TYPE
 */
export async function storeUpload(
  file: UploadedFile,
  { purpose, userId, field }: Omit<Upload, 'key'>,
): Promise<string> {
  const type = recognise(purpose, file.bytes);
  if (!type) throw wrongType(field, purpose);
  const key = newUploadKey(purpose, userId, type.extension);
  await storeFile(key, type.contentType, file.bytes);
  return key;
}
