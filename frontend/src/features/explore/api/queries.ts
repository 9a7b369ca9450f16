import type { Category } from '@quizhall/shared/model/enums';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { cursorQuery } from '@/lib/list/cursor-list.ts';
import type { ExploreFilters } from '../model/filters.ts';

/** The pages show failures themselves. */
const QUIET = { quiet: true } as const;
/** Coming back keeps the place: what was loaded is not asked again within this time. */
const FRESH_MS = 60_000;

/** The list, a page at a time. */
export const quizzesQuery = (query: ExploreFilters) =>
  cursorQuery({
    queryKey: ['explore', 'quizzes', query],
    staleTime: FRESH_MS,
    read: (cursor, signal) =>
      call(
        routes.explore.exploreQuizzes,
        { query: { ...query, ...(cursor && { cursor }) } },
        { ...QUIET, signal },
      ),
  });

/** As somebody types. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['explore', 'search', q],
    queryFn: ({ signal }) => call(routes.explore.searchExplore, { query: { q } }, { ...QUIET, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    enabled: q !== '',
  });

export const trendingQuery = queryOptions({
  queryKey: ['explore', 'trending'],
  queryFn: async ({ signal }) => (await call(routes.explore.listTrending, {}, { ...QUIET, signal })).quizzes,
  staleTime: FRESH_MS,
});

export const summaryQuery = queryOptions({
  queryKey: ['explore', 'summary'],
  queryFn: ({ signal }) => call(routes.explore.getExploreSummary, {}, { ...QUIET, signal }),
  staleTime: FRESH_MS,
});

/** The organizations that are recommended, or the most active. */
export const featuredQuery = queryOptions({
  queryKey: ['explore', 'organizations'],
  queryFn: async ({ signal }) =>
    (await call(routes.explore.listFeaturedOrganizations, {}, { ...QUIET, signal })).organizations,
  staleTime: FRESH_MS,
});

/** An organization with its quizzes, of one category or all, a page at a time. */
export const organizationQuery = (slug: string, category: Category | 'all', customCategory: string) =>
  cursorQuery({
    queryKey: ['explore', 'organization', slug, category, customCategory],
    staleTime: FRESH_MS,
    read: (cursor, signal) =>
      call(
        routes.explore.getPublicOrganization,
        {
          params: { slug },
          query: { category, ...(customCategory && { customCategory }), ...(cursor && { cursor }) },
        },
        { ...QUIET, signal },
      ),
  });

/** A creator with their quizzes, a page at a time. */
export const creatorQuery = (id: string) =>
  cursorQuery({
    queryKey: ['explore', 'creator', id],
    read: (cursor, signal) =>
      call(
        routes.explore.getCreator,
        { params: { id }, query: cursor ? { cursor } : {} },
        { ...QUIET, signal },
      ),
  });
