import type { OrganizationTile, PublicOrganization } from '@quizhall/shared/model/explore/explore';
import { isPublicOrganization } from '@quizhall/shared/rules/quizzes/explore-listing';
import { mediaUrl } from '@quizhall/shared/rules/quizzes/uploads';
import type { Organization } from '../../organizations/model/organizations.ts';
import { findOrganizationBySlug, getOrganizations } from '../../organizations/model/organizations-by-id.ts';
import { now } from '../../platform/clock.ts';
import { getCatalogueView } from './catalogue-cache.ts';
import { ownerStatistics, type OwnerStatistics } from './organizations.ts';

/** A tile shows some lines. */
const MOST_DESCRIPTION = 200;
const MOST_CATEGORIES = 3;

function shownOf(organization: Organization) {
  const {
    id,
    name,
    slug,
    description,
    type,
    branding,
    isVerified = false,
    isFeatured = false,
  } = organization;
  const logo = branding.logoKey;
  return {
    id,
    name,
    slug,
    description,
    type,
    ...(logo !== undefined && { logo: mediaUrl(logo) }),
    isVerified,
    isFeatured,
  };
}

/** Converts an organization to a tile of a list. */
export function toOrganizationTile(organization: Organization, figures: OwnerStatistics): OrganizationTile {
  const { quizzes, participants, categories } = figures;
  return {
    ...shownOf(organization),
    description: organization.description.slice(0, MOST_DESCRIPTION),
    categories: categories.slice(0, MOST_CATEGORIES).map(({ category }) => category),
    quizzes,
    participants,
  };
}

/** Organizations in the given order, read and checked before they are shown. */
export async function listPublicOrganizations(ids: readonly string[]): Promise<Organization[]> {
  const found = await getOrganizations(ids);
  return ids.flatMap((id) => found.get(id) ?? []).filter(isPublicOrganization);
}

/** Public page of an organization. Undefined if it does not exist or lists no quiz. */
export async function getPublicOrganization(slug: string): Promise<PublicOrganization | undefined> {
  const [organization, view] = await Promise.all([findOrganizationBySlug(slug), getCatalogueView()]);
  if (!organization || !isPublicOrganization(organization)) return undefined;
  const { quizzes, categories } = ownerStatistics(view, organization.id, now());
  if (quizzes === 0) return undefined;
  const customCategories = organization.customCategories
    .map(({ id, name, color }) => ({ id, name, color, quizzes: ownerStatistics(view, id, now()).quizzes }))
    .filter((category) => category.quizzes > 0)
    .toSorted((a, b) => b.quizzes - a.quizzes);
  const { primaryColor } = organization.branding;
  return { ...shownOf(organization), primaryColor, categories, customCategories };
}
