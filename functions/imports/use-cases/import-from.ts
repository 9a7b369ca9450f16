import { fileKey, isOwnFile } from '../../platform/storage/media-urls.ts';
import { storeFile } from '../../platform/storage/storage.ts';
import { ImportedFiles } from '../model/files.ts';
import { type Import, readQuestions } from '../model/index.ts';
import { mapBounded } from '../../platform/map-bounded.ts';

const FILES_AT_ONCE = 16;

/**
 * Reads the questions of a text or a file for this user, and keeps the files that they show under keys of the user's own:
 * exactly the bytes that were looked at, which no upload form can write.
 */
export async function importFrom(
  from: Omit<Parameters<typeof readQuestions>[0], 'files'>,
  userId: string,
): Promise<Import> {
  const files = new ImportedFiles(
    (name, type) => fileKey('media', userId, name, type),
    (key) => isOwnFile(key, 'media', userId),
  );
  const read = await readQuestions({ ...from, files });
  await mapBounded(files.of(read.questions, read.passages), FILES_AT_ONCE, ({ key, type, bytes }) =>
    storeFile(key, type, bytes),
  );
  return read;
}
