import { Instant } from '@quizhall/shared/model/common';
import { ChangeSummary } from '@quizhall/shared/model/quizzes/version';
import * as z from 'zod';
import { allOf, getItem, type Item, pageOf, withPrefix } from '../../platform/dynamodb/commands.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import {
  KEPT_DRAFT_PREFIX,
  keptContentKey,
  keptContentPrefix,
  keptDraftKey,
  quizPk,
} from '../../platform/dynamodb/keys.ts';
import { About, Chunk, packed, QuizContent, unpacked } from './quiz-content.ts';
import type { Quiz } from './quizzes.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** Maximum number of replaced drafts stored per quiz; a new one replaces the oldest. */
export const KEPT_DRAFTS = 10;

/** Metadata of a replaced draft. Its content is stored in separate items. */
const KeptDraft = z.object({
  /** Revision of the draft. */
  number: z.number(),
  /** Time of the save that made this draft. */
  publishedAt: Instant,
  /** Ids of the users who saved and replaced the draft. */
  by: z.string(),
  replacedBy: z.string(),
  replacedAt: Instant,
  changes: ChangeSummary,
  chunks: z.number(),
});
export type KeptDraft = z.output<typeof KeptDraft>;

/** The replaced drafts of a quiz, newest first. */
export async function listKeptDrafts(quizId: string): Promise<KeptDraft[]> {
  const { items } = await pageOf({
    ...withPrefix(quizPk(quizId), KEPT_DRAFT_PREFIX),
    ScanIndexForward: false,
    Limit: KEPT_DRAFTS,
    ConsistentRead: true,
  });
  return items.map((item) => KeptDraft.parse(item));
}

/** One replaced draft with its content; undefined if it is not stored. */
export async function getKeptDraft(
  quizId: string,
  revision: number,
): Promise<{ note: KeptDraft; content: QuizContent } | undefined> {
  const item = await getItem(keptDraftKey(quizId, revision));
  if (!item) return undefined;
  const chunks = await allOf({
    ...withPrefix(quizPk(quizId), keptContentPrefix(revision)),
    ConsistentRead: true,
  });
  const content = QuizContent.parse(unpacked(chunks.map((chunk) => Chunk.parse(chunk).data)));
  return { note: KeptDraft.parse(item), content };
}

interface Replaced extends Pick<KeptDraft, 'replacedBy' | 'replacedAt' | 'changes'> {
  quiz: Quiz;
  questions: QuizContent['questions'];
  passages?: QuizContent['passages'];
  /** Stored drafts, newest first. */
  kept: readonly KeptDraft[];
}

/** Writes for the save's transaction: store the replaced draft and delete drafts beyond the limit. */
export function keptDraftWrites({ quiz, questions, passages, kept, ...note }: Replaced): Writes {
  const { id, title, settings, rewards, totalPoints, revision, updatedAt, savedBy, ownerId } = quiz;
  const content: QuizContent = {
    title,
    settings,
    rewards,
    totalPoints,
    questions,
    passages,
    about: About.parse(quiz),
  };
  const chunks = packed(content);
  const head: KeptDraft = {
    ...note,
    number: revision,
    publishedAt: updatedAt,
    by: savedBy ?? ownerId,
    chunks: chunks.length,
  };
  const put = (Item: Item): Writes[number] => ({ Put: { TableName, Item } });
  return [
    put({ ...keptDraftKey(id, revision), ...head }),
    ...chunks.map((data, chunk) => put({ ...keptContentKey(id, revision, chunk), data })),
    ...kept.slice(KEPT_DRAFTS - 1).flatMap((old) => removal(id, old)),
  ];
}

const removal = (quizId: string, { number, chunks }: KeptDraft): Writes =>
  [
    keptDraftKey(quizId, number),
    ...Array.from({ length: chunks }, (_, chunk) => keptContentKey(quizId, number, chunk)),
  ].map((Key) => ({ Delete: { TableName, Key } }));
