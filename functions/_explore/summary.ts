import { CATEGORIES, type Category } from '@quizhall/shared/model/enums';
import type { View } from './search.ts';
import { FIRST_WORD } from './segment.ts';

/** What a catalogue comes to. */
export function summaryOf({ parts }: View) {
  const counts = CATEGORIES.map(() => 0);
  const creators = new Set<string>();
  let participants = 0;
  for (const { segment, hidden } of parts) {
    for (const doc of segment.ids.keys()) {
      if (hidden.has(doc)) continue;
      const category = segment.category[doc] ?? 0;
      counts[category] = (counts[category] ?? 0) + 1;
      participants += segment.participants[doc] ?? 0;
    }
    for (const term of segment.terms) {
      if (term >= FIRST_WORD) break;
      creators.add(term);
    }
  }
  const categories = Object.fromEntries(CATEGORIES.map((name, at) => [name, counts[at] ?? 0]));
  return {
    quizzes: counts.reduce((sum, count) => sum + count, 0),
    creators: creators.size,
    participants,
    organizations: 0,
    categories: categories as Record<Category, number>,
  };
}
