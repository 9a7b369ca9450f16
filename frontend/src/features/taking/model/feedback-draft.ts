import type { Feedback } from '@quizhall/shared/model/feedback';
import { onPersonLeft } from '@/lib/session/session-events.ts';
import { rememberedUser } from '@/lib/session/tokens.ts';

export type Difficulty = NonNullable<Feedback['difficulty']>;

export interface FeedbackDraft {
  /** 1–5; 0 = not chosen. */
  rating: number;
  difficulty: Difficulty | undefined;
  comment: string;
}

export const EMPTY_DRAFT: FeedbackDraft = { rating: 0, difficulty: undefined, comment: '' };

/** One for the tab, which shows one result at a time; it is gone with the tab. */
const KEY = 'quizhall.feedbackDraft';

interface KeptDraft extends FeedbackDraft {
  submissionId: string;
  /** Whoever was signed in when it was written: nobody else gets to see it. */
  userId?: string | undefined;
}

const isDraft = (value: unknown): value is KeptDraft =>
  typeof value === 'object' &&
  value !== null &&
  'submissionId' in value &&
  'rating' in value &&
  typeof value.rating === 'number' &&
  'comment' in value &&
  typeof value.comment === 'string';

/** What was written and not sent yet, also after a reload. */
export function readDraft(submissionId: string): FeedbackDraft | undefined {
  const stored = inStorage((storage) => storage.getItem(KEY));
  if (!stored) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    if (!isDraft(value) || value.submissionId !== submissionId) return undefined;
    if (value.userId !== undefined && value.userId !== rememberedUser()?.id) return undefined;
    const { rating, difficulty, comment } = value;
    return { rating, difficulty, comment };
  } catch {
    // Not ours, or cut off: the person starts afresh.
    return undefined;
  }
}

export function keepDraft(submissionId: string, draft: FeedbackDraft): void {
  const kept: KeptDraft = { ...draft, submissionId, userId: rememberedUser()?.id };
  inStorage((storage) => storage.setItem(KEY, JSON.stringify(kept)));
}

export function forgetDraft(): void {
  inStorage((storage) => storage.removeItem(KEY));
}

onPersonLeft(forgetDraft);

function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // The browser refuses storage: the draft lives as long as the page.
    return undefined;
  }
}
