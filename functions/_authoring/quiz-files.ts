import { acceptUpload, storeUpload } from '../_files/checks.ts';
import type { UploadPurpose } from '@quizhall/shared/model/enums';
import { AppError } from '../_platform/errors.ts';
import type { UploadedFile } from '../_files/uploaded-file.ts';
import type { Draft } from './quiz-changes.ts';

/** The files that a quiz already names. */
export function fileKeys({ quiz, questions }: Draft): Set<string> {
  const cover = [quiz.coverKey, ...(quiz.coverSizes ?? []).map(({ key }) => key)];
  const keys = [...cover, ...questions.map(({ media }) => media?.key)];
  return new Set(keys.filter((key) => key !== undefined));
}

/** The names of a form's media files, by which its questions refer to them. */
export const fileNames = ({ media = [] }: Record<string, UploadedFile[]>): Set<string> =>
  new Set(media.map(({ fileName }) => fileName));

const coverField = 'coverImage.key';
const sizeField = (index: number) => `coverImage.sizes.${index}.key`;
const mediaField = (index: number) => `questions.${index}.media.key`;

/**
 * Takes the files that a save names for the first time into use: each was uploaded by this user and is what it claims
 * to be. Answers the quiz with the keys under which they are kept.
 * @throws AppError UPLOAD_MISSING, UPLOAD_TYPE
 */
export async function acceptNewFiles(
  { quiz, questions }: Draft,
  userId: string,
  known: ReadonlySet<string>,
): Promise<Draft> {
  const accept = async (key: string, purpose: UploadPurpose, field: string) =>
    known.has(key) ? key : acceptUpload({ key, purpose, userId, field });
  const [coverKey, coverSizes, accepted] = await Promise.all([
    quiz.coverKey && accept(quiz.coverKey, 'cover', coverField),
    quiz.coverSizes &&
      Promise.all(
        quiz.coverSizes.map(async ({ width, key }, index) => ({
          width,
          key: await accept(key, 'cover', sizeField(index)),
        })),
      ),
    Promise.all(
      questions.map(async (question, index) => {
        const { media } = question;
        if (!media) return question;
        return { ...question, media: { ...media, key: await accept(media.key, 'media', mediaField(index)) } };
      }),
    ),
  ]);
  return { quiz: { ...quiz, coverKey, coverSizes }, questions: accepted };
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
    const coverKey = await storeUpload(cover, { purpose: 'cover', userId, field: coverField });
    quiz = { ...quiz, coverKey, coverSizes: undefined, coverTint: undefined };
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
