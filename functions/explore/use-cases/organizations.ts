import { CATEGORIES, type Category } from '@quizhall/shared/model/enums';
import { typedWords } from '@quizhall/shared/rules/explore/search-words';
import type { OrganizationEntry } from '../model/catalogue-entry.ts';
import { fitsBegun, fitsSimilar } from './organization-index.ts';
import { docsOf, type View } from './search.ts';
import { isOpenAt, ownerTerm } from './segment.ts';

/** What the listed quizzes of an organization come to. */
export interface OwnerStatistics {
  quizzes: number;
  participants: number;
  heat: number;
  /** Those that it has quizzes of, the most frequent first. */
  categories: { category: Category; quizzes: number }[];
}

/** Statistics of an owner's quizzes in Explore. */
export function ownerStatistics({ parts }: View, ownerId: string, now: number): OwnerStatistics {
  const counts = CATEGORIES.map(() => 0);
  let [participants, heat] = [0, 0];
  for (const { segment, hidden } of parts)
    for (const posting of docsOf(segment, ownerTerm(ownerId))) {
      const doc = posting >> 2;
      if (hidden.has(doc) || !isOpenAt(segment, doc, now)) continue;
      const category = segment.category[doc] ?? 0;
      counts[category] = (counts[category] ?? 0) + 1;
      participants += segment.participants[doc] ?? 0;
      heat += segment.heat[doc] ?? 0;
    }
  const categories = CATEGORIES.map((category, at) => ({ category, quizzes: counts[at] ?? 0 }))
    .filter(({ quizzes }) => quizzes > 0)
    .toSorted((a, b) => b.quizzes - a.quizzes);
  return { quizzes: counts.reduce((sum, count) => sum + count, 0), participants, heat, categories };
}

type Ranked = { entry: OrganizationEntry; figures: OwnerStatistics };

/** Whoever lists quizzes is known; of nobody else is anything told. */
const rankedOf = (view: View, ids: Iterable<string>, now: number): Ranked[] =>
  [...ids].flatMap((id) => {
    const entry = view.organizations.byId.get(id);
    const figures = entry?.isPublic ? ownerStatistics(view, id, now) : undefined;
    return entry && figures && figures.quizzes > 0 ? [{ entry, figures }] : [];
  });

/** Taken most these days, else ever, else has the most to take. */
const byActivity = ({ figures: a }: Ranked, { figures: b }: Ranked): number =>
  b.heat - a.heat || b.participants - a.participants || b.quizzes - a.quizzes;

/** The organizations that a query means: those with the most of its words, how well these fit, then the most active. */
export function findOrganizations(view: View, query: string, limit: number, now: number): string[] {
  const sums = new Map<string, { words: number; quality: number }>();
  for (const word of typedWords(query)) {
    const begun = fitsBegun(view.organizations, word);
    for (const [id, quality] of begun.size > 0 ? begun : fitsSimilar(view.organizations, word)) {
      const sum = sums.get(id) ?? { words: 0, quality: 0 };
      sums.set(id, { words: sum.words + 1, quality: sum.quality + quality });
    }
  }
  const ranked = rankedOf(view, sums.keys(), now).map((one) => ({ ...one, ...sums.get(one.entry.id) }));
  const most = Math.max(0, ...ranked.map(({ words = 0 }) => words));
  return ranked
    .filter(({ words }) => words === most)
    .toSorted((a, b) => (b.quality ?? 0) - (a.quality ?? 0) || byActivity(a, b))
    .slice(0, limit)
    .map(({ entry }) => entry.id);
}

/** Featured organizations, or the most active ones if none is featured. */
export function listFeaturedOrganizations(view: View, limit: number, now: number): Ranked[] {
  const all = rankedOf(view, view.organizations.byId.keys(), now).toSorted(byActivity);
  const featured = all.filter(({ entry }) => entry.isFeatured);
  return (featured.length > 0 ? featured : all).slice(0, limit);
}

/** How many organizations list quizzes. */
export const countOrganizations = (view: View, now: number): number =>
  rankedOf(view, view.organizations.byId.keys(), now).length;
