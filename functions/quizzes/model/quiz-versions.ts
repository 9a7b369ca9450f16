import { Instant } from '@quizhall/shared/model/common';
import { ChangeSummary } from '@quizhall/shared/model/quizzes/version';
import * as z from 'zod';
import { getItem, type Item, queryPage } from '../../platform/dynamodb/commands.ts';
import { quizPk, versionNoteKey } from '../../platform/dynamodb/keys.ts';

/** What is told of a version beside its content: small and of a bounded size, because lists read nothing else. */
const VersionNote = z.object({
  number: z.number(),
  publishedAt: Instant,
  /** The id of whoever published it; names are read when they are shown. */
  by: z.string(),
  changes: ChangeSummary,
});
export type VersionNote = z.output<typeof VersionNote>;

/** Parses a version note from the table or a stream record. */
export const toVersionNote = (item: unknown): VersionNote => VersionNote.parse(item);

/** The note of a version, for the transaction that publishes it. */
export const versionNoteItem = (quizId: string, note: VersionNote): Item => ({
  ...versionNoteKey(quizId, note.number),
  ...VersionNote.parse(note),
});

/** The versions of a quiz, newest first, the one published a moment ago among them; `before` is the number of the last one that was answered. */
export async function listVersionNotes(
  quizId: string,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<{ notes: VersionNote[]; last: number | undefined }> {
  const { items, last } = await queryPage(
    {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :newest',
      ExpressionAttributeValues: {
        ':pk': quizPk(quizId),
        ':first': versionNoteKey(quizId, 1).sk,
        ':newest': versionNoteKey(quizId, NEWEST).sk,
      },
      ScanIndexForward: false,
      Limit: limit,
      ConsistentRead: true,
    },
    before === undefined ? undefined : { ...versionNoteKey(quizId, before) },
  );
  const notes = items.map((item) => VersionNote.parse(item));
  return { notes, last: last && notes.at(-1)?.number };
}

/** Of six digits, as keys have them. */
const NEWEST = 999_999;

/** One of them; also right after it was published. */
export async function getVersionNote(quizId: string, number: number): Promise<VersionNote | undefined> {
  const item = await getItem(versionNoteKey(quizId, number));
  return item && VersionNote.parse(item);
}
