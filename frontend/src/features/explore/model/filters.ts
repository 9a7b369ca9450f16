import { CATEGORIES, LANGUAGES } from '@quizhall/shared/model/enums';
import { EXPLORE_PRICES, EXPLORE_SORTS } from '@quizhall/shared/model/explore/explore-enums';
import { choice, type FilterValues, order, typed } from '@/lib/list/filters.ts';

/** The tiles; `arts` is the category `art`. */
export const TILES = ['all', 'technology', 'business', 'science', 'history', 'mathematics', 'arts'] as const;
export type Tile = (typeof TILES)[number];
export const DIFFICULTIES = ['all', 'easy', 'medium', 'hard'] as const;

/** What the address says of the list. */
export const FILTERS = {
  q: typed(100),
  category: choice([...TILES, ...CATEGORIES], 'all'),
  difficulty: choice(DIFFICULTIES, 'all'),
  price: choice(['all', ...EXPLORE_PRICES], 'all'),
  language: choice(['all', ...LANGUAGES], 'all'),
  sort: order(EXPLORE_SORTS, 'popular'),
};
export type ExploreFilters = FilterValues<typeof FILTERS>;
