import { CATEGORIES, LANGUAGES, type Category, type Language } from '@quizhall/shared/model/enums';
import { isTelling, wordsOf } from '@quizhall/shared/rules/explore/search-words';
import { docsOf, type View } from './search.ts';
import { isOpenAt } from './segment.ts';

/** What another quiz is compared with. */
export interface Likeness {
  id: string;
  title: string;
  tags: readonly string[];
  category: Category;
  language: Language;
}

/** A tag says more of what a quiz is about than a word of its title. */
const OF_TAG = 2;
const OF_TITLE = 1;
/** As much as a common word: of two alike the one of the same category stands first. */
const OF_CATEGORY = 1.5;
/** A word that is in every twentieth quiz says nothing. */
const MOST_COMMON = 1 / 20;
const FEW = 50;

/**
 * The quizzes of a view that are most like this one: by the words of tags and title, rare ones above all, then by category
 * and popularity. Only of its language.
 */
export function relatedTo(
  { parts }: View,
  like: Likeness,
  { limit, now }: { limit: number; now: number },
): string[] {
  const words = weightsOf(like);
  const count = parts.reduce((sum, { segment }) => sum + segment.ids.length, 0);
  const [category, language] = [CATEGORIES.indexOf(like.category), LANGUAGES.indexOf(like.language)];
  const scores: { id: string; score: number }[] = [];
  const rarity = new Map([...words.keys()].map((word) => [word, rarityOf(parts, word, count)]));
  for (const { segment, hidden } of parts) {
    const found = new Map<number, number>();
    for (const [word, weight] of words)
      for (const posting of (rarity.get(word) ?? 0) > 0 ? docsOf(segment, word) : []) {
        // What stands in a description only is no likeness.
        if ((posting & 3) > 1) continue;
        found.set(posting >> 2, (found.get(posting >> 2) ?? 0) + weight * (rarity.get(word) ?? 0));
      }
    for (const [doc, score] of found) {
      const id = segment.ids[doc] ?? '';
      if (hidden.has(doc) || id === like.id || segment.language[doc] !== language) continue;
      if (!isOpenAt(segment, doc, now)) continue;
      const popularity = segment.popularity[doc] ?? 0;
      const near = segment.category[doc] === category ? OF_CATEGORY : 0;
      scores.push({ id, score: score + near + popularity / (popularity + 10) });
    }
  }
  return scores
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ id }) => id);
}

function weightsOf({ title, tags }: Likeness): Map<string, number> {
  const words = new Map<string, number>();
  for (const word of wordsOf(title)) if (isTelling(word)) words.set(word, OF_TITLE);
  for (const word of tags.flatMap(wordsOf)) if (isTelling(word)) words.set(word, OF_TAG);
  return words;
}

/** 0 for a word that is everywhere. */
function rarityOf(parts: View['parts'], word: string, count: number): number {
  const having = parts.reduce((sum, { segment }) => sum + docsOf(segment, word).length, 0);
  return having > Math.max(FEW, count * MOST_COMMON) ? 0 : Math.log((count + 1) / (having + 1)) + 0.1;
}
