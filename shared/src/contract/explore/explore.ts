import * as z from 'zod';
import { Cursor, PageSize, QuizId, QuizRef } from '../../model/common.ts';
import { CATEGORIES, LANGUAGES, QUIZ_DIFFICULTIES } from '../../model/enums.ts';
import { ExploreCard, OrganizationResult } from '../../model/explore/explore.ts';
import { EXPLORE_PRICES, EXPLORE_SORTS, REPORT_REASONS } from '../../model/explore/explore-enums.ts';
import type { Endpoint } from '../endpoint.ts';
import { exploreOrganizations } from '../organizations/explore-organizations.ts';
import { Any, CategoryFilter, SHARED_SECONDS, searching } from './explore-parts.ts';

const Query = z.string().trim().max(100).default('');

const Cards = z.object({ quizzes: z.array(ExploreCard) });

/** What everybody finds without knowing where it is: docs/product/explore.md. */
export const explore = {
  ...exploreOrganizations,
  exploreQuizzes: {
    method: 'GET',
    path: '/explore',
    auth: 'public',
    access: 'anyone',
    summary: 'Quizzes that their authors list: searched, filtered, sorted and paged',
    query: z.strictObject({
      q: Query,
      category: CategoryFilter,
      difficulty: z.union([Any, z.enum(QUIZ_DIFFICULTIES)]).optional(),
      price: z.union([Any, z.enum(EXPLORE_PRICES)]).optional(),
      language: z.union([Any, z.enum(LANGUAGES)]).optional(),
      sort: z.enum(EXPLORE_SORTS).default('popular'),
      limit: PageSize(12, 20),
      cursor: Cursor,
    }),
    response: Cards.extend({
      /** At most 1,000. */
      total: z.number(),
      /** There are more than `total`. */
      hasMore: z.boolean(),
      nextCursor: z.string().optional(),
    }),
    sharedSeconds: SHARED_SECONDS,
    ...searching,
  },
  searchExplore: {
    method: 'GET',
    path: '/explore/search',
    auth: 'public',
    access: 'anyone',
    summary: 'As somebody types: at most three quizzes and three organizations',
    query: z.strictObject({ q: Query }),
    response: Cards.extend({
      organizations: z.array(OrganizationResult),
    }),
    sharedSeconds: SHARED_SECONDS,
    ...searching,
  },
  listTrending: {
    method: 'GET',
    path: '/explore/trending',
    auth: 'public',
    access: 'anyone',
    summary: 'The quizzes that most people take these days, at most six',
    response: Cards,
    sharedSeconds: SHARED_SECONDS,
    ...searching,
  },
  getExploreSummary: {
    method: 'GET',
    path: '/explore/summary',
    auth: 'public',
    access: 'anyone',
    summary: 'How many quizzes are listed, by how many creators, and how often they were taken',
    response: z.object({
      quizzes: z.number(),
      creators: z.number(),
      participants: z.number(),
      organizations: z.number(),
      categories: z.record(z.enum(CATEGORIES), z.number()),
    }),
    sharedSeconds: 60,
    ...searching,
  },
  listRelated: {
    method: 'GET',
    path: '/quizzes/{id}/related',
    auth: 'public',
    access: 'anyone',
    summary: 'Listed quizzes that are like this one, at most three',
    params: z.strictObject({ id: QuizRef }),
    response: Cards,
    sharedSeconds: SHARED_SECONDS,
    ...searching,
  },
  getCreator: {
    method: 'GET',
    path: '/creators/{id}',
    auth: 'public',
    access: 'anyone',
    summary: 'Somebody whose quizzes are listed, and these; 404 for everybody else',
    params: z.strictObject({ id: z.string().regex(/^[\w-]{1,60}$/, 'Not a creator') }),
    query: z.strictObject({ limit: PageSize(12, 20), cursor: Cursor }),
    response: Cards.extend({
      creator: z.object({ id: z.string(), name: z.string() }),
      total: z.number(),
      nextCursor: z.string().optional(),
    }),
    sharedSeconds: SHARED_SECONDS,
    ...searching,
  },
  reportQuiz: {
    method: 'POST',
    path: '/quizzes/{id}/report',
    auth: 'optional',
    access: 'anyone',
    summary: 'Tell whoever runs the site what is wrong with a quiz',
    params: z.strictObject({ id: QuizId }),
    body: z.strictObject({
      reason: z.enum(REPORT_REASONS, 'Please choose what is wrong'),
      details: z.string().trim().max(1_000, 'At most 1,000 characters').default(''),
    }),
    message: 'Thank you. We will look at it.',
    throttle: [{ by: 'address', limit: 20, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
  listSaved: {
    method: 'GET',
    path: '/users/me/saved',
    auth: 'user',
    access: 'self',
    summary: 'The quizzes that one has saved for later and that can be taken, the latest first',
    response: Cards,
    rights: { table: 'read' },
  },
  getSaved: {
    method: 'GET',
    path: '/users/me/saved/{quizId}',
    auth: 'user',
    access: 'anyone',
    summary: 'Whether one has saved this quiz for later',
    params: z.strictObject({ quizId: QuizId }),
    response: z.object({ saved: z.boolean() }),
    rights: { table: 'read' },
  },
  saveQuiz: {
    method: 'PUT',
    path: '/users/me/saved/{quizId}',
    auth: 'user',
    access: 'anyone',
    summary: 'Save a quiz for later; the oldest of more than 100 is forgotten',
    params: z.strictObject({ quizId: QuizId }),
    response: z.object({ saved: z.boolean() }),
    throttle: [{ by: 'user', limit: 600, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
  unsaveQuiz: {
    method: 'DELETE',
    path: '/users/me/saved/{quizId}',
    auth: 'user',
    access: 'anyone',
    summary: 'Do not keep it any more',
    params: z.strictObject({ quizId: QuizId }),
    response: z.object({ saved: z.boolean() }),
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
