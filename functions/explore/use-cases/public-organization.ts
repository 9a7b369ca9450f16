import type { OrganizationTile, PublicOrganization } from '@quizhall/shared/model/explore/explore';
import { isPublicOrganization } from '@quizhall/shared/rules/quizzes/explore-listing';
import { mediaUrl } from '@quizhall/shared/rules/quizzes/uploads';
import type { Organization } from '../../organizations/model/organizations.ts';
import { findOrganizationBySlug, getOrganizations } from '../../organizations/model/organizations-by-id.ts';
import { now } from '../../platform/clock.ts';
import { currentView } from './catalogue-cache.ts';
import { figuresOfOwner, type OrganizationFigures } from './organizations.ts';

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

/** An organization among others. */
export function tileOf(organization: Organization, figures: OrganizationFigures): OrganizationTile {
  const { quizzes, participants, categories } = figures;
  return {
    ...shownOf(organization),
    description: organization.description.slice(0, MOST_DESCRIPTION),
    categories: categories.slice(0, MOST_CATEGORIES).map(({ category }) => category),
    quizzes,
    participants,
  };
}

/** These organizations as they are now, in this order. What the catalogue proposes is read and checked, as quizzes are. */
export async function shownOrganizations(ids: readonly string[]): Promise<Organization[]> {
  const found = await getOrganizations(ids);
  return ids.flatMap((id) => found.get(id) ?? []).filter(isPublicOrganization);
}

/** The organization of this page with what it lists; undefined where there is none, or it lists nothing. */
export async function publicOrganization(slug: string): Promise<PublicOrganization | undefined> {
  const [organization, view] = await Promise.all([findOrganizationBySlug(slug), currentView()]);
  if (!organization || !isPublicOrganization(organization)) return undefined;
  const { quizzes, categories } = figuresOfOwner(view, organization.id, now());
  if (quizzes === 0) return undefined;
  const customCategories = organization.customCategories
    .map(({ id, name, color }) => ({ id, name, color, quizzes: figuresOfOwner(view, id, now()).quizzes }))
    .filter((category) => category.quizzes > 0)
    .toSorted((a, b) => b.quizzes - a.quizzes);
  const { primaryColor } = organization.branding;
  return { ...shownOf(organization), primaryColor, categories, customCategories };
}
