import { explore } from '@quizhall/shared/contract/explore/explore';
import { CATEGORIES, type Category } from '@quizhall/shared/model/enums';
import { ownerOf } from '@quizhall/shared/rules/permissions';
import { getCatalogueView } from '../use-cases/catalogue-cache.ts';
import { countOrganizations } from '../use-cases/organizations.ts';
import type { View } from '../use-cases/search.ts';
import { FIRST_WORD, isOpenAt, isOwner, ownerIn, type Segment } from '../use-cases/segment.ts';
import { now } from '../../platform/clock.ts';
import { endpoint } from '../../http/endpoint.ts';

/** What a catalogue comes to. */
function summaryOf(view: View, now: number) {
  const counts = CATEGORIES.map(() => 0);
  const creators = new Set<string>();
  let participants = 0;
  for (const { segment, hidden } of view.parts) {
    const isThere = (doc: number) => !hidden.has(doc) && isOpenAt(segment, doc, now);
    for (const doc of segment.ids.keys()) {
      if (!isThere(doc)) continue;
      const category = segment.category[doc] ?? 0;
      counts[category] = (counts[category] ?? 0) + 1;
      participants += segment.participants[doc] ?? 0;
    }
    for (const owner of ownersWith(segment, isThere)) if ('person' in ownerOf(owner)) creators.add(owner);
  }
  const categories = Object.fromEntries(CATEGORIES.map((name, at) => [name, counts[at] ?? 0]));
  return {
    quizzes: counts.reduce((sum, count) => sum + count, 0),
    creators: creators.size,
    participants,
    organizations: countOrganizations(view, now),
    categories: categories as Record<Category, number>,
  };
}

/** The owners of such quizzes. */
function ownersWith({ terms, starts, postings }: Segment, isThere: (doc: number) => boolean): string[] {
  const end = terms.findIndex((term) => term >= FIRST_WORD);
  const owners = terms.slice(0, end < 0 ? terms.length : end);
  const has = (at: number) =>
    postings.subarray(starts[at], starts[at + 1]).some((posting) => isThere(posting >> 2));
  return owners.flatMap((term, at) => (isOwner(term) && has(at) ? [ownerIn(term)] : []));
}

export const handler = endpoint(explore.getExploreSummary, async () =>
  summaryOf(await getCatalogueView(), now()),
);
