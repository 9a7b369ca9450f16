import { rememberedUser } from '@/lib/api/tokens.ts';
import { keptDraft } from '@/lib/form/kept-draft.ts';

/** Unsaved grade, as typed. */
export interface GradeDraft {
  points: string;
  comment: string;
  /** Revision of the answer when the draft was begun. */
  revision: string;
  /** The save failed offline and is repeated once the network is back. */
  wanted?: true | undefined;
}
export type GradeDrafts = Readonly<Record<string, GradeDraft>>;

const isDraft = (value: unknown): value is GradeDraft =>
  typeof value === 'object' &&
  value !== null &&
  ['points', 'comment', 'revision'].every((field) => typeof Reflect.get(value, field) === 'string');

function read(value: unknown): GradeDrafts {
  if (typeof value !== 'object' || value === null || !Object.values(value).every(isDraft))
    throw new Error('Not the grades of this quiz');
  return value as GradeDrafts;
}

/** Unsaved grades of a quiz by answer, stored on the device per user. */
export const keptGrades = (quizId: string) =>
  keptDraft<GradeDrafts>({
    key: `quizhall.grading.${rememberedUser()?.id ?? ''}.${quizId}`,
    place: 'device',
    read,
  });

/** Returns the drafts with one replaced, or removed if undefined. */
export function withDraft(drafts: GradeDrafts, key: string, draft: GradeDraft | undefined): GradeDrafts {
  const { [key]: _, ...others } = drafts;
  return draft ? { ...others, [key]: draft } : others;
}
