/** Where a word of a quiz stands, the most telling place first. */
export const SEARCH_FIELDS = ['title', 'tag', 'owner', 'description'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** What a word is worth there: the worst match in a title is worth more than the best one in a tag, and so on. */
export const FIELD_WEIGHTS: Readonly<Record<SearchField, number>> = {
  title: 8,
  tag: 4.5,
  owner: 2.6,
  description: 1,
};

/** What is known of how a quiz is liked, as the index keeps it. */
export interface Popularity {
  /** How often it was taken to the end. */
  participants: number;
  /** The same of the last days, see `heatOf`. */
  heat: number;
  /** Of how many ratings, 1 to 5, and their average. */
  ratings: number;
  rating: number;
}

/** So many ratings of 3.5 are thought to be there already: one single 5 does not come before a hundred of 4.8. */
const ASSUMED_RATINGS = 5;
const ASSUMED_RATING = 3.5;

/** The rating by which quizzes are sorted. */
export const weightedRating = ({ ratings, rating }: Pick<Popularity, 'ratings' | 'rating'>): number =>
  (ratings * rating + ASSUMED_RATINGS * ASSUMED_RATING) / (ratings + ASSUMED_RATINGS);

/** What sorts by popularity: who took it ever, twice as much who took it lately, and what they think of it. */
export const popularityOf = (known: Popularity): number =>
  Math.log1p(known.participants) + 2 * Math.log1p(known.heat) + weightedRating(known);

const DAY_MS = 24 * 3_600_000;
/** After so many days somebody who took a quiz counts half. */
const HALF_LIFE_DAYS = 3;
/** Who took it before counts nothing: less than one in thirty. */
export const HEAT_DAYS = 15;

/** How much a quiz is taken these days: whoever finished it, less and less with time. Days are those of UTC. */
export function heatOf(days: readonly { day: string; completed: number }[], now: number): number {
  return days.reduce((sum, { day, completed }) => {
    const age = Math.max(0, (now - Date.parse(`${day}T12:00:00Z`)) / DAY_MS);
    return age > HEAT_DAYS ? sum : sum + completed * 0.5 ** (age / HALF_LIFE_DAYS);
  }, 0);
}

/** What the words found of a quiz: the sum of weights, and how many of them stand in the title, which has so many. */
export interface Found {
  weight: number;
  inTitle: number;
  titleWords: number;
}

/** How high a quiz stands among what was found: by the words, then by how much of the title they are, then by popularity. */
export const relevanceOf = ({ weight, inTitle, titleWords }: Found, popularity: number): number =>
  weight + (1.5 * inTitle) / Math.max(1, titleWords) + popularity / (popularity + 10);
