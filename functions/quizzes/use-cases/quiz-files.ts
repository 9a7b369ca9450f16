import type { Media, Question } from '@quizhall/shared/model/quizzes/question';
import { LIMITS } from '@quizhall/shared/model/limits';
import type { FileUse } from '@quizhall/shared/rules/quizzes/uploads';
import { listQuizCopies, listSavedQuestions } from '../model/bank.ts';
import { listCoAuthorRoles, listSharedCards } from '../model/co-authors.ts';
import { listOwnerCards } from '../model/owner-quizzes.ts';
import { acceptUpload, storeUpload } from '../../platform/storage/upload-checks.ts';
import { findFileOwner } from '../../platform/storage/media-urls.ts';
import type { UploadedFile } from '../../platform/storage/uploaded-file.ts';
import { mapBounded } from '../../platform/map-bounded.ts';
import { AppError } from '../../platform/errors.ts';
import type { Draft } from '../model/quiz-draft.ts';

/** As many people as can work on one quiz. */
const MOST_PEOPLE = LIMITS.coAuthors + 1;
const PEOPLE_AT_ONCE = 8;

/**
 * Which of these files somebody may name though others brought them: those of people with whom they work on a quiz, who
 * see each other's files there, and those that their own bank names already, whoever works with them today. Costs nothing
 * as long as all files are one's own.
 */
async function filesShared(keys: readonly string[], userId: string): Promise<Set<string>> {
  const others = Map.groupBy(
    keys.flatMap((key) => {
      const ownerId = findFileOwner(key);
      return ownerId === undefined || ownerId === userId ? [] : [{ key, ownerId }];
    }),
    ({ ownerId }) => ownerId,
  );
  if (others.size === 0) return new Set();
  const [shared, own] = await Promise.all([listSharedCards(userId), listOwnerCards(userId)]);
  const owners = new Set(shared.map(({ ownerId }) => ownerId));
  const quizIds = new Set([...shared, ...own].map(({ id }) => id));
  const worksWith = async (other: string): Promise<boolean> =>
    owners.has(other) || (await listCoAuthorRoles(other)).some(({ quizId }) => quizIds.has(quizId));
  const known = await mapBounded([...others].slice(0, MOST_PEOPLE), PEOPLE_AT_ONCE, async ([other, files]) =>
    (await worksWith(other)) ? files : [],
  );
  const found = new Set(known.flat().map(({ key }) => key));
  const isOpen = [...others.values()].flat().some(({ key }) => !found.has(key));
  return isOpen ? found.union(await filesInBank(userId)) : found;
}

const filesOf = ({ media, options }: Question): string[] =>
  [media, ...options.map((option) => option.media)].flatMap((file) =>
    file ? [file.key, ...(file.captionsKey ? [file.captionsKey] : [])] : [],
  );

async function filesInBank(userId: string): Promise<Set<string>> {
  const files = (await listSavedQuestions(userId)).flatMap(({ question }) => filesOf(question));
  let from: string | undefined;
  do {
    const { copies, upTo } = await listQuizCopies(userId, from);
    files.push(...copies.flatMap(({ questions }) => questions.flatMap(filesOf)));
    from = upTo;
  } while (from !== undefined);
  return new Set(files);
}

/** Where a quiz names a file, and what for. */
interface FileRef {
  key: string;
  use: FileUse;
  /** Path in the body that was sent. */
  field: string;
}

/** A file for one use: what a film may not be named as is not known as that either. */
const nameOf = ({ use, key }: Pick<FileRef, 'use' | 'key'>): string => `${use} ${key}`;

function mediaRefs(media: Media | undefined, path: string): FileRef[] {
  if (!media) return [];
  const { key, captionsKey } = media;
  const file: FileRef = { key, use: 'media', field: `${path}.key` };
  return captionsKey ? [file, { key: captionsKey, use: 'captions', field: `${path}.captionsKey` }] : [file];
}

const questionRefs = ({ media, options }: Question, path: string): FileRef[] => [
  ...mediaRefs(media, `${path}.media`),
  ...options.flatMap((option, index) => mediaRefs(option.media, `${path}.options.${index}.media`)),
];

const refsOf = ({ quiz: { coverKey, coverSizes = [] }, questions, passages = [] }: Draft): FileRef[] => [
  ...(coverKey ? [{ key: coverKey, use: 'cover' as const, field: 'coverImage.key' }] : []),
  ...coverSizes.map(
    ({ key }, index): FileRef => ({ key, use: 'cover', field: `coverImage.sizes.${index}.key` }),
  ),
  ...questions.flatMap((question, index) => questionRefs(question, `questions.${index}`)),
  ...passages.flatMap(({ media }, index) => mediaRefs(media, `passages.${index}.media`)),
];

/** The quiz with files under other keys; those that have none stay as they are. */
function renamed({ quiz, questions, passages, ...kept }: Draft, keys: ReadonlyMap<string, string>): Draft {
  const keyOf = (use: FileUse, key: string) => keys.get(nameOf({ use, key })) ?? key;
  return {
    ...kept,
    quiz: {
      ...quiz,
      coverKey: quiz.coverKey && keyOf('cover', quiz.coverKey),
      coverSizes: quiz.coverSizes?.map(({ width, key }) => ({ width, key: keyOf('cover', key) })),
    },
    questions: questions.map((question) => renamedQuestion(question, keys)),
    passages: passages?.map((passage) => renamedMedia(passage, keys)),
  };
}

function renamedMedia<Holder extends { media?: Media | undefined }>(
  holder: Holder,
  keys: ReadonlyMap<string, string>,
): Holder {
  const keyOf = (use: FileUse, key: string) => keys.get(nameOf({ use, key })) ?? key;
  const { media } = holder;
  if (!media) return holder;
  const captionsKey = media.captionsKey && keyOf('captions', media.captionsKey);
  return {
    ...holder,
    media: { ...media, key: keyOf('media', media.key), ...(captionsKey && { captionsKey }) },
  };
}

const renamedQuestion = (question: Question, keys: ReadonlyMap<string, string>): Question => ({
  ...renamedMedia(question, keys),
  options: question.options.map((option) => renamedMedia(option, keys)),
});

/** The files that a quiz already names. */
export const fileKeys = (draft: Draft): Set<string> => new Set(refsOf(draft).map(nameOf));

/** The media files of a form, by the file names with which its questions refer to them. */
export const fileNames = ({ media = [] }: Record<string, UploadedFile[]>): Set<string> =>
  new Set(
    media.flatMap(({ fileName: key }) => [nameOf({ use: 'media', key }), nameOf({ use: 'captions', key })]),
  );

/** Each takes two calls of the file store. */
const FILES_AT_ONCE = 16;

/**
 * Takes the files that a save names for the first time into use: each was uploaded by this user, or is in use where they
 * work (`filesShared`), and is what it claims to be. Answers the quiz with the keys under which they are kept.
 * @throws AppError UPLOAD_MISSING, UPLOAD_TYPE; INVALID_INPUT for more files than one save may bring
 */
export async function acceptNewFiles(
  draft: Draft,
  userId: string,
  known: ReadonlySet<string>,
): Promise<Draft> {
  return renamed(draft, await acceptAll(refsOf(draft), userId, known));
}

/**
 * The same for a question that belongs to no quiz.
 * @throws AppError UPLOAD_MISSING, UPLOAD_TYPE
 */
export const acceptQuestionFiles = async (question: Question, userId: string): Promise<Question> =>
  renamedQuestion(question, await acceptAll(questionRefs(question, 'question'), userId, new Set()));

/** The keys under which files that are not known yet are kept, by the names of the files. */
async function acceptAll(
  refs: readonly FileRef[],
  userId: string,
  known: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const byName = new Map(refs.map((ref) => [nameOf(ref), ref]));
  const fresh = [...byName].filter(([name]) => !known.has(name));
  if (fresh.length > LIMITS.newFiles) {
    throw new AppError('INVALID_INPUT', {
      errors: { questions: `Please save at most ${LIMITS.newFiles} new files at once` },
    });
  }
  const shared = await filesShared(
    fresh.map(([, { key }]) => key),
    userId,
  );
  const kept = await mapBounded(
    fresh,
    FILES_AT_ONCE,
    async ([name, ref]): Promise<[string, string]> => [name, await acceptUpload({ ...ref, userId, shared })],
  );
  return new Map(kept);
}

/**
 * Stores the files of a form: one cover, and media that questions and options name by their file name. Answers the quiz
 * with the keys under which they are kept.
 * @throws AppError UPLOAD_TYPE; INVALID_INPUT for a file that no question names
 */
export async function attachFormFiles(
  draft: Draft,
  { coverImage = [], media = [] }: Record<string, UploadedFile[]>,
  userId: string,
): Promise<Draft> {
  const refs = refsOf(draft);
  const stored = new Map<string, string>();
  for (const file of media) {
    const named = refs.filter(({ use, key }) => use !== 'cover' && key === file.fileName);
    if (named.length === 0) {
      throw new AppError('INVALID_INPUT', {
        errors: { media: `No question uses the file ${file.fileName}` },
      });
    }
    // Each use by itself: one file cannot be a film and its captions.
    for (const [name, ref] of new Map(named.map((use) => [nameOf(use), use])))
      stored.set(name, await storeUpload(file, { ...ref, userId }));
  }
  const { quiz, ...content } = renamed(draft, stored);
  const [cover] = coverImage;
  if (!cover) return { quiz, ...content };
  const coverKey = await storeUpload(cover, { use: 'cover', userId, field: 'coverImage.key' });
  return { quiz: { ...quiz, coverKey, coverSizes: undefined, coverTint: undefined }, ...content };
}
