import type { Feedback } from '@quizhall/shared/model/results/feedback';
import { onPersonLeft } from '@/lib/api/session-events.ts';
import { rememberedUser } from '@/lib/api/tokens.ts';

export type Difficulty = NonNullable<Feedback['difficulty']>;

export interface FeedbackDraft {
  /** 1–5; 0 = not chosen. */
  rating: number;
  difficulty: Difficulty | undefined;
  comment: string;
}

export const EMPTY_DRAFT: FeedbackDraft = { rating: 0, difficulty: undefined, comment: '' };

/** Drafts are of this tab and gone with it. */
const PREFIX = 'quizhall.feedback.';
const keyOf = (submissionId: string) => PREFIX + submissionId;

interface KeptDraft extends FeedbackDraft {
  /** Whoever was signed in when it was written: nobody else gets to see it. */
  userId?: string | undefined;
}

const isDraft = (value: unknown): value is KeptDraft =>
  typeof value === 'object' &&
  value !== null &&
  'rating' in value &&
  typeof value.rating === 'number' &&
  'comment' in value &&
  typeof value.comment === 'string';

/** What was written and not sent yet, also after a reload. */
export function readDraft(submissionId: string): FeedbackDraft | undefined {
  const stored = inStorage((storage) => storage.getItem(keyOf(submissionId)));
  if (!stored) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    if (!isDraft(value)) return undefined;
    if (value.userId !== undefined && value.userId !== rememberedUser()?.id) return undefined;
    const { rating, difficulty, comment } = value;
    return { rating, difficulty, comment };
  } catch {
    // Not ours, or cut off: the person starts afresh.
    return undefined;
  }
}

export function keepDraft(submissionId: string, draft: FeedbackDraft): void {
  const kept: KeptDraft = { ...draft, userId: rememberedUser()?.id };
  inStorage((storage) => storage.setItem(keyOf(submissionId), JSON.stringify(kept)));
}

export function forgetDraft(submissionId: string): void {
  inStorage((storage) => storage.removeItem(keyOf(submissionId)));
}

function forgetAll(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (key.startsWith(PREFIX)) storage.removeItem(key);
}

onPersonLeft(() => inStorage(forgetAll));

// Drafts once outlived the tab, and with it whoever wrote them.
inStorage(forgetAll, () => localStorage);

function inStorage<T>(use: (storage: Storage) => T, storage = () => sessionStorage): T | undefined {
  try {
    return use(storage());
  } catch {
    // The browser refuses storage: the draft lives as long as the page.
    return undefined;
  }
}
