import { rememberedUser } from '@/lib/api/tokens.ts';
import { keptDraft } from '@/lib/form/kept-draft.ts';

/** A grade that somebody types, as the fields have it. */
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

/** The grades of a quiz that this person has typed on this device and not saved, by their answers. */
export const keptGrades = (quizId: string) =>
  keptDraft<GradeDrafts>({
    key: `quizhall.grading.${rememberedUser()?.id ?? ''}.${quizId}`,
    place: 'device',
    read,
  });

/** With this draft in place of the one before; undefined takes it out. */
export function withDraft(drafts: GradeDrafts, key: string, draft: GradeDraft | undefined): GradeDrafts {
  const { [key]: _, ...others } = drafts;
  return draft ? { ...others, [key]: draft } : others;
}
