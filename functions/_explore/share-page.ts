import type { PublicOrganization } from '@quizhall/shared/model/explore';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { SITE, sharePage, shortened } from '../_taking/share-page.ts';

/** What programs get that ask for the address of an organization to show it where somebody has shared it. */
export function organizationSharePage(
  origin: string,
  slug: string,
  organization: PublicOrganization | undefined,
): string {
  const path = sitePath(SITE_PATHS.organizationPage, { slug });
  if (!organization) return sharePage(origin, { language: 'en', ...SITE, path, hidden: true });
  return sharePage(origin, {
    language: 'en',
    title: `${organization.name} · ${SITE.title}`,
    description: shortened(organization.description) || SITE.description,
    path,
    picture: organization.logo ?? SITE.picture,
    hidden: false,
  });
}
