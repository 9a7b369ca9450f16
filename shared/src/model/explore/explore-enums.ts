/** How the list of Explore is ordered. */
export const EXPLORE_SORTS = ['popular', 'rating', 'newest', 'participants'] as const;
export type ExploreSort = (typeof EXPLORE_SORTS)[number];

export const EXPLORE_PRICES = ['free', 'paid'] as const;
export type ExplorePrice = (typeof EXPLORE_PRICES)[number];

/** What people may say is wrong with a quiz. */
export const REPORT_REASONS = ['inappropriate', 'incorrect', 'copyright', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
