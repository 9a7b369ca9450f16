import * as z from 'zod';
import { Instant } from '../common.ts';

/** What a version changes against the one before it; numbers of questions. */
export const ChangeSummary = z.object({
  /** Paths of what differs beside the questions, e.g. `settings.passingScore`. */
  fields: z.array(z.string()),
  added: z.number(),
  removed: z.number(),
  changed: z.number(),
  moved: z.number(),
  /** Whether the same answers could get another score, or pass where they failed. */
  affectsScores: z.boolean(),
});
export type ChangeSummary = z.output<typeof ChangeSummary>;

/** A published version of a quiz in its list. */
export const QuizVersion = z.object({
  /** From 1 on; attempts are pinned to the one that they began on. */
  number: z.number(),
  publishedAt: Instant,
  /** Who published it; without a name once the account is deleted. */
  by: z.object({ id: z.string(), name: z.string().optional() }),
  changes: ChangeSummary,
});
export type QuizVersion = z.output<typeof QuizVersion>;

/** A draft that another save replaced. `number` is its revision; `changes` are those of the save that replaced it. */
export const ReplacedDraft = QuizVersion.extend({
  replacedAt: Instant,
  replacedBy: QuizVersion.shape.by,
});
export type ReplacedDraft = z.output<typeof ReplacedDraft>;

/** A version in a path: its number, or `draft-` and the revision of a replaced draft. */
export const VersionRef = z
  .string()
  .regex(/^(?:draft-)?[1-9]\d{0,5}$/, 'Not the number of a version')
  .transform((text) => ({ isDraft: text.startsWith('draft-'), number: Number(text.replace('draft-', '')) }));
export type VersionRef = z.output<typeof VersionRef>;

/** In a path. */
export const VersionNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'Not the number of a version')
  .transform(Number);
