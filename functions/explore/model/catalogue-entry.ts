import { CATEGORIES, LANGUAGES, QUIZ_DIFFICULTIES } from '@quizhall/shared/model/enums';
import { isInExplore, isPublicOrganization } from '@quizhall/shared/rules/quizzes/explore-listing';
import * as z from 'zod';
import type { Organization } from '../../organizations/model/organizations.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';

/** What the catalogue knows of a quiz that is shown in Explore: what it can be found by, and nothing that is shown. */
export const Entry = z.object({
  id: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  /** The beginning of its description. */
  text: z.string(),
  category: z.enum(CATEGORIES),
  /** Its organization's own. */
  customCategory: z.string().optional(),
  difficulty: z.enum(QUIZ_DIFFICULTIES),
  language: z.enum(LANGUAGES),
  isPaid: z.boolean(),
  ownerId: z.string(),
  code: z.string(),
  createdAt: z.string(),
  /** From when on nobody can take it. */
  endsAt: z.string().optional(),
});
export type Entry = z.output<typeof Entry>;

/** What it knows of an organization, also of one whose quizzes Explore does not lead to. */
export const OrganizationEntry = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  isPublic: z.boolean(),
  isFeatured: z.boolean(),
});
export type OrganizationEntry = z.output<typeof OrganizationEntry>;

/** Catalogue entry of an organization. Quiz entries tell whether any quiz is listed. */
export const toOrganizationEntry = (organization: Organization): OrganizationEntry => ({
  id: organization.id,
  name: organization.name,
  slug: organization.slug,
  isPublic: isPublicOrganization(organization),
  isFeatured: organization.isFeatured ?? false,
});

const MOST_TEXT = 600;

/** Catalogue entry of a quiz. Undefined if Explore does not list it. */
export function toCatalogueEntry(quiz: Quiz, now: number): Entry | undefined {
  if (!isInExplore(quiz, now)) return undefined;
  const {
    id,
    title,
    tags,
    description,
    category,
    difficulty,
    language,
    settings,
    ownerId,
    code,
    createdAt,
    customCategory,
  } = quiz;
  const { isScheduled, endDate } = quiz.schedule;
  return {
    id,
    title,
    tags,
    text: description.slice(0, MOST_TEXT),
    category,
    ...(customCategory !== undefined && { customCategory }),
    difficulty,
    language,
    isPaid: settings.isPaid,
    ownerId,
    code,
    createdAt,
    ...(isScheduled && endDate && { endsAt: endDate }),
  };
}
