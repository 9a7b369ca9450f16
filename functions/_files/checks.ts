import { createHash } from 'node:crypto';
import { INCOMING_PREFIX, type UploadPurpose } from '@quizhall/shared/model/enums';
import { UPLOAD_RULES } from '@quizhall/shared/rules/uploads';
import { AppError } from '../_platform/errors.ts';
import { randomText } from '../_platform/random.ts';
import type { UploadedFile } from './uploaded-file.ts';
import { recognise, typeOfExtension } from './file-types.ts';
import { fileKey, isFileOf, isUploadOf } from './media.ts';
import { copyFile, readStart, storeFile } from './storage.ts';

/** Field path that names the file in a refusal. */
type Field = string;

const missing = (field: Field) =>
  new AppError('UPLOAD_MISSING', { errors: { [field]: 'Please upload the file again' } });
const wrongType = (field: Field, purpose: UploadPurpose) =>
  new AppError('UPLOAD_TYPE', { errors: { [field]: UPLOAD_RULES[purpose].hint } });

/** 24 characters of base 62: nobody guesses the address of a file that was not shared. */
const newFileKey = (purpose: UploadPurpose, userId: string, extension: string): string =>
  fileKey(purpose, userId, randomText(24), extension);

/** Where a browser may put a file. */
export const newUploadKey = (purpose: UploadPurpose, userId: string, extension: string): string =>
  INCOMING_PREFIX + newFileKey(purpose, userId, extension);

/** One content of one upload has one copy, however often it is saved; another content gets another key. */
const copyName = (key: string, etag: string): string =>
  createHash('sha256').update(`${key} ${etag}`).digest('hex').slice(0, 32);

interface Upload {
  key: string;
  purpose: UploadPurpose;
  userId: string;
  field: Field;
}

/**
 * Takes a file that this user uploaded into use: looks at what it really is and copies exactly that to a key that no
 * upload form can write. Answers that key. A file that is in use already stays where it is.
 * @throws AppError UPLOAD_MISSING, UPLOAD_TYPE
 */
export async function acceptUpload({ key, purpose, userId, field }: Upload): Promise<string> {
  const isKept = isFileOf(key, purpose, userId);
  if (!isKept && !isUploadOf(key, purpose, userId)) throw missing(field);
  const start = await readStart(key);
  if (!start) throw missing(field);
  if (isKept) return key;
  const type = recognise(purpose, start.bytes);
  if (!type || type.extension !== typeOfExtension(purpose, key)?.extension) throw wrongType(field, purpose);
  const to = fileKey(purpose, userId, copyName(key, start.etag), type.extension);
  const copied = await copyFile({ from: key, etag: start.etag, to, contentType: type.contentType });
  if (!copied) throw missing(field);
  return to;
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
  const key = newFileKey(purpose, userId, type.extension);
  await storeFile(key, type.contentType, file.bytes);
  return key;
}
