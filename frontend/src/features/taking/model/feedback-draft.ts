import type { Feedback } from '@quizhall/shared/model/feedback';
import { readStored, removeStored, writeStored } from '@/lib/storage.ts';

export type Difficulty = NonNullable<Feedback['difficulty']>;

export interface FeedbackDraft {
  /** 1–5; 0 = not chosen. */
  rating: number;
  difficulty: Difficulty | undefined;
  comment: string;
}

export const EMPTY_DRAFT: FeedbackDraft = { rating: 0, difficulty: undefined, comment: '' };

const keyOf = (submissionId: string) => `quizhall.feedback.${submissionId}`;

const isDraft = (value: unknown): value is FeedbackDraft =>
  typeof value === 'object' &&
  value !== null &&
  'rating' in value &&
  typeof value.rating === 'number' &&
  'comment' in value &&
  typeof value.comment === 'string';

/** What was written and not sent yet, also after a reload. */
export function readDraft(submissionId: string): FeedbackDraft | undefined {
  const stored = readStored(keyOf(submissionId));
  if (!stored) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    return isDraft(value) ? { ...EMPTY_DRAFT, ...value } : undefined;
  } catch {
    // Not ours, or cut off: the person starts afresh.
    return undefined;
  }
}

export const keepDraft = (submissionId: string, draft: FeedbackDraft): void =>
  writeStored(keyOf(submissionId), JSON.stringify(draft));

export const forgetDraft = (submissionId: string): void => removeStored(keyOf(submissionId));
