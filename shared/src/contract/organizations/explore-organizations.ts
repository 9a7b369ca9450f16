import * as z from 'zod';
import { CategoryId, Cursor, PageSize } from '../../model/common.ts';
import { ExploreCard, OrganizationTile, PublicOrganization } from '../../model/explore/explore.ts';
import type { Endpoint } from '../endpoint.ts';
import { CategoryFilter, SHARED_SECONDS, searching } from '../explore/explore-parts.ts';
import { Html } from '../explore/share-page.ts';

const BySlug = z.strictObject({ slug: z.string().regex(/^[a-z0-9-]{1,120}$/, 'Not an organization') });

/** Organizations that everybody may know, because they list quizzes. */
export const exploreOrganizations = {
  listFeaturedOrganizations: {
    method: 'GET',
    path: '/explore/organizations',
    auth: 'public',
    access: 'anyone',
    summary: 'The organizations that the site recommends, or else the most active ones, at most six',
    response: z.object({ organizations: z.array(OrganizationTile) }),
    sharedSeconds: SHARED_SECONDS,
    ...searching,
  },
  getPublicOrganization: {
    method: 'GET',
    path: '/organizations/{slug}',
    auth: 'public',
    access: 'anyone',
    summary: 'An organization that lists quizzes, and these; 404 for every other',
    params: BySlug,
    query: z.strictObject({
      category: CategoryFilter,
      /** One of its own. */
      customCategory: CategoryId.optional(),
      limit: PageSize(12, 20),
      cursor: Cursor,
    }),
    response: z.object({
      organization: PublicOrganization,
      quizzes: z.array(ExploreCard),
      total: z.number(),
      nextCursor: z.string().optional(),
    }),
    sharedSeconds: SHARED_SECONDS,
    ...searching,
  },
  getOrganizationSharePage: {
    method: 'GET',
    path: '/organizations/{slug}/share-page',
    auth: 'public',
    access: 'anyone',
    summary:
      'A small page about an organization for programs that read shared links: name, description and logo of one that lists quizzes, and of any other nothing but the site’s name',
    params: BySlug,
    response: Html,
    page: true,
    sharedSeconds: SHARED_SECONDS,
    ...searching,
  },
} as const satisfies Record<string, Endpoint>;
