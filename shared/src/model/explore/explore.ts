import * as z from 'zod';
import { Instant } from '../common.ts';
import { CATEGORIES, LANGUAGES, QUIZ_DIFFICULTIES } from '../enums.ts';
import { Rating } from '../results/feedback.ts';
import { ORGANIZATION_TYPES } from '../organizations/organization-enums.ts';
import { CoverPicture } from '../quizzes/quiz.ts';

/** A quiz as everybody finds it. */
export const ExploreCard = z.object({
  id: z.string(),
  title: z.string(),
  /** The beginning, as Markdown. */
  description: z.string(),
  category: z.enum(CATEGORIES),
  difficulty: z.enum(QUIZ_DIFFICULTIES),
  language: z.enum(LANGUAGES),
  tags: z.array(z.string()),
  coverImage: CoverPicture.optional(),
  totalQuestions: z.number(),
  /** Minutes that somebody has, the usual ones where the quiz says none; 0 where there is no limit. */
  timeLimit: z.number(),
  isPaid: z.boolean(),
  /** US dollars. */
  price: z.number(),
  rating: Rating,
  /** How often it was taken to the end; absent, as its ratings are, where nobody is led to it any more. */
  participants: z.number().optional(),
  isFeatured: z.boolean(),
  createdAt: Instant,
  /** Whose it is; without a name once the account is deleted. */
  creator: z.object({ id: z.string(), name: z.string().optional() }).optional(),
  /** `isPublic`: it may have a page, on which its listed quizzes stand. */
  organization: z
    .object({ id: z.string(), name: z.string(), slug: z.string(), isPublic: z.boolean() })
    .optional(),
  /** Its organization's own. */
  customCategory: z.object({ name: z.string(), color: z.string() }).optional(),
});
export type ExploreCard = z.output<typeof ExploreCard>;

/** An organization as everybody finds it. */
const FoundOrganization = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  type: z.enum(ORGANIZATION_TYPES),
  /** Where its logo is. */
  logo: z.string().optional(),
  isVerified: z.boolean(),
  isFeatured: z.boolean(),
});

/** An organization in the search results. */
export const OrganizationResult = FoundOrganization.pick({
  id: true,
  name: true,
  slug: true,
  type: true,
  isVerified: true,
});

/** With what it offers. */
export const OrganizationTile = FoundOrganization.extend({
  /** Most of its quizzes are of these, at most three. */
  categories: z.array(z.enum(CATEGORIES)),
  quizzes: z.number(),
  participants: z.number(),
});
export type OrganizationTile = z.output<typeof OrganizationTile>;

/** Its page. */
export const PublicOrganization = FoundOrganization.extend({
  primaryColor: z.string(),
  /** How many listed quizzes it has of each category that it has any of, the most first. */
  categories: z.array(z.object({ category: z.enum(CATEGORIES), quizzes: z.number() })),
  /** The same of its own ones. */
  customCategories: z.array(
    z.object({ id: z.string(), name: z.string(), color: z.string(), quizzes: z.number() }),
  ),
});
export type PublicOrganization = z.output<typeof PublicOrganization>;
