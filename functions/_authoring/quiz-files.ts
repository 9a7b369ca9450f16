import { checkUpload, storeUpload } from '../_files/checks.ts';
import { AppError } from '../_http/errors.ts';
import type { UploadedFile } from '../_http/request.ts';
import type { Draft } from './quiz-changes.ts';

/** The files that a quiz already names. */
export function fileKeys({ quiz, questions }: Draft): Set<string> {
  const keys = [quiz.coverKey, ...questions.map(({ media }) => media?.key)];
  return new Set(keys.filter((key) => key !== undefined));
}

/** The names of a form's media files, by which its questions refer to them. */
export const fileNames = ({ media = [] }: Record<string, UploadedFile[]>): Set<string> =>
  new Set(media.map(({ fileName }) => fileName));

const coverField = 'coverImage.key';
const mediaField = (index: number) => `questions.${index}.media.key`;

/**
 * Checks the files that a save names for the first time: each was uploaded by this user and is what it claims to be.
 * @throws AppError UPLOAD_MISSING, UPLOAD_TYPE
 */
export async function checkNewFiles(
  { quiz, questions }: Draft,
  userId: string,
  known: ReadonlySet<string>,
): Promise<void> {
  const cover = { key: quiz.coverKey, purpose: 'cover' as const, field: coverField };
  const media = questions.map((question, index) => ({
    key: question.media?.key,
    purpose: 'media' as const,
    field: mediaField(index),
  }));
  await Promise.all(
    [cover, ...media].map(async ({ key, purpose, field }) => {
      if (key !== undefined && !known.has(key)) await checkUpload({ key, purpose, userId, field });
    }),
  );
}

/**
 * Stores the files of a form: one cover, and media that questions name by their file name. Answers the quiz with the
 * keys under which they are kept.
 * @throws AppError UPLOAD_TYPE; INVALID_INPUT for a file that no question names
 */
export async function attachFormFiles(
  draft: Draft,
  { coverImage = [], media = [] }: Record<string, UploadedFile[]>,
  userId: string,
): Promise<Draft> {
  let { quiz, questions } = draft;
  const [cover] = coverImage;
  if (cover) {
    quiz = { ...quiz, coverKey: await storeUpload(cover, { purpose: 'cover', userId, field: coverField }) };
  }
  for (const file of media) {
    const index = questions.findIndex((question) => question.media?.key === file.fileName);
    const named = questions[index]?.media;
    if (!named) {
      throw new AppError('INVALID_INPUT', {
        errors: { media: `No question uses the file ${file.fileName}` },
      });
    }
    const key = await storeUpload(file, { purpose: 'media', userId, field: mediaField(index) });
    questions = questions.map((question) =>
      question.media?.key === file.fileName ? { ...question, media: { ...question.media, key } } : question,
    );
  }
  return { quiz, questions };
}
