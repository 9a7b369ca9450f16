import { Instant } from '@quizhall/shared/model/common';
import { ChangeSummary } from '@quizhall/shared/model/quizzes/version';
import * as z from 'zod';
import { queryAll, getItem, type Item, queryPage, withPrefix } from '../../platform/dynamodb/commands.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import {
  REPLACED_DRAFT_PREFIX,
  replacedContentKey,
  replacedContentPrefix,
  replacedDraftKey,
  quizPk,
} from '../../platform/dynamodb/keys.ts';
import { About, Chunk, packChunks, QuizContent, unpackChunks } from './quiz-content.ts';
import type { Quiz } from './quizzes.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** Maximum number of replaced drafts stored per quiz; a new one replaces the oldest. */
export const MAX_REPLACED_DRAFTS = 10;

/** Metadata of a replaced draft. Its content is stored in separate items. */
const StoredReplacedDraft = z.object({
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
export type StoredReplacedDraft = z.output<typeof StoredReplacedDraft>;

/** The replaced drafts of a quiz, newest first. */
export async function listReplacedDrafts(quizId: string): Promise<StoredReplacedDraft[]> {
  const { items } = await queryPage({
    ...withPrefix(quizPk(quizId), REPLACED_DRAFT_PREFIX),
    ScanIndexForward: false,
    Limit: MAX_REPLACED_DRAFTS,
    ConsistentRead: true,
  });
  return items.map((item) => StoredReplacedDraft.parse(item));
}

/** One replaced draft with its content; undefined if it is not stored. */
export async function getReplacedDraft(
  quizId: string,
  revision: number,
): Promise<{ note: StoredReplacedDraft; content: QuizContent } | undefined> {
  const item = await getItem(replacedDraftKey(quizId, revision));
  if (!item) return undefined;
  const chunks = await queryAll({
    ...withPrefix(quizPk(quizId), replacedContentPrefix(revision)),
    ConsistentRead: true,
  });
  const content = QuizContent.parse(unpackChunks(chunks.map((chunk) => Chunk.parse(chunk).data)));
  return { note: StoredReplacedDraft.parse(item), content };
}

interface Replaced extends Pick<StoredReplacedDraft, 'replacedBy' | 'replacedAt' | 'changes'> {
  quiz: Quiz;
  questions: QuizContent['questions'];
  passages?: QuizContent['passages'];
  /** Stored drafts, newest first. */
  kept: readonly StoredReplacedDraft[];
}

/** Items that store a replaced draft and delete drafts beyond the limit, for the transaction of the save. */
export function replacedDraftItems({ quiz, questions, passages, kept, ...note }: Replaced): Writes {
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
  const chunks = packChunks(content);
  const head: StoredReplacedDraft = {
    ...note,
    number: revision,
    publishedAt: updatedAt,
    by: savedBy ?? ownerId,
    chunks: chunks.length,
  };
  const put = (Item: Item): Writes[number] => ({ Put: { TableName, Item } });
  return [
    put({ ...replacedDraftKey(id, revision), ...head }),
    ...chunks.map((data, chunk) => put({ ...replacedContentKey(id, revision, chunk), data })),
    ...kept.slice(MAX_REPLACED_DRAFTS - 1).flatMap((old) => removal(id, old)),
  ];
}

const removal = (quizId: string, { number, chunks }: StoredReplacedDraft): Writes =>
  [
    replacedDraftKey(quizId, number),
    ...Array.from({ length: chunks }, (_, chunk) => replacedContentKey(quizId, number, chunk)),
  ].map((Key) => ({ Delete: { TableName, Key } }));
