import type { QuizVersion, ReplacedDraft, VersionRef } from '@quizhall/shared/model/quizzes/version';
import { getCorrectedContent } from './corrected-content.ts';
import { getReplacedDraft, type StoredReplacedDraft } from './replaced-drafts.ts';
import type { QuizContent } from './quiz-content.ts';
import { getVersionNote, type VersionNote } from './quiz-versions.ts';
import type { Quiz } from './quizzes.ts';
import { listNames } from '../../accounts/model/users.ts';
import { AppError } from '../../platform/errors.ts';
import { type Draft, withChanges } from './quiz-draft.ts';

/** Versions for the API response, with the current names of their authors. */
export async function toQuizVersions(notes: readonly VersionNote[]): Promise<QuizVersion[]> {
  const names = await listNames(notes.map(({ by }) => by));
  return notes.map(({ by, ...note }) => ({ ...note, by: { id: by, name: names.get(by) } }));
}

/** Replaced drafts for the API response, with the current names of their authors. */
export async function toReplacedDrafts(drafts: readonly StoredReplacedDraft[]): Promise<ReplacedDraft[]> {
  const names = await listNames(drafts.flatMap(({ by, replacedBy }) => [by, replacedBy]));
  const person = (id: string) => ({ id, name: names.get(id) });
  return drafts.map(({ number, publishedAt, replacedAt, changes, ...draft }) => ({
    number,
    publishedAt,
    by: person(draft.by),
    changes,
    replacedAt,
    replacedBy: person(draft.replacedBy),
  }));
}

/**
 * A published version or a replaced draft with its content.
 * @throws AppError NOT_FOUND
 */
export async function getStoredVersion(
  quiz: Pick<Quiz, 'id' | 'keyRevision'>,
  { isDraft, number }: VersionRef,
): Promise<{ version: QuizVersion | ReplacedDraft; content: QuizContent }> {
  if (!isDraft) {
    const { note, content } = await getVersionContent(quiz, number);
    return { version: one(await toQuizVersions([note])), content };
  }
  const kept = await getReplacedDraft(quiz.id, number);
  if (!kept) throw new AppError('NOT_FOUND');
  return { version: one(await toReplacedDrafts([kept.note])), content: kept.content };
}

function one<Value>([value]: readonly Value[]): Value {
  if (value === undefined) throw new AppError('NOT_FOUND');
  return value;
}

/**
 * A version with its content and the key corrections made since.
 * @throws AppError NOT_FOUND for an unknown version
 */
export async function getVersionContent(
  quiz: Pick<Quiz, 'id' | 'keyRevision'>,
  number: number,
): Promise<{ note: VersionNote; content: QuizContent }> {
  const note = await getVersionNote(quiz.id, number);
  if (!note) throw new AppError('NOT_FOUND');
  return { note, content: await getCorrectedContent(quiz, number) };
}

/**
 * The quiz with the content of a version. Owner, code, status, results, prize pool and, for a version with a
 * password, the password stay as they are today.
 */
export function restoredDraft(
  today: Quiz,
  { title, settings, rewards = today.rewards, questions, passages = [], carried, about }: QuizContent,
): Promise<Draft> {
  const { coverKey: key, coverSizes: sizes, coverTint: tint, ...simple } = about ?? {};
  const coverImage = key === undefined ? null : { key, sizes, tint };
  return withChanges(
    // Its formulas are those that were made for it then, and nothing of its settings is written anew.
    { quiz: { ...today, settings: { ...today.settings, ...settings } }, questions, passages, carried },
    { title, settings, rewards, questions, passages, ...simple, ...(about && { coverImage }) },
  );
}
